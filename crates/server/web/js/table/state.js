// One table as the page knows it: the view that the server sent, what happened so far, what the person has chosen.

import { t } from '../i18n.js';
import { randomDigits } from '../ids.js';
import { socket } from '../net/socket.js';
import { sorted } from '../cards.js';
import { keepDeal } from '../pages/after-kept.js';
import { Chronicle } from './chronicle.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').GameView} GameView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */

/** Events: `look` (the view is another one; detail: what happened), `choice`, `talk`, `refused`, `presence` (detail: the
 * seats of others who went or came). */
export class TableState extends EventTarget {
  /** @type {TableView | null} */
  view = null;
  /** When the view came: clocks count from then. */
  came = 0;
  chronicle = new Chronicle(this);
  /** @type {import('../protocol.js').Saying[]} */
  talk = [];
  unheard = 0;
  watchers = 0;
  /** The cards that the person has chosen, each by its place in `hand`. @type {number[]} */
  chosen = [];
  /** The card that is to be played as soon as it can be. @type {string | null} */
  queued = null;
  /** The own hand in the person's own order. @type {string[]} */
  hand = [];
  /** Whether an answer is on its way. */
  sending = false;
  #unwatch = () => {};

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
  }

  watch() {
    this.#unwatch = socket.watch(this.id, {
      look: (view, updates, fresh) => this.#look(view, updates, fresh),
      hear: (message) => this.#hear(message),
      refused: (refusal) => this.dispatchEvent(new CustomEvent('refused', { detail: refusal })),
    });
  }

  end() {
    this.#unwatch();
  }

  /** The game; only once it has begun.
   * @returns {GameView} */
  get game() {
    return /** @type {GameView} */ (this.view?.game);
  }

  /** The person's seat; those who watch see the table from the first one. */
  get me() {
    return this.view?.you ?? 0;
  }

  get plays() {
    return this.view?.you !== null && this.view?.you !== undefined;
  }

  get question() {
    return this.view?.stage === 'playing' ? (this.view.game?.question ?? null) : null;
  }

  get players() {
    return this.view?.seats.length ?? 2;
  }

  /** The seats as one sees them: oneself, then clockwise. */
  get seats() {
    return Array.from({ length: this.players }, (_, i) => (this.me + i) % this.players);
  }

  /** The side that a seat plays for.
   * @param {number} seat */
  sideOf(seat) {
    return this.view?.seats[seat]?.side ?? seat;
  }

  get mySide() {
    return this.sideOf(this.me);
  }

  /** The sides, one's own first, then clockwise. */
  get sides() {
    return [...new Set(this.seats.map((seat) => this.sideOf(seat)))];
  }

  /** @param {number} side */
  seatsOf(side) {
    return this.seats.filter((seat) => this.sideOf(seat) === side);
  }

  /** Whether the person has a partner. */
  get inTeam() {
    return this.seatsOf(this.mySide).length > 1;
  }

  /** Which colour a seat wears: mine, theirs, or a third side's.
   * @param {number} seat */
  colour(seat) {
    return ['mine', 'theirs', 'third'][this.sides.indexOf(this.sideOf(seat))] ?? 'theirs';
  }

  /** Whether it is the person's own seat.
   * @param {number} seat */
  isMe(seat) {
    return this.plays && seat === this.me;
  }

  /** What a seat is called.
   * @param {number} seat */
  name(seat) {
    return this.isMe(seat) ? t('you') : this.properName(seat);
  }

  /** The name of whoever has the seat, oneself as well.
   * @param {number} seat */
  properName(seat) {
    const chair = this.view?.seats[seat];
    if (chair?.person) return chair.person.name;
    if (!chair?.bot) return t('empty-seat');
    const bots = (this.view?.seats ?? []).flatMap((one, i) => (!one.person && one.bot ? [i] : []));
    return bots.length > 1 ? t('bot-nth', { number: bots.indexOf(seat) + 1 }) : t(`level-${chair.bot}`);
  }

  /** Whether the server would take this from the person now.
   * @param {Extract<import('../protocol.js').May, string>} deed */
  may(deed) {
    return Boolean(this.view?.may.includes(deed));
  }

  /** The seats where the server would take this from the person now.
   * @param {'sit' | 'bot' | 'replace'} deed
   * @returns {number[]} */
  maySeats(deed) {
    return (this.view?.may ?? []).flatMap((one) => (typeof one === 'object' && deed in one ? [/** @type {any} */ (one)[deed].seat] : []));
  }

  /** The seats of those who are away, which may be given to a bot. */
  get awaySeats() {
    return this.maySeats('replace').filter((seat) => !this.view?.seats[seat].here);
  }

  /** Whether a bot plays there now.
   * @param {number} seat */
  isBot(seat) {
    return Boolean(this.view?.seats[seat]?.bot);
  }

  /** What a side is called.
   * @param {number} side */
  sideName(side) {
    const seats = this.seatsOf(side);
    if (this.plays && side === this.mySide) return seats.length > 1 ? t('your-team') : t('you');
    return seats.map((seat) => this.name(seat)).join(' + ');
  }

  /** @param {TableView} view @param {Update[]} updates @param {boolean} fresh */
  #look(view, updates, fresh) {
    const before = this.view;
    this.view = view;
    this.came = performance.now();
    if (fresh) this.chronicle.clear();
    for (const update of updates) this.chronicle.tell(update);
    this.#arrangeHand();
    if (before?.game?.number !== view.game?.number) {
      this.chosen = [];
      this.sending = false;
    }
    const live = Boolean(before) && !fresh;
    this.dispatchEvent(new CustomEvent('look', { detail: { updates: live ? updates : [], before, fresh: !live } }));
    this.#playQueued();
  }

  /** Keeps the person's order: cards that are gone leave, new ones come in where they belong. */
  #arrangeHand() {
    const view = this.view;
    const now = view?.game && view.you != null ? view.game.hands[view.you] : [];
    const left = [...now];
    const kept = this.hand.filter((face) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    // A wholly new hand is sorted; into one that the person knows, new cards are put at the end of their faction.
    this.hand = kept.length === 0 || left.length > kept.length ? sorted(now, view?.table.factions ?? []) : this.#insert(kept, left);
    if (this.queued && !this.hand.includes(this.queued)) this.queued = null;
  }

  /** @param {string[]} hand @param {string[]} fresh */
  #insert(hand, fresh) {
    for (const face of fresh) {
      const at = hand.findLastIndex((other) => other.slice(0, 2) === face.slice(0, 2));
      hand.splice(at < 0 ? hand.length : at + 1, 0, face);
    }
    return hand;
  }

  /** @param {import('../protocol.js').ServerMessage} message */
  #hear(message) {
    if (message.say === 'presence' && this.view) {
      this.watchers = message.watchers;
      const changed = this.view.seats.flatMap((chair, seat) => (chair.person && chair.here !== message.here[seat] ? [seat] : []));
      message.here.forEach((here, seat) => {
        const chair = this.view?.seats[seat];
        if (chair) chair.here = here;
      });
      this.dispatchEvent(new CustomEvent('presence', { detail: changed.filter((seat) => !this.isMe(seat)) }));
    } else if (message.say === 'talk' || message.say === 'said') {
      if (message.say === 'talk') this.talk = message.sayings;
      else this.talk.push(message.saying);
      if (message.say === 'said' && message.saying.by.id !== socket.you?.id) this.unheard += 1;
      this.dispatchEvent(new CustomEvent('talk', { detail: message.say === 'said' ? message.saying : null }));
    }
  }

  /** Tells the page that the person has chosen otherwise. */
  changed() {
    this.dispatchEvent(new CustomEvent('choice'));
  }

  /** Whether the person may play this card now, as far as the server says.
   * @param {string} face */
  mayPlay(face) {
    const question = this.question;
    return Boolean(question && 'play' in question && question.play.cards.includes(face));
  }

  #playQueued() {
    const card = this.queued;
    if (!card || !this.question || !('play' in this.question)) return;
    this.queued = null;
    if (this.mayPlay(card)) this.answer({ play: card });
    else {
      this.changed();
      this.dispatchEvent(new CustomEvent('unqueued', { detail: card }));
    }
  }

  /** Answers what the person is asked.
   * @param {import('../protocol.js').Answer} answer */
  async answer(answer) {
    const number = this.game?.number;
    if (number === null || number === undefined || this.sending) return;
    this.sending = true;
    this.changed();
    try {
      await this.command({ act: { number, answer } });
    } catch (error) {
      this.sending = false;
      this.chosen = [];
      this.changed();
      this.dispatchEvent(new CustomEvent('problem', { detail: error }));
    }
  }

  /** @param {import('../protocol.js').Command} command */
  command(command) {
    keepDeal(this.id, this.view?.commitment, command);
    return socket.command(this.id, command);
  }

  /** Does something at the table, and tells the page if it was refused.
   * @param {import('../protocol.js').Command} command */
  async attempt(command) {
    try {
      return await this.command(command);
    } catch (error) {
      this.dispatchEvent(new CustomEvent('problem', { detail: error }));
      return null;
    }
  }
}

/** The person's part in the shuffle. */
export const nonce = () => randomDigits(16);
