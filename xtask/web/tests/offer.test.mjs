// Somebody's first game offers the tutorial, once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest, wholeGame } from './support/hasten.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const offer = (/** @type {Page} */ page) => page.getByRole('complementary', { name: 'New to Claim?' });

/** What is settled is with the account. @param {Page} page */
const settled = (page) => page.waitForResponse((answer) => answer.url().endsWith('/me/settings') && answer.request().method() === 'PUT');

/** Goes to a new table, at which the person leads. @param {Page} page */
async function sitDown(page) {
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  return table;
}

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`the first table offers the tutorial and covers nothing; closed, it never comes again: ${size}`, async (t) => {
    const page = await visit(t, '/', { size });
    await guest(page);
    const table = await sitDown(page);
    await offer(page).getByRole('link').waitFor();
    const covered = await offer(page).evaluate((one) => {
      const a = one.getBoundingClientRect();
      return [...document.querySelectorAll('.seat, .tile, .prize, .slot, .say, .held, .dock button')].filter((other) => {
        const b = other.getBoundingClientRect();
        return b.width > 0 && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      }).map((other) => other.className);
    });
    assert.deepEqual(covered, []);
    await page.reload();
    await offer(page).waitFor();
    const kept = settled(page);
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await offer(page).waitFor({ state: 'detached' });
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus is not lost');
    await kept;
    await page.reload();
    assert.equal(await asked(page), 'play');
    assert.equal(await offer(page).count(), 0);
    // Nor in another browser of the same person.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/table/${table}`);
    assert.equal(await asked(page), 'play');
    assert.equal(await offer(page).count(), 0);
  });
}

test('it leads to the tutorial, and whoever was there is not asked', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await sitDown(page);
  await offer(page).getByRole('link').click();
  await page.locator('.idea').waitFor();
  await page.goBack();
  assert.equal(await asked(page), 'play');
  assert.ok(page.url().endsWith(table));
  assert.equal(await offer(page).count(), 0);
});

test('the second table does not offer it again, though the first offer was left alone', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const first = await sitDown(page);
  const kept = settled(page);
  await offer(page).waitFor();
  await kept;
  await sitDown(page);
  assert.equal(await offer(page).count(), 0);
  await page.goto(`/table/${first}`);
  await offer(page).waitFor();
});

test('whoever has played before is not asked', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await wholeGame(page);
  const answered = settled(page);
  await sitDown(page);
  await answered;
  assert.equal(await offer(page).count(), 0);
});
