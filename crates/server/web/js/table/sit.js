// Taking a seat before the game.

import { somebody } from '../net/session.js';
import { nonce } from './state.js';

/** @typedef {import('./board.js').Board} Board */

/** Takes a seat, and is ready: whoever sits down wants to play.
 * @param {Board} board @param {number} seat */
export async function sit(board, seat) {
  await somebody();
  if (await board.attempt({ sit: { seat } })) await ready(board);
}

/** @param {Board} board */
export const ready = (board) => board.attempt({ ready: { nonce: nonce() } });
