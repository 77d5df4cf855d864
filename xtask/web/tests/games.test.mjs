// Whole games through the page, with two, three and four seats.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, openTable, play, hand, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

test('a first game against the computer: one click to the first card, then cards only', async (t) => {
  const page = await visit(t, '/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  assert.equal(await asked(page), 'play');
  assert.equal(await hand(page).getByRole('button').count(), 13);
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 26 });
  await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
  assert.equal(await page.locator('.vote-row').count(), 5);
});

test('two people: one by mouse, one comes by the link and plays by keyboard only', async (t) => {
  const ada = await visit(t, '/', { size: 'tablet' });
  await ada.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await ada.getByRole('textbox', { name: 'Invite someone' }).inputValue();
  const ben = await visit(t, link);
  await press(ben, 'Join');
  const [first, second] = await Promise.all([play(ada), play(ben, { by: answerByKeys })]);
  assert.deepEqual(first.answers, { play: 26 });
  assert.deepEqual(second.answers, { play: 26 });
  const headings = await Promise.all([ada, ben].map((page) => page.getByRole('heading', { level: 1 }).last().textContent()));
  assert.notEqual(headings[0], headings[1], 'one has won, the other has not');
});

test('cards that still move do not keep anybody from playing the next one', async (t) => {
  const page = await visit(t, '/', { motion: true, size: 'phone' });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  // By keys, which do not wait until a card lies still.
  let turns = 0;
  const { answers } = await play(page, { by: answerByKeys, until: () => (turns += 1) > 10 });
  assert.deepEqual(answers, { play: 10 });
});

for (const [players, deck, tricks] of [[3, 'Claim', 12], [4, 'Claim 2', 9]]) {
  test(`${players} seats with bots, on a phone`, async (t) => {
    const page = await visit(t, '/', { size: 'phone' });
    await openTable(page, { players, deck });
    const { answers } = await play(page);
    assert.equal(answers.play, 2 * tricks);
    await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
    assert.equal(await page.locator('.vote-row').count(), 7);
  });
}

/** Goes to a button by Tab, and presses it.
 * @param {import('playwright-core').Page} page @param {string} name */
async function press(page, name) {
  await page.getByRole('button', { name }).first().waitFor();
  const reached = () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, name);
  for (let i = 0; i < 60 && !(await reached()); i += 1) await page.keyboard.press('Tab');
  assert.ok(await reached(), `Tab leads to "${name}"`);
  await page.keyboard.press('Enter');
}

const KEYS = [...'1234567890qwertyuiop'];

/** Chooses the first card that may be played by its key, and plays it by Enter.
 * @param {import('playwright-core').Page} page @param {import('./support/play.mjs').Asked} what */
async function answerByKeys(page, what) {
  assert.equal(what, 'play');
  const place = await hand(page).evaluate((group) => [...group.children].findIndex((card) => card.getAttribute('aria-disabled') === 'false'));
  await page.keyboard.press(KEYS[place]);
  await whatToDo(page).getByRole('button', { name: /^Play / }).waitFor();
  await page.keyboard.press('Enter');
}
