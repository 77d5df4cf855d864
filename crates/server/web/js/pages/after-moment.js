// The moment in which a game is decided: the banners unroll, the votes are counted, the winner sits down and is crowned.
// The page is drawn with everything in its place, and works at once; this only shows how it came there. Any key or tap
// shows the end.

import { speed } from '../settings.js';
import { animate } from '../table/motion.js';
import { Places } from '../table/places.js';
import { signal } from '../view.js';
import { banners, columns } from './after-throne.js';

/** @typedef {import('./after-throne.js').Banner} Banner */
/** @typedef {import('../table/state.js').TableState} TableState */

// Milliseconds at normal speed, 2400 in all.

/** How long the hall is seen as it is, with the crown on the seat. */
const HALL = 300;
/** From one banner to the next; less, if there are many. */
const APART = 260;
const MOST_APART = 1100;
/** From the last banner to the crown. The banner unrolls meanwhile. */
const PAUSE = 400;
const CROWN = 600;
const SENTENCE = 300;

/** What is read once somebody is crowned. */
const TOLD = ['sentences', 'votes', 'fair'];

/** How far below the head the seat is, in the units of the drawing. */
const ON_THE_SEAT = 'translateY(91px)';

export class Moment {
  #runs = signal(false);
  /** How many banners hang. */
  #hung = signal(0);
  /** The banners in the order in which they unroll. @type {Banner[]} */
  #order;
  /** @type {Animation[]} */
  #animations = [];
  #crown;
  #isCrowned = false;
  /** What moves: `banner goblins`, `sitter`, `crown`, and those of `TOLD`. */
  places = new Places();

  /** @param {TableState} table @param {import('../lifetime.js').Lifetime} life
   * @param {boolean} now whether it is now: a game that was over before is only looked at
   * @param {() => void} crown is called once, when all votes are counted and the crown rises */
  constructor(table, life, now, crown) {
    this.#crown = crown;
    this.#order = inTurns(table);
    this.mine = (table.view?.ending?.winners ?? []).some((side) => table.isMine(side));
    this.#runs.value = now && speed() > 0;
    this.life = life.within();
  }

  /** Whether something still moves. */
  get runs() {
    return this.#runs.value;
  }

  /** How many votes of a side are counted by now.
   * @param {number} side @param {number} all */
  counted = (side, all) => (this.runs && this.#hung.value < this.#order.length ? this.#order.slice(0, this.#hung.value).filter((one) => one.side === side).length : all);

  /** Begins as soon as everything is drawn. */
  begin = () => {
    if (this.#runs.peek()) queueMicrotask(() => this.#play());
    else this.#crowned();
  };

  /** A vote is counted; with the last one the crown begins to rise. */
  #counted = () => {
    this.#hung.value += 1;
    if (this.#hung.peek() === this.#order.length) this.#crowned();
  };

  #crowned = () => {
    if (!this.#isCrowned) this.#crown();
    this.#isCrowned = true;
  };

  #play() {
    const { length } = this.#order;
    if (length === 0) this.#crowned();
    const apart = Math.min(APART, MOST_APART / Math.max(1, length - 1));
    const crowned = HALL + (length > 0 ? apart * (length - 1) + PAUSE : 0);
    this.#order.forEach(({ faction }, i) => this.#unroll(this.places.get(`banner ${faction}`), HALL + i * apart));
    this.#show('sitter', [{ opacity: 0 }, { opacity: 1 }], CROWN * 0.7, crowned);
    this.#show('crown', this.#rise(), CROWN, crowned, 'cubic-bezier(.45, 0, .25, 1)');
    for (const told of TOLD) this.#show(told, [{ opacity: 0 }, { opacity: 1 }], SENTENCE, crowned + CROWN - SENTENCE, 'ease-out');
    Promise.allSettled(this.#animations.map(({ finished }) => finished)).then(this.finish);
    this.life.listen(globalThis, 'keydown', this.finish, { capture: true });
    this.life.listen(globalThis, 'pointerdown', this.finish, { capture: true });
    this.life.atEnd(this.finish);
  }

  /** A crown of one's own settles on the head; somebody else's is put there. */
  #rise() {
    const settles = this.mine ? [{ transform: 'translateY(-5px)', offset: 0.8 }] : [];
    return [{ transform: ON_THE_SEAT }, ...settles, { transform: 'none' }];
  }

  /** A banner comes from behind its beam, and its vote is counted.
   * @param {Element | null} banner @param {number} delay */
  #unroll(banner, delay) {
    const animation = banner && animate(banner, [{ transform: 'translateY(-105%)' }, { transform: 'none' }], PAUSE, { delay, fill: 'backwards' });
    if (!animation) return;
    this.#animations.push(animation);
    animation.finished.then(this.#counted, () => {});
  }

  /** @param {string} name of its place @param {Keyframe[]} frames @param {number} milliseconds @param {number} delay @param {string} [easing] */
  #show(name, frames, milliseconds, delay, easing = 'ease-in-out') {
    const element = this.places.get(name);
    const animation = element && animate(element, frames, milliseconds, { delay, easing, fill: 'backwards' });
    if (animation) this.#animations.push(animation);
  }

  /** Everything is in its place. */
  finish = () => {
    if (!this.#runs.peek()) return;
    this.#runs.value = false;
    for (const animation of this.#animations) animation.finish();
    this.#crowned();
    this.life.end();
  };
}

/** The banners, one of each side after the other.
 * @param {TableState} table
 * @returns {Banner[]} */
export function inTurns(table) {
  const hung = columns(table).map((side) => banners(table).filter((one) => one.side === side));
  const most = Math.max(0, ...hung.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => hung.flatMap((of) => of.slice(i, i + 1))).flat();
}
