// Parts of a long page that are drawn in full only when they come near: a whole book would be thousands of elements at
// once. Until then a part shows its words alone, so that the browser finds them, and links lead to them.

import { batch, ref, signal } from '../view.js';

/** How far beyond the window a part is drawn, in heights of the window. */
const BEYOND = 0.5;
/** The same for a jump. What is drawn above it pushes it down, so that must come first; and it only grows. */
const BEYOND_A_JUMP = 1;

/**
 * @typedef {object} Part
 * @property {import('../signals.js').Signal<boolean>} isDrawn whether it is to be drawn in full
 * @property {Element | null} element
 * @property {(element: Element | undefined) => void} note
 */

export class Near {
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** How many parts are drawn. */
  #count = signal(0);
  #observer = new IntersectionObserver((entries) => this.#came(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))), {
    rootMargin: `${BEYOND * 100}% 0px`,
  });

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    life.atEnd(() => this.#observer.disconnect());
    life.listen(window, 'beforeprint', () => this.#draw([...this.#parts.values()]));
  }

  /** Says that the element of a template is this part, which is drawn as soon as it comes near.
   * @param {string} name */
  at(name) {
    return ref(this.#part(name).note);
  }

  /** The element of a part.
   * @param {string} name */
  get(name) {
    return this.#parts.get(name)?.element ?? null;
  }

  /** Whether this part is to be drawn.
   * @param {string} name
   * @returns {boolean} */
  has(name) {
    return this.#part(name).isDrawn.value;
  }

  /** So many parts are drawn.
   * @returns {number} */
  get count() {
    return this.#count.value;
  }

  /** Draws all that will be seen once this element is at the top of the window. @param {Element} goal */
  drawAround(goal) {
    const { top } = goal.getBoundingClientRect();
    const isNear = (/** @type {Part} */ { element }) => {
      const rect = element?.getBoundingClientRect();
      return rect && rect.height > 0 && rect.bottom > top - BEYOND_A_JUMP * innerHeight && rect.top < top + (1 + BEYOND_A_JUMP) * innerHeight;
    };
    this.#draw([...this.#parts.values()].filter(isNear));
  }

  /** @param {Element[]} elements */
  #came(elements) {
    this.#draw([...this.#parts.values()].filter(({ element }) => element && elements.includes(element)));
  }

  /** @param {Part[]} parts */
  #draw(parts) {
    const missing = parts.filter(({ isDrawn }) => !isDrawn.peek());
    if (missing.length === 0) return;
    batch(() => {
      for (const { isDrawn } of missing) isDrawn.value = true;
      this.#count.value += missing.length;
    });
  }

  /** @param {string} name
   * @returns {Part} */
  #part(name) {
    const known = this.#parts.get(name);
    if (known) return known;
    /** @type {Part} */
    const part = { isDrawn: signal(false), element: null, note: (element) => this.#note(part, element) };
    this.#parts.set(name, part);
    return part;
  }

  /** @param {Part} part @param {Element | undefined} element */
  #note(part, element) {
    if (part.element) this.#observer.unobserve(part.element);
    part.element = element ?? null;
    if (element && !part.isDrawn.peek()) this.#observer.observe(element);
  }
}
