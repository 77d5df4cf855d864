// A whole game with the means of a screen reader: roles, names, and what the live regions say. Nothing here knows how the
// page is made or what it looks like.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from './support/listen.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const hand = (/** @type {Page} */ page) => page.getByRole('group', { name: 'Your hand' });
const result = (/** @type {Page} */ page) => page.getByRole('heading', { level: 1, name: /throne/i });

/** The buttons of the hand as the accessibility tree has them.
 * @param {Page} page */
async function held(page) {
  const tree = await hand(page).ariaSnapshot();
  return [...tree.matchAll(/- button "([^"]+)"(.*)/g)].map(([, name, states]) => ({ name, refused: states.includes('[disabled]') }));
}

/** Waits until it is the person's turn, or the game is over.
 * @param {Page} page
 * @returns {Promise<boolean>} whether it goes on */
async function isAsked(page) {
  const asks = page.getByRole('region', { name: 'What to do' }).getByText(/^(Your turn|Phase Two)/);
  await asks.or(result(page)).first().waitFor();
  return (await result(page).count()) === 0;
}

test('from the home page to the throne: heard, not seen', async (t) => {
  /** @type {Awaited<ReturnType<typeof listen>>} */
  let ears;
  const page = await visit(t, '/', { prepare: async (one) => void (ears = await listen(one)) });
  await page.getByRole('main').getByRole('button', { name: /^Play the computer/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Phase One' }).waitFor();

  let played = 0;
  for (; await isAsked(page); played += 1) {
    const cards = await held(page);
    assert.equal(cards.length, 13 - (played % 13), 'every card is a button with a name');
    const choice = cards.find((card) => !card.refused) ?? assert.fail('one of them may be played');
    const [name] = choice.name.split(',');
    const before = ears.lines.length;
    await hand(page).getByRole('button', { name: choice.name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await ears.until(new RegExp(`You (lead|play) ${name}\\.`), before);
    if (played === 13) await page.getByRole('heading', { level: 1, name: 'Phase Two' }).waitFor();
  }
  assert.equal(played, 26);

  const all = ears.lines.join('\n');
  for (const words of [/(Novice) (leads|plays) [A-Z]\S+ \d\./, /You win the trick\.|Novice wins the trick\./, /(You take|Novice takes) /, /You draw/, /Your turn/, /The game is over\./]) assert.match(all, words);
  await page.getByRole('heading', { level: 2, name: 'Votes by faction' }).waitFor();
  for (const faction of ['Goblins', 'Knights', 'Undead', 'Dwarves', 'Doppelgängers']) await page.getByRole('main').getByText(faction).first().waitFor();
  await page.getByRole('button', { name: 'Rematch' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Phase One' }).waitFor();
});
