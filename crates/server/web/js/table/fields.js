// What lies about in Phase Two: cards in front of everybody, cards that wait beside the trick, a pile to draw from. Whose
// they are the catalogue says.

import { HIDDEN, cardName } from '../cards.js';
import { apartCode, ownerOfField } from '../catalogue.js';
import { t } from '../i18n.js';
import { card, drawing } from '../ui/pictures.js';
import { needed } from '../ui/power-subject.js';
import { classes, html, nothing, repeat } from '../view.js';
import { toldApart } from './held.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../protocol.js').Field} Field */

/** How a field is drawn, with the emblem of those whose cards lie there. @type {[Field, (board: Board, sign: string) => import('../view.js').Drawn][]} */
const FIELDS = [
  ['front', front],
  ['aside', aside],
  ['fire', fire],
];

/** @param {Board} board */
export function fields(board) {
  const { table } = board;
  const drawn = FIELDS.flatMap(([field, view]) => {
    const owner = ownerOfField(field, table.factions);
    return owner ? [view(board, apartCode(owner) || owner.code)] : [];
  });
  if (drawn.length === 0) return nothing;
  return html`<div class=${`fields of-${drawn.length}`} tabindex="0" role="region" aria-label=${t('lies-about')} ${needed('fields')}>${drawn}</div>`;
}

/** @param {string} sign @param {string} text */
const heading = (sign, text) => html`<h2>${drawing(sign)}<span>${text}</span></h2>`;

const none = () => html`<span class="note">${t('none')}</span>`;

/** @param {Board} board @param {string} sign */
function front(board, sign) {
  const { table } = board;
  return html`<section class="field front">
    ${heading(sign, t('zone-front'))}${repeat(table.seats, (seat) => seat, (seat) => frontRow(board, seat))}<span class="note all-bare" aria-hidden="true">${t('none')}</span>
  </section>`;
}

/** @param {Board} board @param {number} seat */
function frontRow({ table, places, crushed }, seat) {
  const lie = table.game.front[seat];
  const lost = crushed.get(seat) ?? [];
  const asked = table.question && 'crush' in table.question && table.question.crush.victims.includes(seat);
  const bare = lie.length === 0 && lost.length === 0;
  return html`<div class=${classes('front-row', asked && 'asked', bare && 'bare')} data-front=${seat}>
    <span class="who">${table.name(seat)}</span>
    <span class="cards" .style=${`--n: ${lie.length + lost.length}`} ${needed('cards')}
      >${repeat(toldApart(lie), ({ key }) => key, ({ face }) => card(face, { place: [places, `front ${seat} ${face}`] }))}${repeat(
        toldApart(lost),
        ({ key }) => key,
        ({ face }) => card(face, { state: 'crushed', place: [places, `crushed ${seat} ${face}`] }),
      )}${bare ? none() : nothing}</span
    >
  </div>`;
}

/** @param {Board} board @param {string} sign */
function aside({ table, places }, sign) {
  const { aside: waiting, next_aside: next } = table.game;
  return html`<section class="field aside">
    ${heading(sign, t('zone-aside-waiting'))}
    <span class="cards" .style=${`--n: ${waiting.length}`} ${needed('cards')}
      >${repeat(
        toldApart(waiting),
        ({ key }) => key,
        ({ face }) => html`<span class="waiting">${card(face, { place: [places, `aside ${face}`] })}${face === next ? html`<span class="badge next" role="img" aria-label=${t('goes-next')}>${drawing('crown')}</span>` : nothing}</span>`,
      )}${waiting.length === 0 ? none() : nothing}</span
    >
    ${next ? html`<p class="note">${t('winner-takes-aside', { card: cardName(next) })}</p>` : nothing}
  </section>`;
}

/** @param {Board} board @param {string} sign */
function fire({ table }, sign) {
  const count = table.game.fire.length;
  return html`<section class="field fire">${heading(sign, t('fire'))}${count > 0 ? html`<span class="pile">${card(HIDDEN)}<span class="badge count">${count}</span></span>` : none()}</section>`;
}
