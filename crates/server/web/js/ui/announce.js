// What a screen reader says of what happens.

import { mount, signal } from '../view.js';

/** How long the page waits for more to say at once. */
const PAUSE = 120;

const polite = signal('');
const urgent = signal('');
/** @type {string[]} */
let lines = [];
let saying = 0;

/** Says this when there is a pause. What comes at once is said together.
 * @param {string} line */
export function announce(line) {
  if (!line) return;
  lines.push(line);
  clearTimeout(saying);
  saying = setTimeout(() => {
    polite.value = lines.join(' ');
    lines = [];
  }, PAUSE);
}

/** Says this at once.
 * @param {string} line */
export function alarm(line) {
  // The same words once more are said once more.
  urgent.value = '';
  urgent.value = line;
}

/** Draws the two places that screen readers listen to.
 * @param {HTMLElement} politely @param {HTMLElement} urgently */
export function startAnnouncing(politely, urgently) {
  mount(politely, () => polite.value);
  mount(urgently, () => urgent.value);
}
