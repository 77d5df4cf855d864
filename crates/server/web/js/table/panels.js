// What can be looked at any time: followers and piles, the log, Setting and Building. On wide screens they stand beside the
// table, on others they are sheets.

import { HIDDEN, sorted } from '../cards.js';
import { has, t } from '../i18n.js';
import { card, drawing, emblem, location, noLocation } from '../ui/pictures.js';
import { tellsFaction } from '../ui/power-subject.js';
import { classes, html, nothing, repeat } from '../view.js';
import { toldApart } from './held.js';

/** @typedef {import('./state.js').TableState} TableState */

/** Cards in a heap, sorted.
 * @param {TableState} table @param {string[]} faces @param {string} none what is said where there are none */
export function heap(table, faces, none) {
  if (faces.length === 0) return html`<p class="note">${none}</p>`;
  const open = sorted(faces.filter((face) => face !== HIDDEN), table.factions);
  const hidden = faces.filter((face) => face === HIDDEN);
  return html`<div class="heap">${repeat(toldApart([...open, ...hidden]), ({ key }) => key, ({ face }) => card(face))}</div>`;
}

/** The own followers: nobody else sees them.
 * @param {TableState} table */
export const followers = (table) => heap(table, table.game.followers[table.me], t('no-followers'));

/** Every score pile and what is out of the game.
 * @param {TableState} table @param {{short?: boolean}} [how] `short`: only the card on top of each */
export function piles(table, { short = false } = {}) {
  const { game } = table;
  const pile = (/** @type {string} */ name, /** @type {string[]} */ faces) =>
    html`<section class="pile-part"><h3><span>${name}</span><small> ${faces.length}</small></h3>${heap(table, short ? faces.slice(-1) : faces, t('none'))}</section>`;
  return html`<div class=${classes('piles', short && 'short')}>
    ${repeat(table.seats, (seat) => seat, (seat) => pile(t('pile-of', { name: table.name(seat) }), game.piles[seat]))}${pile(t('zone-discard'), game.discard)}
  </div>`;
}

/** The log, the newest last.
 * @param {TableState} table @param {number} [most] */
export function log(table, most = 400) {
  const all = table.chronicle.lines;
  const first = Math.max(0, all.length - most);
  const line = (/** @type {import('./chronicle.js').Line} */ one, /** @type {number} */ i) => {
    const before = all[first + i - 1];
    const opens = i === 0 || before.trick !== one.trick || before.phase !== one.phase;
    return html`<li class=${classes(one.strong && 'strong', `k-${one.kind}`)} ${tellsFaction(isCode(one.sign) ? one.sign : '', { isLine: true })}><span class="n" aria-hidden="true">${opens && one.trick > 0 ? one.trick : nothing}</span>${sign(one.sign)}<span>${one.text()}</span></li>`;
  };
  return html`<ol class="log">${repeat(all.slice(first), (_, i) => first + i, line)}</ol>`;
}

/** Whether a sign is a faction's emblem. @param {string} id */
const isCode = (id) => /^[A-Z]{2}$/.test(id);

/** @param {string} id */
const sign = (id) => (isCode(id) ? emblem(id) : html`<span class="sign">${drawing(id)}</span>`);

/** Setting and Building, and what is counted where one of them lies.
 * @param {TableState} table */
export function locations(table) {
  const { setting, building } = table.view?.table ?? {};
  return html`<div class="locations">
    ${setting ? location(setting, { withText: true, count: streak(table, setting) }) : noLocation('setting')}${building ? location(building, { withText: true }) : noLocation('building')}
  </div>`;
}

/** How many tricks somebody has won in a row, at a Setting that has words for it: the number, and the words for whoever has
 * room or listens.
 * @param {TableState} table @param {string} setting */
export function streak(table, setting) {
  const { seat, wins } = /** @type {{seat: number, wins: number}} */ (table.game.streak ?? { seat: 0, wins: 0 });
  const key = `place-${setting}-streak`;
  if (wins === 0 || !has(key)) return nothing;
  const words = table.isMe(seat) ? t(`${key}-you`, { count: wins }) : t(key, { name: table.properName(seat), count: wins });
  return html`<span class="streak"><b class=${classes('badge', 'count', table.colour(seat))} aria-hidden="true">${wins}</b><span>${words}</span></span>`;
}
