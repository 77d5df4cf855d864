// One table as the page knows it: the view that came last, what happened so far, what the person has chosen. Whatever is
// read here in a view draws that view again when it changes.

import { list, t } from '../i18n.js';
import { randomDigits } from '../ids.js';
import { batch, signal } from '../signals.js';
import { Chronicle } from './chronicle.js';
import { arrange } from './held.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').GameView} GameView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */
/** @typedef {import('../protocol.js').Saying} Saying */
/** @typedef {import('./held.js').Held} Held */
/** A card that was played on the page only, and its place in the hand. @typedef {Held & {place: number}} Laid */

/** How long an answer is on its way before it has to be said. */
const LATE = 400;

export class TableState {
  #view = signal(/** @type {TableView | null} */ (null));
  #held = signal(/** @type {Held[]} */ ([]));
  #chosen = signal(/** @type {number[]} */ ([]));
  #queued = signal(/** @type {string | null} */ (null));
  #sending = signal(false);
  #late = signal(false);
  #laid = signal(/** @type {Laid | null} */ (null));
  #stopWaiting = () => {};
  #talk = signal(/** @type {Saying[]} */ ([]));
  #unheard = signal(0);
  /** When the view came: clocks count from then. */
  came = 0;
  chronicle = new Chronicle(this);
  watchers = 0;

  /** @param {import('../lifetime.js').Lifetime} life @param {import('./source.js').Source} source */
  constructor(life, source) {
    this.life = life;
    this.source = source;
  }

  get id() {
    return this.source.id;
  }

  /** @returns {TableView | null} */
  get view() {
    return this.#view.value;
  }

  /** The game; only once it has begun.
   * @returns {GameView} */
  get game() {
    return /** @type {GameView} */ (this.view?.game);
  }

  /** The own hand in the person's own order; each card keeps its id as long as it is held. */
  get held() {
    return this.#held.value;
  }

  set held(held) {
    this.#held.value = held;
  }

  /** Its faces. @returns {string[]} */
  get hand() {
    return this.held.map(({ face }) => face);
  }

  /** The cards that the person has chosen, each by its place in the hand. */
  get chosen() {
    return this.#chosen.value;
  }

  set chosen(chosen) {
    this.#chosen.value = chosen;
  }

  /** The card that is to be played as soon as it can be. */
  get queued() {
    return this.#queued.value;
  }

  set queued(face) {
    this.#queued.value = face;
  }

  /** Whether the table can hear the person. One that is in the page always can. */
  get isReached() {
    return (this.source.connection ?? 'open') === 'open';
  }

  /** Whether an answer is on its way. */
  get sending() {
    return this.#sending.value;
  }

  /** Whether it has been for so long that it has to be said. */
  get late() {
    return this.#late.value;
  }

