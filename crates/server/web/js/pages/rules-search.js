// Searching a text on the page: what does not match is hidden, what does is marked.

/** Letters as they are compared: small, without accents.
 * @param {string} text */
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Shows only what has every word.
 * @param {HTMLElement} book with chapters, which have headings and findable parts
 * @param {string} wanted
 * @returns {number | null} how many parts were found; null if nothing is searched for
 */
export function search(book, wanted) {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll('.chapter'))) {
    const named = matches(chapter.querySelector('h2'), words);
    let any = words.length === 0;
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll('.findable'))) {
      const found = named || matches(part, words);
      part.hidden = !found;
      any ||= found;
      if (found) count += 1;
    }
    for (const picture of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll(':scope > .pictures'))) picture.hidden = words.length > 0 && !named;
    chapter.hidden = !any;
  }
  underline(book, words);
  return words.length === 0 ? null : count;
}

/** @param {Element | null} part @param {string[]} words */
function matches(part, words) {
  const text = plain(part?.textContent ?? '');
  return words.every((word) => text.includes(word));
}

/** Marks the words where they stand, by the browser's own means; without these they are just not marked.
 * @param {HTMLElement} book @param {string[]} words */
function underline(book, words) {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  if (words.length === 0) return;
  const ranges = [];
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}
