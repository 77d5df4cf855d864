// Those who sit at a table wait for the others: the link to send, who sits where, readiness.

import { t } from '../i18n.js';
import { ready } from '../table/sit.js';
import { talkButton } from '../table/talk.js';
import { emblems, location } from '../ui/pictures.js';
import { html, nothing } from '../view.js';
import { chairs } from './table-chairs.js';
import { facts } from './table-facts.js';
import { linkToSend } from './table-link.js';

/** @param {import('./table-room.js').Room} room */
export function gathering(room) {
  const { board, openTalk } = room;
  const { table } = board;
  const view = /** @type {import('../protocol.js').TableView} */ (table.view);
  const free = view.seats.some((chair) => !chair.person && !chair.bot);
  const { setting, building, factions } = view.table;
  return html`<section class="gathering">
    <h1>${free ? t('waiting-for-players') : t('almost-ready')}</h1>
    <p class="lead">${facts(view)}</p>
    ${free ? linkToSend(table.id) : nothing}${chairs(room)}
    <div class="played">${emblems(factions)}${setting ? location(setting) : nothing}${building ? location(building) : nothing}</div>
    <div class="buttons middle">
      ${table.may('ready') ? html`<button class="primary" @click=${() => ready(board)}>${t('ready')}</button>` : nothing}
      ${table.may('leave') ? html`<button @click=${() => board.attempt('leave')}>${t('leave-seat')}</button>` : nothing}
      ${talkButton(board, openTalk)}
    </div>
  </section>`;
}
