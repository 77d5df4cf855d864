// The own hand: what touching, dragging and keys do to it.

import { cardName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { t } from '../i18n.js';
import { liked } from '../settings.js';
import { announce } from '../ui/announce.js';
import { tellChosen } from '../ui/powers.js';
import { batch, signal } from '../signals.js';
import { Drag } from './drag.js';
import { nudge } from './motion.js';
import { cue } from './sound.js';

/** The keys that choose the first, second, … card. Further letters have other meanings. */
export const CARD_KEYS = [...'1234567890qwer'];

export class Hand {
  /** Why the last card that was tried is refused. */
  #why = signal(/** @type {(() => string) | null} */ (null));
  drag = new Drag(this);
  /** The place of the card that had the focus last. */
  #place = 0;

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  get table() {
    return this.board.table;
  }

  get why() {
    return this.#why.value;
  }

  set why(why) {
    this.#why.value = why;
  }

  /** The button of the card in a place of the hand. @param {number} place */
  button(place) {
    const held = this.table.held[place];
    return held ? this.board.places.get(`button ${held.id}`) : null;
  }

  // The keyboard

  /** The place of the card that has the focus. */
  get focused() {
    const focus = document.activeElement;
    return this.table.held.findIndex(({ id }) => this.board.places.get(`button ${id}`) === focus);
  }

  /** The card that takes the focus over: the one in the place of the card that had it last, if that is gone. */
  get successor() {
    return this.button(Math.min(this.#place, this.table.held.length - 1));
  }

  noteFocus = () => {
    this.#place = Math.max(0, this.focused);
  };

  /** The focus goes to a card. Enter plays that one then, not another that was chosen before.
   * @param {number} place */
  go(place) {
    const { table } = this;
    this.button(place)?.focus();
    if (table.question && 'play' in table.question && table.chosen.length > 0 && table.chosen[0] !== place) table.chosen = [];
  }

  /** Arrows go from card to card, Home and End to the first and last; with Shift, arrows take the card along.
   * @param {KeyboardEvent} event */
  walk = (event) => {
    // Who holds Enter down has played one card, not the one that comes into its place as well.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const from = this.focused;
    const last = this.table.held.length - 1;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : from + step;
    if (from < 0 || to === from || to < 0 || to > last) return undefined;
    event.preventDefault();
    if (!event.shiftKey || step === 0) return this.go(to);
    this.move(from, to);
    return this.button(to)?.focus();
  };

  /** Gives a card another place: the order is the person's own.
   * @param {number} from @param {number} to its place afterwards */
  move(from, to) {
    const held = this.table.held.toSpliced(from, 1);
    batch(() => {
      this.table.held = held.toSpliced(to, 0, this.table.held[from]);
      this.table.chosen = [];
    });
  }

  // What may be done

  /** Cards that were chosen and lie sealed. Of equal ones, as many as were chosen.
   * @param {number} place */
  isSealed(place) {
    const { table } = this;
    const sealed = table.plays ? table.game.sealed[table.me] : null;
    if (!sealed) return false;
    const face = table.hand[place];
    const before = table.hand.slice(0, place).filter((other) => other === face).length;
    return before < sealed.filter((other) => other === face).length;
  }

  /** Why the rules refuse this card now; null if they do not, or if it is not one's turn.
   * @param {string} face
   * @returns {(() => string) | null} */
  refusal(face) {
    const { question } = this.table;
    if (!question || !('play' in question) || question.play.cards.includes(face)) return null;
    const { follow } = question.play;
    if (!follow) return () => t('reason-not-offered');
    const values = { faction: codeOfFaction(follow.led) };
    return () => t('refused-because', { reason: follow.stand_in ? t('reason-follow-stand-in', values) : t('reason-follow', values), rule: follow.rule });
  }

  /** A card is touched: it is played, chosen, queued, or it is said why not.
   * @param {number} place */
  tap(place) {
    const { table } = this;
    const { question } = table;
    if (this.drag.swallows() || table.sending || !table.held[place]) return;
    this.why = null;
    if (!question) this.#queue(table.hand[place]);
    else if ('play' in question) this.#tapToPlay(place);
    else if ('pass' in question || 'discard' in question) this.#pick(place, 'pass' in question ? question.pass.count : question.discard.count);
  }

  /** @param {number} place */
  #tapToPlay(place) {
    const refused = this.refusal(this.table.hand[place]);
    if (refused) return this.#sayWhy(place, refused);
    if (!liked().confirm || this.table.chosen.includes(place)) return this.play(place);
    this.table.chosen = [place];
    return tellChosen(this.button(place));
  }

  /** @param {number} place @param {() => string} refused */
  #sayWhy(place, refused) {
    this.why = refused;
    this.table.chosen = [];
    nudge(this.button(place));
    cue('refused');
    announce(refused());
  }

  /** Chooses a card without playing it: Enter does.
   * @param {number} place */
  choose(place) {
    const { table } = this;
    const { question } = table;
    if (!question || !('play' in question)) return this.tap(place);
    if (!table.held[place]) return undefined;
    const refused = this.refusal(table.hand[place]);
    batch(() => {
      this.why = null;
      if (refused) this.#sayWhy(place, refused);
      else table.chosen = table.chosen.includes(place) ? [] : [place];
    });
    if (refused) return undefined;
    if (this.focused >= 0) this.button(place)?.focus();
    if (table.chosen.length > 0) announce(t('chosen-card', { card: cardName(table.hand[place]) }));
    return undefined;
  }

  /** @param {number} place */
  play(place) {
    const { table } = this;
    const face = table.hand[place];
    const refused = this.refusal(face);
    if (refused) this.#sayWhy(place, refused);
    else if (table.mayPlay(face)) this.board.answer({ play: face }, [place]);
    else if (!table.question) this.#queue(face);
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
    // One more than can be chosen replaces the first.
    table.chosen = table.chosen.includes(place) ? table.chosen.filter((other) => other !== place) : [...table.chosen, place].slice(-count);
  }

  /** Plays or sends what is chosen. */
  confirm() {
    const { table } = this;
    const { question } = table;
    const faces = table.chosen.map((place) => table.hand[place]);
    if (!question) return;
    if ('play' in question && faces.length === 1) this.board.answer({ play: faces[0] });
    if ('pass' in question && faces.length === question.pass.count) this.board.answer({ pass: faces });
    if ('discard' in question && faces.length === question.discard.count) this.board.answer({ discard: faces });
  }
}
