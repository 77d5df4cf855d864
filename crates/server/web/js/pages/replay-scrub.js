// The strip of a replay: a cell for each trick, a bar between the phases, a handle to pull.

import { t } from '../i18n.js';
import { html, live, nothing } from '../view.js';

/** @typedef {import('./replay-film.js').Film} Film */

/** How much of the strip stays empty when the end is not to be told, compared to what is shown. */
const UNKNOWN = 0.3;

/**
 * @param {object} of
 * @param {Film} of.film
 * @param {number} of.at
 * @param {number} of.most the last step that may be shown
 * @param {string} of.words what is shown now, in words
 * @param {(at: number) => void} of.go
 */
export function scrub({ film, at, most, words, go }) {
  const shown = Math.max(1, most);
  const whole = most < film.last ? shown * (1 + UNKNOWN) : Math.max(1, film.last);
  return html`<div class="scrub" .style=${`--at: ${at / whole}; --known: ${shown / whole}`}>
    <div class="cells" aria-hidden="true">${cells(film, most)}${whole > shown ? html`<i class="unknown" .style=${`flex-grow: ${whole - shown}`}></i>` : nothing}<b class="handle"></b></div>
    <input type="range" min="0" step="1" max=${Math.max(0, most)} .value=${live(String(at))} aria-label=${t('replay-scrub')} aria-valuetext=${words} @input=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
  </div>`;
}

/** @param {Film} film @param {number} most */
const cells = ({ cuts }, most) =>
  cuts.flatMap((cut, i) => {
    if (cut.first > most) return [];
    const opens = i > 0 && cuts[i - 1].phase !== cut.phase;
    return [html`<i class=${opens ? 'phase' : nothing} .style=${`flex-grow: ${Math.min(cut.last, most) - cut.first + 1}`}></i>`];
  });
