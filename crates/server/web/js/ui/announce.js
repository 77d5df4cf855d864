// What a screen reader says of what happens.

import { keyed, mount, signal } from '../view.js';

/** How long the page waits for more to say at once. */
const PAUSE = 120;

/** What is said, and how many lines were said before: the same words once more are said once more. */
const polite = signal({ line: '', number: 0 });
const urgent = signal({ line: '', number: 0 });
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
    say(polite, lines.join(' '));
    lines = [];
  }, PAUSE);
}

/** Says this at once.
 * @param {string} line */
export const alarm = (line) => say(urgent, line);

/** @param {typeof polite} place @param {string} line */
function say(place, line) {
  place.value = { line, number: place.peek().number + 1 };
}

/** Draws the two places that screen readers listen to.
 * @param {HTMLElement} politely @param {HTMLElement} urgently */
export function startAnnouncing(politely, urgently) {
  mount(politely, () => keyed(polite.value.number, polite.value.line));
  mount(urgently, () => keyed(urgent.value.number, urgent.value.line));
}
