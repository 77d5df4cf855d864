// Dragging a card of the hand: up plays it, sideways gives it another place. It is never needed.

import { signal } from '../signals.js';

/** How far a finger moves before it drags. */
const THRESHOLD = 12;

/** @typedef {{id: number, dx: number, dy: number}} Dragged which card, and how far it is from its place */

export class Drag {
  #dragged = signal(/** @type {Dragged | null} */ (null));
  /** Where it began. @type {{id: number, x: number, y: number, pointer: number} | null} */
  #from = null;
  /** Whether the click that ends a drag is still to come. */
  #ended = false;

  /** @param {import('./hand.js').Hand} hand */
  constructor(hand) {
    this.hand = hand;
  }

  /** The card that is dragged. */
  get dragged() {
    return this.#dragged.value;
  }

  /** Whether a click is only the end of a drag. */
  swallows() {
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }

  /** @param {PointerEvent} event @param {number} id of the card */
  down(event, id) {
    this.#ended = false;
    this.#dragged.value = null;
    if (event.button !== 0) return;
    this.#from = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A quick drag has left the card before it moves.
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move = (event) => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    // It was let go while the card was not there.
    if (event.buttons === 0) return this.end(event);
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.#dragged.peek() && Math.hypot(dx, dy) <= THRESHOLD) return undefined;
    this.#dragged.value = { id: from.id, dx, dy };
    return undefined;
  };

  /** @param {PointerEvent} event */
  end = (event) => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    this.#from = null;
    if (!this.#dragged.peek()) return;
    this.#dragged.value = null;
    this.#ended = true;
    // A click that does not come must not swallow the next one.
    requestAnimationFrame(() => (this.#ended = false));
    if (event.type === 'pointerup') this.#drop(event, from);
  };

  /** @param {PointerEvent} event @param {{id: number, y: number}} from */
  #drop(event, from) {
    const { hand } = this;
    const place = hand.table.held.findIndex(({ id }) => id === from.id);
    const button = hand.button(place);
    if (!button) return;
    if (from.y - event.clientY > button.offsetHeight * 0.5) hand.play(place);
    else hand.move(place, this.#placeAt(event, place));
  }

  /** The place that a card gets which is dropped there.
   * @param {PointerEvent} event @param {number} from its place before */
  #placeAt(event, from) {
    const others = this.hand.table.held.flatMap((_, place) => (place === from ? [] : [place]));
    const before = others.findIndex((place) => {
      const box = this.hand.button(place)?.getBoundingClientRect();
      return box && event.clientY < box.bottom && event.clientY > box.top - box.height * 0.4 && event.clientX < box.left + box.width / 2;
    });
    return before < 0 ? others.length : before;
  }
}
