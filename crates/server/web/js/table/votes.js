// The race for each vote: a tug-of-war. All numbers come from the server.

import { factionName, power } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { t } from '../i18n.js';
import { openDialog } from '../ui/dialog.js';
import { drawing, emblem } from '../ui/pictures.js';
import { tellsFaction } from '../ui/power-subject.js';
import { classes, html, nothing, part, repeat } from '../view.js';

/** @typedef {import('../protocol.js').Contest} Contest */
/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('./board.js').Board} Board */

/** More cells than this are drawn as one bar. */
const MOST_CELLS = 16;

/** Votes that are sure, side by side.
 * @param {TableState} table */
export const sureVotes = (table) => table.sides.map((side) => t('sure-votes', { name: table.sideName(side), count: table.game.sure_votes[side] })).join(' · ');

/** All factions of the table.
 * @param {Board} board */
export const votes = (board) =>
  part(() => {
    const { table } = board;
    const { contests } = table.game;
    return html`<div class=${`tiles sides-${table.sides.length} of-${contests.length}`}>${repeat(contests, ({ faction }) => faction, (contest) => tile(board, contest))}</div>`;
  });

/** @param {Board} board @param {Contest} contest */
function tile({ table, places }, contest) {
  const code = codeOfFaction(contest.faction);
  const owner = contest.decided && contest.vote != null ? table.colourOfSide(contest.vote) : '';
  const [why, words] = [wordsOf(table, contest), wholeWordsOf(table, contest)];
  return html`<button class=${classes('tile', `f-${code}`, owner && `owned ${owner}`, contest.decided && 'decided')} data-faction=${code} ${tellsFaction(code)} ${places.at(`vote ${code}`)} @click=${() => explain(table, contest.faction)}>
    ${owner ? html`<i class="rod" ${places.at(`rod ${code}`)}></i>` : nothing}
    <span class="unseen">${t('tile-label', { faction: factionName(code), numbers: numbers(table, contest), state: words })}</span>
    ${owner ? html`<svg class="crown" aria-hidden="true" ${places.at(`crown ${code}`)}><use href="#crown"></use></svg>` : nothing}
    <span class="top" aria-hidden="true">${table.sides.length === 2 ? pair(table, contest, code) : trio(table, contest, code)}</span>
    <span class="words" aria-hidden="true"><b>${factionName(code)}</b><span class="why">${why}</span></span>
    ${rope(table, contest)}
    <span class="need" aria-hidden="true">${need(table, contest)}</span>
  </button>`;
}

/** How many cards a side has; on a plate if it is ahead.
 * @param {TableState} table @param {Contest} contest @param {number} side */
const number = (table, { ahead, decided, sides }, side) => html`<span class=${classes('number', table.colourOfSide(side), ahead === side && !decided && 'ahead')}><b>${sides[side].held}</b></span>`;

/** @param {TableState} table @param {Contest} contest @param {string} code */
const pair = (table, contest, code) => [number(table, contest, table.sides[0]), emblem(code), number(table, contest, table.sides[1])];

/** In the order of the rope's parts.
 * @param {TableState} table @param {Contest} contest @param {string} code */
const trio = (table, contest, code) => {
  const [mine, theirs, third] = table.sides.map((side) => number(table, contest, side));
  return [mine, emblem(code), third, theirs];
};

/** What is mine, what is still to come, what is theirs.
 * @param {TableState} table @param {Contest} contest */
export function rope(table, contest) {
  const held = table.sides.map((side) => contest.sides[side].held);
  const all = held.reduce((a, b) => a + b, 0) + contest.open;
  const length = (/** @type {string} */ kind, /** @type {number} */ size) => (size > 0 ? html`<i class=${kind} .style=${`flex-grow: ${size}; --cells: ${size}`}></i>` : nothing);
  return html`<span class=${classes('rope', all <= MOST_CELLS && 'in-cells')} aria-hidden="true" .style=${`--all: ${all}`}
    >${length('mine', held[0])}${length('open', contest.open)}${held.length > 2 ? length('third', held[2]) : nothing}${length('theirs', held[1] ?? 0)}${held.length === 2 ? html`<b class="notch"></b>` : nothing}</span
  >`;
}

/** @param {TableState} table @param {Contest} contest */
function need(table, contest) {
  // The crown says whose a decided vote is; a vote for nobody has a struck one.
  if (contest.decided) return contest.vote == null ? drawing('crown', 'crown-mark struck') : nothing;
  const needs = contest.sides[table.mySide].needs;
  return needs == null ? html`<span>–</span>` : [drawing('crown', 'crown-mark'), html`<span>${t('need-short', { count: needs })}</span>`];
}

