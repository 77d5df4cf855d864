// What can be looked at any time: the last trick, followers and piles, the tracker, the log. On wide screens they stand
// beside the table, on others they are sheets.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, HIDDEN, factionName, sorted, valueOf } from '../cards.js';
import { location, noLocation } from '../location.js';
import { card, emblem } from '../ui/card.js';

/** @typedef {import('./state.js').TableState} TableState */

/** The trick before.
 * @param {TableState} table */
export function lastTrick(table) {
  const { previous, winner } = table.game;
  if (previous.length === 0) return h('p.note', { text: () => t('no-last-trick') });
  return h(
    'div.last-trick',
    null,
    previous.map((play, i) =>
      h(
        'div.past',
        null,
        card(play.card, {
          state: [play.seat === winner && 'wins', play.captured && 'stone'].filter(Boolean).join(' '),
          bonus: Math.max(0, play.strength - valueOf(play.card)),
        }),
        h(`span.tag.${table.colour(play.seat)}`, null, h('span', { text: () => `${i + 1} ${table.name(play.seat)}` }), play.seat === winner && drawing('crown')),
      ),
    ),
  );
}

/** Cards in a heap, sorted.
 * @param {TableState} table @param {string[]} faces @param {() => string} none */
function heap(table, faces, none) {
  if (faces.length === 0) return h('p.note', { text: none });
  const open = faces.filter((face) => face !== HIDDEN);
  const hidden = faces.length - open.length;
  return h('div.heap', null, sorted(open, table.view?.table.factions ?? []).map((face) => card(face)), Array.from({ length: hidden }, () => card(HIDDEN)));
}

/** The own followers: nobody else sees them.
 * @param {TableState} table */
export const followers = (table) => heap(table, table.game.followers[table.me], () => t('no-followers'));

/** Every score pile and what is out of the game.
 * @param {TableState} table @param {{short?: boolean}} [how] */
export function piles(table, how = {}) {
  const { game } = table;
  const part = (/** @type {() => string} */ name, /** @type {string[]} */ faces) =>
    h('section.pile-part', null, h('h3', null, h('span', { text: name }), h('small', null, ` ${faces.length}`)), heap(table, how.short ? faces.slice(-1) : faces, () => t('none')));
  return h(
    'div.piles',
    { class: how.short ? 'short' : '' },
    table.seats.map((seat) => part(() => t('pile-of', { name: table.name(seat) }), game.piles[seat])),
    part(() => t('zone-discard'), game.discard),
  );
}

/** The log, the newest last.
 * @param {TableState} table @param {number} [most] */
export function log(table, most = 400) {
  const lines = table.chronicle.lines.slice(-most);
  return h(
    'ol.log',
    null,
    lines.map((line, i) => {
      const before = lines[i - 1];
      const fresh = !before || before.trick !== line.trick || before.phase !== line.phase;
      return h(
        'li',
        { class: [line.strong && 'strong', `k-${line.kind}`].filter(Boolean).join(' ') },
        h('span.n', { 'aria-hidden': 'true' }, fresh && line.trick > 0 ? line.trick : ''),
        sign(line.sign),
        h('span', { text: line.text }),
      );
    }),
  );
}

/** @param {string} id */
const sign = (id) => (/^[A-Z]{2}$/.test(id) ? emblem(id) : h('span.sign', null, drawing(id)));

/** Setting and Building.
 * @param {TableState} table */
export function places(table) {
  const { setting, building } = table.view?.table ?? {};
  return h(
    'div.locations',
    null,
    setting ? location(setting, { withText: true }) : noLocation('setting'),
    building ? location(building, { withText: true }) : noLocation('building'),
  );
}

/** The factions at the table, as emblems.
 * @param {string[]} factions */
export const emblems = (factions) =>
  h('span.emblems', { role: 'img', 'aria-label': () => factions.map((faction) => factionName(CODES[faction])).join(', ') }, factions.map((faction) => emblem(CODES[faction])));
