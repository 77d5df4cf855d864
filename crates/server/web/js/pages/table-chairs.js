// Who sits where before the game: a plate for each seat.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { portrait } from '../table/seats.js';
import { sit } from '../table/sit.js';
import { choice } from '../ui/choice.js';
import { drawing } from '../ui/pictures.js';
import { classes, html, nothing, repeat } from '../view.js';

/** @typedef {import('./table-room.js').Room} Room */
/** @typedef {import('../protocol.js').SeatView} SeatView */
/** @typedef {import('../protocol.js').BotLevel} BotLevel */

/** @param {Room} room @param {{small?: boolean, since?: string}} [how] `small`: only who is there; `since`: how long has been
 *   waited for those who are not */
export function chairs(room, { small = false, since = '' } = {}) {
  const seats = room.board.table.view?.seats ?? [];
  const list = html`<ul class=${classes('chairs', `of-${seats.length}`, small && 'small')}>${repeat(seats, (_, seat) => seat, (chair, seat) => plate(room, chair, seat, small, since))}</ul>`;
  return seats.length === 2 ? html`<div class="versus">${list}<span class="crown" aria-hidden="true">${drawing('crown')}</span></div>` : list;
}

/** @param {Room} room @param {SeatView} chair @param {number} seat @param {boolean} small @param {string} since */
function plate({ board }, chair, seat, small, since) {
  const { table } = board;
  const mine = table.view?.you === seat;
  const taken = Boolean(chair.person || chair.bot);
  const name = taken || !since ? table.properName(seat) : t('anyone');
  return html`<li class=${classes('plate', mine && 'mine', !taken && 'open')}>
    ${taken ? portrait(table, seat) : html`<span class="face empty" aria-hidden="true">${since ? html`<span class="dots"><i></i><i></i><i></i></span>` : drawing('i-plus')}</span>`}
    <b>${mine ? t('you-named', { name }) : name}</b>
    <small>${taken ? stateOf(chair) : since ? html`<span class="number" role="timer">${since}</span>` : nothing}</small>
    ${isPartner(board, seat) ? html`<small class="ally">${t('partner')}</small>` : nothing}
    ${!small && table.maySeats('sit').includes(seat) ? html`<button class="primary" @click=${() => sit(board, seat)}>${t('sit-down')}</button>` : nothing}
    ${!small && !since && table.maySeats('bot').includes(seat) ? botChoice(board, chair, seat) : nothing}
  </li>`;
}

/** @param {import('../table/board.js').Board} board @param {number} seat */
function isPartner({ table }, seat) {
  const me = table.view?.you;
  return me != null && me !== seat && table.view?.seats[me]?.side === table.view?.seats[seat]?.side;
}

/** @param {SeatView} chair */
function stateOf(chair) {
  if (chair.bot) return t('computer');
  return chair.ready ? t('is-ready') : t('not-ready');
}

/** Whoever opened the table seats bots.
 * @param {import('../table/board.js').Board} board @param {SeatView} chair @param {number} seat */
function botChoice(board, chair, seat) {
  const levels = catalogue().levels.map((level) => /** @type {[BotLevel, string]} */ ([level, t('computer-level', { level: t(`level-${level}`) })]));
  return choice([/** @type {[BotLevel | null, string]} */ ([null, t('for-a-person')]), ...levels], chair.bot ?? null, (level) => board.attempt({ bot: { seat, level } }), { label: t('who-plays-seat', { number: seat + 1 }) });
}
