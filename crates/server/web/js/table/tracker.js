// Where every card is, as far as the person can tell: the server says so, and is asked when it is shown.

import { fill, h, refill } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, cardName, codeOf, factionName, valueOf } from '../cards.js';
import { api } from '../net/api.js';
import { emblem } from '../ui/card.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Tracked} Tracked */

/** Whoever points with a finger seldom has a keyboard. */
const coarse = matchMedia('(pointer: coarse)');

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
    refill(
      this.element,
      this.#grid(rows, fire),
      h('p.legend.note', { 'aria-hidden': 'true' }, legend('gone', () => t('tracker-open')), legend('mine', () => t('tracker-mine')), legend('sure theirs', () => t('tracker-sure')), legend('', () => t('tracker-elsewhere'))),
      h('p.note.looked', { 'aria-hidden': 'true', text: () => this.#said() }),
    );
  }

  /** The card that the person looks at, and where the keyboard comes in. */
  #at = '';
  /** Whether the person looks at a card, by touch or by keyboard. */
  #looks = false;

  /** What is known of the card that the person looks at. */
  #said() {
    const looked = this.#looks && this.#cards.find((one) => one.card === this.#at);
    return looked ? this.#words(looked) : coarse.matches ? t('tracker-tap') : `${t('tracker-tap')} ${t('tracker-keys')}`;
  }

  /** @param {HTMLElement[]} rows @param {Tracked[]} fire */
  #grid(rows, fire) {
    const grid = h(
      'div.grid',
      {
        role: 'grid',
        'aria-label': () => t('tracker'),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.#walk(event),
        onfocusin: (/** @type {FocusEvent} */ event) => this.#look(/** @type {Element} */ (event.target)),
        // A finger need not hit a cell: it can slide over them.
        onpointerdown: (/** @type {PointerEvent} */ event) => this.#touch(event),
        onpointermove: (/** @type {PointerEvent} */ event) => event.buttons > 0 && this.#touch(event),
      },
      rows,
      fire.length > 0 && this.#row('PF', fire),
    );
    if (!grid.querySelector(`[data-key="${this.#at}"]`)) this.#at = grid.querySelector('.cell')?.getAttribute('data-key') ?? '';
    this.#enter(grid);
    return grid;
  }

  /** The one cell that Tab leads to.
   * @param {Element} grid */
  #enter(grid) {
    for (const cell of grid.querySelectorAll('.cell')) /** @type {HTMLElement} */ (cell).tabIndex = cell.getAttribute('data-key') === this.#at ? 0 : -1;
  }

  /** @param {PointerEvent} event */
  #touch({ clientX, clientY }) {
    this.#look(document.elementFromPoint(clientX, clientY));
  }

  /** The person looks at a cell.
   * @param {Element | null} element */
  #look(element) {
    const cell = element?.closest('.cell[data-key]');
    if (!cell || !this.element.contains(cell)) return;
    this.#at = String(cell.getAttribute('data-key'));
    this.#looks = true;
    /** @type {Element} */ (this.element.querySelector('.looked')).textContent = this.#said();
    for (const other of this.element.querySelectorAll('.cell.looked-at')) other.classList.remove('looked-at');
    cell.classList.add('looked-at');
    this.#enter(/** @type {Element} */ (this.element.querySelector('.grid')));
  }

  /** Arrows go from cell to cell, Home and End to the ends of a row.
   * @param {KeyboardEvent} event */
  #walk(event) {
    const cell = /** @type {Element} */ (event.target).closest('.cell[data-key]');
    const row = cell?.parentElement;
    if (!cell || !row) return;
    const cells = (/** @type {Element | null} */ of) => [...(of?.querySelectorAll('.cell[data-key]') ?? [])];
    const near = (/** @type {Element | null} */ of) => cells(of).toSorted((a, b) => distance(a, cell) - distance(b, cell))[0];
    const all = cells(row);
    const place = all.indexOf(cell);
    const to = {
      ArrowLeft: () => all[place - 1],
      ArrowRight: () => all[place + 1],
      ArrowUp: () => near(row.previousElementSibling),
      ArrowDown: () => near(row.nextElementSibling),
      Home: () => all[0],
      End: () => all.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    /** @type {HTMLElement | undefined} */ (to())?.focus();
  }

  /** @param {string} code @param {Tracked[]} cards */
  #row(code, cards) {
    const name = h('span', { role: 'rowheader' }, emblem(code), h('span.unseen', { text: () => factionName(code) }));
    return h('div.track-row', { role: 'row' }, name, Array.from({ length: 10 }, (_, value) => this.#cell(cards.find((one) => valueOf(one.card) === value))));
  }

  /** @param {Tracked | undefined} tracked */
  #cell(tracked) {
    if (!tracked) return h('span', { role: 'gridcell' });
    const rest = tracked.copies - tracked.open - tracked.mine;
    const kind = tracked.mine > 0 ? 'mine' : rest === 0 ? 'gone' : this.#sure(tracked, rest);
    return h(
      'span.cell',
      { class: [kind, this.#looks && tracked.card === this.#at && 'looked-at'].filter(Boolean).join(' '), role: 'gridcell', 'data-key': tracked.card, title: () => this.#words(tracked) },
      h('span', { 'aria-hidden': 'true' }, valueOf(tracked.card), tracked.copies > 1 && h('sup', null, kind === 'gone' ? tracked.open : kind === 'mine' ? tracked.mine : rest)),
      h('span.unseen', { text: () => this.#words(tracked) }),
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
    return `${cardName(tracked.card)}: ${parts.join(', ') || t('tracker-elsewhere')}`;
  }
}

/** How far apart two cells stand, counted in columns.
 * @param {Element} one @param {Element} other */
const distance = (one, other) => Math.abs(column(one) - column(other));

/** @param {Element} cell */
const column = (cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell);

/** @param {string} kind @param {() => string} text */
const legend = (kind, text) => h('span', null, h('i.cell', { class: kind }), h('span', { text }));
