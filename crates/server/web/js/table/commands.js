// The words of the command line: those of the page's language, and the English ones everywhere.

import { printedFace } from '../cards.js';
import { t } from '../i18n.js';
import { plain } from '../plain.js';

/** What can be asked for, and what can be done with which words after it. A command's name is its English word. */
const COMMANDS = {
  hand: [''],
  trick: [''],
  market: [''],
  score: [''],
  followers: [''],
  last: [''],
  turn: [''],
  clock: [''],
  play: ['DR7'],
  take: ['GO3', 'deck'],
  pass: ['GO0 UD3'],
  discard: ['GO0 UD3'],
  crush: ['1', 'none'],
  say: ['…'],
  help: [''],
};

/** @typedef {keyof typeof COMMANDS} Command */

/** The English ones in short. @type {Record<string, Command>} */
const SHORT = { h: 'hand', t: 'trick', m: 'market', s: 'score', f: 'followers', l: 'last', p: 'play' };

const NAMES = /** @type {Command[]} */ (Object.keys(COMMANDS));

/** The words for something in the language of the page; the first one is what the help names.
 * @param {string} name */
const words = (name) => t(`command-${name}`).split(', ');

/** Whether a word means this, in the language of the page or in English.
 * @param {string} word @param {Command | 'deck' | 'none'} name */
export const means = (word, name) => plain(word) === name || words(name).some((one) => plain(one) === plain(word));

/** The command that a word means.
 * @param {string} word
 * @returns {Command | null} */
export const commandOf = (word) => NAMES.find((name) => means(word, name)) ?? SHORT[word.toLowerCase()] ?? null;

/** All commands in words, with what comes after them. */
export function help() {
  const after = (/** @type {string} */ what) => (what === 'deck' || what === 'none' ? words(what)[0] : what.replace(/[A-Z]{2}\d/g, printedFace));
  return t('text-help', { commands: NAMES.flatMap((name) => COMMANDS[name].map((what) => `${words(name)[0]} ${after(what)}`.trim())).join(', ') });
}
