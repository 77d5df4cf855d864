// With whom one plays at a new table: how many, who they are, and how strong.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { choice } from '../ui/choice.js';
import { drawing } from '../ui/pictures.js';
import { radios } from '../ui/radios.js';
import { html, nothing } from '../view.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {import('./new-choices.js').Company} Company */
/** @typedef {import('../protocol.js').BotLevel} BotLevel */

/** @param {NewTable} table */
export const opponents = (table) =>
  html`<section class="step panel" aria-labelledby="new-opponents">
    <h2 id="new-opponents">${t('new-opponents', { players: table.options.players })}</h2>
    ${counts(table)}${companies(table)}${table.levels.length > 0 ? levels(table) : howTheyCome(table)}
    ${table.otherSeats.length > 1 ? seats(table) : nothing}
  </section>`;

/** @param {NewTable} table */
const counts = (table) =>
  radios(
    'players',
    t('players'),
    catalogue().sizes.map(({ players }) => ({ value: players, face: t('new-count', { count: players }) })),
    table.options.players,
    (players) => table.seatPlayers(players),
    'counts',
  );

/** @param {NewTable} table */
function companies(table) {
  const count = table.otherSeats.length;
  const tile = (/** @type {Company} */ value, /** @type {string} */ sign, /** @type {string} */ name, /** @type {string} */ text) =>
    ({ value, face: html`${drawing(sign)}<b>${name}</b><small>${text}</small>` });
  const tiles = [
    tile('computer', 'i-robot', t('company-computer'), t('company-computer-text')),
    tile('friend', 'i-link', t('company-friend', { count }), t('company-friend-text')),
    tile('anyone', 'i-search', t('company-anyone'), t('company-anyone-text')),
  ];
  return radios('company', t('new-who'), tiles, table.company, (company) => table.invite(company), 'companies');
}

/** @param {NewTable} table */
function levels(table) {
  const all = catalogue().levels;
  const tiles = all.map((level, i) => ({ value: level, face: html`${rank(i + 1, all.length)}<b>${t(`level-${level}`)}</b>` }));
  const [level, ...others] = table.levels;
  return html`<h3 id="new-strong">${t('new-how-strong')}</h3>
    ${radios('level', t('new-how-strong'), tiles, others.length === 0 ? level : undefined, (one) => table.strengthen(one), 'levels')}
    <p class="note">${others.length === 0 ? t(`level-${level}-text`) : t('new-levels-differ')}</p>`;
}

/** So many diamonds of so many.
 * @param {number} count @param {number} most */
const rank = (count, most) => html`<span class="rank" aria-hidden="true">${Array.from({ length: most }, (_, i) => html`<i class=${i < count ? 'on' : nothing}></i>`)}</span>`;

/** @param {NewTable} table */
const howTheyCome = (table) => html`<p class="note">${table.company === 'anyone' ? t('company-anyone-note') : t('invite-later')}</p>`;

/** Each seat on its own, where there are several.
 * @param {NewTable} table */
const seats = (table) =>
  html`<fieldset class="seats-part">
    <legend>${t('new-seats')}</legend>
    ${table.otherSeats.map((seat) => seatChoice(table, seat))}
  </fieldset>`;

/** @param {NewTable} table @param {number} seat */
function seatChoice(table, seat) {
  /** @type {[BotLevel | null, string][]} */
  const sitters = [...catalogue().levels.map((one) => /** @type {[BotLevel, string]} */ ([one, t(`level-${one}`)])), [null, t('for-a-person')]];
  return html`<label><span>${seatName(table, seat)}</span>${choice(sitters, table.botIn(seat), (one) => table.seatBot(seat, one))}</label>`;
}

/** Where the others sit, as seen from the first seat, by the number of players. */
const PLACES = { 2: ['opponent'], 3: ['left', 'right'], 4: ['left', 'partner', 'right'] };

/** Where somebody sits, as seen from one's own seat.
 * @param {NewTable} table @param {number} seat */
export const placeOf = ({ options: { players } }, seat) => PLACES[/** @type {2 | 3 | 4} */ (players)][seat - 1];

/** What the seat of somebody else is called.
 * @param {NewTable} table @param {number} seat */
export const seatName = (table, seat) => t('new-seat', { place: placeOf(table, seat) });
