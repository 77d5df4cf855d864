// What somebody hears who does not see the page: the live regions speak, one line after the other.

import { Notes } from './notes.mjs';

/** Writes down all that the live regions of the page say, on every page that comes from now on.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Notes>} */
export async function listen(page) {
  const notes = new Notes();
  await page.exposeFunction('hear', (/** @type {string} */ line) => notes.add(line));
  await page.addInitScript(() => {
    const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)));
      for (const region of regions) if (region?.textContent?.trim()) Reflect.get(globalThis, 'hear')(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return notes;
}
