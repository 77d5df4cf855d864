// What happens is seen, heard, and said: cards come from where they were, sounds, lines for screen readers.

import { card } from '../ui/card.js';
import { announce } from '../ui/announce.js';
import { CODES, HIDDEN, valueOf } from '../cards.js';
import { speed } from '../settings.js';
import { appear, comeFrom, drop, fly } from './motion.js';
import { capture, crush, openPacket, packet, receive, strengthen } from './powers.js';
import { cue } from './sound.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */
/** @typedef {Extract<Happening, {moved: any}>['moved']} Move */

/** The cards that went from one place to another.
 * @param {Update[]} updates
 * @returns {Move[]} */
const movesOf = (updates) => updates.flatMap((update) => update.happened).flatMap((one) => (one !== 'ended' && 'moved' in one ? [one.moved] : []));

/** Those that went this way, by the seat that they came from.
 * @param {Move[]} moves @param {string} way
 * @returns {[number, Move[]][]} */
function bySeat(moves, way) {
  const own = moves.filter(({ from, to }) => `${from.zone} ${to.zone}` === way);
  return [...new Set(own.map(({ from }) => from.seat ?? 0))].map((seat) => [seat, own.filter(({ from }) => (from.seat ?? 0) === seat)]);
}

/** Where things lay before the page was drawn anew. */
export class Before {
  /** @param {TableState} table @param {{rects: () => Map<string, DOMRect>}} hand @param {import('./stage.js').Stage} stage
   * @param {import('../protocol.js').TableView | null} [view] what is drawn, where the table has another view already */
  constructor(table, hand, stage, view = table.view) {
    this.table = table;
    this.stage = stage;
    /** @type {Map<string, DOMRect>} */
    this.hand = hand.rects();
    /** @type {Map<string, DOMRect>} */
    this.offers = new Map();
    for (const offer of document.querySelectorAll('.offer')) {
      const picture = offer.querySelector('ir-card');
      if (picture) this.offers.set(String(/** @type {HTMLElement} */ (offer).dataset.face), picture.getBoundingClientRect());
    }
    /** @type {Set<string>} */
    this.decided = new Set((view?.game?.contests ?? []).filter((one) => one.decided).map((one) => one.faction));
    /** @type {Set<string>} */
    this.captured = new Set(captured(view?.game));
  }

  /** @param {number} seat */
  #seat(seat) {
    return this.stage.seatPlace(seat)?.getBoundingClientRect() ?? null;
  }

  /** Lets everything move that has moved.
   * @param {Update[]} updates */
  move(updates) {
    // Where nothing moves, everything is in its place already.
    if (speed() === 0) return;
    let delay = 0;
    const moves = movesOf(updates);
    for (const { card: face, from, to } of moves) {
      const path = `${from.zone} ${to.zone}`;
      if (path === 'hand trick') this.#toTrick(face, from.seat ?? 0);
      else if (to.zone === 'followers') {
        this.#toFollowers(from.zone === 'market' ? face : 'deck', face, to.seat ?? 0, delay);
        delay += 120;
      } else if (path === 'deck market') this.#toMarket(face, delay);
      else if (path === 'trick front') this.#grow(`[data-front="${to.seat}"] ir-card:last-of-type`);
      else if (path === 'trick aside') this.#grow('.field.aside .waiting:last-of-type');
      else if (path === 'front discard') document.querySelectorAll(`[data-front="${from.seat}"] .crushed[face="${face}"]`).forEach(crush);
    }
    this.#packets(moves);
    for (const stone of document.querySelectorAll('.trick .stone')) if (!this.captured.has(String(stone.getAttribute('face')))) capture(stone);
    if (updates.some((update) => update.what === 'started')) this.deal(document.querySelector('.prize .draw')?.getBoundingClientRect());
    for (const contest of this.table.view?.game?.contests ?? []) {
      if (contest.decided && !this.decided.has(contest.faction)) drop(document.querySelector(`.tile[data-faction="${CODES[contest.faction]}"] > .crown`));
    }
  }

  /** The hand is dealt from somewhere, card by card.
   * @param {DOMRect | undefined} from */
  deal(from) {
    [...document.querySelectorAll('.hand .held')].forEach((card, i) => comeFrom(card, from, 260, i * 40));
  }

  /** @param {string} selector */
  #grow(selector) {
    const element = document.querySelector(selector);
    if (element) appear(element);
  }

  /** @param {string} face @param {number} seat */
  #toTrick(face, seat) {
    const place = document.querySelector(`.slot[data-seat="${seat}"] ir-card`);
    if (!place) return;
    comeFrom(place, this.table.isMe(seat) ? (this.hand.get(face) ?? null) : this.#seat(seat), 240);
    strengthen(place);
  }

  /** What was passed crosses the table, all at once; what was discarded is opened in its middle.
   * @param {Move[]} moves */
  #packets(moves) {
    for (const [giver, passed] of bySeat(moves, 'hand hand')) this.#pass(giver, passed);
    // Cards that are left at the end are nobody's choice.
    if (this.table.view?.stage !== 'playing') return;
    const stage = this.stage.element.getBoundingClientRect();
    const discards = bySeat(moves, 'hand discard');
    discards.forEach(([seat, cards], i) => {
      const place = new DOMRect(stage.left + (stage.width * (i + 0.5)) / discards.length, stage.top + stage.height / 2, 1, 1);
      openPacket(cards.map(({ card: face }) => face), this.#held(seat, cards), place);
    });
  }

  /** @param {number} giver @param {Move[]} passed */
  #pass(giver, passed) {
    const taker = passed[0].to.seat ?? 0;
    const mine = this.table.isMe(taker);
    packet(passed.length, this.#held(giver, passed), mine ? document.querySelector('.hand')?.getBoundingClientRect() : this.#seat(taker));
    if (!mine) return;
    for (const { card: face } of passed) {
      const held = document.querySelector(`.hand [data-face="${face}"]`);
      if (held) receive(held);
    }
  }

  /** Where cards were held before.
   * @param {number} seat @param {Move[]} moves */
  #held(seat, moves) {
    // Others may hold what looks the same as a card of one's own.
    const own = this.table.isMe(seat) || !this.table.plays;
    const held = own ? moves.map(({ card: face }) => this.hand.get(face)).filter((rect) => rect !== undefined) : [];
    return held[Math.floor(held.length / 2)] ?? this.#seat(seat);
  }

  /** @param {string} source @param {string} face @param {number} seat @param {number} delay */
  #toFollowers(source, face, seat, delay) {
    const from = this.offers.get(source);
    const to = this.#seat(seat);
    if (from && to) fly(card(source === 'deck' && !this.table.isMe(seat) ? HIDDEN : face), from, to, 360, delay);
  }

  /** @param {string} face @param {number} delay */
  #toMarket(face, delay) {
    const place = document.querySelector(`.market .offer[data-face="${face}"] ir-card`);
    if (place) comeFrom(place, this.offers.get('deck'), 300, delay + 200);
  }
}

