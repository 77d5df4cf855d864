// A rematch: whoever is asked hears of it at once, and whoever asks sees what becomes of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { command, wholeGame, guest } from './support/hasten.mjs';
import { hand } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const foot = (/** @type {Page} */ page) => page.locator('.after-foot');
const note = (/** @type {Page} */ page) => page.locator('.toast', { hasText: 'wants a rematch' });

/** Ada and Ben have played; Ben is at a phone.
 * @param {import('node:test').TestContext} t */
async function afterwards(t) {
  const two = await meet(t, visit, { ben: { size: 'phone' } });
  await hand(two.ada).waitFor();
  await command(two.ada, two.table, 'resign');
  for (const page of [two.ada, two.ben]) await page.locator('.after-foot').waitFor();
  return two;
}

test('an offer is announced at once in words, in a note and in the title, and accepting it begins the next game', async (t) => {
  const { ada, ben, table } = await afterwards(t);
  await foot(ada).getByRole('button', { name: 'Rematch' }).click();
  await foot(ada).getByText('Rematch offered. Waiting for Ben.').waitFor();
  await foot(ben).getByText('Ada wants a rematch.').waitFor();
  await note(ben).getByRole('button', { name: 'Decline' }).waitFor();
  await ben.waitForFunction(() => document.title.startsWith('Ada wants a rematch'));
  await ben.getByRole('alert').getByText('Ada wants a rematch.').waitFor({ state: 'attached' });
  await note(ben).getByRole('button', { name: 'Accept' }).click();
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
  assert.equal(ada.url(), ben.url());
  assert.ok(!ada.url().includes(table));
  assert.equal(await note(ben).count(), 0);
});

test('an offer can be declined, and whoever made it is told', async (t) => {
  const { ada, ben, table } = await afterwards(t);
  await foot(ada).getByRole('button', { name: 'Rematch' }).focus();
  await ada.keyboard.press('Enter');
  await foot(ada).getByText('Waiting for Ben.').waitFor();
  assert.equal(await ada.evaluate(() => document.activeElement?.textContent), 'Cancel offer');
  await foot(ben).getByRole('button', { name: 'Decline' }).click();
  await foot(ada).getByText('Ben doesn’t want a rematch.').waitFor();
  await foot(ben).getByText('You declined the rematch.').waitFor();
  await note(ben).waitFor({ state: 'detached' });
  assert.ok(ada.url().includes(table) && ben.url().includes(table));
  assert.doesNotMatch(await ben.title(), /rematch/);
});

test('an offer can be withdrawn, and is there for whoever comes back later', async (t) => {
  const { ada, ben } = await afterwards(t);
  await ben.reload();
  await foot(ada).getByRole('button', { name: 'Rematch' }).click();
  await foot(ben).getByText('Ada wants a rematch.').waitFor();
  await ben.reload();
  await foot(ben).getByRole('button', { name: 'Accept' }).waitFor();
  await foot(ada).getByRole('button', { name: 'Cancel offer' }).click();
  await foot(ben).getByText('Ada cancelled the rematch offer.').waitFor();
  await note(ben).waitFor({ state: 'detached' });
});

test('against the computer a rematch begins at once', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await wholeGame(page);
  await page.goto(`/table/${table}`);
  await foot(page).getByRole('button', { name: 'Rematch' }).click();
  await hand(page).getByRole('button').nth(12).waitFor();
  assert.ok(!page.url().includes(table));
});
