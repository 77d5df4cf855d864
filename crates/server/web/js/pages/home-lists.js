// Games in progress, open tables, tables to watch.

import { base } from '../base.js';
import { list, t } from '../i18n.js';
import { you } from '../net/session.js';
import { clockText, deckText } from '../options.js';
import { go } from '../router.js';
import { awaiting } from '../ui/awaiting.js';
import { drawing, emblems } from '../ui/pictures.js';
import { html, nothing, repeat } from '../view.js';

/** @typedef {import('../protocol.js').TableSummary} TableSummary */
/** @typedef {import('../protocol.js').SeatView} SeatView */

/** A table of the person. @typedef {TableSummary & {your_turn?: boolean}} OwnTable */

/** @param {import('../net/awaited.js').Awaited<OwnTable[]>} mine @param {import('../net/lobby.js').Lobby} lobby */
export function tableLists(mine, lobby) {
  const person = you();
  const { tables, awaited } = lobby;
  const sits = (/** @type {TableSummary} */ table) => table.seats.some((seat) => seat.person && seat.person.id === person?.id);
  const running = mine.value?.filter((table) => table.stage !== 'over') ?? [];
  const open = tables.filter((table) => table.stage === 'gathering' && !sits(table));
  const watch = tables.filter((table) => table.stage === 'playing' && !sits(table) && table.options.spectators);
  return [
    // Most have no game that goes on: nothing is said before it is known.
    mine.state === 'slow' || mine.state === 'failed' ? still(t('games-in-progress'), mine) : running.length > 0 ? panel(t('games-in-progress'), running, progressRow, '') : nothing,
    awaited.isHere ? panel(t('open-tables'), open, (table) => row(table, t('sit-down')), t('no-open-tables')) : still(t('open-tables'), awaited),
    awaited.isHere ? panel(t('tables-to-watch'), watch, (table) => row(table, t('watch')), t('no-tables-to-watch')) : nothing,
  ];
}

/** A list that has not come yet.
 * @param {string} name @param {import('../net/awaited.js').Awaited<any>} awaited */
const still = (name, awaited) =>
  html`<section class="panel list">
    <h2>${name}</h2>
    ${awaiting(awaited)}
  </section>`;

/**
 * @template {TableSummary} T
 * @param {string} name @param {T[]} tables @param {(table: T) => unknown} view @param {string} none
 */
const panel = (name, tables, view, none) =>
  html`<section class="panel list">
    <h2>${name}</h2>
    ${tables.length > 0 ? html`<ul>${repeat(tables, ({ id }) => id, view)}</ul>` : html`<p class="note">${none}</p>`}
  </section>`;

/** Whether somebody else sits there. @param {SeatView} seat */
const isOther = (seat) => Boolean(seat.person) && seat.person?.id !== you()?.id;

/** Who sits there; nobody on an empty seat.
 * @param {SeatView} seat
 * @returns {string[]} */
const nameOf = ({ person, bot }) => (person ? [person.name] : bot ? [t(`level-${bot}`)] : []);

/** @param {TableSummary} table */
const about = (table) => `${deckText(table.deck)} · ${t('count-players', { count: table.options.players })} · ${clockText(table.options.clock)}`;

/** @param {OwnTable} table */
function progressRow(table) {
  const others = table.seats.filter((seat) => !seat.person || isOther(seat)).flatMap(nameOf);
  return html`<li>
    <a class="game" href=${base.link(`/table/${table.id}`)}>
      <span class="face" aria-hidden="true">${drawing(table.seats.some(isOther) ? 'i-user' : 'i-robot')}</span>
      <span class="what"><b>${list(others) || t('waiting-for-players')}</b><small>${about(table)}</small></span>
      ${table.your_turn ? html`<span class="turn">${t('your-turn')}</span>` : html`<small>${t('waiting')}</small>`}
    </a>
  </li>`;
}

/** @param {TableSummary} table @param {string} action */
function row(table, action) {
  const names = table.seats.flatMap(nameOf);
  return html`<li>
    ${Array.isArray(table.options.deck) ? emblems(table.options.deck) : nothing}
    <span class="what"><b>${names.length > 0 ? list(names) : deckText(table.deck)}</b><small>${about(table)}</small></span>
    <button @click=${() => go(`/table/${table.id}`)}>${action}</button>
  </li>`;
}
