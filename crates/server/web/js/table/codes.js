// Finding a card of the hand by what is printed on it: d, r, 7 goes to DR7. A letter finds the faction, a digit the very card.
// What records call a card is understood as well.

import { printedFace } from '../cards.js';
import { plain } from '../plain.js';
import { isTaken } from '../ui/keys.js';

/** How long it may take from one character to the next. */
const PAUSE = 1200;

/** How long a letter that does something else, too, waits for a second one. */
const WAIT = 500;

export class Codes {
  #typed = '';
  #timer = 0;
  /** What the first letter does if no other follows. @type {(() => void) | null} */
  #alone = null;

  /** @param {import('./hand.js').Hand} hand @param {import('../lifetime.js').Lifetime} life */
  constructor(hand, life) {
    this.hand = hand;
    life.atEnd(() => clearTimeout(this.#timer));
  }

  /** Takes a character.
   * @param {string} name @param {() => void} alone what it does otherwise
   * @returns {boolean} whether it belongs to a code */
  type(name, alone) {
    const going = this.#typed;
    if (going && this.#find(going + name) >= 0) {
      this.#alone = null;
      this.#go(going + name);
      return true;
    }
    this.#end();
    // A digit chooses a card by its place, unless it ends a code.
    if (this.#find(name) < 0) return false;
    if (isTaken(name)) this.#wait(name, alone);
    else this.#go(name);
    return true;
  }

  /** @param {string} letter @param {() => void} alone */
  #wait(letter, alone) {
    this.#typed = letter;
    this.#alone = alone;
    this.#timer = setTimeout(() => this.#end(), WAIT);
  }

  /** @param {string} typed */
  #go(typed) {
    clearTimeout(this.#timer);
    this.#typed = typed;
    this.hand.go(this.#find(typed));
    if (typed.length < 3) this.#timer = setTimeout(() => this.#end(), PAUSE);
    else this.#end();
  }

  /** Nothing is typed any more; a letter that waited does what it does alone. */
  #end() {
    clearTimeout(this.#timer);
    const alone = this.#alone;
    this.#typed = '';
    this.#alone = null;
    alone?.();
  }

  /** The next card whose code begins so; a letter again finds the one after it.
   * @param {string} typed */
  #find(typed) {
    const { hand } = this.hand.table;
    const from = typed.length === 1 ? this.hand.focused + 1 : 0;
    const places = hand.map((_, i) => (from + i) % hand.length);
    const called = (/** @type {(face: string) => string} */ name) => places.find((place) => plain(name(hand[place])).startsWith(plain(typed)));
    return called(printedFace) ?? called((face) => face) ?? -1;
  }
}
