// By keyboard: when what has the focus disappears, the focus goes where one would go on, never to nowhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { drawn, watchFocus } from './support/focus.mjs';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { asked, hand, playable, touch, whatToDo } from './support/play.mjs';
import { asksFor, giants, seers } from './support/preferences.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** Somebody with a keyboard only.
 * @param {import('node:test').TestContext} t @param {import('./support/world.mjs').Wishes} [wishes] */
async function keyboardist(t, wishes = {}) {
  /** @type {import('./support/notes.mjs').Notes} */
  let lost;
  const page = await visit(t, '/', { ...wishes, prepare: async (one) => void (lost = await watchFocus(one)) });
  return { page, lost };
}

/** Nothing was lost up to now, and something has the focus.
 * @param {Page} page @param {import('./support/notes.mjs').Notes} lost */
async function kept(page, lost) {
  await drawn(page);
  assert.deepEqual(lost.lines, [], 'the focus was nowhere');
}

const heldFocus = (/** @type {Page} */ page) => hand(page).locator(':focus');

test('cards played by keyboard: the focus stays in the hand, then goes to what comes after the game', async (t) => {
  const { page, lost } = await keyboardist(t);
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => view.game.phase === 2 && view.game.tricks.left <= 3);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  const count = await hand(page).getByRole('button').count();
  assert.ok(count > 1);
  for (let left = count; left > 0; left -= 1) {
    await playable(page).first().focus();
    await page.keyboard.press('Enter');
    if (left > 1) {
      await hand(page).getByRole('button').nth(left - 1).waitFor({ state: 'detached' });
      await heldFocus(page).waitFor();
      assert.equal(await asked(page), 'play');
      await heldFocus(page).waitFor();
    }
  }
  await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
  await kept(page, lost);
});

test('the card in the middle that is played gives the focus to its neighbour', async (t) => {
  const { page, lost } = await keyboardist(t);
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  const cards = hand(page).getByRole('button');
  const faces = await cards.evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.face));
  await cards.nth(5).focus();
  await page.keyboard.press('Enter');
  await cards.nth(12).waitFor({ state: 'detached' });
  const now = await heldFocus(page).getAttribute('data-face');
  assert.ok([faces[4], faces[6]].includes(String(now)), `${now} of ${faces.join(' ')}`);
  await kept(page, lost);
});

test('chosen by its key, played by Enter: the focus stays where it was', async (t) => {
  const { page, lost } = await keyboardist(t);
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  await page.keyboard.press('3');
  await whatToDo(page).getByRole('button', { name: /^Play / }).focus();
  await page.keyboard.press('Enter');
  await hand(page).getByRole('button').nth(12).waitFor({ state: 'detached' });
  await kept(page, lost);
});

for (const [name, options, kind, prefer] of /** @type {[string, Record<string, any>, any, any][]} */ ([
  ['a card of the market is taken', { deck: 'claim2' }, 'take', seers],
  ['a Gnome is crushed', { deck: 'claim2', building: 'fortress' }, 'crush', giants],
  ['cards are passed', { setting: 'windlands' }, 'pass', undefined],
  ['cards are discarded', { setting: 'swamp' }, 'discard', undefined],
])) {
  test(`${name} by keyboard: the focus is not lost with the button`, async (t) => {
    const { page, lost } = await keyboardist(t);
    await guest(page);
    const { table } = await findMoment(page, options, asksFor(kind), prefer);
    await page.goto(`/table/${table}`);
    assert.equal(await asked(page), kind);
    if (kind === 'take') await page.getByRole('button', { name: /^Take / }).first().focus();
    else if (kind === 'crush') await whatToDo(page).getByRole('button').first().focus();
    else {
      for (const key of '123') await page.keyboard.press(key);
      const button = whatToDo(page).getByRole('button', { name: kind === 'pass' ? /^Pass/ : /^Discard/ });
      await button.focus();
    }
    // Two Giants in a trick crush one after the other: the same is asked again then, by another button.
    const pressed = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Enter');
    await page.waitForFunction((button) => !button?.isConnected, pressed);
    await kept(page, lost);
  });
}

