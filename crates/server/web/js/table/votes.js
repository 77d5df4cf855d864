// The race for each vote: a tug-of-war. All numbers come from the server.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, factionName, power } from '../cards.js';
import { emblem } from '../ui/card.js';
import { openDialog } from '../ui/dialog.js';

/** @typedef {import('../protocol.js').Contest} Contest */
/** @typedef {import('./state.js').TableState} TableState */

/** More cells than this are drawn as one bar. */
const MOST_CELLS = 16;

/** All factions of the table.
 * @param {TableState} table */
export function votes(table) {
  const { contests } = table.game;
  return h('div.tiles', { class: `sides-${table.sides.length} of-${contests.length}` }, contests.map((contest) => tile(table, contest)));
}

/** Votes that are sure, side by side.
 * @param {TableState} table */
export function sureVotes(table) {
  return () => table.sides.map((side) => t('sure-votes', { name: table.sideName(side), count: table.game.sure_votes[side] })).join(' · ');
}

/** @param {TableState} table @param {Contest} contest */
function tile(table, contest) {
  const code = CODES[contest.faction];
  const owner = contest.decided && contest.vote != null ? (['mine', 'theirs', 'third'][table.sides.indexOf(contest.vote)] ?? '') : '';
  const label = () => t('tile-label', { faction: factionName(code), numbers: numbers(table, contest), state: words(table, contest) });
  return h(
    'button.tile',
    {
      class: [owner && `owned ${owner}`, contest.decided && 'decided'].filter(Boolean).join(' '),
      'data-faction': code,
      'data-key': code,
      onclick: () => explain(table, contest),
    },
    h('span.unseen', { text: label }),
    owner && drawing('crown', 'crown'),
    h('span.top', { 'aria-hidden': 'true' }, table.sides.length === 2 ? pair(table, contest, code) : trio(table, contest, code)),
    h('span.words', { 'aria-hidden': 'true' }, h('b', { text: () => factionName(code) }), h('span.why', { text: () => words(table, contest) })),
    rope(table, contest),
    h('span.need', { 'aria-hidden': 'true' }, need(table, contest)),
  );
}

/** @param {TableState} table @param {Contest} contest @param {string} code */
const pair = (table, contest, code) => [
  h('span.number.mine', null, contest.sides[table.sides[0]].held),
  emblem(code),
  h('span.number.theirs', null, contest.sides[table.sides[1]].held),
];

/** @param {TableState} table @param {Contest} contest @param {string} code */
const trio = (table, contest, code) => [
  emblem(code),
  h('span.three', null, ['mine', 'theirs', 'third'].map((colour, i) => h(`span.number.${colour}`, null, contest.sides[table.sides[i]].held))),
];

/** What is mine, what is still to come, what is theirs.
 * @param {TableState} table @param {Contest} contest */
export function rope(table, contest) {
  const held = table.sides.map((side) => contest.sides[side].held);
  const all = held.reduce((a, b) => a + b, 0) + contest.open;
  const part = (/** @type {string} */ kind, /** @type {number} */ size) =>
    size > 0 && h(`i.${kind}`, { style: { 'flex-grow': size, '--cells': size } });
  return h(
    'span.rope',
    { 'aria-hidden': 'true', class: all <= MOST_CELLS ? 'in-cells' : '', style: { '--all': all } },
    part('mine', held[0]),
    part('open', contest.open),
    held.length > 2 && part('third', held[2]),
    part('theirs', held[1] ?? 0),
    held.length === 2 && h('b.notch'),
  );
}

/** @param {TableState} table @param {Contest} contest */
function need(table, contest) {
  // Seven tiles on a phone have no room for the word: there the sign stands for it.
  if (contest.decided && contest.vote == null) return [drawing('crown', 'crown-mark struck'), h('span.nobody', { text: () => t('vote-nobody') })];
  if (contest.decided) return h('span', { class: isNamed(table, contest) ? 'called' : '', text: () => decidedWord(table, contest) });
  const needs = contest.sides[table.mySide].needs;
  if (needs == null) return h('span', null, '–');
  return [drawing('crown', 'crown-mark'), h('span', { text: () => t('need-short', { count: needs }) })];
}

/** Whose a vote is for good.
 * @param {TableState} table @param {Contest} contest */
function decidedWord(table, contest) {
  if (isNamed(table, contest)) return table.sideName(Number(contest.vote));
  return contest.vote === table.mySide ? t('vote-yours') : t('vote-theirs');
}

/** Whether a decided vote says by name whose it is: "yours" and "theirs" are not enough.
 * @param {TableState} table @param {Contest} contest */
const isNamed = (table, contest) => contest.vote != null && !(table.plays && (contest.vote === table.mySide || table.sides.length === 2));

/** @param {TableState} table @param {Contest} contest */
function words(table, contest) {
  const parts = [];
  if (contest.decided) {
    parts.push(
      contest.vote == null ? t('decided-nobody')
      : table.plays && contest.vote === table.mySide ? t('decided-yours')
      : t('decided-for', { name: table.sideName(contest.vote) }),
    );
  } else {
    const needs = contest.sides[table.mySide].needs;
    if (table.plays && needs != null) parts.push(table.inTeam ? t('need-team', { count: needs }) : t('need-you', { count: needs }));
    else parts.push(t('still-to-come', { count: contest.open }));
  }
  if (contest.gone > 0) parts.push(t('gone-count', { count: contest.gone }));
  return parts.join(' · ');
}

/** @param {TableState} table @param {Contest} contest */
const numbers = (table, contest) =>
  table.sides.map((side) => t('held-by', { name: table.sideName(side), count: contest.sides[side].held })).join(', ');

/** The faction's power, on tap.
 * @param {TableState} table @param {Contest} contest */
function explain(table, contest) {
  const code = CODES[contest.faction];
  openDialog(
    () => factionName(code),
    [
      h('div.row', null, emblem(code), h('p', { text: () => power(code) })),
      h('p', { text: () => `${numbers(table, contest)}. ${words(table, contest)}.` }),
      contest.points && h('p.note', { text: () => t('points-count') }),
    ],
    { sheet: true },
  );
}
