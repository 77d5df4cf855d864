// Searching the rules: what does not match is hidden, what does is marked.

import { plain } from '../plain.js';

/** What is found in a chapter.
 * @typedef {object} Found
 * @property {boolean} isHidden whether nothing is
 * @property {boolean} isNamed whether its heading has every word, so that the whole chapter counts as found
 * @property {boolean[]} parts which of its parts are
 */

/** Texts that are searched and drawn in short, one after the other. They are no sentence.
 * @param {...string} texts */
export const row = (...texts) => texts.filter(Boolean).join(' ');

/** The words that are searched for.
 * @param {string} wanted as it was typed */
export const wordsOf = (wanted) => plain(wanted).split(/\s+/).filter(Boolean);

/**
 * Finds what has every word.
 * @param {{name: string, parts: {words: string}[]}[]} chapters
 * @param {string[]} words
 * @returns {{count: number | null, chapters: Found[]}} `count`: how many parts were found; null if nothing is searched for
 */
export function find(chapters, words) {
  const matches = (/** @type {string} */ text) => {
    const letters = plain(text);
    return words.every((word) => letters.includes(word));
  };
  const found = chapters.map(({ name, parts }) => {
    const isNamed = matches(name);
    const hits = parts.map((part) => isNamed || matches(part.words));
    return { isHidden: words.length > 0 && !hits.includes(true), isNamed, parts: hits };
  });
  const count = found.reduce((sum, { parts }) => sum + parts.filter(Boolean).length, 0);
  return { count: words.length === 0 ? null : count, chapters: found };
}

/** Marks the words where they stand, by the browser's own means; without these they are just not marked.
 * @param {HTMLElement | null} book @param {string[]} words */
export function markWords(book, words) {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  if (!book || words.length === 0) return;
  CSS.highlights.set('found', new Highlight(...rangesOf(book, words)));
}

/** Where the words stand.
 * @param {HTMLElement} book @param {string[]} words
 * @returns {Range[]} */
function rangesOf(book, words) {
  const ranges = [];
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