test('a game that begins takes the focus along, and so does another layout', async (t) => {
  const { page: ben, lost } = await keyboardist(t);
  const ada = await visit(t, '/');
  await guest(ada, 'Ada');
  const table = await begin(ada, { bots: [], first_leader: 1 });
  await ben.goto(`/table/${table}`);
  await ben.getByRole('button', { name: 'Join' }).focus();
  await ben.keyboard.press('Enter');
  assert.equal(await asked(ben), 'play');
  await kept(ben, lost);
  await playable(ben).first().focus();
  await ben.keyboard.press('x');
  await ben.getByRole('textbox', { name: 'Command' }).waitFor();
  await kept(ben, lost);
  await hand(ben).getByRole('button').first().focus();
  await ben.keyboard.press('Enter');
  await hand(ben).getByRole('button').nth(12).waitFor({ state: 'detached' });
  await kept(ben, lost);
});

test('a dialog gives the focus back to what opened it, though the table was drawn anew meanwhile', async (t) => {
  /** @type {import('./support/notes.mjs').Notes} */
  let lost;
  const { ada, ben } = await meet(t, visit, { ben: { size: 'phone', prepare: async (page) => void (lost = await watchFocus(page)) } });
  assert.equal(await asked(ada), 'play');
  const openers = [
    ben.getByRole('region', { name: 'The votes' }).getByRole('button', { name: /^Goblins/ }),
    ben.getByRole('navigation').getByRole('button', { name: 'Last trick' }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await ben.keyboard.press('Enter');
    await ben.getByRole('dialog').waitFor();
    // Something happens at the table.
    await ada.keyboard.press('c');
    await ada.getByRole('textbox', { name: 'Write a message' }).fill('Are you still there?');
    await ada.keyboard.press('Enter');
    await ada.keyboard.press('Escape');
    if (opener === openers[0]) {
      await touch(playable(ada).first());
      await ben.locator('.trick ir-card').first().waitFor({ state: 'attached' });
    }
    await ben.keyboard.press('Escape');
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    // What was said may come only now, and draw the dock anew.
    await opener.and(ben.locator(':focus')).waitFor();
  }
  await kept(ben, lost);
});

test('from the menu: a dialog that is closed leads back to the menu, a page to itself', async (t) => {
  const { page, lost } = await keyboardist(t, { size: 'phone' });
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await kept(page, lost);
  assert.equal(await menu.evaluate((element) => element === document.activeElement), true);
  for (const [link, heading] of [['Rules', 'Rules'], ['Game history', 'Game history'], ['Home', 'The throne is empty.']]) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('main:focus, main :focus').waitFor();
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Game history' }).waitFor();
  await kept(page, lost);
});

test('from the row of pages: a page leads to itself', async (t) => {
  const { page, lost } = await keyboardist(t);
  // Before the first page is there, a link opens a new document.
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
  for (const [link, heading] of [['Rules', 'Rules'], ['Game history', 'Game history'], ['Learn', 'Learn'], ['Play', 'The throne is empty.']]) {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('main:focus, main :focus').waitFor();
  }
  await kept(page, lost);
});

test('a note that is closed, and a list that gets shorter, keep the focus near', async (t) => {
  const { page, lost } = await keyboardist(t);
  await guest(page);
  await page.request.post('/api/v1/me/tokens', { data: { label: 'my bot', scopes: ['read'] } });
  await page.goto('/account');
  const drop = page.getByRole('button', { name: 'Delete token: my bot' });
  await drop.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You have no tokens.').waitFor();
  await kept(page, lost);
  await page.keyboard.press('m');
  await page.getByText('Sound is off').first().waitFor();
  await page.locator('.toast').getByRole('button', { name: 'Close' }).first().focus();
  await page.keyboard.press('Enter');
  await kept(page, lost);
});
