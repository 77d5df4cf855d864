// What lies over the page without being a dialog. While a dialog is open nothing outside it can be reached, so what belongs
// to something in a dialog is drawn in there.

import { mount, nothing, part, signal } from '../view.js';

/** @typedef {import('../view.js').View} View */

/** What it is, and where: in a dialog, or over the page itself. @type {import('../signals.js').Signal<{inside: object | null, view: View} | null>} */
const over = signal(null);

/** Lays something over the page, or over a dialog, in the place of what lay there.
 * @param {object | null} inside @param {View} view */
export function layOver(inside, view) {
  const now = over.peek();
  if (now?.inside !== inside || now.view !== view) over.value = { inside, view };
}

/** Takes it away. @param {View} view */
export function takeFromOver(view) {
  if (over.peek()?.view === view) over.value = null;
}

/** What lies in this dialog, or over the page, drawn.
 * @param {object | null} inside */
export const overIn = (inside) => part(() => (over.value && over.value.inside === inside ? over.value.view() : nothing));

/** Draws what lies over the page. @param {HTMLElement} place */
export function startOver(place) {
  mount(place, () => overIn(null));
}
