// A table, drawn: the same for a game that is played and for one that is looked at. Pages say what stands under the middle.

import { t } from '../i18n.js';
import { followEnd } from '../ui/follow-end.js';
import { keyLabel } from '../ui/keys.js';
import { needed } from '../ui/power-subject.js';
import { html, nothing, part } from '../view.js';
import { followers, locations, log, piles } from './panels.js';
import { seats } from './seats.js';
import { lastTrick, stage } from './stage.js';
import { sureVotes, votes } from './votes.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../view.js').Drawn} Drawn */

/** How many lines of the log stand beside the table. */
const LINES = 60;

/**
 * @param {Board} board
 * @param {object} slots
 * @param {Drawn} [slots.own] what stands under the votes on wide screens
 * @param {Drawn} [slots.above] what stands over the middle, with the others at the table
 * @param {Drawn} [slots.middle] what stands in the place of the middle
 * @param {Drawn} slots.under what stands under the middle: the sentence, the hand
 * @param {Drawn} [slots.side] what stands beside on wide screens
 * @param {Drawn} [slots.dock] what leads to the same on others
 * @param {boolean} [slots.isPiece] it does not fill the page: one column, with nothing beside it, and the votes if there are any
 */
export function tableView(board, { own, above, middle, under, side, dock, isPiece = false }) {
  const { table } = board;
  const others = html`<div class="place-seats">${seats(board)}${above ?? nothing}</div>`;
  const centre = middle ?? stage(board);
  if (isPiece) return html`${others}${part(() => (table.game.contests.length > 0 ? tally(board) : nothing))}<div class="place-stage">${centre}</div>${under}`;
  return html`<div class="left">
      ${tally(board, part(() => html`<h2><span>${t('the-votes')}</span><small>${sureVotes(table)}</small></h2>`))}
      <div class="place-own">${own ?? nothing}</div>
    </div>
    <div class="centre">${others}${centre}${under}</div>
    <aside class="side">${side ?? nothing}</aside>
    ${dock ?? nothing}`;
}

/** @param {Board} board @param {Drawn} [heading] */
const tally = (board, heading = nothing) => html`<section class="place-votes" aria-label=${t('the-votes')} ${needed('votes')}>${heading}${votes(board)}</section>`;

/** The own followers while they are gathered.
 * @param {Board} board */
export const ownFollowers = ({ table, places }) =>
  html`<section class="own" ${places.at('own')}><h2><span>${t('your-followers')}</span><small>${t('only-you-see', { count: table.game.followers[table.me].length })}</small></h2>${followers(table)}</section>`;

/** The top of every pile.
 * @param {Board} board @param {() => void} [look] looks through them */
export const topsOfPiles = ({ table, places }, look) =>
  html`<section class="own" ${places.at('own')}><h2>${t('score-piles')}</h2>${piles(table, { short: true })}${look ? html`<button @click=${look}>${t('look-through')}</button>` : nothing}</section>`;

/** What can be looked at any time, each with the key that opens it.
 * @param {Board} board @param {string} [last] the key of the last trick
 * @param {import('./talk-beside.js').TalkBeside} [talks] shares its place with the log */
export const besides = (board, last = '', talks) => [
  part(() => beside(t('last-trick'), last, lastTrick(board))),
  part(() => (talks ? talks.view(logBox(board)) : beside(t('log'), '', logBox(board), 'grow'))),
  part(() => beside(t('locations'), '', locations(board.table), 'places')),
];

/** @param {Board} board */
const logBox = ({ table }) =>
  html`<div class="log-box" tabindex="0" role="region" aria-label=${t('log')} ${followEnd(table.chronicle.lines.length)}>${log(table, LINES)}</div>`;

/** @param {string} name @param {string} key @param {Drawn} content @param {string} [classes] */
export function beside(name, key, content, classes = '') {
  const label = key && keyLabel(key);
  return html`<section class=${classes || nothing}><h2><span>${name}</span>${label ? html`<small><kbd>${label}</kbd></small>` : nothing}</h2>${content}</section>`;
}
