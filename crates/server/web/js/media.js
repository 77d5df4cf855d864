// What the screen is like, as signals.

import { signal } from './signals.js';

/** @type {Map<string, import('./signals.js').Signal<boolean>>} */
const known = new Map();

/** Whether this media query holds now.
 * @param {string} query
 * @returns {boolean} */
export function media(query) {
  let holds = known.get(query);
  if (!holds) {
    const list = matchMedia(query);
    holds = signal(list.matches);
    const now = holds;
    list.addEventListener('change', () => (now.value = list.matches));
    known.set(query, holds);
  }
  return holds.value;
}
