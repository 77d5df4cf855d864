// A game again: step by step, from anybody's seat, with a link to every moment.

import { base, here } from '../base.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { Refusal } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { note } from '../router.js';
import { Board } from '../table/board.js';
import { besides, tableView, topsOfPiles } from '../table/table-view.js';
import { announce } from '../ui/announce.js';
import { useKeys } from '../ui/keys.js';
import { drawing } from '../ui/pictures.js';
import { needed } from '../ui/power-subject.js';
import { tellPowers } from '../ui/powers.js';
import { problemText, refuse, toast } from '../ui/toast.js';
import { batch, classes, html, nothing, part, signal } from '../view.js';
import { headline } from './after-words.js';
import { askToPlayOn, controls } from './replay-controls.js';
import { Film } from './replay-film.js';
import { shownHands } from './replay-hands.js';
import { keysOf } from './replay-keys.js';
import { giveLink } from './replay-link.js';
import { scrub } from './replay-scrub.js';
import { RecordSource } from './replay-source.js';

/** How long a card is shown at normal speed, and a finished trick. */
const CARD = 1200;
const TRICK = 2000;

/** More letters than this are written smaller where there is little room. */
const LONG = 90;

/** How long the address waits for the next step before it takes one over. */
const ADDRESS = 250;

/** @type {import('../router.js').Page} */
export default function replay(life, { id }) {
  const page = new ReplayPage(life, id);
  return {
    view: page.view,
    title: () => t('replay'),
    class: () => (page.begun ? 'table-play replaying' : ''),
    bar: page.bar,
    // Where the bar is narrow, its title needs the room; the menu has the same switch.
    sounds: () => media('(min-width: 600px)'),
    moved: () => page.fromAddress(),
    ready: page.awaited.come,
    awaits: page.awaited,
  };
}

class ReplayPage {
  #film = signal(new Film());
  /** How many steps have come, so that what depends on it is drawn again. */
  #length = signal(0);
  #at = signal(-1);
  /** The last step that was shown: what comes after it is not told to those who do not want to know. */
  #most = signal(0);
  #from = signal('open');
  #pace = signal(1);
  #playing = signal(false);
  #quiet = signal(false);
  #refusal = signal(/** @type {any} */ (null));
  #reading = new AbortController();
  #stopTimer = () => {};
  #stopAddress = () => {};

  /** @param {import('../lifetime.js').Lifetime} life @param {string} id */
  constructor(life, id) {
    this.life = life;
    this.source = new RecordSource(id);
    // All that is said of a step is said at once.
    this.board = new Board(life, this.source, { keepsTrick: () => true, tell: () => {} });
    this.table = this.board.table;
    life.atEnd(() => this.#reading.abort());
    life.atEnd(useKeys(keysOf(this)));
    tellPowers(life);
    this.board.begin();
    /** The moment that the address names. */
    this.awaited = new Awaited(life, () => t('replay-loading'), () => this.#begin(), { persists: true });
  }

  get film() {
    return this.#film.value;
  }

  get from() {
    return this.#from.value;
  }

  get pace() {
    return this.#pace.value;
  }

  get playing() {
    return this.#playing.value;
  }

  get quiet() {
    return this.#quiet.value;
  }

  /** The last step that may be shown. */
  get end() {
    return this.quiet ? this.#most.value : this.film.last;
  }

  get begun() {
    return this.#at.value >= 0;
  }

  async #begin() {
    const { wishes } = here();
    this.#from.value = wishes.get('from') ?? 'open';
    this.#quiet.value = wishes.has('quiet');
    try {
      await this.#read(Number(wishes.get('at') ?? 0));
    } catch (error) {
      // Where there is no such game, asking again does not help.
      if (!(error instanceof Refusal) || error.status < 400 || error.status >= 500) throw error;
      this.#refusal.value = error;
    }
  }

  /** Another link to the same game was followed. */
  fromAddress() {
    const { wishes } = here();
    const from = wishes.get('from') ?? 'open';
    const number = Number(wishes.get('at') ?? 0);
    if (from === this.from) return this.jump(this.film.find(number));
    this.#from.value = from;
    return this.#read(number).catch(refuse);
  }

  /** Reads the game as it is seen from there; shows the moment as soon as it has come.
   * @param {number} number
   * @returns {Promise<void>} that it is shown */
  #read(number) {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal: stopped } = this.#reading;
    const film = new Film();
    let begun = false;
    let shown = () => {};
    let failed = (/** @type {unknown} */ _) => {};
    /** @type {Promise<void>} */
    const promise = new Promise((done, fail) => {
      shown = done;
      failed = fail;
    });
    const more = () => {
      if (stopped.aborted) return;
      const come = film.last >= 0 && (film.done || (film.steps.at(-1)?.view.number ?? 0) >= number);
      if (!begun && come) {
        this.#open(film, film.find(number));
        shown();
      }
      begun ||= come;
      if (begun) this.#length.value = film.steps.length;
    };
    film.read(this.table.id, this.from, stopped, more).catch((error) => {
      if (!stopped.aborted) failed(error);
    });
    return promise;
  }

