// The own hand. Cards keep their elements as long as they are held, so that nothing moves under the finger.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, cardName } from '../cards.js';
import { card } from '../ui/card.js';
import { announce } from '../ui/announce.js';
import { heir } from '../ui/focus.js';
import { keyLabel } from '../ui/keys.js';
import { liked } from '../settings.js';
import { nudge } from './motion.js';
import { cue } from './sound.js';
import { dragging } from './drag.js';

/** @typedef {import('./state.js').TableState} TableState */

/** The keys that choose the first, second, … card. Further letters have other meanings. */
export const CARD_KEYS = [...'1234567890qwer'];

export class Hand {
  element = h('div.hand', { role: 'group', 'aria-label': () => t('your-hand') });
  /** Why the last card that was tried is refused. @type {(() => string) | null} */
  why = null;
  /** @type {{face: string, button: HTMLElement}[]} */
  #buttons = [];

  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    dragging(this.element, {
      play: (button) => this.#withPlace(button, (place) => this.#play(place)),
      move: (button, before) => this.#move(button, before),
    });
    this.element.addEventListener('keydown', (event) => this.#walk(event));
    this.element.addEventListener('focusin', () => (this.#place = Math.max(0, this.focused)));
    heir(this.element, () => this.heir);
  }

  /** Arrows go from card to card, Home and End to the first and last; with Shift, arrows take the card along.
   * @param {KeyboardEvent} event */
  #walk(event) {
    // Who holds Enter down has played one card, not the one that comes into its place as well.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const from = this.focused;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? this.#buttons.length - 1 : from + step;
    if (from < 0 || to === from || !this.#buttons[to]) return undefined;
    event.preventDefault();
    if (!event.shiftKey || step === 0) return this.go(to);
    const { button } = this.#buttons[from];
    this.#move(button, step > 0 ? (this.#buttons[from + 2]?.button ?? null) : this.#buttons[to].button);
    return button.focus();
  }

  /** The place of the card that has the focus. */
  get focused() {
    return this.#buttons.findIndex((one) => one.button === document.activeElement);
  }

  /** The focus goes to a card. Enter plays that one then, not another that was chosen before.
   * @param {number} place */
  go(place) {
    const { table } = this;
    this.#buttons[place]?.button.focus();
    if (!table.question || !('play' in table.question) || table.chosen.length === 0 || table.chosen[0] === place) return;
    table.chosen = [];
    table.changed();
  }

  /** The card that takes the focus over: the one in the place of the card that had it last, if that is gone. */
  get heir() {
    return this.#buttons[Math.min(this.#place, this.#buttons.length - 1)]?.button ?? null;
  }
  #place = 0;

  /** @param {HTMLElement} button @param {(place: number) => void} run */
  #withPlace(button, run) {
    const place = this.#buttons.findIndex((one) => one.button === button);
    if (place >= 0) run(place);
  }

  /** Puts a card before another one: the order is the person's own.
   * @param {HTMLElement} button @param {HTMLElement | null} before */
  #move(button, before) {
    const { table } = this;
    const from = this.#buttons.findIndex((one) => one.button === button);
    const [moved] = this.#buttons.splice(from, 1);
    const to = before ? this.#buttons.findIndex((one) => one.button === before) : this.#buttons.length;
    this.#buttons.splice(to, 0, moved);
    table.hand = this.#buttons.map((one) => one.face);
    table.chosen = [];
    table.changed();
  }

  draw() {
    const { table } = this;
    const kept = [...this.#buttons];
    this.#buttons = table.hand.map((face) => {
      const at = kept.findIndex((one) => one.face === face);
      return at >= 0 ? kept.splice(at, 1)[0] : { face, button: this.#button(face) };
    });
    const focused = document.activeElement;
    const wanted = this.#buttons.map((one) => one.button);
    if (wanted.length !== this.element.childElementCount || wanted.some((button, i) => this.element.children[i] !== button)) {
      fill(this.element, wanted);
      if (focused instanceof HTMLElement && this.element.contains(focused)) focused.focus({ preventScroll: true });
    }
    this.element.style.setProperty('--n', String(wanted.length));
    const rows = wanted.length > 16 ? 3 : wanted.length > 7 ? 2 : 1;
    this.element.dataset.rows = String(rows);
    this.element.style.setProperty('--per', String(Math.max(1, Math.ceil(wanted.length / rows))));
    this.element.hidden = !table.plays;
    this.#buttons.forEach(({ face, button }, place) => this.#dress(face, button, place));
  }

  /** @param {string} face */
  #button(face) {
    const button = h('button.held', { 'data-face': face });
    button.append(card(face), h('span.unseen'));
    button.addEventListener('click', () => this.#withPlace(button, (place) => this.tap(place)));
    return button;
  }

  /** @param {string} face @param {HTMLElement} button @param {number} place */
  #dress(face, button, place) {
    const { table } = this;
    const states = [];
    const refused = this.refusal(face);
    if (refused) states.push('refused');
    if (table.chosen.includes(place)) states.push('selected');
    if (table.queued === face && table.hand.indexOf(face) === place) states.push('queued');
    if (this.#isSealed(face, place)) states.push('sealed');
    const state = states.join(' ');
    const picture = /** @type {Element} */ (button.firstElementChild);
    if ((picture.getAttribute('state') ?? '') !== state) picture.setAttribute('state', state);
    const middle = (table.hand.length - 1) / 2;
    button.style.setProperty('--i', String(place));
    button.style.setProperty('--turn', String(place - middle));
    button.setAttribute('aria-disabled', String(Boolean(refused)));
    button.setAttribute('aria-pressed', String(states.includes('selected') || states.includes('queued')));
    /** @type {Element} */ (button.lastElementChild).textContent = this.#label(face, place, states);
    const key = keyLabel(CARD_KEYS[place] ?? '');
    if (key) button.setAttribute('aria-keyshortcuts', key);
    else button.removeAttribute('aria-keyshortcuts');
  }

