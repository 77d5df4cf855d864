// Lists that grow at their end: they stay scrolled there, unless somebody has scrolled back to read.

import { AsyncDirective, directive } from '../../vendor/lit-html/async-directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';
import { Lifetime } from '../lifetime.js';

/** So far from the end it still counts as being there. */
const NEAR = 8;

class FollowEnd extends AsyncDirective {
  #count = -1;
  #isAtEnd = true;
  /** Where the end was when it was scrolled there last: by the time that is heard of, there may be more. */
  #end = 0;
  /** @type {Element | null} */
  #element = null;
  /** As long as the element is on the page. */
  #life = new Lifetime();

  /** @param {number} _count */
  render(_count) {
    return noChange;
  }

  /** @param {any} part @param {[number]} count */
  update({ element }, [count]) {
    if (!this.#element) {
      this.#element = element;
      if (this.isConnected) this.#follow(element);
    }
    if (count === this.#count) return noChange;
    this.#count = count;
    if (this.#isAtEnd) this.#life.frame(() => this.#toEnd(element));
    return noChange;
  }

  disconnected() {
    this.#life.end();
  }

  reconnected() {
    this.#life = new Lifetime();
    if (this.#element) this.#follow(this.#element);
  }

  /** @param {Element} element */
  #follow(element) {
    // Asking for it only when something new comes would lay the page out in the middle of drawing it.
    this.#life.listen(element, 'scroll', () => (this.#isAtEnd = element.scrollTop >= this.#end - NEAR), { passive: true });
    // What comes beside it may take room from it.
    const watcher = new ResizeObserver(() => this.#isAtEnd && this.#toEnd(element));
    watcher.observe(element);
    this.#life.atEnd(() => watcher.disconnect());
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
