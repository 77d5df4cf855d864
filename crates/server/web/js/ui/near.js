// Parts of a long page that are drawn in full only when they come near: a whole book would be thousands of elements at
// once. Until then a part shows its words alone, so that the browser finds them, and links lead to them.

import { batch, signal } from '../signals.js';

/** How far beyond the window a part is drawn, in heights of the window. */
const BEYOND = 0.5;
/** The same for a jump. What is drawn above it pushes it down, so that must come first; and it only grows. */
const BEYOND_A_JUMP = 1;

export class Near {
  /** @type {Map<string, import('../signals.js').Signal<boolean>>} */
  #parts = new Map();
  /** How many parts are drawn. */
  #count = signal(0);
  #observer = new IntersectionObserver((entries) => this.draw(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id)), {
    rootMargin: `${BEYOND * 100}% 0px`,
  });

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    life.atEnd(() => this.#observer.disconnect());
    life.listen(window, 'beforeprint', () => this.draw([...this.#parts.keys()]));
  }

  /** Whether this part is to be drawn.
   * @param {string} name the id of its element
   * @returns {boolean} */
  has(name) {
    return this.#part(name).value;
  }

  /** So many parts are drawn.
   * @returns {number} */
  get count() {
    return this.#count.value;
  }

  /** Draws this part as soon as it comes near. @param {Element} element */
  watch(element) {
    if (!this.#part(element.id).peek()) this.#observer.observe(element);
  }

  /** Draws all that will be seen once this element is at the top of the window. @param {Element} goal */
  drawAround(goal) {
    const { top } = goal.getBoundingClientRect();
    const isNear = (/** @type {string} */ name) => {
      const rect = document.getElementById(name)?.getBoundingClientRect();
      return rect && rect.height > 0 && rect.bottom > top - BEYOND_A_JUMP * innerHeight && rect.top < top + (1 + BEYOND_A_JUMP) * innerHeight;
    };
    this.draw([...this.#parts.keys()].filter(isNear));
  }

  /** @param {string[]} names */
  draw(names) {
    const missing = names.filter((name) => !this.#part(name).peek());
    if (missing.length === 0) return;
    batch(() => {
      for (const name of missing) this.#part(name).value = true;
      this.#count.value += missing.length;
    });
  }

  /** @param {string} name */
  #part(name) {
    const part = this.#parts.get(name) ?? signal(false);
    this.#parts.set(name, part);
    return part;
  }
}
