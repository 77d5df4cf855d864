// Hands in a replay: they are looked at, not played from.

import { HIDDEN, sorted } from '../cards.js';
import { t } from '../i18n.js';
import { toldApart } from '../table/held.js';
import { card } from '../ui/pictures.js';
import { classes, html, part, repeat } from '../view.js';

/** @typedef {import('../table/board.js').Board} Board */

/** The hands that can be seen: that of the seat that the table is seen from, or all of them.
 * @param {import('../table/state.js').TableState} table
 * @returns {{seat: number, faces: string[]}[]} */
const openHands = (table) =>
  table.seats
    .map((seat) => ({ seat, faces: sorted(table.game.hands[seat], table.factions) }))
    .filter(({ seat, faces }) => seat === table.source.from || (faces.length > 0 && !faces.includes(HIDDEN)));

/** @param {Board} board */
export const shownHands = (board) =>
  part(() => {
    const hands = openHands(board.table);
    return html`<div class=${classes('shown-hands', hands.length === board.table.players && 'all')} data-count=${hands.length} ?hidden=${hands.length === 0}>${repeat(hands, ({ seat }) => seat, ({ seat, faces }) => hand(board, seat, faces))}</div>`;
  });

/** @param {Board} board @param {number} seat @param {string[]} faces */
function hand({ table, places }, seat, faces) {
  const name = table.name(seat);
  return html`<div class="shown-hand" role="group" aria-label=${t('replay-hand-of', { name })} .style=${`--n: ${Math.max(2, faces.length)}`}>
    <span class=${`tag ${table.colour(seat)}`} aria-hidden="true"><span>${name}</span></span>
    <span class="fanned">${repeat(toldApart(faces), ({ key }) => key, ({ face, key }) => html`<span class="held" data-face=${face} ${places.at(`held ${face} ${seat} ${key}`)}>${card(face)}</span>`)}</span>
  </div>`;
}
