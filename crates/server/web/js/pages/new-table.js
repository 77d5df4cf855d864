// How a new table is: where it is played, with whom, and by which clock.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { clockText } from '../options.js';
import { choice } from '../ui/choice.js';
import { drawing, landscape } from '../ui/pictures.js';
import { html, live, nothing, repeat } from '../view.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {import('../protocol.js').BotLevel} BotLevel */
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

/** @param {NewTable} table @param {'setting' | 'building'} kind */
export function places(table, kind) {
  const names = kind === 'setting' ? catalogue().settings : catalogue().buildings;
  const now = table.options[kind] ?? null;
  const one = (/** @type {string | null} */ value, /** @type {unknown} */ picture, /** @type {string} */ name) =>
    html`<button class="location" aria-pressed=${now === value} @click=${() => table.change({ [kind]: value })}>
      ${picture}<span class="name">${name}</span>
    </button>`;
  return html`<fieldset class="builder-part">
    <legend>${kind === 'setting' ? t('word-setting') : t('word-building')}</legend>
    <div class="place-list">
      ${one(null, html`<span class="blank">–</span>`, kind === 'setting' ? t('setting-none') : t('building-none'))}
      ${one('random', html`<span class="blank">${drawing('i-dice')}</span>`, t('word-random'))}
      ${repeat(names, (name) => name, (name) => one(name, landscape(name), placeName(name)))}
    </div>
    ${now && now !== 'random' ? html`<p class="note">${placeText(now)}</p>` : nothing}
  </fieldset>`;
}

/** @param {NewTable} table */
export const seats = (table) =>
  html`<fieldset class="builder-part seats-part">
    <legend>${t('seats')}</legend>
    <div class="chair mine"><span class="face mine" aria-hidden="true">${drawing('i-user')}</span><span class="who"><b>${t('you')}</b></span></div>
    ${Array.from({ length: table.options.players - 1 }, (_, i) => chair(table, i + 1))}
  </fieldset>`;

/** @param {NewTable} table @param {number} seat */
function chair(table, seat) {
  const level = table.options.bots[seat] ?? null;
  /** @type {[BotLevel | null, string][]} */
  const sitters = [[null, t('for-a-person')], ...catalogue().levels.map((one) => /** @type {[BotLevel, string]} */ ([one, t(`level-${one}`)]))];
  return html`<div class="chair">
    <span class="face theirs" aria-hidden="true">${drawing(level ? 'i-robot' : 'i-user')}</span>
    <span class="who"><b>${level ? t('computer') : t('a-person')}</b><small class="note">${level ? t(`level-${level}-text`) : t('invite-later')}</small></span>
    ${choice(sitters, level, (one) => table.seatBot(seat, one), { label: t('who-plays-seat', { number: seat + 1 }) })}
  </div>`;
}

/** @param {NewTable} table */
export function moreOptions(table) {
  const { options } = table;
  const clocks = CLOCKS.map((clock) => /** @type {const} */ ([JSON.stringify(clock), clockText(clock)]));
  const editions = catalogue().editions.map((edition) => /** @type {const} */ ([edition, t(`edition-${edition}`)]));
  return html`<details class="builder-part">
    <summary>${t('more-options')}</summary>
    ${labelled(t('clock'), choice(clocks, JSON.stringify(options.clock), (clock) => table.change({ clock: JSON.parse(clock) })))}
    ${options.clock === 'none' ? nothing : labelled(t('timeout'), choice(timeouts(), options.timeout, (timeout) => table.change({ timeout })))}
    ${labelled(t('edition'), choice(editions, options.edition, (edition) => table.change({ edition })))}
    <p class="note">${t(`edition-${options.edition}-text`)}</p>
    ${check(table, 'public', t('option-public'))}${check(table, 'tracker', t('option-tracker'))}${check(table, 'spectators', t('option-spectators'))}
  </details>`;
}

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
