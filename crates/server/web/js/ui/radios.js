// One of several, each drawn as a tile: native radio buttons, so arrow keys choose and Tab leaves the group.

import { html, live, nothing, repeat } from '../view.js';

/**
 * @template {string | number | null} T
 * @typedef {object} Tile
 * @property {T} value
 * @property {unknown} face what is drawn on it; its text is its name
 * @property {string} [class] classes of its label
 */

/**
 * A group of tiles, of which one is chosen, or none if `now` is not among them.
 * @template {string | number | null} T
 * @param {string} name which group it is; no other one on the page has it
 * @param {string} label what it is called
 * @param {readonly Tile<T>[]} tiles
 * @param {T | undefined} now
 * @param {(value: T) => void} choose
 * @param {string} [named] its classes
 */
export const radios = (name, label, tiles, now, choose, named) =>
  html`<div class=${named ?? nothing} role="radiogroup" aria-label=${label}>
    ${repeat(tiles, ({ value }) => value, (tile) => radio(name, tile, tile.value === now, choose))}
  </div>`;

/**
 * @template {string | number | null} T
 * @param {string} name @param {Tile<T>} tile @param {boolean} isChosen @param {(value: T) => void} choose
 */
const radio = (name, { value, face, class: named }, isChosen, choose) =>
  html`<label class=${named ? `tile-radio ${named}` : 'tile-radio'}>
    <input type="radio" name=${name} value=${value ?? ''} .checked=${live(isChosen)} @change=${() => choose(value)} />${face}
  </label>`;
