// The throne room: banners on the beam of each side, and on the throne whoever has won it.

import { factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { t } from '../i18n.js';
import { drawing } from '../ui/pictures.js';
import { html, nothing, part } from '../view.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Contest} Contest */
/** A banner: a faction, and the side that has its vote. @typedef {{faction: string, side: number}} Banner */

/** The sides in the order in which a rope shows them: one's own, a third one, the one across.
 * @param {TableState} table */
export function columns({ sides: [mine, theirs, third] }) {
  return third === undefined ? [mine, theirs] : [mine, third, theirs];
}

/** What hangs: the votes. After a game that ended before they were counted, those that were decided already.
 * @param {TableState} table
 * @returns {Banner[]} */
export function banners(table) {
  const votes = table.view?.ending?.outcome?.votes ?? table.game.contests.map(({ faction, decided, vote }) => ({ faction, side: decided ? vote : null }));
  return votes.flatMap(({ faction, side }) => (side == null ? [] : [{ faction, side }]));
}

/** What is counted by now, and where motion finds what hangs and who sits there.
 * @typedef {Pick<import('./after-moment.js').Moment, 'counted' | 'places'>} Moment */

/** @param {TableState} table @param {Moment} moment */
export function throneRoom(table, moment) {
  const winners = table.view?.ending?.winners ?? [];
  const beams = winners.length > 0 ? columns(table).map((side) => beam(table, side, moment)) : [];
  const [mine, ...others] = beams;
  return html`<div class=${`throne-room sides-${beams.length} ${mood(table, winners)}`}>${drawing('scene-end', 'scene')}${mine}${throne(winners, moment)}${others}</div>`;
}

/** The light in the room, and the robe of whoever sits there.
 * @param {TableState} table @param {number[]} winners */
function mood(table, winners) {
  if (winners.length !== 1) return 'shared';
  const [side] = winners;
  const light = !table.plays ? 'watched' : table.isMine(side) ? 'won' : 'lost';
  return `${light} robe-${table.colourOfSide(side)}`;
}

/** Where the game is shared, or nobody's, the throne is empty, and the crown lies on the seat.
 * @param {number[]} winners @param {Moment} moment */
const throne = ({ length }, { places }) =>
  length === 1
    ? html`<svg class="seat-of-power" viewBox="0 0 200 300" aria-hidden="true"><use href="#throne-body"></use><use class="sitter" href="#sitter" ${places.at('sitter')}></use><use class="sitters-crown" href="#crown-gold" x="78" y="49" width="44" height="33" ${places.at('crown')}></use></svg>`
    : drawing('hall', 'seat-of-power');

/** @param {TableState} table @param {number} side @param {Moment} moment */
function beam(table, side, moment) {
  const colour = table.colourOfSide(side);
  const name = table.sideName(side);
  const hung = banners(table).filter((one) => one.side === side);
  return html`<section class=${`beam ${colour}`} aria-label=${name}>
    <div class="tally"><span class=${`tag ${colour}`}><span>${name}</span></span>${votes(table, side, moment)}</div>
    <div class="wood" aria-hidden="true"></div>
    <ul class="pennants">${hung.map((one) => pennant(table, one, moment))}</ul>
  </section>`;
}

/** How many votes a side has. Before they are counted it has those that it was sure of; that it had none says nothing.
 * @param {TableState} table @param {number} side @param {Moment} moment */
function votes(table, side, { counted }) {
  const outcome = table.view?.ending?.outcome;
  const all = outcome?.tally[side] ?? table.game.sure_votes[side];
  if (!outcome && all === 0) return nothing;
  return part(() => {
    const count = counted(side, all);
    return html`<b>${count}</b><span class="word">${outcome ? t('after-votes-word', { count }) : t('after-sure-word', { count })}</span>`;
  });
}

/** @param {TableState} table @param {Banner} banner @param {Moment} moment */
function pennant(table, { faction, side }, { places }) {
  const code = codeOfFaction(faction);
  const contest = table.game.contests.find((one) => one.faction === faction);
  return html`<li class=${`pennant f-${code}`} data-faction=${code} ${places.at(`banner ${faction}`)}><i class="pat"></i>${drawing(code)}<span class="unseen">${factionName(code)}</span>${contest ? html`<span class="score">${score(table, contest, side)}</span>` : nothing}</li>`;
}

/** Both numbers between two; among three only what won.
 * @param {TableState} table @param {Contest} contest @param {number} winner */
const score = ({ sides }, contest, winner) => (sides.length === 2 ? sides.map((side) => contest.sides[side].held).join('–') : contest.sides[winner].held);
