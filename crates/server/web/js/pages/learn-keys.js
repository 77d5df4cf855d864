// The keys of the tutorial.

import { t } from '../i18n.js';
import { CARD_KEYS } from '../table/hand.js';
import { announce } from '../ui/announce.js';
import { choose } from './table-keys.js';

/** @param {{lesson: import('./learn-lesson.js').Lesson | null, next: () => void, back: () => void}} page
 * @returns {import('../ui/keys.js').Key[]} */
export const keysOf = (page) => [
  { keys: CARD_KEYS, shown: '1 … 0  Q … R', does: () => t('key-choose'), run: (_, name) => (page.lesson ? chooseByKey(page.lesson, name) : false) },
  { keys: ['Enter'], does: () => t('key-play'), run: () => page.lesson?.board.enter() ?? false },
  { keys: ['ArrowRight'], does: () => t('learn-next'), run: () => (page.lesson?.done ? page.next() : false) },
  { keys: ['ArrowLeft'], does: () => t('learn-back'), run: () => page.back() },
];

/** @param {import('./learn-lesson.js').Lesson} lesson @param {string} key */
function chooseByKey(lesson, key) {
  if (lesson.scene.answer === 'followers' && key === CARD_KEYS[0]) return lesson.choose('followers');
  return lesson.board.table.question ? choose(lesson.board, key, announce) : false;
}
