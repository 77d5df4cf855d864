// Whoever waits sees for whom: a bot that thinks, somebody who is away, a server that is not there. Whoever watches, too.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest } from './support/hasten.mjs';
import { meet } from './support/company.mjs';
import { asked, cardOf, hand, playable, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

/** Bots think for longer than any test takes. */
const { visit } = world({ pace: 3_600_000, away: 0 });

/** @typedef {import('playwright-core').Page} Page */

const seat = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('region', { name, exact: true });

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`a bot that thinks is seen to think, and so is a lost connection meanwhile (${size})`, async (t) => {
    const page = await visit(t, '/', { size, expected: [/WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/] });
    await guest(page);
    await page.goto(`/table/${await begin(page, { first_leader: 1, bots: [null, 'novice'] })}`);
    await whatToDo(page).getByText('Novice is thinking…').waitFor();
    await seat(page, 'Novice').getByLabel('thinking…').waitFor();
    assert.doesNotMatch(await page.title(), /Your turn/);
    await page.context().setOffline(true);
    await whatToDo(page).getByText('Connection lost').waitFor();
    await page.getByRole('status').getByText('no connection').waitFor();
    await page.context().setOffline(false);
    await whatToDo(page).getByText('Novice is thinking…').waitFor();
  });
}

test('whoever is away is seen to be away beside the name and in the sentence, and to be back', async (t) => {
  const { ada, ben, table } = await meet(t, visit, { ada: { size: 'phone' } });
  assert.equal(await asked(ada), 'play');
  assert.equal(await seat(ada, 'Ben').getByText('away', { exact: true }).count(), 0);
  await ben.close();
  await seat(ada, 'Ben').getByText('away', { exact: true }).waitFor();
  await touch(playable(ada).first());
  await whatToDo(ada).getByText('Ben is away.').waitFor();
  await whatToDo(ada).getByRole('button', { name: 'Let the computer play' }).waitFor();
  const back = await ben.context().newPage();
  await back.goto(`/table/${table}`);
  await whatToDo(ada).getByText('Waiting for Ben.').waitFor();
  assert.equal(await seat(ada, 'Ben').getByText('away', { exact: true }).count(), 0);
});

test('a spectator sees both players and the trick, no hand, and nothing to decide', async (t) => {
  const { ada } = await meet(t, visit, { options: { public: true } });
  const eve = await visit(t, '/');
  await eve.getByRole('button', { name: 'Watch' }).click();
  await whatToDo(eve).getByText('Waiting for Ada.').waitFor();
  const card = playable(ada).first();
  const name = await cardOf(card);
  await touch(card);
  await eve.getByRole('group', { name: 'Trick' }).getByRole('img', { name }).waitFor();
  await eve.getByRole('region', { name: 'Log' }).getByText(`Ada leads ${name}.`).waitFor();
  await whatToDo(eve).getByText('Waiting for Ben.').waitFor();
  for (const person of ['Ada', 'Ben']) await seat(eve, person).waitFor();
  assert.equal(await hand(eve).count(), 0);
  assert.equal(await whatToDo(eve).getByRole('button').count(), 0);
  assert.doesNotMatch(await eve.title(), /Your turn/);
  await eve.getByRole('button', { name: 'Menu' }).click();
  await eve.getByRole('button', { name: 'Show as text' }).waitFor();
  assert.equal(await eve.getByRole('button', { name: 'Resign' }).count(), 0);
});