  /** @param {Film} film @param {number} at */
  #open(film, at) {
    batch(() => {
      this.#refusal.value = null;
      this.#film.value = film;
      this.#length.value = film.steps.length;
      this.#at.value = at;
      this.#most.value = Math.max(this.#most.peek(), at);
      this.source.show(film, at);
    });
  }

  // Going through it

  /** @param {number} at */
  jump = (at) => {
    this.#show(at);
    this.#again();
  };

  /** @param {'card' | 'trick' | 'phase'} unit @param {1 | -1} way */
  step(unit, way) {
    const { film } = this;
    const at = this.#at.value;
    this.jump(unit === 'card' ? at + way : unit === 'trick' ? film.byTrick(at, way) : film.byPhase(at, way));
  }

  /** @param {number} wanted */
  #show(wanted) {
    const { film } = this;
    const at = Math.min(Math.max(0, wanted), film.last);
    if (at === this.#at.value || film.last < 0) return;
    this.#at.value = at;
    this.#most.value = Math.max(this.#most.value, at);
    this.source.show(film, at);
    announce(`${this.words()}. ${this.#line()}`);
    this.#stopAddress();
    this.#stopAddress = this.life.after(ADDRESS, () => note(this.#path(), { replace: true }));
  }

  toggle = () => {
    this.#playing.value = !this.playing;
    if (this.playing && this.#isAtEnd) this.#show(0);
    this.#again();
  };

  get #isAtEnd() {
    return this.#at.value >= this.film.last && this.film.done;
  }

  /** Waits for the next step, if it runs. */
  #again() {
    this.#stopTimer();
    if (!this.playing) return;
    const whole = (this.film.steps[this.#at.value]?.view.game?.trick.length ?? 0) === 0;
    this.#stopTimer = this.life.after((whole ? TRICK : CARD) / this.pace, () => {
      this.#show(this.#at.value + 1);
      if (this.#isAtEnd) this.#playing.value = false;
      else this.#again();
    });
  }

  /** @param {number} pace */
  run = (pace) => {
    this.#pace.value = pace;
    this.#again();
  };

  /** @param {string} from */
  see = (from) => {
    const number = this.#number;
    this.#from.value = from;
    note(this.#path(), { replace: true });
    this.#read(number).catch(refuse);
  };

  hush = () => {
    batch(() => {
      this.#quiet.value = !this.quiet;
      if (this.quiet) this.#most.value = this.#at.value;
    });
    note(this.#path(), { replace: true });
    toast(() => (this.quiet ? t('replay-quiet-on') : t('replay-quiet-off')));
  };

  get #number() {
    return this.film.steps[this.#at.value]?.view.number ?? 0;
  }

  #path() {
    const wishes = new URLSearchParams({ at: String(this.#number), from: this.from });
    if (this.quiet) wishes.set('quiet', '1');
    return `/replay/${this.table.id}?${wishes}`;
  }

  link = () => giveLink(base.share(this.#path()), () => t('replay-link'));

  playOn = () => {
    const step = this.film.steps[this.#at.value];
    if (!step) return;
    this.#playing.value = false;
    this.#again();
    if (step.view.stage === 'over') toast(() => t('replay-play-on-late'));
    else askToPlayOn(this, step.view.number);
  };

  // Drawing

  /** The moment in words. */
  words() {
    const { film } = this;
    const at = this.#at.value;
    const step = film.steps[at];
    if (!step || at === 0) return t('replay-deal');
    const cut = film.cuts[step.cut];
    if (step.card === 0) return cut.phase === 1 ? t('replay-before-one') : t('replay-before-two');
    return t('replay-moment', { phase: cut.phase === 1 ? t('phase-one') : t('phase-two'), trick: cut.trick, card: step.card });
  }

  /** Whether the last step is shown, and the game over. */
  get #isOver() {
    return this.table.view?.stage === 'over' && this.#at.value === this.film.last;
  }

  /** What happened in this step. */
  #line() {
    if (this.#isOver) return this.#result();
    const before = this.film.steps[this.#at.value - 1]?.view.number ?? Infinity;
    const lines = this.table.chronicle.lines.filter((line) => line.number > before && line.kind !== 'phase');
    return lines.length > 0 ? lines.map((line) => line.text()).join(' ') : t('replay-deal');
  }

  #result() {
    const { ending } = this.table.view ?? {};
    return ending ? headline(this.table, ending) : '';
  }

  bar = () => html`<h1>${t('replay')}</h1>${this.begun ? html`<span>${this.words()}</span>` : nothing}`;

  view = () => {
    if (this.#refusal.value) return this.#none();
    const { board } = this;
    const strip = part(() => scrub({ film: this.film, at: this.#at.value, most: this.#length.value > 0 ? this.end : 0, words: this.words(), go: this.jump }));
    const under = [part(() => this.#lineView()), shownHands(board), html`<div class="replay-bar">${strip}${part(() => controls(this))}</div>`];
    return tableView(board, { own: part(() => topsOfPiles(board)), under, side: besides(board) });
  };

  #none() {
    return html`<section class="prose middle">
      <h1>${t('replay-none')}</h1>
      <p>${problemText(this.#refusal.value)}</p>
      <a class="button primary" href=${base.link('/')}>${t('home')}</a>
    </section>`;
  }

  #lineView() {
    const line = this.#line();
    const over = this.#isOver;
    const sign = this.table.chronicle.lines.at(-1)?.sign ?? 'throne';
    return html`<section class=${classes('say', line.length > LONG && 'long')} aria-label=${t('replay-happened')} ${needed('line')}>
      ${drawing(over ? 'throne' : sign === 'back' ? 'i-last' : sign, 'sign')}
      <p>${line}</p>
      ${over ? html`<a class="button" href=${base.link(`/table/${this.table.id}`)}>${t('replay-result')}</a>` : nothing}
    </section>`;
  }
}
