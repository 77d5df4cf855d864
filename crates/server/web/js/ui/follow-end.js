// Lists that grow at their end: they stay scrolled there, unless somebody has scrolled back to read.

import { Directive, directive } from '../../vendor/lit-html/directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

/** So far from the end it still counts as being there. */
const NEAR = 8;

class FollowEnd extends Directive {
  #count = -1;

  /** @param {number} _count */
  render(_count) {
    return noChange;
  }

  /** @param {any} part @param {[number]} count */
  update({ element }, [count]) {
    if (count === this.#count) return noChange;
    const first = this.#count < 0;
    this.#count = count;
    if (first || element.scrollTop + element.clientHeight >= element.scrollHeight - NEAR) {
      // What is new is drawn after the element that it stands in.
      queueMicrotask(() => (element.scrollTop = element.scrollHeight));
    }
    return noChange;
  }
}

/** For an element that scrolls: how much is in it now.
 * @type {(count: number) => unknown} */
export const followEnd = directive(FollowEnd);
