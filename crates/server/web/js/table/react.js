// What happens is seen, heard, and said: cards come from where they were, sounds, lines for screen readers.

import { card } from '../ui/card.js';
import { announce } from '../ui/announce.js';
import { CODES, HIDDEN } from '../cards.js';
import { appear, comeFrom, drop, fly } from './motion.js';
import { cue } from './sound.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */

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
    let delay = 0;
    for (const happening of updates.flatMap((update) => update.happened)) {
      if (happening === 'ended' || !('moved' in happening)) continue;
      const { card: face, from, to } = happening.moved;
      const path = `${from.zone} ${to.zone}`;
      if (path === 'hand trick') this.#toTrick(face, from.seat ?? 0);
      else if (to.zone === 'followers') {
        this.#toFollowers(from.zone === 'market' ? face : 'deck', face, to.seat ?? 0, delay);
        delay += 120;
      } else if (path === 'deck market') this.#toMarket(face, delay);
      else if (path === 'trick front') this.#grow(`[data-front="${to.seat}"] ir-card:last-of-type`);
      else if (path === 'trick aside') this.#grow('.field.aside .waiting:last-of-type');
      else if (path === 'front discard') this.#grow(`[data-front="${from.seat}"] .crushed`);
    }
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
    if (place) comeFrom(place, this.table.isMe(seat) ? (this.hand.get(face) ?? null) : this.#seat(seat), 240);
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
  const capture = captured(table.view?.game).some((face) => !before.captured.has(face));
  for (const name of [...(capture ? ['capture'] : []), ...cues].slice(0, 3)) cue(name);
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
      return 'take';
    case 'deck followers':
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
