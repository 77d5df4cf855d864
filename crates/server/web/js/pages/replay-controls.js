// What drives a replay: steps, speed, from where it is seen, the link, playing on.

import { drawing, fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { somebody } from '../net/session.js';
import { go } from '../router.js';
import { openDialog } from '../ui/dialog.js';
import { refuse } from '../ui/toast.js';

/** How fast a replay may run, in words of the list. */
export const SPEEDS = [0.5, 1, 2, 4];

/** @type {import('../protocol.js').BotLevel[]} */
const LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster', 'random'];

/**
 * @typedef {object} Driver
 * @property {import('./replay-state.js').Replayed} table
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
const small = matchMedia('(max-width: 699px)');

/** @param {Driver} driver */
export function controls(driver) {
  const button = (/** @type {string} */ classes, /** @type {() => string} */ name, /** @type {import('../dom.js').Child} */ sign, /** @type {() => void} */ run) =>
    h('button.icon', { class: classes, 'aria-label': name, title: name, onclick: run }, sign);
  const wish = (/** @type {string} */ classes, /** @type {string} */ icon, /** @type {() => string} */ name, /** @type {() => void} */ run) =>
    h('button.icon.more', { class: classes, title: name, onclick: run }, drawing(icon), h('span', { text: name }));
  const play = h('button.icon.primary.play', { onclick: () => driver.toggle() });
  const quiet = wish('', 'i-eye', () => t('replay-no-spoilers'), () => driver.hush());
  const seen = h('select.seen', { 'aria-label': () => t('replay-seen-by'), onchange: (/** @type {Event} */ event) => driver.see(/** @type {HTMLSelectElement} */ (event.target).value) });
  const pace = h('select.pace', { 'aria-label': () => t('replay-speed'), onchange: (/** @type {Event} */ event) => driver.run(Number(/** @type {HTMLSelectElement} */ (event.target).value)) });
  const wishes = h(
    'div.wishes#replay-wishes',
    null,
    wish('folded', 'i-first2', () => t('replay-phase-back'), () => driver.step('phase', -1)),
    wish('folded', 'i-last2', () => t('replay-phase-on'), () => driver.step('phase', 1)),
    seen,
    wish('', 'i-link', () => t('replay-link'), () => driver.link()),
    wish('', 'i-robot', () => t('replay-play-on'), () => driver.playOn()),
    quiet,
  );
  const element = h(
    'div.replay-controls',
    { role: 'group', 'aria-label': () => t('replay-controls') },
    pace,
    h(
      'div.steps',
      null,
      button('phase', () => t('replay-phase-back'), [drawing('crown'), drawing('i-first2')], () => driver.step('phase', -1)),
      button('', () => t('replay-trick-back'), drawing('i-first2'), () => driver.step('trick', -1)),
      button('', () => t('replay-card-back'), drawing('i-back1'), () => driver.step('card', -1)),
      play,
      button('', () => t('replay-card-on'), drawing('i-next'), () => driver.step('card', 1)),
      button('', () => t('replay-trick-on'), drawing('i-last2'), () => driver.step('trick', 1)),
      button('phase', () => t('replay-phase-on'), [drawing('i-last2'), drawing('crown')], () => driver.step('phase', 1)),
    ),
    wishes,
    h('button.icon.folded', { popovertarget: 'replay-wishes', 'aria-label': () => t('replay-more') }, drawing('i-menu')),
  );
  const fold = () => (small.matches ? wishes.setAttribute('popover', 'auto') : wishes.removeAttribute('popover'));
  fold();
  small.addEventListener('change', fold);
  const draw = () => {
    fill(play, drawing(driver.playing ? 'i-pause' : 'i-play'));
    play.setAttribute('aria-label', driver.playing ? t('replay-pause') : t('replay-play'));
    quiet.setAttribute('aria-pressed', String(driver.quiet));
    const option = (/** @type {string} */ value, /** @type {string} */ text, /** @type {boolean} */ selected) => h('option', { value, selected }, text);
    fill(
      seen,
      option('open', t('replay-from-open'), driver.from === 'open'),
      option('spectator', t('replay-from-spectator'), driver.from === 'spectator'),
      Array.from({ length: driver.table.players }, (_, seat) => option(String(seat), driver.table.properName(seat), driver.from === String(seat))),
    );
    fill(pace, SPEEDS.map((speed) => option(String(speed), t('replay-times', { speed }), driver.pace === speed)));
  };
  return { element, draw, end: () => small.removeEventListener('change', fold) };
}

/** Asks how to play on from a moment, and does.
 * @param {Driver} driver @param {number} number the moment */
export function askToPlayOn(driver, number) {
  const { table } = driver;
  const seat = /** @type {HTMLSelectElement} */ (h('select', null, Array.from({ length: table.players }, (_, one) => h('option', { value: String(one), selected: driver.from === String(one) }, table.properName(one)))));
  const level = /** @type {HTMLSelectElement} */ (h('select', null, LEVELS.map((one) => h('option', { value: one, text: () => t(`level-${one}`) }))));
  const begin = async () => {
    try {
      await somebody();
      const made = await api.post(`/api/v1/tables/${table.id}/branch`, { number, seat: Number(seat.value), level: level.value });
      dialog.close();
      await go(`/table/${made.table}`);
    } catch (error) {
      refuse(error);
    }
  };
  const dialog = openDialog(() => t('replay-play-on'), [
    h('p', { text: () => t('replay-play-on-text') }),
    h('label.wish', null, h('span', { text: () => t('replay-seat') }), seat),
    h('label.wish', null, h('span', { text: () => t('replay-level') }), level),
    h('div.buttons', null, h('button', { text: () => t('cancel'), onclick: () => dialog.close() }), h('button.primary', { text: () => t('replay-begin'), onclick: begin })),
  ]);
}
