// What drives a replay: steps, speed, from where it is seen, the link, playing on.

import { t } from '../i18n.js';
import { media } from '../media.js';
import { api } from '../net/api.js';
import { somebody } from '../net/session.js';
import { go } from '../router.js';
import { choice } from '../ui/choice.js';
import { openDialog } from '../ui/dialog.js';
import { drawing } from '../ui/pictures.js';
import { refuse } from '../ui/toast.js';
import { classes, html, nothing, signal } from '../view.js';

/** How fast a replay may run. */
export const SPEEDS = [0.5, 1, 2, 4];

/** @type {import('../protocol.js').BotLevel[]} */
const LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster', 'random'];

/**
 * @typedef {object} Driver
 * @property {import('../table/state.js').TableState} table
 * @property {string} from
 * @property {number} pace
 * @property {boolean} playing
 * @property {boolean} quiet whether the end is not to be told
 * @property {(unit: 'card' | 'trick' | 'phase', way: 1 | -1) => void} step
 * @property {() => void} toggle
 * @property {(from: string) => void} see
 * @property {(pace: number) => void} run
 * @property {() => void} hush
 * @property {() => void} link
 * @property {() => void} playOn
 */

/** On a phone only what one needs all the time stands in the row; the rest opens above it. */
const SMALL = '(max-width: 699px)';

/** @param {string} name @param {import('../view.js').Drawn} sign @param {() => void} run @param {string} [more] classes */
const button = (name, sign, run, more = '') => html`<button class=${classes('icon', more)} aria-label=${name} title=${name} @click=${run}>${sign}</button>`;

/** @param {string} icon @param {string} name @param {() => void} run @param {{class?: string, pressed?: boolean}} [how] */
const wish = (icon, name, run, how = {}) =>
  html`<button class=${classes('icon', 'more', how.class)} title=${name} aria-pressed=${how.pressed ?? nothing} @click=${run}>${drawing(icon)}<span>${name}</span></button>`;

/** @param {Driver} driver */
export const controls = (driver) =>
  html`<div class="replay-controls" role="group" aria-label=${t('replay-controls')}>
    ${choice(SPEEDS.map((speed) => /** @type {const} */ ([String(speed), t('replay-times', { speed })])), String(driver.pace), (speed) => driver.run(Number(speed)), { class: 'pace', label: t('replay-speed') })}
    <div class="steps">
      ${button(t('replay-phase-back'), [drawing('crown'), drawing('i-first2')], () => driver.step('phase', -1), 'phase')}
      ${button(t('replay-trick-back'), drawing('i-first2'), () => driver.step('trick', -1))}
      ${button(t('replay-card-back'), drawing('i-back1'), () => driver.step('card', -1))}
      <button class="icon primary play" aria-label=${driver.playing ? t('replay-pause') : t('replay-play')} @click=${driver.toggle}>${drawing(driver.playing ? 'i-pause' : 'i-play')}</button>
      ${button(t('replay-card-on'), drawing('i-next'), () => driver.step('card', 1))}
      ${button(t('replay-trick-on'), drawing('i-last2'), () => driver.step('trick', 1))}
      ${button(t('replay-phase-on'), [drawing('i-last2'), drawing('crown')], () => driver.step('phase', 1), 'phase')}
    </div>
    <div class="wishes" id="replay-wishes" popover=${media(SMALL) ? 'auto' : nothing}>
      ${wish('i-first2', t('replay-phase-back'), () => driver.step('phase', -1), { class: 'folded' })}
      ${wish('i-last2', t('replay-phase-on'), () => driver.step('phase', 1), { class: 'folded' })}
      ${choice(views(driver), driver.from, driver.see, { class: 'seen', label: t('replay-seen-by') })}
      ${wish('i-link', t('replay-link'), driver.link)}${wish('i-robot', t('replay-play-on'), driver.playOn)}${wish('i-eye', t('replay-no-spoilers'), driver.hush, { pressed: driver.quiet })}
    </div>
    <button class="icon folded" popovertarget="replay-wishes" aria-label=${t('replay-more')}>${drawing('i-menu')}</button>
  </div>`;

/** From where a game can be seen.
 * @param {Driver} driver
 * @returns {[string, string][]} */
const views = ({ table }) => [
  ['open', t('replay-from-open')],
  ['spectator', t('replay-from-spectator')],
  ...seats(table),
];

/** @param {import('../table/state.js').TableState} table
 * @returns {[string, string][]} */
const seats = (table) => Array.from({ length: table.players }, (_, seat) => [String(seat), table.properName(seat)]);

/** Asks how to play on from a moment, and does.
 * @param {Driver} driver @param {number} number the moment */
export function askToPlayOn({ table, from }, number) {
  const seat = signal(seats(table).some(([one]) => one === from) ? from : '0');
  const level = signal(LEVELS[0]);
  const begin = async () => {
    try {
      await somebody();
      const made = await api.post(`api/v1/tables/${table.id}/branch`, { number, seat: Number(seat.value), level: level.value });
      dialog.close();
      await go(`/table/${made.table}`);
    } catch (error) {
      refuse(error);
    }
  };
  const levels = () => LEVELS.map((one) => /** @type {[import('../protocol.js').BotLevel, string]} */ ([one, t(`level-${one}`)]));
  const content = () =>
    html`<p>${t('replay-play-on-text')}</p>
      <label class="wish"><span>${t('replay-seat')}</span>${choice(seats(table), seat.value, (one) => (seat.value = one))}</label>
      <label class="wish"><span>${t('replay-level')}</span>${choice(levels(), level.value, (one) => (level.value = one))}</label>
      <div class="buttons"><button @click=${() => dialog.close()}>${t('go-back')}</button><button class="primary" @click=${begin}>${t('replay-begin')}</button></div>`;
  const dialog = openDialog({ title: () => t('replay-play-on'), content });
}
