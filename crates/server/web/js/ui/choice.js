// A list to choose from.

import { html, live, nothing } from '../view.js';

/**
 * A select. Labels and ids stand with it.
 * @template {string | null} T
 * @param {readonly (readonly [value: T, text: string, language?: string])[]} options
 * @param {T} now what is chosen
 * @param {(value: T) => void} choose
 * @param {{label?: string, class?: string, at?: unknown}} [how] `label`: its name, where no label element has it; `at`: a
 *   directive for its element
 */
export const choice = (options, now, choose, how = {}) =>
  html`<select
    class=${how.class ?? nothing}
    aria-label=${how.label ?? nothing}
    @change=${(/** @type {Event} */ event) => choose(options[/** @type {HTMLSelectElement} */ (event.target).selectedIndex][0])}
    ${how.at}
  >
    ${options.map(([value, text, language]) => html`<option value=${value ?? ''} lang=${language ?? nothing} .selected=${live(value === now)}>${text}</option>`)}
  </select>`;