/** What stands on the banner.
 * @param {TableState} table @param {Contest} contest */
function wordsOf(table, contest) {
  if (contest.decided) return whose(table, contest);
  return contest.ahead == null ? race(table, contest) : [lead(table, contest), race(table, contest)].join(' · ');
}

/** All that can be said in a line.
 * @param {TableState} table @param {Contest} contest */
function wholeWordsOf(table, contest) {
  const words = contest.decided ? [decision(table, contest)] : [race(table, contest)];
  // The scenes of the tutorial do not say who is ahead.
  if (!contest.decided && contest.ahead !== undefined) words.unshift(lead(table, contest));
  if (contest.gone > 0) words.push(t('gone-count', { count: contest.gone }));
  return words.join(' · ');
}

/** Whose a vote is for good.
 * @param {TableState} table @param {Contest} contest */
function whose(table, { vote }) {
  if (vote == null) return t('vote-nobody');
  return table.isMine(vote) ? t('vote-yours') : t('vote-to', { name: table.sideName(vote) });
}

/** Who would have the vote if the game ended now.
 * @param {TableState} table @param {Contest} contest */
const lead = (table, { ahead }) => (ahead == null ? t('vote-ahead-nobody') : t(`vote-ahead${table.formOf(ahead)}`, { ...table.membersOf(ahead), name: table.sideName(ahead) }));

/** For whom a vote is decided.
 * @param {TableState} table @param {Contest} contest */
export function decision(table, { vote }) {
  if (vote == null) return t('decided-nobody');
  return table.isMine(vote) ? t('decided-yours') : t('decided-for', { name: table.sideName(vote) });
}

/** @param {TableState} table @param {Contest} contest */
function race(table, contest) {
  const needs = contest.sides[table.mySide].needs;
  return table.plays && needs != null ? t('need-more', { count: needs }) : t('still-to-come', { count: contest.open });
}

/** How many cards each side has.
 * @param {TableState} table @param {Contest} contest */
export const numbers = (table, contest) => table.sides.map((side) => t('held-by', { name: table.sideName(side), count: contest.sides[side].held })).join(', ');

/** How a vote stands, in sentences.
 * @param {TableState} table @param {Contest} contest
 * @returns {string[]} */
function sentencesOf(table, contest) {
  const sentences = table.sides.map((side) => gathered(table, contest, side));
  if (contest.decided) sentences.push(verdict(table, contest));
  else {
    // The scenes of the tutorial do not say who is ahead.
    if (contest.ahead !== undefined) sentences.push(leader(table, contest));
    sentences.push(remainder(table, contest));
  }
  if (contest.gone > 0) sentences.push(t('contest-gone', { gone: contest.gone }));
  return sentences;
}

/** @param {TableState} table @param {Contest} contest @param {number} side */
function gathered(table, contest, side) {
  const form = table.formOf(side);
  return t(contest.points ? `contest-points${form}` : `contest-cards${form}`, { ...table.membersOf(side), held: contest.sides[side].held });
}

/** @param {TableState} table @param {Contest} contest */
const verdict = (table, { vote }) => (vote == null ? t('contest-won-nobody') : t(`contest-won${table.formOf(vote)}`, table.membersOf(vote)));

/** @param {TableState} table @param {Contest} contest */
const leader = (table, { ahead }) => (ahead == null ? t('contest-ahead-nobody') : t(`contest-ahead${table.formOf(ahead)}`, table.membersOf(ahead)));

/** @param {TableState} table @param {Contest} contest */
function remainder(table, contest) {
  const needs = contest.sides[table.mySide].needs;
  return table.plays && needs != null ? t(`contest-needs${table.formOf(table.mySide)}`, { needs }) : t('contest-open', { open: contest.open });
}

/** The faction's power, on tap, and how its vote stands as long as the dialog is open.
 * @param {TableState} table @param {string} faction */
function explain(table, faction) {
  const code = codeOfFaction(faction);
  const content = () => {
    const contest = table.game.contests.find((one) => one.faction === faction);
    return html`<div class="row">${emblem(code)}<p>${power(code)}</p></div>
      ${contest ? html`<p>${sentencesOf(table, contest).map((sentence) => html`<span>${sentence}</span> `)}</p>` : nothing}${contest?.points ? html`<p class="note">${t('points-count')}</p>` : nothing}`;
  };
  openDialog({ title: () => factionName(code), content, sheet: true });
}
