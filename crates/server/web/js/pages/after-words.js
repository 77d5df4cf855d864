// How a game ended, in words.

import { factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { list, t } from '../i18n.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Ending} Ending */
/** @typedef {import('../protocol.js').Outcome} Outcome */

/** Who has the throne, and by how many votes.
 * @param {TableState} table @param {Ending} ending */
export function headline(table, { winners, outcome }) {
  const [side] = winners;
  if (winners.length !== 1 || outcome?.verdict !== 'votes') return throneText(table, winners);
  const votes = outcome.tally[side];
  const members = table.membersOf(side);
  const form = table.formOf(side);
  if (table.sides.length !== 2) return t(`after-won-most${form}`, { ...members, votes });
  const other = table.sides.find((one) => one !== side) ?? 0;
  return t(`after-won-votes${form}`, { ...members, votes, others: outcome.tally[other] });
}

/** Who stood by the person; to those who watch, who stood by the winner.
 * @param {TableState} table @param {Ending} ending */
export function whoStood(table, { by, winners, outcome }) {
  const side = table.plays ? table.mySide : winners[0];
  const won = winners.includes(side);
  if (winners.length === 0 || (won && winners.length > 1)) return '';
  const form = table.formOf(side);
  if (!outcome) return won || isMine(table, by) ? '' : t(`after-lost${form}`);
  const factions = outcome.votes.filter((vote) => vote.side === side).map((vote) => factionName(codeOfFaction(vote.faction)));
  if (factions.length === 0) return won ? '' : t(`after-alone${form}`);
  const values = { factions: list(factions), count: table.seatsOf(side).length };
  return won ? t(`after-crowned${form}`, values) : t(`after-stood${form}`, values);
}

/** Whether the person ended the game.
 * @param {TableState} table @param {Ending['by']} by */
const isMine = (table, by) => typeof by === 'object' && Object.values(by).some(({ seat }) => table.isMe(seat));

/** Who has the throne.
 * @param {TableState} table @param {number[]} winners the sides */
export function throneText(table, winners) {
  const [side] = winners;
  if (side === undefined) return t('after-nobody');
  if (winners.length === 1) return t(`after-won${table.formOf(side)}`, table.membersOf(side));
  const others = winners.filter((one) => !table.isMine(one));
  const form = others.length < winners.length ? table.formOf(table.mySide) : '';
  return t(`after-shared${form}`, { names: list(others.map((one) => table.membersOf(one).name)) });
}

/** What ended the game, or what decided it.
 * @param {TableState} table @param {Ending} ending */
export function how(table, { by, outcome }) {
  if (by === 'aborted') return t('after-aborted');
  if (by === 'votes') return outcome ? decidedBy(table, outcome) : '';
  if ('resigned' in by) return table.isMe(by.resigned.seat) ? t('after-resigned-you') : t('after-resigned', { name: table.properName(by.resigned.seat) });
  if ('time' in by) return table.isMe(by.time.seat) ? t('after-time-you') : t('after-time', { name: table.properName(by.time.seat) });
  return table.isMe(by.claimed.seat) ? t('after-claimed-you') : t('after-claimed', { name: table.properName(by.claimed.seat) });
}

/** What decided, with its numbers, if not the votes alone: the headline says those.
 * @param {TableState} table @param {Outcome} outcome */
function decidedBy(table, { verdict, winners, comparisons }) {
  const { building } = table.view?.table ?? {};
  const [first] = comparisons;
  // A Building has its say before the votes. Where it leaves several, they decide.
  if (building && first?.by === 'building' && first.left.length < table.sides.length) return t(`place-${building}-decided`, score(table.sides, first));
  if (verdict === 'shared') return t('verdict-shared');
  if (verdict !== 'cards' && verdict !== 'points') return '';
  const [before, last] = comparisons.slice(-2);
  return t(`verdict-${verdict}${table.formOf(winners[0])}`, { ...table.membersOf(winners[0]), ...score(before.left, last) });
}

/** The numbers of these sides, the highest one first.
 * @param {number[]} sides @param {import('../protocol.js').Comparison} step */
function score(sides, { numbers }) {
  const [most, ...others] = sides.map((side) => numbers[side]).sort((a, b) => b - a);
  return { most, others: list(others.map(String)) };
}
