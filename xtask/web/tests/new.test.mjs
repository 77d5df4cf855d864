// A new table: with whom one plays is seen at once, nothing is covered, and the table is opened as it was chosen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest } from './support/hasten.mjs';
import { resize } from './support/pages.mjs';
import { openTable } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const group = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('radiogroup', { name });
const radio = (/** @type {Page} */ page, /** @type {string} */ name, /** @type {string | RegExp} */ of) => group(page, name).getByRole('radio', { name: of });
const foot = (/** @type {Page} */ page) => page.locator('.new-foot');
/** The tile around a radio button. */
const tiles = (/** @type {Page} */ page, /** @type {string} */ name) => group(page, name).locator('label');

/** What the server says that the page's table was opened with. @param {Page} page */
async function opened(page) {
  await page.waitForURL(/\/table\//);
  const answer = await page.request.get(`/api/v1${new URL(page.url()).pathname.replace('table', 'tables')}`);
  return (await answer.json()).view.options;
}

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }, { width: 1024, height: 768 }]) {
  test(`opponents are seen without scrolling, and the foot covers nothing: ${viewport.width} × ${viewport.height}`, async (t) => {
    const page = await visit(t, '/new');
    await resize(page, viewport);
    const top = (await foot(page).boundingBox())?.y ?? 0;
    for (const name of ['Players', 'Who plays', 'How strong?', 'Deck']) {
      for (const tile of await tiles(page, name).all()) {
        const box = await tile.boundingBox();
        assert.ok(box && box.y > 0 && box.y + box.height <= top, `${name}: ${JSON.stringify(box)} above ${top}`);
        assert.ok(box.height >= 44 && box.width >= 44, `${name}: ${JSON.stringify(box)}`);
      }
    }
    for (const name of ['Places', 'More options']) await page.getByRole('heading', { name }).click();
    // What is focused or pressed is scrolled to where nothing lies over it.
    for (const one of [tiles(page, 'Building').last(), page.getByLabel('Allow spectators')]) {
      await one.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const [box, edge] = await Promise.all([one.boundingBox(), foot(page).boundingBox()]);
      assert.ok(box && edge && box.y + box.height <= edge.y, `${JSON.stringify(box)} above ${edge?.y}`);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [last, edge] = await Promise.all([page.locator('.step').last().boundingBox(), foot(page).boundingBox()]);
    assert.ok(last && edge && last.y + last.height <= edge.y, 'the end of the page lies above the foot');
  });
}

test('arrow keys choose within a group, and Tab leaves it', async (t) => {
  const page = await visit(t, '/new', { size: 'phone' });
  await radio(page, 'Players', /^2 /).focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await radio(page, 'Players', /^3 /).isChecked());
  await page.getByRole('heading', { name: 'Your opponents' }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'company');
  await page.keyboard.press('ArrowRight');
  assert.ok(await radio(page, 'Who plays', /^Friends/).isChecked());
  assert.equal(await group(page, 'How strong?').count(), 0);
  await foot(page).getByText('by invitation').waitFor();
});

test('what is chosen reaches the server: who plays, where, and who leads first', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await openTable(page, { players: 3, level: 'Adept', setting: 'Islands', leader: 'On your right' });
  const options = await opened(page);
  assert.deepEqual(options.bots, [null, 'adept', 'adept']);
  assert.equal(options.setting, 'islands');
  assert.equal(options.first_leader, 2);
  // The next table begins with what this one had, and a seat that is gone leads no more.
  await page.goto('/new');
  await page.getByText(/the player on your right leads first/).waitFor();
  await radio(page, 'Players', /^2 /).check();
  await page.getByText(/the player on your right/).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'More options' }).click();
  await page.getByLabel('Who leads first').selectOption('Your opponent');
  await radio(page, 'Who plays', /^A friend/).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  const next = await opened(page);
  assert.deepEqual([next.players, next.bots, next.public, next.first_leader], [2, [null, null], false, 1]);
});

test('each seat can have somebody else', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto('/new');
  await radio(page, 'Players', /^4 /).check();
  const seats = page.getByRole('group', { name: 'Each seat' });
  await seats.getByLabel('Your partner').selectOption('A person');
  await seats.getByLabel('On your right').selectOption('Master');
  await page.getByText('The computer players have different levels.').waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  assert.deepEqual((await opened(page)).bots, [null, 'novice', null, 'master']);
});

test('three who play Claim are never said to play their own mix', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await openTable(page, { players: 3, deck: 'Claim' });
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  const game = page.locator('.list .game').first();
  await game.waitFor();
  assert.match(await game.innerText(), /^.*\bClaim · 3 players/m);
  assert.doesNotMatch(await page.locator('main').innerText(), /Your own mix/);
});
