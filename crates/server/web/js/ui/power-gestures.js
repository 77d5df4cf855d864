// Two ways to ask what something is without a word: a finger that stays on it, and a mouse that rests on it.

import { teller } from './power-subject.js';

/** How long a finger stays down, and how far it may move meanwhile. */
const PRESS = 500;
const SLOP = 10;
/** How long a mouse rests on something. */
const REST = 450;

/** A long press of a finger or a pen. It ends without a click, and drags nothing. */
export class LongPress {
  /** @type {{x: number, y: number, pointer: number, stop: () => void} | null} */
  #going = null;
  /** Whether the press was long, so that what comes of it until the next one is not a tap. */
  #wasLong = false;

  /** @param {import('../lifetime.js').Lifetime} life @param {(element: HTMLElement) => void} told */
  constructor(life, told) {
    this.life = life;
    const capture = { capture: true };
    this.told = told;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) life.listen(window, type, (event) => this.hear(event), capture);
    life.listen(window, 'click', this.#click, capture);
  }

  /** @param {PointerEvent} event */
  hear(event) {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#move(event);
    else this.#stop();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#stop();
    this.#wasLong = false;
    const element = event.pointerType === 'mouse' || !event.isPrimary ? null : teller(event.target);
    if (!element) return;
    const stop = this.life.after(PRESS, () => {
      this.swallow();
      this.told(element);
    });
    this.#going = { x: event.clientX, y: event.clientY, pointer: event.pointerId, stop };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const going = this.#going;
    if (!going || event.pointerId !== going.pointer) return;
    if (this.#wasLong) event.stopPropagation();
    else if (Math.hypot(event.clientX - going.x, event.clientY - going.y) > SLOP) this.#stop();
  }

  #stop() {
    this.#going?.stop();
    this.#going = null;
  }

  /** The browser itself has found that the press was long. */
  done() {
    this.#going?.stop();
    if (this.#going) this.swallow();
  }

  /** The click that is still to come does nothing. */
  swallow() {
    this.#wasLong = true;
  }

  /** @param {MouseEvent} event */
  #click = (event) => {
    // A key clicks as well: it has no pointer, and belongs to no press.
    if (!this.#wasLong || event.detail === 0) return;
    this.#wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Where the mouse rests. What comes under it while it stands still does not count, nor what was pressed. */
export class Resting {
  /** @type {HTMLElement | 'sheet' | null} */
  #on = null;
  #stopTimer = () => {};
  #last = '';

  /** @param {import('../lifetime.js').Lifetime} life
   * @param {(target: EventTarget | null) => boolean} isSheet whether it stands in the sheet: the mouse may go there
   * @param {(on: HTMLElement | 'sheet' | null) => void} rests */
  constructor(life, isSheet, rests) {
    this.life = life;
    this.isSheet = isSheet;
    this.rests = rests;
    life.listen(document, 'pointermove', (event) => this.hear(event));
    life.listen(window, 'pointerdown', (event) => this.hear(event), { capture: true });
    life.listen(document.documentElement, 'pointerleave', () => this.#leave());
  }

  /** @param {PointerEvent} event */
  hear(event) {
    const at = `${event.screenX} ${event.screenY}`;
    if (event.type === 'pointerdown') this.#stopTimer();
    if (event.type !== 'pointermove' || event.pointerType !== 'mouse' || event.buttons !== 0 || at === this.#last) return;
    this.#last = at;
    const on = this.isSheet(event.target) ? 'sheet' : teller(event.target);
    if (on === this.#on) return;
    this.#stopTimer();
    this.#on = on;
    if (!on || on === 'sheet') this.rests(on);
    else this.#stopTimer = this.life.after(REST, () => on.isConnected && this.rests(on));
  }

  #leave() {
    this.#stopTimer();
    this.#on = null;
    this.rests(null);
  }
}
