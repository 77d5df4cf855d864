// The strip of a replay: a cell for each trick, a bar between the phases, a handle to pull.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';

/** @typedef {import('./replay-film.js').Film} Film */

/** How much of the strip stays empty when the end is not to be told, compared to what is shown. */
const UNKNOWN = 0.3;

export class Scrub {
  #cells = h('div.cells', { 'aria-hidden': 'true' });
  #field = /** @type {HTMLInputElement} */ (h('input', { type: 'range', min: '0', step: '1', 'aria-label': () => t('replay-scrub') }));
  element = h('div.scrub', null, this.#cells, this.#field);
  #drawn = '';

  /** @param {(at: number) => void} go @param {() => string} words what is shown now, in words */
  constructor(go, words) {
    this.words = words;
    this.#field.addEventListener('input', () => go(Number(this.#field.value)));
  }

  /** @param {Film} film @param {number} at @param {number} most the last step that may be shown */
  draw(film, at, most) {
    const shown = Math.max(1, most);
    const whole = most < film.last ? shown * (1 + UNKNOWN) : Math.max(1, film.last);
    this.#cut(film, most, whole - shown);
    this.element.style.setProperty('--at', String(at / whole));
    this.element.style.setProperty('--known', String(shown / whole));
    this.#field.max = String(Math.max(0, most));
    this.#field.value = String(at);
    this.#field.setAttribute('aria-valuetext', this.words());
  }

  /** @param {Film} film @param {number} most @param {number} unknown */
  #cut(film, most, unknown) {
    const key = `${film.cuts.length} ${most} ${unknown} ${film.last}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    const cells = film.cuts.filter((cut) => cut.first <= most);
    fill(
      this.#cells,
      cells.map((cut, i) => h('i', { class: i > 0 && cells[i - 1].phase !== cut.phase ? 'phase' : '', style: { 'flex-grow': Math.min(cut.last, most) - cut.first + 1 } })),
      unknown > 0 && h('i.unknown', { style: { 'flex-grow': unknown } }),
      h('b.handle'),
    );
  }
}
