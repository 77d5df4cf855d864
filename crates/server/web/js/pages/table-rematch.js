// A rematch: somebody offers it, and all others at the table hear of it at once, and accept or decline.

import { base } from '../base.js';
import { list, t } from '../i18n.js';
import { go } from '../router.js';
import { cue } from '../table/sound.js';
import { alarm, announce } from '../ui/announce.js';
import { successor } from '../ui/focus.js';
import { notify } from '../ui/notify.js';
import { toast } from '../ui/toast.js';
import { createRef, html, ref } from '../view.js';

/** @typedef {import('../protocol.js').RematchOffer} RematchOffer */

/** How the offer stands for whoever looks at it.
 * @typedef {'none' | 'offered' | 'waiting' | 'accepted' | 'refused' | 'withdrawn'} State */

export class Rematch {
  /** What was told last. */
  #told = '';
  #closeNote = () => {};
  #left = false;
  #place = /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */ (createRef());

  /** @param {import('../table/board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.table = board.table;
    board.life.atEnd(() => this.#closeNote());
  }

  /** @returns {RematchOffer | null} */
  get #offer() {
    return this.table.view?.rematch_offer ?? null;
  }

  /** @returns {State} */
  get #state() {
    const offer = this.#offer;
    const me = this.table.view?.you;
    if (!offer) return 'none';
    if (!offer.stands) return offer.answers[offer.by] === 'declined' ? 'withdrawn' : 'refused';
    if (me == null) return 'none';
    const mine = offer.answers[me];
    if (offer.by === me) return this.#isAgreed(offer) ? 'accepted' : 'waiting';
    return mine === 'open' ? 'offered' : mine === 'accepted' ? 'accepted' : 'refused';
  }

  /** Whether everybody has answered, and somebody plays again.
   * @param {RematchOffer} offer */
  #isAgreed({ by, answers }) {
    const others = answers.filter((answer, seat) => seat !== by && answer !== null);
    return !others.includes('open') && (others.length === 0 || others.includes('accepted'));
  }

  /** The name of whoever has made the offer. */
  get #name() {
    return this.table.properName(this.#offer?.by ?? 0);
  }

  /** Who has given this answer, without whoever has made the offer.
   * @param {'open' | 'declined'} wanted */
  #names(wanted) {
    const offer = this.#offer;
    const seats = (offer?.answers ?? []).flatMap((answer, seat) => (answer === wanted && seat !== offer?.by ? [seat] : []));
    return { names: list(seats.map((seat) => this.table.properName(seat))), count: seats.length };
  }

  /** What the title of the window says; nothing where nothing is asked. */
  title() {
    return this.#state === 'offered' ? t('rematch-title', { name: this.#name }) : '';
  }

  /** There is a new view: what is new is said at once.
   * @param {boolean} fresh whether it is the first one */
  looked(fresh) {
    const offer = this.#offer;
    if (this.table.view?.stage !== 'over' || !offer) return;
    const state = this.#state;
    const news = `${offer.at} ${state}`;
    if (news === this.#told) return;
    this.#told = news;
    this.#closeNote();
    if (state === 'offered') this.#announce(fresh);
    else if (state === 'accepted' && offer.by === this.table.view.you && !fresh) this.#play();
    else if (!fresh && (state === 'refused' || state === 'withdrawn')) alarm(this.#words(state));
  }

  /** Somebody wants to play again. @param {boolean} fresh */
  #announce(fresh) {
    const actions = [
      { label: () => t('rematch-accept'), run: this.#accept },
      { label: () => t('rematch-decline'), run: this.#decline },
    ];
    this.#closeNote = toast(() => this.#words('offered'), { stays: true, urgent: true, actions });
    if (fresh) return;
    cue('turn');
    notify(t('rematch-title', { name: this.#name }), this.table.id);
  }

  #offerIt = async () => {
    const id = (await this.board.attempt('rematch'))?.table;
    // Bots are ready at once; people are waited for here, where it is seen what they answer.
    if (id && this.#state === 'accepted') this.#play();
    else announce(this.#words(this.#state));
  };

  #accept = async () => {
    if ((await this.board.attempt('rematch'))?.table) this.#play();
  };

  #decline = () => this.board.attempt('decline_rematch');

  /** Goes to the new table, ready to play. */
  #play() {
    const id = this.table.view?.rematch;
    if (!id || this.#left) return;
    this.#left = true;
    sessionStorage.setItem(`interregnum.ready.${id}`, '1');
    go(`/table/${id}`);
  }

  /** @param {State} state */
  #words(state) {
    switch (state) {
      case 'offered':
        return t('rematch-offered', { name: this.#name });
      case 'waiting':
        return t('rematch-waiting', this.#names('open'));
      case 'refused':
        return this.#hasDeclined ? t('rematch-declined-you') : t('rematch-declined', this.#names('declined'));
      case 'withdrawn':
        return this.#offer?.by === this.table.view?.you ? t('rematch-withdrawn-you') : t('rematch-withdrawn', { name: this.#name });
      default:
        return '';
    }
  }

  get #hasDeclined() {
    const me = this.table.view?.you;
    return me != null && this.#offer?.by !== me && this.#offer?.answers[me] === 'declined';
  }

  /** How the offer stands, in words. */
  words() {
    const words = this.#words(this.#state);
    return html`<p class="rematch">${words}</p>`;
  }

  /** What can be done about it. Each button takes the focus of the one in whose place it comes. */
  buttons() {
    return html`<span class="again" ${ref(this.#place)} ${successor(() => this.#place.value?.querySelector('a, button') ?? null)}>${this.#buttons()}</span>`;
  }

  #buttons() {
    const next = this.table.view?.rematch;
    switch (this.#state) {
      case 'accepted':
        return html`<button class="primary" @click=${() => this.#play()}>${t('to-rematch')}</button>`;
      case 'offered':
        return html`<button class="primary" @click=${this.#accept}>${t('rematch-accept')}</button><button @click=${this.#decline}>${t('rematch-decline')}</button>`;
      case 'waiting':
        return html`<button @click=${this.#decline}>${t('rematch-withdraw')}</button>`;
      default:
        if (this.table.may('rematch')) return html`<button class="primary" @click=${this.#offerIt}>${t('rematch')}</button>`;
        return next ? html`<a class="button primary" href=${base.link(`/table/${next}`)}>${t('to-rematch')}</a>` : html`<a class="button" href=${base.link('/')}>${t('home')}</a>`;
    }
  }
}
