// How the votes fell: banners on the beam of each side, the throne between them, a row for each faction.

import { factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { t } from '../i18n.js';
import { numbers, rope } from '../table/votes.js';
import { drawing, emblem } from '../ui/pictures.js';
import { html, nothing } from '../view.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Contest} Contest */
/** @typedef {import('../protocol.js').Vote} Vote */

/** What ties of a faction are broken by, as the server calls it. */
const TIES = ['highest_card', 'equal'];

/** @param {TableState} table */
const votesOf = (table) => table.view?.ending?.outcome?.votes ?? [];

/** The beams with their banners.
 * @param {TableState} table */
export function throneRoom(table) {
  const beams = table.sides.map((side) => beam(table, side));
  const taken = takenBy(table);
  const throne = drawing(taken === 'shared' ? 'hall' : 'hall-won', 'seat-of-power');
  return html`<div class=${`throne-room sides-${beams.length} ${taken}`}>${drawing('scene-end', 'scene')}${beams.length === 2 ? [beams[0], throne, beams[1]] : [throne, beams]}</div>`;
}

/** Who sits on the throne: nobody, where the game is shared.
 * @param {TableState} table */
function takenBy(table) {
  const winners = table.view?.ending?.winners ?? [];
  if (winners.length !== 1) return 'shared';
  return table.isMine(winners[0]) ? 'won' : 'lost';
}

/** @param {TableState} table @param {number} side */
function beam(table, side) {
  const outcome = table.view?.ending?.outcome;
  const count = outcome?.tally[side] ?? table.game.sure_votes[side];
  const colour = table.colourOfSide(side);
  const name = table.sideName(side);
  return html`<section class=${`beam ${colour}`} aria-label=${name}>
    <div class="tally"><span class=${`tag ${colour}`}><span>${name}</span></span><b aria-hidden="true">${count}</b><span class="word">${outcome ? t('after-votes-word', { count }) : t('after-sure-word', { count })}</span></div>
    <div class="wood" aria-hidden="true"></div>
    <ul class="pennants">${votesOf(table).filter((vote) => vote.side === side).map((vote, i) => pennant(table, vote, i))}</ul>
  </section>`;
}

/** @param {TableState} table @param {Vote} vote @param {number} i */
function pennant(table, vote, i) {
  const code = codeOfFaction(vote.faction);
  const contest = table.game.contests.find((one) => one.faction === vote.faction);
  return html`<li class=${`pennant f-${code}`} .style=${`--i: ${i}`}><i class="pat"></i>${drawing(code)}<span class="unseen">${factionName(code)}</span>${contest ? html`<span class="score">${score(table, contest, vote)}</span>` : nothing}</li>`;
}

/** Both numbers between two; among three only what won.
 * @param {TableState} table @param {Contest} contest @param {Vote} vote */
const score = ({ sides }, contest, vote) => (sides.length === 2 ? sides.map((side) => contest.sides[side].held).join('–') : contest.sides[vote.side ?? 0].held);

/** A row for each faction: how it stands, whose vote it is, and why.
 * @param {TableState} table */
export const voteRows = (table) => html`<ul class="vote-rows">${table.game.contests.map((contest) => row(table, contest, votesOf(table).find((one) => one.faction === contest.faction) ?? null))}</ul>`;

/** @param {TableState} table @param {Contest} contest @param {Vote | null} vote */
function row(table, contest, vote) {
  const code = codeOfFaction(contest.faction);
  const side = vote?.side ?? null;
  const held = (/** @type {number} */ one) => html`<span class=${`number ${table.colourOfSide(one)}`}>${contest.sides[one].held}</span>`;
  const [mine, theirs, third] = table.sides;
  return html`<li class=${side === null ? 'vote-row' : `vote-row ${table.colourOfSide(side)}`}>
    ${emblem(code)}
    <div class="why">
      <h3>${factionName(code)}</h3>
      ${vote ? html`<p class="note">${reason(table, vote)}</p>` : nothing}${vote && TIES.includes(vote.ground) ? html`<span class="tie">${t('after-tie-rule')}</span>` : nothing}
    </div>
    <span class="pull"><span class="unseen">${numbers(table, contest)}</span><span class="bars" aria-hidden="true">${held(mine)}${rope(table, contest)}${third === undefined ? nothing : held(third)}${held(theirs)}</span></span>
    <span class="crown-place">${side === null ? nothing : drawing('crown')}</span>
  </li>`;
}

/** @param {TableState} table @param {Vote} vote */
function reason(table, vote) {
  const ground = t(`ground-${vote.ground}`);
  return vote.side == null ? ground : t('after-vote-for', { name: table.sideName(vote.side), reason: ground });
}
