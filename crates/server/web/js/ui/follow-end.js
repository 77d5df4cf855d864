// Lists that grow at their end: they stay scrolled there, unless somebody has scrolled back to read.

import { Directive, directive } from '../../vendor/lit-html/directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

/** So far from the end it still counts as being there. */
const NEAR = 8;

class FollowEnd extends Directive {
  #count = -1;
  #isAtEnd = true;
  /** Where the end was when it was scrolled there last: by the time that is heard of, there may be more. */
  #end = 0;

  /** @param {number} _count */
  render(_count) {
    return noChange;
  }

  /** @param {any} part @param {[number]} count */
  update({ element }, [count]) {
    if (count === this.#count) return noChange;
    const first = this.#count < 0;
    this.#count = count;
    // Asking for it only when something new comes would lay the page out in the middle of drawing it.
    if (first) element.addEventListener('scroll', () => (this.#isAtEnd = element.scrollTop >= this.#end - NEAR), { passive: true });
    // What comes beside it may take room from it.
    if (first) new ResizeObserver(() => this.#isAtEnd && this.#toEnd(element)).observe(element);
    if (this.#isAtEnd) requestAnimationFrame(() => this.#toEnd(element));
    return noChange;
  }

  /** @param {Element} element */
  #toEnd(element) {
    element.scrollTop = element.scrollHeight;
    this.#end = element.scrollTop;
  }
}

/** For an element that scrolls: how much is in it now.
 * @type {(count: number) => unknown} */
export const followEnd = directive(FollowEnd);