/** The cards of this trick and of the last one that were captured.
 * @param {import('../protocol.js').GameView | null | undefined} game */
const captured = (game) => [...(game?.trick ?? []), ...(game?.previous ?? [])].filter((play) => play.captured).map((play) => play.card);

/** Sounds of what happened; of many at once only those that matter most.
 * @param {TableState} table @param {Update[]} updates @param {Before} before */
export function sound(table, updates, before) {
  const happened = updates.flatMap((update) => update.happened);
  /** @type {Set<string>} */
  const cues = new Set(happened.map((one) => cueOf(table, one)).filter((one) => one !== null));
  for (const contest of table.view?.game?.contests ?? []) {
    if (contest.decided && !before.decided.has(contest.faction)) cues.add(contest.vote === table.mySide ? 'vote-for' : 'vote-against');
  }
  const stone = captured(table.view?.game).some((face) => !before.captured.has(face));
  const first = [stone && 'capture', isStronger(table, updates) && 'bonus'].filter((one) => one !== false);
  for (const name of [...first, ...cues].slice(0, 3)) cue(name);
}

/** Whether a card was played that is stronger than its value.
 * @param {TableState} table @param {Update[]} updates */
function isStronger(table, updates) {
  const played = movesOf(updates).filter(({ to }) => to.zone === 'trick').map(({ card: face }) => face);
  const { trick, previous } = table.game;
  return (trick.length > 0 ? trick : previous).some((play) => played.includes(play.card) && play.strength > valueOf(play.card));
}

/** @param {TableState} table @param {Happening} happening */
function cueOf(table, happening) {
  if (happening === 'ended') return null;
  if ('won' in happening) return table.sideOf(happening.won.seat) === table.mySide ? 'won-mine' : 'won-other';
  if ('looked' in happening) return 'look';
  if ('began' in happening) return 'phase';
  if (!('moved' in happening)) return null;
  const { from, to } = happening.moved;
  switch (`${from.zone} ${to.zone}`) {
    case 'hand trick':
      return table.isMe(from.seat ?? -1) ? 'play-mine' : 'play-other';
    case 'market followers':
    case 'hand hand':
      return 'take';
    case 'deck followers':
    case 'hand discard':
      return 'draw';
    case 'front discard':
      return 'crush';
    case 'fire hand':
      return 'fire';
    default:
      return null;
  }
}

/** Says what happened, for whoever does not see it.
 * @param {TableState} table @param {number} since how many lines were told before */
export function tell(table, since) {
  for (const line of table.chronicle.lines.slice(since)) announce(line.text());
}

/** Gnomes that were crushed, by the seat that had them.
 * @param {Happening[]} happened */
export function crushedBy(happened) {
  /** @type {Map<number, string[]>} */
  const crushed = new Map();
  for (const one of happened) {
    if (one === 'ended' || !('moved' in one) || one.moved.from.zone !== 'front' || one.moved.to.zone !== 'discard') continue;
    const seat = one.moved.from.seat ?? 0;
    crushed.set(seat, [...(crushed.get(seat) ?? []), one.moved.card]);
  }
  return crushed;
}
