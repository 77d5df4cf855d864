// Hands in a replay: they are looked at, not played from.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { card } from '../ui/card.js';

/** @typedef {import('./replay-state.js').Replayed} Replayed */

export class ShownHands {
  element = h('div.shown-hands');

  /** @param {Replayed} table */
  constructor(table) {
    this.table = table;
  }

  draw() {
    const hands = this.table.openHands;
    this.element.hidden = hands.length === 0;
    this.element.dataset.count = String(hands.length);
    this.element.classList.toggle('all', hands.length === this.table.players);
    fill(this.element, hands.map(({ seat, faces }) => this.#hand(seat, faces)));
  }

  /** @param {number} seat @param {string[]} faces */
  #hand(seat, faces) {
    return h(
      'div.shown-hand',
      { role: 'group', 'aria-label': () => t('replay-hand-of', { name: this.table.name(seat) }), style: { '--n': Math.max(2, faces.length) } },
      h(`span.tag.${this.table.colour(seat)}`, { 'aria-hidden': 'true' }, h('span', { text: () => this.table.name(seat) })),
      h('span.fanned', null, faces.map((face) => h('span.held', { 'data-face': face }, card(face)))),
    );
  }

  /** Where the cards lie on the screen, for motion. */
  rects() {
    const cards = /** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll('[data-face]'));
    return new Map([...cards].map((held) => [String(held.dataset.face), held.getBoundingClientRect()]));
  }
}
