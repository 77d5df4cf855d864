// Played from another device, without https: everything that the game needs works there. What browsers keep for secure
// pages is left out, and the page says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, asked, hand } from './support/play.mjs';
import { SOME_HOST, world } from './support/world.mjs';

const { server, visit } = world({ lan: true });

/** Where others find the server; without a network, by a name that is not this machine's own. */
const outside = () => server.network ?? `http://${SOME_HOST}:${new URL(server.address).port}`;

/** A page that the browser does not call secure. @param {import('node:test').TestContext} t @param {string} path @param {import('./support/world.mjs').Wishes} [wishes] */
async function visitFromOutside(t, path, wishes) {
  const page = await visit(t, path, { origin: outside(), ...wishes });
  assert.equal(await page.evaluate(() => isSecureContext), false, `${page.url()} is no secure page`);
  return page;
}

test('a whole trick against the computer, from a phone on the same network', async (t) => {
  const page = await visitFromOutside(t, '/', { size: 'phone' });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  assert.equal(await asked(page), 'play');
  assert.equal(await hand(page).getByRole('button').count(), 13);
  await answer(page, 'play');
  assert.equal(await asked(page), 'play');
  assert.equal(await hand(page).getByRole('button').count(), 12);
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Last trick' }).getByRole('img').nth(1).waitFor();
});

test('somebody at this machine and somebody on the network play at one table', async (t) => {
  const ada = await visit(t, '/');
  await ada.getByRole('button', { name: 'Invite a friend' }).click();
  const link = new URL(await ada.getByRole('textbox', { name: 'Invite someone' }).inputValue());
  const ben = await visitFromOutside(t, link.pathname);
  await ben.getByRole('button', { name: 'Join' }).click();
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
});

test('what needs a secure page says that it does', async (t) => {
  const page = await visitFromOutside(t, '/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await asked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByText('Check the deal').click();
  await page.getByText('only on secure pages (https)').waitFor();

  await page.goto('/account');
  const notify = page.getByRole('checkbox', { name: /^Notify me/ });
  await notify.click();
  await page.getByText(/https/).first().waitFor();
  assert.equal(await notify.isChecked(), false);
});
