// The others at the table.

import { t } from '../i18n.js';
import { drawing } from '../ui/pictures.js';
import { classes, html, nothing, part, repeat } from '../view.js';
import { clock } from './clock.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('./board.js').Board} Board */

/** A round portrait: the first letter, or the computer's sign.
 * @param {TableState} table @param {number} seat */
export function portrait(table, seat) {
  const person = table.view?.seats[seat]?.person;
  const letter = Array.from(person?.name ?? '')[0]?.toUpperCase() ?? '';
  return html`<span class=${`face ${table.colour(seat)}`} aria-hidden="true">${person ? letter : drawing('i-robot')}</span>`;
}

/** Everybody but oneself, as they sit: to the left, opposite, to the right.
 * @param {Board} board */
export const seats = (board) =>
  part(() => {
    const { table } = board;
    const others = table.plays ? table.seats.slice(1) : table.seats;
    return html`<div class=${`seats of-${others.length}`}>${repeat(others, (seat) => seat, (seat) => seatTile(board, seat))}</div>`;
  });

/** @param {Board} board @param {number} seat */
function seatTile(board, seat) {
  const { table, places } = board;
  const asked = table.view?.stage === 'playing' && table.game.asked.some((one) => one.seat === seat);
  const count = table.game.hands[seat].length;
  return html`<section class=${classes('seat', asked && 'asked', table.colour(seat))} data-seat=${seat} aria-label=${table.name(seat)} ${places.at(`seat ${seat}`)}>
    ${portrait(table, seat)}
    <div class="who">
      <div class="name"><b>${table.name(seat)}</b>${signs(table, seat, asked)}</div>
      <div class="note long"><span class="held-count">${t('in-hand', { count })}</span><span>${won(table, seat)}</span></div>
      ${isPartner(table, seat) ? html`<span class="ally">${t('partner')}</span>` : nothing}
    </div>
    ${clock(board, seat)}<span class="holds" aria-hidden="true" ${places.at(`backs ${seat}`)}>${backs(count)}<b class="in-hand">${count}</b></span>
  </section>`;
}

/** What there is to say of whoever sits there.
 * @param {TableState} table @param {number} seat @param {boolean} asked */
function signs(table, seat, asked) {
  const chair = table.view?.seats[seat];
  return [
    asked && table.isBot(seat) ? html`<span class="dots" role="img" aria-label=${t('thinking')}><i></i><i></i><i></i></span>` : nothing,
    !chair?.here && !chair?.bot ? html`<span class="gone">${t('away')}</span>` : nothing,
    table.game.sealed[seat] ? html`<span class="sealed" role="img" aria-label=${t('has-chosen')}>${drawing('throne')}</span>` : nothing,
    chair?.person && chair.bot ? html`<span class="gone">${t('bot-plays')}</span>` : nothing,
  ];
}

/** Whether one plays together with whoever sits there.
 * @param {TableState} table @param {number} seat */
const isPartner = (table, seat) => table.plays && seat !== table.me && table.sideOf(seat) === table.mySide;

/** What a seat has gathered, in numbers.
 * @param {TableState} table @param {number} seat */
const won = ({ game }, seat) => (game.phase === 1 ? t('count-followers', { count: game.followers[seat].length }) : t('in-pile', { count: game.piles[seat].length }));

/** A fan of backs, as many as there are cards.
 * @param {number} count */
const backs = (count) => html`<span class="backs">${Array.from({ length: count }, () => html`<i>${drawing('back')}</i>`)}</span>`;
