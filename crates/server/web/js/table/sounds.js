// Which sounds what happened makes.

import { valueOf } from '../cards.js';
import { captured, movesOf } from './move.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */

/** Of many at once only those that matter most.
 * @param {TableState} table @param {Update[]} updates @param {{decided: Set<string>, captured: Set<string>, laid?: unknown}} before
 *   `laid`: a card that the person has played was heard already
 * @returns {string[]} */
export function soundsOf(table, updates, before) {
  const happened = updates.flatMap((update) => update.happened);
  /** @type {Set<string>} */
  const cues = new Set(happened.map((one) => cueOf(table, one)).filter((one) => one !== null));
  for (const contest of table.game.contests) {
    if (contest.decided && !before.decided.has(contest.faction)) cues.add(contest.vote === table.mySide ? 'vote-for' : 'vote-against');
  }
  if (before.laid) cues.delete('play-mine');
  const stone = captured(table.game).some((face) => !before.captured.has(face));
  const first = [stone && 'capture', isStronger(table, updates) && 'bonus'].filter((one) => one !== false);
  return [...first, ...cues].slice(0, 3);
}

/** Whether a card was played that is stronger than its value.
 * @param {TableState} table @param {Update[]} updates */
function isStronger(table, updates) {
  const played = movesOf(updates).filter(({ to }) => to.zone === 'trick').map(({ card: face }) => face);
  const { trick, previous } = table.game;
  return (trick.length > 0 ? trick : previous).some((play) => played.includes(play.card) && play.strength > valueOf(play.card));
}

/** @param {TableState} table @param {Happening} happening */
function cueOf(table, happening) {
  if (happening === 'ended') return null;
  if ('won' in happening) return table.sideOf(happening.won.seat) === table.mySide ? 'won-mine' : 'won-other';
  if ('looked' in happening) return 'look';
  if ('began' in happening) return 'phase';
  if (!('moved' in happening)) return null;
  const { from, to } = happening.moved;
  switch (`${from.zone} ${to.zone}`) {
    case 'hand trick':
      return table.isMe(from.seat ?? -1) ? 'play-mine' : 'play-other';
    case 'market followers':
    case 'hand hand':
      return 'take';
    case 'deck followers':
    case 'hand discard':
      return 'draw';
    case 'front discard':
      return 'crush';
    case 'fire hand':
      return 'fire';
    default:
      return null;
  }
}