  /** An answer goes out, or is there. @param {boolean} out */
  #send(out) {
    this.#stopWaiting();
    batch(() => {
      this.#sending.value = out;
      this.#late.value = false;
    });
    if (out) this.#stopWaiting = this.life.after(LATE, () => (this.#late.value = true));
  }

  /** The card that the person has played, as long as the server has not taken it: it lies in the trick already, and is no
   * longer in the hand. */
  get laid() {
    return this.#laid.value;
  }

  /** A card goes from the hand into the trick without waiting for the server. No rule is needed for that, because the
   * question names the cards that may be played.
   * @param {import('../protocol.js').Answer} answer */
  #lay(answer) {
    if (!this.source.mayLay || !('play' in answer) || !this.mayPlay(answer.play)) return;
    const [chosen] = this.chosen;
    const place = this.hand[chosen] === answer.play ? chosen : this.hand.indexOf(answer.play);
    if (place < 0) return;
    this.#laid.value = { ...this.held[place], place };
    this.held = this.held.toSpliced(place, 1);
    this.chosen = [];
  }

  /** The card that was laid down is back in its place in the hand, and chosen. */
  takeBack() {
    const laid = this.#laid.peek();
    if (!laid) return;
    const { id, face } = laid;
    const held = this.#held.peek();
    const place = Math.min(laid.place, held.length);
    batch(() => {
      this.#laid.value = null;
      this.held = held.toSpliced(place, 0, { id, face });
      this.chosen = [place];
    });
  }

  /** What was said at the table. */
  get talk() {
    return this.#talk.value;
  }

  /** How much of it the person has not seen. */
  get unheard() {
    return this.#unheard.value;
  }

  set unheard(count) {
    this.#unheard.value = count;
  }

  /** The person's seat; those who watch see the table from the first one, or the one that they chose. */
  get me() {
    return this.view?.you ?? this.source.from ?? 0;
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

  get factions() {
    return this.view?.table.factions ?? [];
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

  /** Which colour a side wears: mine, theirs, or a third side's.
   * @param {number} side */
  colourOfSide(side) {
    return ['mine', 'theirs', 'third'][this.sides.indexOf(side)] ?? 'theirs';
  }

  /** @param {number} seat */
  colour(seat) {
    return this.colourOfSide(this.sideOf(seat));
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
    const given = this.source.name?.(seat);
    if (given) return given;
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

  /** Whether the votes make the person's side the winner for certain, so that the win can be claimed. */
  get hasWon() {
    return this.view?.game?.won_by === this.mySide && this.may('claim');
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

  /** Whether a bot plays for the person. */
  get isReplaced() {
    return this.plays && this.view?.stage === 'playing' && this.isBot(this.me);
  }

  /** Whether it is the person's own side.
   * @param {number} side */
  isMine(side) {
    return this.plays && side === this.mySide;
  }

  /** What a side is called.
   * @param {number} side */
  sideName(side) {
    if (this.isMine(side)) return this.inTeam ? t('your-team') : t('you');
    return this.seatsOf(side).map((seat) => this.name(seat)).join(' + ');
  }

  /** Which form of a sentence speaks of a side: the one to the person, the one to somebody in a team, or the one with names.
   * @param {number} side */
  formOf(side) {
    if (!this.isMine(side)) return '';
    return this.inTeam ? '-team' : '-you';
  }

  /** Those of a side, for a sentence about them, and how many they are.
   * @param {number} side */
  membersOf(side) {
    const seats = this.seatsOf(side);
    return { name: list(seats.map((seat) => this.properName(seat))), count: seats.length };
  }

  /** Takes up a view, and what happened before it.
   * @param {TableView} view @param {Update[]} updates @param {boolean} fresh whether `updates` are all there were */
  take(view, updates, fresh) {
    batch(() => {
      const before = this.#view.peek();
      this.#view.value = view;
      this.came = performance.now();
      if (fresh) this.chronicle.clear();
      this.chronicle.tell(updates);
      const goesOn = before?.game?.number !== view.game?.number;
      // Now the view says where the card is. It counts as chosen, so that of equal cards this one leaves the hand.
      if (goesOn) this.takeBack();
      this.#arrange(view);
      if (goesOn) {
        this.chosen = [];
        this.#send(false);
      }
    });
  }

  /** @param {TableView} view */
  #arrange(view) {
    const now = view.game && view.you != null ? view.game.hands[view.you] : [];
    const laid = this.#laid.peek();
    const left = laid ? now.toSpliced(now.indexOf(laid.face), 1) : now;
    this.held = arrange(this.#held.peek(), left, this.#chosen.peek(), view.table.factions);
    if (this.queued && !now.includes(this.queued)) this.queued = null;
  }

  /** Takes up who is there, and what is said.
   * @param {import('../protocol.js').ServerMessage} message
   * @returns {{came: number[], said: Saying | null}} the seats of others who went or came, and what was said just now */
  hear(message) {
    const view = this.#view.peek();
    if (message.say === 'presence' && view) {
      this.watchers = message.watchers;
      const changed = view.seats.flatMap((chair, seat) => (chair.person && chair.here !== message.here[seat] ? [seat] : []));
      this.#view.value = { ...view, seats: view.seats.map((chair, seat) => ({ ...chair, here: message.here[seat] ?? chair.here })) };
      return { came: changed.filter((seat) => !this.isMe(seat)), said: null };
    }
    if (message.say === 'talk') this.#talk.value = message.sayings;
    if (message.say !== 'said') return { came: [], said: null };
    batch(() => {
      this.#talk.value = [...this.#talk.peek(), message.saying];
      if (!this.isOwn(message.saying)) this.unheard += 1;
    });
    return { came: [], said: message.saying };
  }

  /** Whether the person said this.
   * @param {Saying} saying */
  isOwn(saying) {
    return saying.by.id === this.source.chat?.you;
  }

  /** Whether the person may play this card now, as far as the server says.
   * @param {string} face */
  mayPlay(face) {
    const question = this.question;
    return Boolean(question && 'play' in question && question.play.cards.includes(face));
  }

  /** Answers what the person is asked. Fails with the server's refusal; then a card that was played is back in the hand.
   * @param {import('../protocol.js').Answer} answer */
  async answer(answer) {
    const number = this.game?.number;
    if (number === null || number === undefined || this.sending) return;
    batch(() => {
      this.#send(true);
      this.#lay(answer);
    });
    try {
      await this.source.send({ act: { number, answer } });
    } catch (error) {
      batch(() => {
        this.#send(false);
        this.takeBack();
        this.chosen = [];
      });
      throw error;
    }
  }
}

/** The person's part in the shuffle. */
export const nonce = () => randomDigits(16);
