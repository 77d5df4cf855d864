// An opponent is looked for: for how long, who is about, and what can be done meanwhile.

import { t } from '../i18n.js';
import { playComputer, searchedSince } from '../open.js';
import { go } from '../router.js';
import { timeText } from '../table/clock.js';
import { drawing } from '../ui/pictures.js';
import { html, nothing, part } from '../view.js';
import { chairs } from './table-chairs.js';
import { facts } from './table-facts.js';
import { linkToSend } from './table-link.js';

/** @typedef {import('./table-room.js').Room} Room */

/** After so long, in milliseconds, it is better not to wait. */
const LONG = 20_000;

/** @param {Room} room */
export function searching(room) {
  const { board } = room;
  const view = /** @type {import('../protocol.js').TableView} */ (board.table.view);
  const { players } = view.options;
  return html`<section class="searching">
    <h1>${t('searching', { players })}</h1>
    <p class="lead">${facts(view)}</p>
    ${part(() => chairs(room, { since: timeText(waited(room)) }))}
    <p class="note" role="status">${part(() => about(room))}</p>
    <div class="meanwhile panel">
      <h2>${t('search-impatient')}</h2>
      ${part(() => html`<button class=${isHopeless(room) ? 'primary' : nothing} @click=${() => instead(room)}>${drawing('i-robot')}<span>${t('search-computer')}</span></button>`)}
      ${room.shares.value ? nothing : html`<button @click=${() => (room.shares.value = true)}>${drawing('i-link')}<span>${t('search-link')}</span></button>`}
    </div>
    ${room.shares.value ? linkToSend(view.id) : nothing}
    <button class="quiet cancel" @click=${() => stop(room)}>${t('search-stop')}</button>
  </section>`;
}

/** For how long, in whole seconds.
 * @param {Room} room */
const waited = ({ board, now }) => Math.max(0, Math.floor((now.value - (searchedSince(board.table.id) ?? now.value)) / 1000)) * 1000;

/** Who else is about; nothing as long as that is not known.
 * @param {Room} room */
function about({ lobby }) {
  const there = lobby.value;
  return there?.awaited.isHere ? t('search-others', { count: there.others }) : '';
}

/** Whether nobody is likely to come soon.
 * @param {Room} room */
const isHopeless = (room) => waited(room) >= LONG || (room.lobby.value?.awaited.isHere === true && room.lobby.value.others === 0);

/** @param {Room} room */
async function stop({ board }) {
  if (await board.attempt('leave')) await go('/');
}

/** @param {Room} room */
async function instead({ board }) {
  if (await board.attempt('leave')) await playComputer();
}
