// The others at the table.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { clock } from './clock.js';

/** @typedef {import('./state.js').TableState} TableState */

/** A round portrait: the first letter, or the computer's sign.
 * @param {TableState} table @param {number} seat */
export function portrait(table, seat) {
  const chair = table.view?.seats[seat];
  const letter = Array.from(chair?.person?.name ?? '')[0]?.toUpperCase() ?? '';
  return h(`span.face.${table.colour(seat)}`, { 'aria-hidden': 'true' }, chair?.person ? letter : drawing('i-robot'));
}

/** Everybody but oneself, as they sit: to the left, opposite, to the right.
 * @param {TableState} table */
export function seats(table) {
  const others = table.plays ? table.seats.slice(1) : table.seats;
  return h('div.seats', { class: `of-${others.length}` }, others.map((seat) => seatTile(table, seat)));
}

/** @param {TableState} table @param {number} seat */
function seatTile(table, seat) {
  const chair = table.view?.seats[seat];
  const asked = table.view?.stage === 'playing' && table.game.asked.some((one) => one.seat === seat);
  return h(
    'section.seat',
    { class: [asked && 'asked', table.colour(seat)].filter(Boolean).join(' '), 'data-seat': seat, 'aria-label': () => table.name(seat) },
    portrait(table, seat),
    h(
      'div.who',
      null,
      h(
        'div.name',
        null,
        h('b', { text: () => table.name(seat) }),
        asked && table.isBot(seat) && h('span.dots', { 'aria-label': () => t('thinking') }, h('i'), h('i'), h('i')),
        !chair?.here && !chair?.bot && h('span.gone', { text: () => t('away') }),
        table.game.sealed[seat] && h('span.sealed', { role: 'img', 'aria-label': () => t('has-chosen') }, drawing('throne')),
        chair?.person && chair.bot && h('span.gone', { text: () => t('bot-plays') }),
      ),
      h('div.note.long', { text: () => holdings(table, seat) }),
      h('div.note.short', { 'aria-hidden': 'true' }, drawing('i-followers'), h('span', null, table.game.hands[seat].length)),
    ),
    backs(table.game.hands[seat].length),
    clock(seat),
  );
}

/** What a seat has, in numbers.
 * @param {TableState} table @param {number} seat */
function holdings(table, seat) {
  const { game } = table;
  const parts = [];
  if (table.plays && table.sideOf(seat) === table.mySide && seat !== table.me) parts.push(t('partner'));
  parts.push(t('in-hand', { count: game.hands[seat].length }));
  if (game.phase === 1) parts.push(t('count-followers', { count: game.followers[seat].length }));
  else parts.push(t('in-pile', { count: game.piles[seat].length }));
  return parts.join(' · ');
}

/** A fan of backs, as many as there are cards.
 * @param {number} count */
function backs(count) {
  return h('span.backs', { 'aria-hidden': 'true' }, Array.from({ length: count }, () => h('i', null, drawing('back'))));
}
