// Dragging a card of the hand: up plays it, sideways gives it another place. It is never needed.

import { speed } from '../settings.js';
import { signal } from '../signals.js';
import { comeFrom } from './motion.js';
import { boxOf } from './places.js';

/** How far a finger moves before it drags. */
const THRESHOLD = 12;

/** How far a card tilts at most, in degrees, and how many pixels to the side tilt it by one. */
const MOST_TILT = 6;
const TILT = 16;

export class Drag {
  #dragged = signal(/** @type {number | null} */ (null));
  /** Where it began. @type {{id: number, x: number, y: number, pointer: number, element: HTMLElement} | null} */
  #from = null;
  /** Whether the click that ends a drag is still to come. */
  #ended = false;

  /** @param {import('./hand.js').Hand} hand */
  constructor(hand) {
    this.hand = hand;
  }

  /** The id of the card that is dragged. */
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
    this.#release();
    if (event.button !== 0) return;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    this.#from = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, element };
    // A quick drag has left the card before it moves.
    element.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move = (event) => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    // It was let go while the card was not there.
    if (event.buttons === 0) return this.end(event);
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (this.#dragged.peek() === null && Math.hypot(dx, dy) <= THRESHOLD) return undefined;
    this.#dragged.value = from.id;
    // Done by hand: drawing all cards for each step would be too slow for a phone.
    from.element.style.translate = `${dx}px ${dy}px`;
    if (speed() > 0) from.element.style.rotate = `${Math.max(-MOST_TILT, Math.min(MOST_TILT, dx / TILT))}deg`;
    return undefined;
  };

  /** The card is let go. */
  #release() {
    this.#dragged.value = null;
    const style = this.#from?.element.style;
    this.#from = null;
    style?.removeProperty('translate');
    style?.removeProperty('rotate');
  }

  /** @param {PointerEvent} event */
  end = (event) => {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    if (this.#dragged.peek() === null) {
      this.#from = null;
      return;
    }
    this.#ended = true;
    // A click that does not come must not swallow the next one.
    this.hand.board.life.frame(() => (this.#ended = false));
    const box = boxOf(from.element);
    if (event.type === 'pointerup') this.#drop(event, from);
    this.#release();
    // Unless it was played, it lies in the hand again.
    if (from.element.isConnected) comeFrom(from.element, box, 160);
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
