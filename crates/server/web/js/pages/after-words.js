// How a game ended, in words.

import { list, t } from '../i18n.js';
import { placeName, placeText } from '../location.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Ending} Ending */

/** Who has the throne, and by how many votes.
 * @param {TableState} table @param {Ending} ending */
export function headline(table, { winners, outcome }) {
  const [side] = winners;
  if (winners.length !== 1 || !outcome || table.sides.length !== 2 || outcome.verdict === 'building') return throneText(table, winners);
  const other = table.sides.find((one) => one !== side) ?? 0;
  return t(`after-won-votes${table.formOf(side)}`, { ...table.membersOf(side), votes: outcome.tally[side], others: outcome.tally[other] });
}

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
  const building = table.view?.table.building;
  if (by === 'votes' && outcome?.verdict === 'building' && building) return t('verdict-by-building', { name: placeName(building), text: placeText(building) });
  if (by === 'votes') return outcome ? decidedBy(table, outcome) : '';
  if ('resigned' in by) return table.isMe(by.resigned.seat) ? t('after-resigned-you') : t('after-resigned', { name: table.properName(by.resigned.seat) });
  if ('time' in by) return table.isMe(by.time.seat) ? t('after-time-you') : t('after-time', { name: table.properName(by.time.seat) });
  return table.isMe(by.claimed.seat) ? t('after-claimed-you') : t('after-claimed', { name: table.properName(by.claimed.seat) });
}

/** What decided, if not the votes alone: the headline says those.
 * @param {TableState} table @param {import('../protocol.js').Outcome} outcome */
function decidedBy(table, { verdict, winners }) {
  if (verdict === 'votes') return '';
  if (verdict === 'building' || verdict === 'shared') return t(`verdict-${verdict}`);
  return t(`verdict-${verdict}${table.formOf(winners[0])}`, table.membersOf(winners[0]));
}
