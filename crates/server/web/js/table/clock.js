// Clocks: they run on by themselves between two views.

import { t } from '../i18n.js';
import { h } from '../dom.js';

/** Milliseconds that a seat has now; null without a clock.
 * @param {import('./state.js').TableState} table @param {number} seat */
export function timeLeft(table, seat) {
  const clocks = table.view?.clocks;
  if (!clocks) return null;
  const gone = clocks.runs[seat] && table.view?.stage === 'playing' ? performance.now() - table.came : 0;
  return Math.max(0, clocks.left[seat] - gone);
}

/** A time as people read it: 9:12, or 2 days, to the nearest whole one.
 * @param {number} milliseconds */
export function timeText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86400) return t('days-left', { days: Math.round(seconds / 86400) });
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A clock on the page; `tick` sets it.
 * @param {number} seat */
export const clock = (seat) => h('span.clock', { 'data-seat': seat, role: 'timer', hidden: true });

/** Sets all clocks of the page.
 * @param {import('./state.js').TableState} table @param {ParentNode} root */
export function tick(table, root) {
  for (const element of root.querySelectorAll('.clock')) {
    const seat = Number(/** @type {HTMLElement} */ (element).dataset.seat);
    const left = timeLeft(table, seat);
    /** @type {HTMLElement} */ (element).hidden = left === null;
    if (left === null) continue;
    const text = timeText(left);
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle('low', left < 60_000);
    element.classList.toggle('runs', table.view?.clocks?.runs[seat] ?? false);
  }
}
