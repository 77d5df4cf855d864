// How the votes fell: banners on the beam of each side, the throne between them, a row for each faction.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, factionName } from '../cards.js';
import { emblem } from '../ui/card.js';
import { rope } from '../table/votes.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Contest} Contest */
/** @typedef {import('../protocol.js').Vote} Vote */

const COLOURS = ['mine', 'theirs', 'third'];

/** What ties of a faction are broken by, as the server calls it. */
const TIES = ['highest_card', 'equal'];

/** The beams with their banners.
 * @param {TableState} table */
export function throneRoom(table) {
  const votes = table.view?.ending?.outcome?.votes ?? [];
  const beams = table.sides.map((side, i) => beam(table, side, i, votes));
  const throne = drawing('hall', 'seat-of-power');
  return h('div.throne-room', { class: `sides-${beams.length}` }, beams.length === 2 ? [beams[0], throne, beams[1]] : [throne, beams]);
}

/** @param {TableState} table @param {number} side @param {number} place @param {Vote[]} votes */
function beam(table, side, place, votes) {
  const outcome = table.view?.ending?.outcome;
  const count = outcome?.tally[side] ?? table.game.sure_votes[side];
  return h(
    `section.beam.${COLOURS[place]}`,
    { 'aria-label': () => table.sideName(side) },
    h(
      'div.tally',
      null,
      h(`span.tag.${COLOURS[place]}`, null, h('span', { text: () => table.sideName(side) })),
      h('b', { 'aria-hidden': 'true' }, count),
      h('span.word', { text: () => (outcome ? t('after-votes-word', { count }) : t('after-sure-word', { count })) }),
    ),
    h('div.wood', { 'aria-hidden': 'true' }),
    h('ul.pennants', null, votes.filter((vote) => vote.side === side).map((vote, i) => pennant(table, vote, i))),
  );
}

/** @param {TableState} table @param {Vote} vote @param {number} i */
function pennant(table, vote, i) {
  const code = CODES[vote.faction];
  const contest = table.game.contests.find((one) => one.faction === vote.faction);
  return h(
    `li.pennant.f-${code}`,
    { style: { '--i': i } },
    h('i.pat'),
    drawing(code),
    h('span.unseen', { text: () => factionName(code) }),
    contest && h('span.score', null, score(table, contest, vote)),
  );
}

/** Both numbers between two; among three only what won.
 * @param {TableState} table @param {Contest} contest @param {Vote} vote */
const score = (table, contest, vote) =>
  table.sides.length === 2 ? table.sides.map((side) => contest.sides[side].held).join('–') : String(contest.sides[vote.side ?? 0].held);

/** A row for each faction: how it stands, whose vote it is, and why.
 * @param {TableState} table */
export function voteRows(table) {
  const votes = table.view?.ending?.outcome?.votes ?? [];
  return h('ul.vote-rows', null, table.game.contests.map((contest) => row(table, contest, votes.find((one) => one.faction === contest.faction) ?? null)));
}

/** @param {TableState} table @param {Contest} contest @param {Vote | null} vote */
function row(table, contest, vote) {
  const code = CODES[contest.faction];
  const side = vote ? (vote.side ?? null) : null;
  const colour = side === null ? '' : (COLOURS[table.sides.indexOf(side)] ?? '');
  const held = (/** @type {number} */ i) => h(`span.number.${COLOURS[i]}`, null, contest.sides[table.sides[i]].held);
  return h(
    'li.vote-row',
    { class: colour },
    emblem(code),
    h(
      'div.why',
      null,
      h('h3', { text: () => factionName(code) }),
      vote && h('p.note', { text: () => reason(table, vote) }),
      vote && TIES.includes(vote.ground) && h('span.tie', { text: () => t('after-tie-rule') }),
    ),
    h(
      'span.pull',
      null,
      h('span.unseen', { text: () => table.sides.map((one) => t('held-by', { name: table.sideName(one), count: contest.sides[one].held })).join(', ') }),
      h('span.bars', { 'aria-hidden': 'true' }, held(0), rope(table, contest), table.sides.length === 3 && held(2), held(1)),
    ),
    h('span.crown-place', null, side !== null && drawing('crown')),
  );
}

/** @param {TableState} table @param {Vote} vote */
function reason(table, vote) {
  const ground = t(`ground-${vote.ground}`);
  return vote.side == null ? ground : t('after-vote-for', { name: table.sideName(vote.side), reason: ground });
}
