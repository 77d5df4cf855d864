// Short notes: they lie where nothing is done, let through what is meant for the page below, and can be closed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest, findMoment, wholeGame } from './support/hasten.mjs';
import { listen } from './support/listen.mjs';
import { inPhase } from './support/pages.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const notes = (/** @type {Page} */ page) => page.locator('.toast');

/** A phone on which something is noted.
 * @param {import('node:test').TestContext} t @param {(page: Page) => Promise<string>} path @param {string} shows */
async function noted(t, path, shows) {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  await page.goto(await path(page));
  await page.locator(shows).first().waitFor();
  const before = await reached(page);
  await page.keyboard.press('m');
  await notes(page).getByText('Sound is off').waitFor();
  return { page, before };
}

/** What a finger reaches at the middle of everything that can be done and is in sight: itself, or what lies upon it.
 * @param {Page} page */
const reached = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(#bar, main) :is(a, button, select, input, summary)')].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && hit ? [`${one.className} ${one.textContent?.trim().slice(0, 20)}: ${one.contains(hit) || hit.className}`] : [];
    }),
  );

/** @type {[name: string, path: (page: Page) => Promise<string>, shows: string, use: (page: Page) => Promise<unknown>][]} */
const PLACES = [
  ['after a game', async (page) => `/table/${await wholeGame(page)}`, '.vote-row', (page) => page.getByRole('link', { name: 'Replay' }).click().then(() => page.waitForURL(/replay/))],
  ['at a table', async (page) => `/table/${(await findMoment(page, {}, inPhase(2))).table}`, '.say.mine', (page) => page.getByRole('button', { name: 'Tracker' }).click().then(() => page.getByRole('dialog', { name: 'Tracker' }).waitFor())],
  ['in a replay', async (page) => `/replay/${await wholeGame(page)}`, '.replay-controls', (page) => page.getByRole('button', { name: 'Next card' }).click().then(() => page.waitForURL(/at=\d/))],
];

for (const [name, path, shows, use] of PLACES) {
  test(`a note ${name} lies upon nothing that is used, and everything is reached at once (phone)`, async (t) => {
    const { page, before } = await noted(t, path, shows);
    assert.ok(before.length > 4);
    assert.deepEqual(await reached(page), before);
    await use(page);
  });
}

test('a finger goes through a note, but not through its buttons', async (t) => {
  const { page } = await noted(t, async () => '/account', '.account');
  const lies = await page.evaluate(() => {
    const { left, top, width, height } = /** @type {Element} */ (document.querySelector('.toast .words')).getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('#toasts') === null;
  });
  assert.ok(lies);
  const close = notes(page).getByRole('button', { name: 'Close' });
  const box = await close.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await close.click();
  await notes(page).waitFor({ state: 'detached' });
});

test('a note is announced once, and the same one is there once', async (t) => {
  const page = await visit(t, 'about:blank', { size: 'phone' });
  const heard = await listen(page);
  await page.goto('/account');
  await page.locator('.account').waitFor();
  for (const words of [/Sound is off/, /Sound is on/]) {
    await page.keyboard.press('m');
    await heard.until(words);
  }
  assert.equal(await notes(page).count(), 1);
  assert.equal(heard.lines.filter((line) => /Sound is off/.test(line)).length, 1, heard.lines.join('\n'));
  assert.equal(heard.lines.filter((line) => /Sound is on/.test(line)).length, 1, heard.lines.join('\n'));
});
