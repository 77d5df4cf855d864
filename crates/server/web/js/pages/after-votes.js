// The votes, faction by faction: how each one stood, whose vote it is, and why.

import { factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { t } from '../i18n.js';
import { numbers, rope } from '../table/votes.js';
import { drawing, emblem } from '../ui/pictures.js';
import { classes, html, nothing } from '../view.js';
import { banners, columns } from './after-throne.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Contest} Contest */
/** @typedef {import('../protocol.js').Vote} Vote */

/** What breaks the tie of a faction, as the server calls it. */
const TIE = 'highest_card';

/** A row for each faction; none, if nobody had a card when the game ended.
 * @param {TableState} table @param {import('../table/places.js').Places} places */
export function voteRows(table, places) {
  const { contests } = table.game;
  if (!table.view?.ending?.outcome && contests.every(({ sides }) => sides.every(({ held }) => held === 0))) return nothing;
  return html`<h2 class="unseen">${t('after-factions')}</h2>
    ${table.view?.ending?.outcome ? nothing : html`<p class="so-far">${t('after-no-count')}</p>`}
    <ul class=${classes('vote-rows', `of-${contests.length}`, table.sides.length > 2 && 'among-three')} ${places.at('votes')}>${contests.map((contest) => row(table, contest))}</ul>`;
}

/** @param {TableState} table @param {Contest} contest */
function row(table, contest) {
  const code = codeOfFaction(contest.faction);
  const vote = table.view?.ending?.outcome?.votes.find((one) => one.faction === contest.faction);
  const owner = banners(table).find((one) => one.faction === contest.faction);
  const [mine, ...others] = columns(table).map((side) => number(table, contest, side));
  return html`<li class=${owner ? `vote-row ${table.colourOfSide(owner.side)}` : 'vote-row'}>
    ${emblem(code)}
    <div class="why">
      <h3>${factionName(code)}</h3>
      ${vote ? html`<p class="note">${reason(table, vote)}</p>` : nothing}${vote?.ground === TIE ? html`<span class="tie">${t('after-tie-rule')}</span>` : nothing}
    </div>
    <span class="pull"><span class="unseen">${numbers(table, contest)}</span><span class="bars" aria-hidden="true">${mine}${rope(table, contest)}${others}</span></span>
    <span class="crown-place">${owner ? drawing('crown') : nothing}</span>
  </li>`;
}

/** What a side has. Between two, colour and place say whose it is; among three, the name does.
 * @param {TableState} table @param {Contest} contest @param {number} side */
const number = (table, contest, side) =>
  html`<span class=${`number ${table.colourOfSide(side)}`}>${contest.sides[side].held}${table.sides.length > 2 ? html`<small>${table.sideName(side)}</small>` : nothing}</span>`;

/** @param {TableState} table @param {Vote} vote */
function reason(table, vote) {
  const ground = t(`ground-${vote.ground}`);
  return vote.side == null ? ground : t('after-vote-for', { name: table.sideName(vote.side), reason: ground });
}
