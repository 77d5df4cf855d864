// Where every card is, as far as the person can tell: the server says so, and is asked when it is shown.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, cardName, codeOf, valueOf } from '../cards.js';
import { api } from '../net/api.js';
import { emblem } from '../ui/card.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Tracked} Tracked */

/** How often it is asked at most. */
const PAUSE = 400;

export class Tracker {
  /** @type {Tracked[]} */
  #cards = [];
  #number = -1;
  #timer = 0;

  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    this.element = h('div.tracker');
  }

  /** Asks anew if something has happened since. */
  draw() {
    const { view } = this.table;
    if (!view?.options.tracker) return fill(this.element, h('p.note', { text: () => t('no-tracker') }));
    if (view.number === this.#number) return undefined;
    this.#number = view.number;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), this.#cards.length > 0 ? PAUSE : 0);
    return undefined;
  }

  end() {
    clearTimeout(this.#timer);
  }

  async #ask() {
    try {
      this.#cards = await api.get(`/api/v1/tables/${this.table.id}/tracker`);
      this.#fill();
    } catch {
      // The next view asks again.
    }
  }

  #fill() {
    const factions = this.table.view?.table.factions ?? [];
    const rows = factions.map((faction) => this.#row(CODES[faction], this.#cards.filter((one) => codeOf(one.card) === CODES[faction])));
    const fire = this.#cards.filter((one) => codeOf(one.card) === 'PF');
    fill(
      this.element,
      h('div.grid', { onclick: (/** @type {Event} */ event) => this.#explain(event) }, rows, fire.length > 0 && this.#row('PF', fire)),
      h('p.legend.note', { 'aria-hidden': 'true' }, legend('gone', () => t('tracker-open')), legend('mine', () => t('tracker-mine')), legend('sure theirs', () => t('tracker-sure')), legend('', () => t('tracker-elsewhere'))),
      this.#hint,
    );
  }

  #hint = h('p.note', { 'aria-hidden': 'true', text: () => t('tracker-tap') });

  /** What is known of a card, on tap.
   * @param {Event} event */
  #explain(event) {
    const words = /** @type {Element} */ (event.target).closest('.cell')?.getAttribute('aria-label');
    if (words) this.#hint.textContent = words;
  }

  /** @param {string} code @param {Tracked[]} cards */
  #row(code, cards) {
    return h('div.track-row', null, emblem(code), Array.from({ length: 10 }, (_, value) => this.#cell(cards.find((one) => valueOf(one.card) === value))));
  }

  /** @param {Tracked | undefined} tracked */
  #cell(tracked) {
    if (!tracked) return h('span');
    const rest = tracked.copies - tracked.open - tracked.mine;
    const kind = tracked.mine > 0 ? 'mine' : rest === 0 ? 'gone' : this.#sure(tracked, rest);
    return h(
      'span.cell',
      { class: kind, role: 'img', 'aria-label': () => this.#words(tracked), title: () => this.#words(tracked) },
      valueOf(tracked.card),
      tracked.copies > 1 && h('sup', null, kind === 'gone' ? tracked.open : kind === 'mine' ? tracked.mine : rest),
    );
  }

  /** The colour of whoever has all that is left of a card for certain.
   * @param {Tracked} tracked @param {number} rest */
  #sure(tracked, rest) {
    const holder = tracked.elsewhere.find(({ at, copies }) => at.seat != null && copies > rest - 0.001);
    return holder ? `sure ${this.table.colour(Number(holder.at.seat))}` : '';
  }

  /** @param {Tracked} tracked */
  #words(tracked) {
    const parts = [];
    if (tracked.mine > 0) parts.push(t('tracked-mine', { count: tracked.mine }));
    if (tracked.open > 0) parts.push(t('tracked-open', { count: tracked.open }));
    for (const { at, copies } of tracked.elsewhere) {
      const share = Math.round(copies * 100);
      const name = at.seat === undefined || at.seat === null ? '' : this.table.name(at.seat);
      if (share > 0) parts.push(name ? t('tracked-at-seat', { place: t(`zone-${at.zone}`), name, share }) : t('tracked-at', { place: t(`zone-${at.zone}`), share }));
    }
    return `${cardName(tracked.card)}: ${parts.join(', ')}`;
  }
}

/** @param {string} kind @param {() => string} text */
const legend = (kind, text) => h('span', null, h('i.cell', { class: kind }), h('span', { text }));