  /** @param {string} face @param {number} place @param {string[]} states */
  #label(face, place, states) {
    const name = cardName(face);
    if (states.includes('refused')) return t('held-refused', { card: name });
    if (states.includes('queued')) return t('held-queued', { card: name });
    if (states.includes('sealed')) return t('held-sealed', { card: name });
    const key = keyLabel(CARD_KEYS[place] ?? '');
    return key ? t('held-key', { card: name, key: key.toUpperCase() }) : name;
  }

  /** Cards that were chosen and lie sealed. Of equal ones, as many as were chosen.
   * @param {string} face @param {number} place */
  #isSealed(face, place) {
    const sealed = this.table.game.sealed[this.table.me];
    if (!sealed || !this.table.plays) return false;
    const before = this.table.hand.slice(0, place).filter((other) => other === face).length;
    return before < sealed.filter((other) => other === face).length;
  }

  /** Why the rules refuse this card now; null if they do not, or if it is not one's turn.
   * @param {string} face
   * @returns {(() => string) | null} */
  refusal(face) {
    const question = this.table.question;
    if (!question || !('play' in question) || question.play.cards.includes(face)) return null;
    const follow = question.play.follow;
    if (!follow) return () => t('reason-not-offered');
    const values = { led: CODES[follow.led] };
    return () => t('refused-because', { reason: follow.stand_in ? t('reason-follow-stand-in', values) : t('reason-follow', values), rule: follow.rule });
  }

  /** A card is touched: it is played, chosen, queued, or it is said why not.
   * @param {number} place */
  tap(place) {
    const { table } = this;
    const face = table.hand[place];
    const question = table.question;
    this.why = null;
    if (table.sending || !face) return;
    if (!question) this.#queue(face);
    else if ('play' in question) this.#tapToPlay(place, face);
    else if ('pass' in question || 'discard' in question) this.#pick(place, 'pass' in question ? question.pass.count : question.discard.count);
    table.changed();
  }

  /** @param {number} place @param {string} face */
  #tapToPlay(place, face) {
    const refused = this.refusal(face);
    if (refused) return this.#sayWhy(place, refused);
    if (liked().confirm && !this.table.chosen.includes(place)) this.table.chosen = [place];
    else this.#play(place);
  }

  /** @param {number} place @param {() => string} refused */
  #sayWhy(place, refused) {
    this.why = refused;
    this.table.chosen = [];
    nudge(this.#buttons[place].button);
    cue('refused');
    announce(refused());
  }

  /** Chooses a card without playing it: Enter does.
   * @param {number} place */
  choose(place) {
    const { table } = this;
    const question = table.question;
    if (!question || !('play' in question)) return this.tap(place);
    const refused = this.refusal(table.hand[place]);
    this.why = null;
    if (!table.hand[place]) return;
    if (refused) this.#sayWhy(place, refused);
    else {
      table.chosen = table.chosen.includes(place) ? [] : [place];
      if (this.focused >= 0) this.#buttons[place].button.focus();
      if (table.chosen.length > 0) announce(t('chosen-card', { card: cardName(table.hand[place]) }));
    }
    table.changed();
  }

  /** @param {number} place */
  #play(place) {
    const face = this.table.hand[place];
    const refused = this.refusal(face);
    if (refused) {
      this.#sayWhy(place, refused);
      this.table.changed();
    } else if (this.table.mayPlay(face)) {
      this.table.chosen = [place];
      this.table.answer({ play: face });
    } else if (!this.table.question) {
      this.#queue(face);
      this.table.changed();
    }
  }

  /** @param {string} face */
  #queue(face) {
    const { table } = this;
    if (table.view?.stage !== 'playing' || table.game.sealed[table.me]) return;
    table.queued = table.queued === face ? null : face;
    announce(table.queued ? t('queued-card', { card: cardName(face) }) : t('unqueued-card'));
  }

  /** @param {number} place @param {number} count */
  #pick(place, count) {
    const { table } = this;
    if (table.chosen.includes(place)) table.chosen = table.chosen.filter((other) => other !== place);
    // One more than can be chosen replaces the first.
    else table.chosen = [...table.chosen, place].slice(-count);
  }

  /** Plays or sends what is chosen. */
  confirm() {
    const { table } = this;
    const question = table.question;
    const faces = table.chosen.map((place) => table.hand[place]);
    if (!question) return;
    if ('play' in question && faces.length === 1) table.answer({ play: faces[0] });
    if ('pass' in question && faces.length === question.pass.count) table.answer({ pass: faces });
    if ('discard' in question && faces.length === question.discard.count) table.answer({ discard: faces });
  }

  /** Where the cards lie on the screen, for motion. */
  rects() {
    return new Map(this.#buttons.map(({ face, button }) => [face, /** @type {Element} */ (button.firstElementChild).getBoundingClientRect()]));
  }
}
