// What few change at a new table, folded with what is set now: its places, who leads first, the clock, who may watch.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { clockText } from '../options.js';
import { choice } from '../ui/choice.js';
import { drawing, landscape } from '../ui/pictures.js';
import { radios } from '../ui/radios.js';
import { html, live, nothing } from '../view.js';
import { placeOf, seatName } from './new-opponents.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {'setting' | 'building'} Kind */
/** @typedef {import('../protocol.js').Timeout} Timeout */

/** Clocks to choose from. @type {import('../protocol.js').Clock[]} */
const CLOCKS = [
  'none',
  { real_time: { bank: 300, step: 5 } },
  { real_time: { bank: 600, step: 5 } },
  { real_time: { bank: 1200, step: 10 } },
  { correspondence: { days: 1 } },
  { correspondence: { days: 3 } },
];

/** Some of their landscapes are shown while they are folded. @type {readonly ['settings', 'buildings']} */
const THUMBS = ['settings', 'buildings'];

/** @param {NewTable} table */
export function places(table) {
  const now = [placeWord(table, 'setting'), placeWord(table, 'building')].join(' · ');
  return html`<details class="step panel">
    <summary>
      <h2>${t('new-places')}</h2>
      <small>${now}</small>
      <span class="thumbs">${THUMBS.map((kind) => catalogue()[kind].slice(-2).map(landscape))}</span>
    </summary>
    ${placeChoice(table, 'setting')}${placeChoice(table, 'building')}
  </details>`;
}

/** @param {NewTable} table @param {Kind} kind */
function placeWord(table, kind) {
  const now = table.options[kind];
  if (now === 'random') return kind === 'setting' ? t('setting-random') : t('building-random');
  if (now) return placeName(now);
  return kind === 'setting' ? t('no-setting') : t('no-building');
}

/** @param {NewTable} table @param {Kind} kind */
function placeChoice(table, kind) {
  const now = table.options[kind] ?? null;
  const tile = (/** @type {string | null} */ value, /** @type {unknown} */ picture, /** @type {string} */ name) =>
    ({ value, class: 'location', face: html`${picture}<span class="name">${name}</span>` });
  const label = kind === 'setting' ? t('word-setting') : t('word-building');
  const tiles = [
    tile(null, html`<span class="blank">–</span>`, kind === 'setting' ? t('setting-none') : t('building-none')),
    tile('random', html`<span class="blank">${drawing('i-dice')}</span>`, t('word-random')),
    ...catalogue()[kind === 'setting' ? 'settings' : 'buildings'].map((name) => tile(name, landscape(name), placeName(name))),
  ];
  return html`<div class="builder-part">
    <h3>${label}</h3>
    ${radios(kind, label, tiles, now, (value) => table.change({ [kind]: value }), 'place-list')}
    ${now && now !== 'random' ? html`<p class="note">${placeText(now)}</p>` : nothing}
  </div>`;
}

/** @param {NewTable} table */
export function moreOptions(table) {
  const { options } = table;
  const clocks = CLOCKS.map((clock) => /** @type {const} */ ([JSON.stringify(clock), clockText(clock)]));
  const editions = catalogue().editions.map((edition) => /** @type {const} */ ([edition, t(`edition-${edition}`)]));
  const leader = options.first_leader === null ? '' : String(options.first_leader);
  return html`<details class="step panel">
    <summary><h2>${t('more-options')}</h2><small>${optionWords(table)}</small></summary>
    <div class="builder-part">
      ${labelled(t('new-leader'), choice(leaders(table), leader, (seat) => table.change({ first_leader: seat ? Number(seat) : null })))}
      ${labelled(t('clock'), choice(clocks, JSON.stringify(options.clock), (clock) => table.change({ clock: JSON.parse(clock) })))}
      ${options.clock === 'none' ? nothing : labelled(t('timeout'), choice(timeouts(), options.timeout, (timeout) => table.change({ timeout })))}
      ${labelled(t('edition'), choice(editions, options.edition, (edition) => table.change({ edition })))}
      <p class="note">${t(`edition-${options.edition}-text`)}</p>
      ${check(table, 'public', t('option-public'))}${check(table, 'tracker', t('option-tracker'))}${check(table, 'spectators', t('option-spectators'))}
    </div>
  </details>`;
}

/** What is set now, and differs from table to table.
 * @param {NewTable} table */
function optionWords(table) {
  const { clock, tracker, spectators, edition, first_leader } = table.options;
  const words = [clockText(clock), tracker ? t('tracker-on') : t('tracker-off'), spectators ? t('watch-on') : t('watch-off')];
  if (edition !== catalogue().editions[0]) words.push(t('edition-now', { edition: t(`edition-${edition}`) }));
  if (first_leader !== null) words.push(first_leader === 0 ? t('new-leader-now-you') : t('new-leader-now', { place: placeOf(table, first_leader) }));
  return words.join(' · ');
}

/** Who may lead first.
 * @param {NewTable} table
 * @returns {[string, string][]} */
const leaders = (table) => [
  ['', t('new-leader-lots')],
  ['0', t('you')],
  ...table.otherSeats.map((seat) => /** @type {[string, string]} */ ([String(seat), seatName(table, seat)])),
];

/** @returns {[Timeout, string][]} */
const timeouts = () => [
  ['bot', t('timeout-bot')],
  ['loss', t('timeout-loss')],
];

/** @param {string} label @param {unknown} control */
const labelled = (label, control) => html`<label><span>${label}</span>${control}</label>`;

/** @param {NewTable} table @param {'public' | 'tracker' | 'spectators'} name @param {string} text */
function check(table, name, text) {
  /** @param {Event} event */
  const set = ({ target }) => table.change({ [name]: /** @type {HTMLInputElement} */ (target).checked });
  return html`<label><input type="checkbox" .checked=${live(table.options[name])} @change=${set} /><span>${text}</span></label>`;
}
