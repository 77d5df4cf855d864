// Clocks: they run on by themselves between two views.

import { t } from '../i18n.js';
import { classes, html, part } from '../view.js';

/** Milliseconds that a seat has; null without a clock.
 * @param {import('./state.js').TableState} table @param {number} seat @param {number} now */
export function timeLeft(table, seat, now) {
  const clocks = table.view?.clocks;
  if (!clocks) return null;
  const gone = clocks.runs[seat] && table.view?.stage === 'playing' ? Math.max(0, now - table.came) : 0;
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

/** Less than this is little time. */
const LOW = 60_000;

/** A seat's clock.
 * @param {import('./board.js').Board} board @param {number} seat */
export const clock = ({ table, now }, seat) =>
  part(() => {
    const left = timeLeft(table, seat, now.value);
    const runs = table.view?.clocks?.runs[seat] ?? false;
    return html`<span class=${classes('clock', left !== null && left < LOW && 'low', runs && 'runs')} data-seat=${seat} role="timer" ?hidden=${left === null}>${left === null ? '' : timeText(left)}</span>`;
  });
