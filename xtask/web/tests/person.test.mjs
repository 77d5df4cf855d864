// Account and settings, past games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, command, guest, hasten, wholeGame } from './support/hasten.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} text */
const says = (page, text) => page.getByText(text, { exact: false }).first().waitFor();

test('a guest takes a name, makes an account, goes out, comes in again, and is forgotten', async (t) => {
  const page = await visit(t, '/account', { expected: [/status of 401/] });
  await says(page, 'No account needed.');
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ada L');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await says(page, 'You’re playing as a guest');
  await page.getByText('Sign up').first().click();
  await page.getByLabel('Password').first().fill('a good password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await says(page, 'You’re logged in to your account.');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Log in').first().click();
  const form = page.locator('details[open] form');
  await form.getByLabel('Name').fill('Ada L');
  await form.getByLabel('Password').fill('not this one');
  await form.getByRole('button').click();
  await says(page, 'Wrong name or password.');
  await form.getByLabel('Password').fill('a good password');
  await form.getByRole('button').click();
  await says(page, 'You’re logged in to your account.');
  const leave = page.getByRole('button', { name: 'Delete account' });
  assert.equal(await leave.isVisible(), false, 'it is not pressed by accident');
  await page.getByText('Delete account').first().click();
  await leave.click();
  await page.getByRole('dialog').getByText('can’t be restored').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await says(page, 'No account needed.');
});

test('a program gets a token, shown once, and loses it again', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto('/account');
  await page.getByText('New token').click();
  await page.getByLabel('What it’s for').fill('my bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
  const mine = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${secret}` } });
  assert.equal((await mine.json()).name, 'Ada');
  await page.getByRole('button', { name: 'Delete token: my bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'You have no tokens.');
});

test('settings take effect at once and are there after a reload', async (t) => {
  const page = await visit(t, '/account');
  await page.getByLabel('Theme').selectOption('dark');
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.getByLabel('Powers', { exact: true }).uncheck();
  await page.getByLabel('Language').selectOption('pl');
  await page.locator('html[lang="pl"]').waitFor();
  await page.reload();
  await page.locator('html[lang="pl"][data-theme="dark"]').waitFor();
  const silent = await page.evaluate(() => JSON.parse(localStorage.getItem('interregnum.settings') ?? '{}').silent);
  assert.deepEqual(silent, ['powers']);
});

test('past games are listed and filtered, and lead to their replays', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await wholeGame(page);
  const lost = await begin(page, { deck: 'claim2' });
  await hasten(page, lost, () => true);
  await command(page, lost, 'resign');
  await page.goto('/history');
  const rows = page.locator('.past-list li');
  await rows.nth(1).waitFor();
  // The newest comes first: against whom, and how it ended.
  assert.match(await rows.first().innerText(), /^Lost\s+Random\s+Claim 2 · resigned · (today|yesterday)/);
  const { outcome, you } = (await (await page.request.get('/api/v1/me/games')).json())[1];
  const won = outcome.votes.filter((/** @type {any} */ { side }) => side === you).length;
  await rows.nth(1).getByRole('img', { name: `${won} to ${5 - won} votes` }).waitFor();
  assert.equal(await rows.nth(1).locator('.sq').count(), 5);
  assert.equal(await rows.nth(1).locator('.sq.lost').count(), 5 - won);
  await page.getByLabel('Deck').selectOption('claim2');
  await page.waitForFunction(() => document.querySelectorAll('.past-list li').length === 1);
  await rows.getByRole('link', { name: /^Replay/ }).click();
  await page.waitForURL(new RegExp(`/replay/${lost}`));
});

test('three who played Claim find the game by that name, and a mix by its factions', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  await wholeGame(page, { players: 3 });
  await wholeGame(page, { deck: ['gnomes', 'giants', 'undead', 'phoenixes', 'basilisks'] });
  await wholeGame(page);
  await page.goto('/history');
  const rows = page.locator('.past-list li');
  await rows.nth(2).waitFor();
  assert.match(await rows.nth(2).innerText(), /2 × Random[^]*\nClaim · (today|yesterday)/);
  const deck = page.getByLabel('Deck');
  const names = await deck.locator('option').allInnerTexts();
  assert.deepEqual(names, ['Any', 'Claim', 'Claim 2', 'Your own mix · Gnomes, Giants, Undead, Phoenixes, and Basilisks']);
  await deck.selectOption('Claim');
  await page.waitForFunction(() => document.querySelectorAll('.past-list li').length === 2);
  await page.getByLabel('Players').selectOption('3 players');
  await page.waitForFunction(() => document.querySelectorAll('.past-list li').length === 1);
  await deck.selectOption('Claim 2');
  await says(page, 'No matching games');
});

test('one’s own page has the last games, each with its result, and leads to all of them', async (t) => {
  const page = await visit(t, '/');
  await guest(page, 'Mira');
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
  const recent = page.getByRole('region', { name: 'Recent games' });
  await recent.getByText('You haven’t finished a game yet.').waitFor();
  const table = await wholeGame(page);
  await page.reload();
  await recent.getByRole('link', { name: /^(Won|Lost) Random \d to \d votes/ }).click();
  await page.waitForURL(new RegExp(`/table/${table}`));
  await page.goBack();
  await recent.getByRole('link', { name: 'All past games' }).click();
  await page.waitForURL(/\/history/);
});
