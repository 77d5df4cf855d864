// Where things of a table are drawn: views say so by a directive, and motion asks.

import { AsyncDirective, directive } from '../../vendor/lit-html/async-directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

/** Where an element lies on the screen, as if it lay straight there.
 * @param {Element} element */
export function boxOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wide, high] = element instanceof HTMLElement ? [element.offsetWidth, element.offsetHeight] : [width, height];
  return new DOMRect(left + (width - wide) / 2, top + (height - high) / 2, wide, high);
}

export class Places {
  /** @type {Map<string, HTMLElement>} */
  #elements = new Map();

  /** Notes the element of a template under this name.
   * @param {string} name as `slot 1`
   * @returns {unknown} the directive for it */
  at(name) {
    return at(this, name);
  }

  /** @param {string} name @returns {HTMLElement | null} */
  get(name) {
    return this.#elements.get(name) ?? null;
  }

  /** Those whose names begin so, by the rest of the name.
   * @param {string} kind
   * @returns {[string, HTMLElement][]} */
  all(kind) {
    const head = `${kind} `;
    return [...this.#elements].flatMap(([name, element]) => (name.startsWith(head) ? [/** @type {[string, HTMLElement]} */ ([name.slice(head.length), element])] : []));
  }

  /** Where those lie on the screen now.
   * @param {string} kind
   * @returns {Map<string, DOMRect>} */
  boxes(kind) {
    return new Map(this.all(kind).map(([name, element]) => [name, boxOf(element)]));
  }

  /** @param {string} name @param {HTMLElement} element */
  note(name, element) {
    this.#elements.set(name, element);
  }

  /** @param {string} name @param {HTMLElement} element */
  forget(name, element) {
    if (this.#elements.get(name) === element) this.#elements.delete(name);
  }
}

class At extends AsyncDirective {
  /** @type {Places | null} */ #places = null;
  #name = '';
  /** @type {HTMLElement | null} */ #element = null;

  /** @param {Places} _places @param {string} _name */
  render(_places, _name) {
    return noChange;
  }

  /** @param {any} part @param {[Places, string]} where */
  update(part, [places, name]) {
    if (places === this.#places && name === this.#name) return noChange;
    this.disconnected();
    this.#places = places;
    this.#name = name;
    this.#element = part.element;
    this.reconnected();
    return noChange;
  }

  disconnected() {
    if (this.#element) this.#places?.forget(this.#name, this.#element);
  }

  reconnected() {
    if (this.#element) this.#places?.note(this.#name, this.#element);
  }
}

const at = directive(At);
