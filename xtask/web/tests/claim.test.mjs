// Claiming the win: offered when the votes make it certain, and in Phase Two once a trick to whoever believes in it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMoment, guest } from './support/hasten.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** The person is to play a card, and this side has the votes that it needs; null if neither has.
 * @param {number | null} side */
const wonBy = (side) => (/** @type {any} */ view) => view.game.won_by === side && 'play' in view.game.question;

/** What the menu offers. @param {import('playwright-core').Page} page */
async function menu(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('button').first().waitFor();
  const names = await page.locator('#menu').getByRole('button').allInnerTexts();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').waitFor({ state: 'hidden' });
  return names.map((name) => name.trim());
}

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`once the votes are sure, the win is offered and claimed: ${size}`, async (t) => {
    const page = await visit(t, '/', { size });
    await guest(page);
    const { table } = await findMoment(page, {}, wonBy(0));
    await page.goto(`/table/${table}`);
    const claim = page.locator('.say').getByRole('button', { name: 'Claim the win' });
    await claim.waitFor();
    await page.locator('[aria-live]').getByText('You have enough votes to win.').first().waitFor({ state: 'attached' });
    assert.ok((await menu(page)).includes('Claim the win'), 'it is where it was, too');
    const { height } = /** @type {any} */ (await claim.boundingBox());
    assert.ok(height >= 44, `${height} px`);
    await claim.click();
    await page.getByText('You claimed an unbeatable lead.').first().waitFor();
  });
}

test('as long as nothing is sure in Phase One, nobody is asked to claim anything', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, { first_leader: 0 }, (view) => view.game.phase === 1);
  await page.goto(`/table/${table}`);
  await page.locator('.say.mine').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Claim the win' }).count(), 0);
  const names = await menu(page);
  assert.ok(names.includes('Resign') && !names.includes('Claim the win'), names.join(', '));
});

test('in Phase Two the menu has one claim a trick', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => wonBy(1)(view) && view.game.phase === 2);
  await page.goto(`/table/${table}`);
  await page.locator('.say.mine').waitFor();
  assert.equal(await page.locator('.say').getByRole('button', { name: 'Claim the win' }).count(), 0, 'the page does not advise it');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('button', { name: 'Claim the win' }).click();
  await page.getByText('Your win isn’t certain yet. Play on.').first().waitFor();
  assert.ok(!(await menu(page)).includes('Claim the win'), 'not twice in the same trick');
});
