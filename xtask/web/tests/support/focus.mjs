// Where the keyboard is. When what has the focus goes away, the focus must go to something sensible, never to nowhere.

import { Notes } from './notes.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Writes down whenever nothing has the focus though something had it, on every page that comes from now on.
 * @param {Page} page
 * @returns {Promise<Notes>} what had it */
export async function watchFocus(page) {
  const notes = new Notes();
  await page.exposeFunction('noteLostFocus', (/** @type {string} */ line) => notes.add(line));
  await page.addInitScript(() => {
    let had = '';
    const describe = (/** @type {Element} */ one) => `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    const look = () => {
      const now = document.activeElement;
      const nowhere = !now || now === document.body || now === document.documentElement;
      if (nowhere && had) Reflect.get(globalThis, 'noteLostFocus')(`after ${had}`);
      had = nowhere || !now ? '' : describe(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return notes;
}

/** Two frames later everything that was drawn is there. @param {Page} page */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));
