// What has happened is seen moving: cards come from where they were.

import { HIDDEN } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { speed } from '../settings.js';
import { card } from '../ui/pictures.js';
import { WON, appear, comeFrom, crowned, decide, fadeIn, fly, gather, play, settle, withNextFrame } from './motion.js';
import { boxOf } from './places.js';
import { capture, crush, openPacket, packet, receive, strengthen } from './powers.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */
/** @typedef {Extract<Happening, {moved: any}>['moved']} Move */

/** The cards that went from one place to another.
 * @param {Update[]} updates
 * @returns {Move[]} */
export const movesOf = (updates) => updates.flatMap((update) => update.happened).flatMap((one) => (one !== 'ended' && 'moved' in one ? [one.moved] : []));

/** Those that went this way, by the seat that they came from.
 * @param {Move[]} moves @param {string} way
 * @returns {[number, Move[]][]} */
function bySeat(moves, way) {
  const own = moves.filter(({ from, to }) => `${from.zone} ${to.zone}` === way);
  return [...new Set(own.map(({ from }) => from.seat ?? 0))].map((seat) => [seat, own.filter(({ from }) => (from.seat ?? 0) === seat)]);
}

/** Cards of this trick and of the last one that were captured.
 * @param {import('../protocol.js').GameView | null | undefined} game */
export const captured = (game) => [...(game?.trick ?? []), ...(game?.previous ?? [])].filter((play) => play.captured).map((play) => play.card);

/** Where things lay before the table was drawn anew. */
export class Before {
  /** @param {Board} board as it is drawn now */
  constructor(board) {
    const { places, table } = board;
    settle();
    this.board = board;
    // Where nothing moves, nobody needs to know where anything was.
    const boxes = (/** @type {string} */ kind) => (speed() === 0 ? new Map() : places.boxes(kind));
    /** Cards in hands that are seen, by their faces. @type {Map<string, DOMRect>} */
    this.held = new Map([...boxes('held')].map(([name, box]) => [name.slice(0, 3), box]));
    /** @type {Map<string, DOMRect>} */
    this.offers = boxes('offer');
    this.large = places.all('offer').some(([, offer]) => offer.querySelector('.card.lg'));
    /** Cards of the trick, by their seats, and how they are turned. @type {Map<string, {box: DOMRect, turn: string}>} */
    this.slots = new Map([...boxes('slot')].map(([seat, box]) => [seat, { box, turn: turnOf(places.get(`slot ${seat}`)) }]));
    this.best = board.best;
    this.lying = board.isTrickOn ? [] : board.lying;
    this.laid = table.laid;
    this.goes = board.goes;
    /** @type {Set<string>} */
    this.decided = new Set(table.game.contests.filter((one) => one.decided).map((one) => one.faction));
    /** @type {Set<string>} */
    this.captured = new Set(captured(table.game));
  }

  /** Whether a new trick takes the place of what lies there. */
  get isCollected() {
    return this.lying.length > 0 && this.board.isTrickOn;
  }

  /** Lets everything move that has moved.
   * @param {Update[]} updates */
  move(updates) {
    const lying = this.board.lying;
    withNextFrame(() => this.#move(updates, lying));
  }

  /** @param {Update[]} updates @param {import('../protocol.js').Play[]} lying what lies in the middle then */
  #move(updates, lying) {
    const moves = movesOf(updates);
    const { board } = this;
    const { places, table } = board;
    if (this.isCollected) collectAll(board, this);
    for (const { card: face, from, to } of moves) if (`${from.zone} ${to.zone}` === 'hand trick') this.#toTrick(face, from.seat ?? 0);
    // Where nothing moves, everything else is in its place already.
    if (speed() === 0) return;
    const happened = updates.flatMap((update) => update.happened).filter((one) => one !== 'ended');
    const won = happened.findLast((one) => 'won' in one);
    if (won) crowned(places.get(`crowned ${won.won.seat}`));
    let delay = won ? WON : 0;
    for (const { card: face, from, to } of moves) {
      const path = `${from.zone} ${to.zone}`;
      if (to.zone === 'followers') {
        this.#toFollowers(from.zone === 'market' ? face : 'deck', face, to.seat ?? 0, delay);
        delay += 120;
      } else if (path === 'deck market') comeFrom(places.get(`offer ${face}`), this.offers.get('deck'), 300, delay + 200);
      else if (path === 'trick front') appear(places.get(`front ${to.seat} ${face}`));
      else if (path === 'trick aside') appear(places.get(`aside ${face}`));
      else if (path === 'front discard') crush(places.get(`crushed ${from.seat} ${face}`), face);
    }
    this.#packets(moves);
    for (const { seat, card: face, captured: is } of lying) if (is && !this.captured.has(face)) capture(places, `slot ${seat}`, face, table.players === 2);
    if (updates.some((update) => update.what === 'started')) deal(board, boxAt(places.get('offer deck')));
    else if (happened.some((one) => 'began' in one)) deal(board, seatBox(board, table.me));
    for (const contest of table.game.contests) {
      const code = codeOfFaction(contest.faction);
      if (contest.decided && !this.decided.has(contest.faction)) decide(places.get(`vote ${code}`), places.get(`rod ${code}`), places.get(`crown ${code}`));
    }
  }

