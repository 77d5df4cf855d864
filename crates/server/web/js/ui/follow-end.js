// Lists that grow at their end: they stay scrolled there, unless somebody has scrolled back to read.

import { Directive, directive } from '../../vendor/lit-html/directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

/** So far from the end it still counts as being there. */
const NEAR = 8;

class FollowEnd extends Directive {
  #count = -1;
  #isAtEnd = true;

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
    if (first) element.addEventListener('scroll', () => (this.#isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR), { passive: true });
    if (this.#isAtEnd) requestAnimationFrame(() => (element.scrollTop = element.scrollHeight));
    return noChange;
  }
}

/** For an element that scrolls: how much is in it now.
 * @type {(count: number) => unknown} */
export const followEnd = directive(FollowEnd);
