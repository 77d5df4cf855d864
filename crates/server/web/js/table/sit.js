// Taking a seat before the game.

import { nonce } from './state.js';

/** @typedef {import('./board.js').Board} Board */

/** Takes a seat, and is ready: whoever sits down wants to play.
 * @param {Board} board @param {number} seat */
export async function sit(board, seat) {
  if (await board.attempt({ sit: { seat } })) await ready(board);
}

/** @param {Board} board */
export const ready = (board) => board.attempt({ ready: { nonce: nonce() } });
