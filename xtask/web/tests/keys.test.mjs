// Keys as one likes them: letters alone, with Alt, or not at all; a card found by its code; commands in one's own language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from './support/focus.mjs';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { asked, hand } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const LETTERS = 'Single-key shortcuts';

/** @param {Page} page @param {string} key @param {boolean} opens whether it opens the last trick */
async function press(page, key, opens) {
  const dialog = page.getByRole('dialog', { name: 'Last trick' });
  await page.keyboard.press(key);
  await drawn(page);
  assert.equal(await dialog.count(), opens ? 1 : 0, key);
  if (opens) await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('letters work alone, only with Alt, or not at all; Enter and arrows always do', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await press(page, 'l', true);
  await press(page, 'Alt+l', false);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByLabel(LETTERS).selectOption('alt');
  await page.keyboard.press('Escape');
  await press(page, 'l', false);
  await press(page, 'Alt+l', true);

  await page.goto('/account');
  await page.getByLabel(LETTERS).selectOption('off');
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await press(page, 'l', false);
  await press(page, 'Alt+l', false);
  await hand(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await hand(page).getByRole('button').nth(12).waitFor({ state: 'detached' });
});

test('a letter goes to the next card of a faction, a whole code to the very card', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const undead = (/** @type {any} */ view) => view.game.hands[view.you].filter((/** @type {string} */ face) => face.startsWith('UD')).sort();
  const { table, view } = await findMoment(page, {}, (one) => undead(one).length > 2);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  const held = undead(view);
  const focused = () => hand(page).locator(':focus').getAttribute('data-face');
  await hand(page).getByRole('button', { name: new RegExp(`^Undead ${held.at(-1)[2]}`) }).focus();
  await page.keyboard.press('u');
  assert.equal(await focused(), held[0], 'after the last one comes the first');
  await page.keyboard.press('u');
  assert.equal(await focused(), held[1]);
  // All at once, so that it does not matter how long a key takes.
  await page.evaluate((code) => {
    for (const key of code) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, [...held[2].toLowerCase()]);
  assert.equal(await focused(), held[2]);
});

test('cards bear codes in the language of the page, and are found by those and by the English ones', async (t) => {
  const page = await visit(t, '/', { language: 'de' });
  await guest(page);
  const held = (/** @type {any} */ view, /** @type {string} */ code) => view.game.hands[view.you].filter((/** @type {string} */ face) => face.startsWith(code)).sort();
  const { table, view } = await findMoment(page, {}, (one) => ['UD', 'DW', 'KN'].every((code) => held(one, code).length > 0));
  await page.goto(`/table/${table}`);
  const own = page.getByRole('group', { name: 'Deine Hand' });
  const focused = () => own.locator(':focus').getAttribute('data-face');
  await own.getByRole('button', { name: /^Untote/ }).first().focus();
  assert.equal(await own.locator(':focus .code').textContent(), 'UN');
  await page.keyboard.press('z');
  assert.equal(await focused(), held(view, 'DW')[0], 'Zwerge');
  await page.keyboard.press('r');
  await page.keyboard.press('t');
  assert.equal(await focused(), held(view, 'KN')[0], 'Ritter');
  await page.keyboard.press('d');
  await page.keyboard.press('w');
  assert.equal(await focused(), held(view, 'DW')[0], 'dwarves');
});

test('commands are understood in the language of the page, and in English', async (t) => {
  const page = await visit(t, '/', { language: 'de', likes: { layout: 'text' } });
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  const cards = page.getByRole('group', { name: 'Deine Hand' }).getByRole('button');
  const command = page.getByRole('textbox', { name: 'Befehl' });
  const { view } = await (await page.request.get(`/api/v1/tables/${table}`)).json();
  await cards.nth(12).waitFor();
  for (const [i, word] of ['auslage', 'market'].entries()) {
    await command.fill(word);
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText(/^Auslage: /).nth(i).waitFor();
  }
  const [face] = view.game.question.play.cards;
  const printed = /** @type {Record<string, string>} */ ({ GO: 'ko', KN: 'rt', UD: 'un', DW: 'zw', DG: 'do' })[face.slice(0, 2)];
  await command.fill(`spielen ${printed}${face[2]}`);
  await page.keyboard.press('Enter');
  await cards.nth(12).waitFor({ state: 'detached' });
});
