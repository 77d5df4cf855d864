// The rules: all of them can be found, though only what is in sight is drawn in full.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** So many elements the page may begin with, beside the drawings that every page has. The whole book has 2,900. */
const ENOUGH = 700;

/** @param {Page} page */
const search = (page) => page.getByRole('searchbox', { name: 'Search the rules' });

/** A part is drawn in full: its cards are there. @param {Page} page @param {string} id */
const cardsOf = (page, id) => page.locator(`#${id} ir-card`).first();

/** Waits until a part stands where reading begins. @param {Page} page @param {string} id */
const isRead = (page, id) =>
  page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < 200;
  }, id);

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`only what is in sight is drawn, and the rest when it comes near: ${size}`, async (t) => {
    const page = await visit(t, '/rules', { size });
    await cardsOf(page, 'rules-cards').waitFor();
    const count = await page.evaluate(() => document.querySelectorAll('body *:not(#art *)').length);
    t.diagnostic(`${count} elements`);
    assert.ok(count < ENOUGH, `${count} elements`);
    assert.equal(await cardsOf(page, 'power-DR').count(), 0);
    assert.match(await page.locator('#place-tower').innerText(), /Tower\s+\w+/, 'words are there from the beginning');
    await page.locator('#power-DR').scrollIntoViewIfNeeded();
    await cardsOf(page, 'power-DR').waitFor();
  });
}

test('searched as one types, what nobody has come near yet included', async (t) => {
  const page = await visit(t, '/rules', { size: 'phone' });
  await search(page).fill('basilisk capture');
  await page.getByRole('heading', { name: 'Setup' }).waitFor({ state: 'hidden' });
  assert.ok(await page.getByRole('heading', { name: 'Basilisks', exact: true }).isVisible());
  await cardsOf(page, 'power-BA').waitFor();
  assert.ok((await page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)) > 0, 'what is found is marked');
  await search(page).fill('lighthouse');
  await cardsOf(page, 'place-lighthouse').waitFor();
  await search(page).fill('no such word');
  await page.getByText('Nothing found.').first().waitFor();
});

test('every faction and section has an address, which leads there from outside and on the page', async (t) => {
  const page = await visit(t, '/rules#power-DR', { size: 'phone' });
  await isRead(page, 'power-DR');
  await cardsOf(page, 'power-DR').waitFor();
  await page.getByText('Contents').click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Following suit' }).click();
  await isRead(page, 'rules-following');
  await page.goBack();
  await isRead(page, 'power-DR');
});

test('what is printed is drawn in full', async (t) => {
  const page = await visit(t, '/rules');
  await cardsOf(page, 'rules-cards').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.ok(await page.locator('article').evaluateAll((all) => all.length > 30 && all.every((one) => one.querySelector('ir-card'))));
});

test('a power can be tried out where it is read about', async (t) => {
  const page = await visit(t, '/rules#power-GI');
  await page.getByRole('link', { name: 'Try it out Giants' }).click();
  await page.locator('.learning h2').getByText('Giants').waitFor();
  assert.equal(new URL(page.url()).pathname, '/learn/claim2');
});
