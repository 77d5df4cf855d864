// What has happened is seen moving: cards come from where they were.

import { HIDDEN } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { speed } from '../settings.js';
import { card } from '../ui/pictures.js';
import { appear, comeFrom, drop, fly } from './motion.js';
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
    this.board = board;
    /** Cards in hands that are seen, by their faces. @type {Map<string, DOMRect>} */
    this.held = new Map(places.all('held').map(([name, element]) => [name.slice(0, 3), element.getBoundingClientRect()]));
    this.offers = places.rects('offer');
    this.slots = places.rects('slot');
    this.lying = board.isTrickOn ? [] : board.lying;
    this.laid = table.laid;
    this.goes = board.goes;
    /** @type {Set<string>} */
    this.decided = new Set(table.game.contests.filter((one) => one.decided).map((one) => one.faction));
    /** @type {Set<string>} */
    this.captured = new Set(captured(table.game));
  }

  /** Lets everything move that has moved.
   * @param {Update[]} updates */
  move(updates) {
    // Where nothing moves, everything is in its place already.
    if (speed() === 0) return;
    const { board } = this;
    const { places, table } = board;
    this.#collect();
    let delay = 0;
    const moves = movesOf(updates);
    for (const { card: face, from, to } of moves) {
      const path = `${from.zone} ${to.zone}`;
      if (path === 'hand trick') this.#toTrick(face, from.seat ?? 0);
      else if (to.zone === 'followers') {
        this.#toFollowers(from.zone === 'market' ? face : 'deck', face, to.seat ?? 0, delay);
        delay += 120;
      } else if (path === 'deck market') comeFrom(places.get(`offer ${face}`), this.offers.get('deck'), 300, delay + 200);
      else if (path === 'trick front') appear(places.get(`front ${to.seat} ${face}`));
      else if (path === 'trick aside') appear(places.get(`aside ${face}`));
      else if (path === 'front discard') crush(places.get(`crushed ${from.seat} ${face}`), face);
    }
    this.#packets(moves);
    for (const { seat, card: face, captured: is } of board.lying) if (is && !this.captured.has(face)) capture(places, `slot ${seat}`, face, table.players === 2);
    if (updates.some((update) => update.what === 'started')) deal(board, places.get('draw')?.getBoundingClientRect());
    else if (updates.flatMap((update) => update.happened).some((one) => one !== 'ended' && 'began' in one)) deal(board, seatRect(board, table.me));
    for (const contest of table.game.contests) {
      if (contest.decided && !this.decided.has(contest.faction)) drop(places.get(`crown ${codeOfFaction(contest.faction)}`));
    }
  }

  /** The person's card goes into the trick, which the server does not know of yet.
   * @param {string} face */
  lay(face) {
    if (speed() === 0) return;
    this.#collect();
    this.#toTrick(face, this.board.table.me);
  }

  /** What is left of the trick before makes room for the next one. */
  #collect() {
    if (this.lying.length > 0 && this.board.isTrickOn) collectAll(this.board, this);
  }

  /** @param {string} face @param {number} seat */
  #toTrick(face, seat) {
    const { places, table } = this.board;
    // It lies there already.
    if (this.laid?.face === face && table.isMe(seat)) return strengthen(places, `slot ${seat}`);
    const from = table.isMe(seat) || !table.plays ? this.held.get(face) : null;
    comeFrom(places.get(`slot ${seat}`), from ?? seatRect(this.board, seat), 240);
    return strengthen(places, `slot ${seat}`);
  }

  /** What was passed crosses the table, all at once; what was discarded is opened in its middle.
   * @param {Move[]} moves */
  #packets(moves) {
    for (const [giver, passed] of bySeat(moves, 'hand hand')) this.#pass(giver, passed);
    // Cards that are left at the end are nobody's choice.
    if (this.board.table.view?.stage !== 'playing') return;
    const stage = this.board.places.get('stage')?.getBoundingClientRect();
    if (!stage) return;
    const discards = bySeat(moves, 'hand discard');
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
    packet(passed.length, this.#heldBy(giver, passed), mine ? board.places.get('hand')?.getBoundingClientRect() : seatRect(board, taker));
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
    return rects[Math.floor(rects.length / 2)] ?? seatRect(this.board, seat);
  }

  /** @param {string} source @param {string} face @param {number} seat @param {number} delay */
  #toFollowers(source, face, seat, delay) {
    const from = this.offers.get(source);
    const to = seatRect(this.board, seat);
    if (from && to) fly(card(source === 'deck' && !this.board.table.isMe(seat) ? HIDDEN : face, { mute: true }), from, to, 360, delay);
  }
}

/** Where cards of a seat go to and come from.
 * @param {Board} board @param {number} seat
 * @returns {DOMRect | null} */
function seatRect({ places, table }, seat) {
  const names = table.isMe(seat) ? ['dock', 'own', 'hand'] : [`seat ${seat}`];
  const rects = names.map((name) => places.get(name)?.getBoundingClientRect());
  return rects.find((rect) => rect && rect.width > 0) ?? null;
}

/** The cards of a finished trick go to those who get them, or out of the game.
 * @param {Board} board @param {Before} before */
export function collectAll(board, before) {
  for (const { seat, card: face, captured: is } of before.lying) {
    const from = before.slots.get(String(seat));
    const to = before.goes.get(face) ?? null;
    if (from) fly(card(face, { mute: true, large: board.table.players === 2, state: is ? 'stone' : '' }), from, to === null ? null : seatRect(board, to), to === null ? 300 : 420);
  }
}

/** A card that was not played after all goes from the trick back into the hand.
 * @param {Board} board @param {import('./held.js').Held} held */
export function takeBack({ places, table }, { id, face }) {
  comeFrom(places.get(`held ${face} ${id}`), places.get(`slot ${table.me}`)?.getBoundingClientRect(), 240);
}

/** The hand is dealt from somewhere, card by card.
 * @param {Board} board @param {DOMRect | null | undefined} from */
export function deal(board, from) {
  board.places.all('held').forEach(([, held], i) => comeFrom(held, from, 260, i * 40));
}
