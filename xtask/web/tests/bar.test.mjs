// The bar: on wide screens a row of pages, elsewhere all of it in the menu.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest } from './support/hasten.mjs';
import { asked } from './support/play.mjs';
import { SIZES, world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const row = (/** @type {Page} */ page) => page.getByRole('navigation', { name: 'Main navigation' });
const menu = (/** @type {Page} */ page) => page.locator('#menu');
const openMenu = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Menu' }).click();

test('a wide screen has the pages in a row, and says which one is shown', async (t) => {
  const page = await visit(t, '/', { prepare: (one) => guest(one, 'Ada') });
  for (const [link, address] of [['Learn', '/learn'], ['Rules', '/rules'], ['Game history', '/history'], ['Play', '/']]) {
    await row(page).getByRole('link', { name: link }).click();
    await row(page).locator('[aria-current="page"]').getByText(link).waitFor();
    assert.equal(new URL(page.url()).pathname, address);
  }
  await page.goto('/learn/maps');
  await row(page).locator('[aria-current="true"]').getByText('Learn').waitFor();
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'New table' }).waitFor();
  assert.equal(await menu(page).getByRole('link').count(), 1, 'what the row has is not in the menu as well');
  await menu(page).getByRole('combobox', { name: 'Language' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: /^Ada/ }).click();
  await page.waitForURL('**/account');
});

test('a narrow screen has all of it in the menu', async (t) => {
  const page = await visit(t, '/rules');
  await row(page).waitFor();
  await page.setViewportSize(SIZES.tablet);
  await row(page).waitFor({ state: 'detached' });
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Rules' }).and(menu(page).locator('[aria-current="page"]')).waitFor();
  for (const name of ['Home', 'New table', 'Game history', 'Learn to play', 'Account and settings']) assert.ok(await menu(page).getByRole('link', { name }).isVisible(), name);
});

test('at a table the bar says how far the game is, and the menu has the pages', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  await page.getByRole('heading', { level: 1, name: 'Phase One' }).waitFor();
  assert.equal(await row(page).count(), 0);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Rules' }).waitFor();
});
