// A game again: card by card, from every seat, to the very moment, and on from there.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { guest, wholeGame } from './support/hasten.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** The moment that the bar names. @param {Page} page @param {string | RegExp} text */
const moment = (page, text) => page.locator('#bar').getByText(text).waitFor();

/** The address follows the moment a little later. @param {Page} page @param {RegExp} address */
const addressIs = (page, address) => page.waitForURL(address);

test('by card, trick and phase, forth and back, by keys and by buttons', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/replay/${await wholeGame(page)}`);
  await moment(page, 'The cards are dealt');
  for (const [key, now] of [
    ['ArrowRight', 'Phase One · trick 1 · card 1'],
    ['ArrowDown', 'Phase One · trick 1 · card 2'],
    ['ArrowDown', 'Phase One · trick 2 · card 2'],
    ['ArrowUp', 'Phase One · trick 1 · card 2'],
    ['ArrowLeft', 'Phase One · trick 1 · card 1'],
    ['PageDown', 'Phase One · trick 13 · card 2'],
    ['PageDown', 'Phase Two · trick 13 · card 2'],
    ['PageUp', 'Phase One · trick 13 · card 2'],
    ['Home', 'The cards are dealt'],
  ]) {
    await page.keyboard.press(key);
    await moment(page, now);
  }
  await page.getByRole('button', { name: 'Next card' }).click();
  await moment(page, 'Phase One · trick 1 · card 1');
  await page.getByRole('slider', { name: 'Position in the game' }).fill('52');
  await page.getByRole('region', { name: 'What happened' }).getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
});

test('it plays by itself, and stops', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/replay/${await wholeGame(page)}`);
  await moment(page, 'The cards are dealt');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await moment(page, /trick ([2-9]|1\d) /);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('a link leads to the very moment, seen from the same seat; what others held is hidden there', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await wholeGame(page);
  await page.goto(`/replay/${table}`);
  await moment(page, 'The cards are dealt');
  assert.equal(await page.locator('.shown-hand').count(), 2);
  await page.keyboard.press('1');
  await addressIs(page, /from=0/);
  await page.locator('.shown-hands[data-count="1"]').waitFor();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight');
  await moment(page, 'Phase One · trick 2 · card 1');
  await addressIs(page, /at=\d+&from=0/);
  await page.keyboard.press('c');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await visit(t, link);
  await moment(friend, 'Phase One · trick 2 · card 1');
  assert.equal(await friend.locator('.shown-hand').count(), 1);
  await friend.getByRole('combobox', { name: 'View' }).selectOption('spectator');
  await addressIs(friend, /from=spectator/);
  await friend.locator('.shown-hands').waitFor({ state: 'hidden' });
});

test('without spoilers the strip ends where one has been', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/replay/${await wholeGame(page)}?quiet=1`);
  await moment(page, 'The cards are dealt');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await moment(page, 'Phase One · trick 1 · card 2');
  assert.equal(await page.getByRole('slider').getAttribute('max'), '2');
  assert.equal(await page.locator('.cells i:not(.unknown)').count(), 1);
});

test('one plays on from any moment against bots', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const over = await wholeGame(page);
  await page.goto(`/replay/${over}?at=20&from=0`);
  await moment(page, 'Phase One');
  await page.keyboard.press('b');
  await page.getByRole('dialog').getByRole('button', { name: 'Start playing' }).click();
  assert.equal(await asked(page), 'play');
  assert.notEqual(new URL(page.url()).pathname, `/table/${over}`);
});

test('after the game: the deal is checked on the page, and the record is saved', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const table = await wholeGame(page);
  await page.goto(`/table/${table}`);
  await page.getByText('Check the deal').click();
  await page.getByText('A second deal gives all 52 cards in the same order.').waitFor();
  assert.equal(await page.locator('.findings .not').count(), 0);
  await page.getByRole('button', { name: 'Save' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'As a record' }).click()]);
  assert.equal(file.suggestedFilename(), `${table}.json`);
  assert.equal(JSON.parse(await readFile(await file.path(), 'utf8')).format, 'interregnum/1');
});

for (const width of [1100, 1280, 1440]) {
  test(`beside the game, ${width} px wide: the controls stay in their panel, and the log ends with what happened last`, async (t) => {
    const page = await visit(t, '/');
    await guest(page);
    const table = await wholeGame(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/replay/${table}?at=40`);
    await moment(page, 'Phase Two');
    const outside = await page.evaluate(() => {
      const panel = /** @type {Element} */ (document.querySelector('.replay-bar')).getBoundingClientRect();
      return [...document.querySelectorAll('.replay-bar button, .replay-bar select')].filter((one) => one.getBoundingClientRect().right > panel.right).map((one) => one.getAttribute('aria-label') ?? one.textContent);
    });
    assert.deepEqual(outside, []);
    const last = page.getByRole('region', { name: 'Log' }).locator('li').last();
    await page.waitForFunction(() => {
      const box = document.querySelector('.log-box')?.getBoundingClientRect();
      const line = [...document.querySelectorAll('.log-box li')].at(-1)?.getBoundingClientRect();
      return box && line && line.bottom <= box.bottom + 1 && box.bottom <= innerHeight;
    });
    assert.ok(await last.isVisible());
  });
}

test('on a phone no sign hides the digit of the open deck, and the strip of the last trick takes no room', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await page.setViewportSize({ width: 390, height: 844 });
  await guest(page);
  await page.goto(`/replay/${await wholeGame(page)}`);
  await moment(page, 'The cards are dealt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await moment(page, 'Phase One · trick 2 · card 1');
  const digit = await box(page, '.draw .num');
  for (const badge of await page.locator('.draw .badge').all()) assert.ok(apart(digit, await box(page, badge)), 'the badge lies beside the digit');
  assert.equal(await page.locator('.echo:visible').count(), 0);
  const [bar, hands] = [await box(page, '.replay-bar'), await box(page, '.shown-hands')];
  assert.ok(apart(bar, hands) && bar.y + bar.height <= 844.5, 'hands and controls are in sight, one above the other');
});

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {Page} page @param {string | import('playwright-core').Locator} what @returns {Promise<Box>} */
const box = async (page, what) => (await (typeof what === 'string' ? page.locator(what) : what).boundingBox()) ?? assert.fail(`${what} is there`);

/** @param {Box} a @param {Box} b */
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
