// The keys of a table.

import { t } from '../i18n.js';
import { Codes } from '../table/codes.js';
import { CARD_KEYS } from '../table/hand.js';
import { alarm } from '../ui/announce.js';
import { batch } from '../signals.js';
import { switchLayout } from './table-layout.js';

/** @typedef {import('../table/board.js').Board} Board */

/** @param {{board: Board, sheets: import('../table/sheets.js').Sheets, plays: boolean, openTalk: () => void}} page
 * @returns {import('../ui/keys.js').Key[]} */
export function keysOf(page) {
  const { board, sheets } = page;
  const codes = new Codes(board.hand, board.life);
  return [
    { keys: [], shown: 'D R 7', typed: () => board.places.get('hand'), does: () => t('key-code'), run: (_, name, alone) => page.plays && codes.type(name, alone) },
    { keys: CARD_KEYS, shown: '1 … 0  Q … R', does: () => t('key-choose'), run: (_, name) => (page.plays ? choose(board, name, alarm) : false) },
    { keys: ['Enter'], does: () => t('key-play'), run: (event) => enter(board, event) },
    { keys: ['Escape'], does: () => t('key-take-back'), run: () => takeBack(board) },
    { keys: [], shown: '← →  ⇧ ← →', does: () => t('key-arrows'), run: () => false },
    { keys: ['l'], does: () => t('last-trick'), run: () => sheets.open('last') },
    { keys: ['f'], does: () => t('key-piles'), run: () => sheets.open('piles') },
    { keys: ['t'], does: () => t('tracker'), run: () => sheets.open('tracker') },
    { keys: ['g'], does: () => t('log'), run: () => sheets.open('log') },
    { keys: ['c'], does: () => t('talk'), run: page.openTalk },
    { keys: ['x'], does: () => t('key-layout'), run: switchLayout },
  ];
}

/** Chooses a card of the hand, or one of the things that are asked for.
 * @param {Board} board @param {string} key @param {(line: string) => void} say */
export function choose(board, key, say) {
  const place = CARD_KEYS.indexOf(key);
  const { choices, table } = board;
  if (choices.length === 0) return board.hand.choose(place);
  if (!choices[place]) return undefined;
  table.chosen = [place];
  say(choices[place].label());
  return undefined;
}

/** @param {Board} board @param {KeyboardEvent} event */
function enter(board, event) {
  const focus = /** @type {HTMLElement} */ (event.target);
  if (focus.matches('button, a, summary') && board.table.chosen.length === 0) return false;
  return board.enter();
}

/** @param {Board} board */
function takeBack(board) {
  batch(() => {
    board.table.chosen = [];
    board.table.queued = null;
    board.hand.why = null;
  });
  board.release();
}
