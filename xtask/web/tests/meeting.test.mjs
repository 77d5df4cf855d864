// The third door: two who do not know each other look for an opponent, and find one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, hand, playable, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const door = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Find an opponent/ });

test('two who look for an opponent meet at one table and begin; a third one waits for the next', async (t) => {
  const ada = await visit(t, '/');
  await door(ada).getByText('no one waiting yet').waitFor();
  await door(ada).click();
  await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor();

  const ben = await visit(t, '/', { size: 'phone' });
  await door(ben).getByText('1 person is waiting').waitFor();
  await door(ben).click();
  // Nobody has to press anything else.
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
  assert.equal(ada.url(), ben.url());

  const leader = await Promise.race([ada, ben].map((page) => whatToDo(page).getByText(/^Your turn/).waitFor().then(() => page)));
  const other = leader === ada ? ben : ada;
  const card = playable(leader).first();
  const name = await cardOf(card);
  await touch(card);
  await other.getByRole('group', { name: 'Trick' }).getByRole('img', { name }).waitFor();

  const carol = await visit(t, '/');
  await door(carol).getByText('no one waiting yet').waitFor();
  await door(carol).click();
  await carol.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  assert.notEqual(carol.url(), ada.url());
});
