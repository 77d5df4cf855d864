// The keys of a replay.

import { t } from '../i18n.js';
import { SPEEDS } from './replay-controls.js';

/** @param {import('./replay-controls.js').Driver & {jump: (at: number) => void, readonly end: number}} driver
 * @returns {import('../ui/keys.js').Key[]} */
export function keysOf(driver) {
  /** @param {number} way */
  const faster = (way) => driver.run(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(driver.pace) + way))]);
  /** @param {number} seat */
  const see = (seat) => (seat < driver.table.players ? driver.see(String(seat)) : false);
  return [
    { keys: ['ArrowRight'], does: () => t('replay-card-on'), run: () => driver.step('card', 1) },
    { keys: ['ArrowLeft'], does: () => t('replay-card-back'), run: () => driver.step('card', -1) },
    { keys: ['ArrowDown'], does: () => t('replay-trick-on'), run: () => driver.step('trick', 1) },
    { keys: ['ArrowUp'], does: () => t('replay-trick-back'), run: () => driver.step('trick', -1) },
    { keys: ['PageDown'], does: () => t('replay-phase-on'), run: () => driver.step('phase', 1) },
    { keys: ['PageUp'], does: () => t('replay-phase-back'), run: () => driver.step('phase', -1) },
    { keys: ['Home'], does: () => t('replay-to-start'), run: () => driver.jump(0) },
    { keys: ['End'], does: () => t('replay-to-end'), run: () => driver.jump(driver.end) },
    { keys: [' '], shown: '␣', does: () => t('replay-play-pause'), run: (event) => (/** @type {Element} */ (event.target).matches('button, a, summary') ? false : driver.toggle()) },
    { keys: ['+', '='], shown: '+', does: () => t('replay-faster'), run: () => faster(1) },
    { keys: ['-'], does: () => t('replay-slower'), run: () => faster(-1) },
    { keys: ['1', '2', '3', '4'], shown: '1 … 4', does: () => t('replay-key-seat'), run: (_, name) => see(Number(name) - 1) },
    { keys: ['o'], does: () => t('replay-from-open'), run: () => driver.see('open') },
    { keys: ['w'], does: () => t('replay-from-spectator'), run: () => driver.see('spectator') },
    { keys: ['c'], does: () => t('replay-link'), run: () => driver.link() },
    { keys: ['b'], does: () => t('replay-play-on'), run: () => driver.playOn() },
    { keys: ['s'], does: () => t('replay-no-spoilers'), run: () => driver.hush() },
  ];
}