  /** The person's card goes into the trick, which the server does not know of yet.
   * @param {string} face */
  lay(face) {
    withNextFrame(() => {
      if (this.isCollected) collectAll(this.board, this);
      this.#toTrick(face, this.board.table.me);
    });
  }

  /** @param {string} face @param {number} seat */
  #toTrick(face, seat) {
    const { places, table } = this.board;
    const name = `slot ${seat}`;
    const isMine = table.isMe(seat);
    // One's own may lie there already.
    if (!isMine || this.laid?.face !== face) play(places.get(name), (isMine || !table.plays ? this.held.get(face) : null) ?? seatBox(this.board, seat));
    strengthen(places, name);
  }

  /** What was passed crosses the table, all at once; what was discarded is opened in its middle.
   * @param {Move[]} moves */
  #packets(moves) {
    for (const [giver, passed] of bySeat(moves, 'hand hand')) this.#pass(giver, passed);
    // Cards that are left at the end are nobody's choice.
    if (this.board.table.view?.stage !== 'playing') return;
    const discards = bySeat(moves, 'hand discard');
    const stage = discards.length > 0 ? this.board.places.get('stage')?.getBoundingClientRect() : null;
    if (!stage) return;
    discards.forEach(([seat, cards], i) => {
      const place = new DOMRect(stage.left + (stage.width * (i + 0.5)) / discards.length, stage.top + stage.height / 2, 1, 1);
      openPacket(cards.map(({ card: face }) => face), this.#heldBy(seat, cards), place);
    });
  }

  /** @param {number} giver @param {Move[]} passed */
  #pass(giver, passed) {
    const { board } = this;
    const taker = passed[0].to.seat ?? 0;
    const mine = board.table.isMe(taker);
    packet(passed.length, this.#heldBy(giver, passed), mine ? boxAt(board.places.get('hand')) : seatBox(board, taker));
    if (!mine) return;
    for (const { card: face } of passed) receive(board.places.all('held').find(([name]) => name.startsWith(face))?.[1] ?? null);
  }

  /** Where cards were held before.
   * @param {number} seat @param {Move[]} moves */
  #heldBy(seat, moves) {
    const { table } = this.board;
    // Others may hold what looks the same as a card of one's own.
    const own = table.isMe(seat) || !table.plays;
    const rects = own ? moves.map(({ card: face }) => this.held.get(face)).filter((rect) => rect !== undefined) : [];
    return rects[Math.floor(rects.length / 2)] ?? seatBox(this.board, seat);
  }

  /** @param {string} source @param {string} face @param {number} seat @param {number} delay */
  #toFollowers(source, face, seat, delay) {
    const from = this.offers.get(source);
    const to = seatBox(this.board, seat);
    if (from && to) fly(card(source === 'deck' && !this.board.table.isMe(seat) ? HIDDEN : face, { mute: true, large: this.large && source !== 'deck' }), from, to, 360, delay);
  }
}

/** How a card is turned as it lies. @param {Element | null} element */
const turnOf = (element) => (element ? getComputedStyle(element).rotate.replace('none', '0deg') : '0deg');

/** @param {Element | null} element
 * @returns {DOMRect | null} nothing, if it is not seen */
function boxAt(element) {
  const box = element && boxOf(element);
  return box && box.width > 0 ? box : null;
}

/** The size of a card that lies at a seat. */
const SEATED = { width: 40, height: 56 };

/** Where cards of a seat go to and come from.
 * @param {Board} board @param {number} seat
 * @returns {DOMRect | null} */
function seatBox({ places, table }, seat) {
  const names = table.isMe(seat) ? ['dock', 'own', 'hand'] : [`backs ${seat}`, `seat ${seat}`];
  const box = names.map((name) => boxAt(places.get(name))).find((one) => one);
  return box ? new DOMRect(box.left + (box.width - SEATED.width) / 2, box.top + (box.height - SEATED.height) / 2, SEATED.width, SEATED.height) : null;
}

/** The cards of a finished trick go to those who get them, or out of the game.
 * @param {Board} board @param {Before} before */
export function collectAll(board, before) {
  const { lying, slots, best, goes } = before;
  const winner = slots.get(String(best))?.box;
  // Whatever lies above the others comes last.
  for (const { seat, card: face, captured: is } of lying.toSorted((a, b) => Number(a.seat === best) - Number(b.seat === best))) {
    const from = slots.get(String(seat));
    const to = goes.get(face) ?? null;
    if (from) gather(card(face, { mute: true, large: board.table.players === 2, state: is ? 'stone' : '' }), from, winner ?? from.box, to === null ? null : seatBox(board, to));
    fadeIn(board.places.get(`slot ${seat}`));
  }
}

/** A card that was not played after all goes from the trick back into the hand.
 * @param {Board} board @param {import('./held.js').Held} held */
export function takeBack({ places, table }, { id }) {
  comeFrom(places.get(`button ${id}`), boxAt(places.get(`slot ${table.me}`)), 240);
}

/** The hand is dealt from somewhere, card by card.
 * @param {Board} board @param {DOMRect | null} from */
export function deal(board, from) {
  board.places.all('held').forEach(([, held], i) => comeFrom(held.closest('button') ?? held, from, 260, i * 45, 4));
}
