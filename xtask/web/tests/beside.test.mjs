// What stands beside the table on wide screens: the log and the chat in one place; who is ahead in a vote; what a place counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { playable, touch } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

test('the chat stays open beside the table while the game goes on, and is there again the next time', async (t) => {
  const { ada, ben } = await meet(t, visit, { ben: {} });
  const chat = ada.getByRole('complementary').getByRole('button', { name: 'Chat' });
  await chat.click();
  const field = ada.getByRole('textbox', { name: 'Write a message' });
  await field.and(ada.locator(':focus')).waitFor();
  await field.fill('Good luck');
  await field.press('Enter');
  await ada.getByRole('log', { name: 'Chat' }).getByText('Good luck').waitFor();
  assert.equal(await ada.getByRole('dialog').count(), 0);
  // Ben reads the log, and sees that something was said.
  await ben.getByRole('complementary').locator('.bubble').getByText('1', { exact: true }).waitFor();
  // Escape leads from the field to the cards, and a card is played with the chat open.
  await field.press('Escape');
  await ada.locator('.hand :focus').waitFor();
  await touch(playable(ada).first());
  await ben.locator('.slot ir-card').first().waitFor({ state: 'attached' });
  assert.ok(await field.isVisible());
  await ada.reload();
  await field.waitFor();
  await ada.getByRole('complementary').getByRole('button', { name: 'Log' }).click();
  await field.waitFor({ state: 'detached' });
  await ada.getByRole('region', { name: 'Log' }).waitFor();
});

test('the log shows what happened last, also when the tracker comes later and takes room from it', async (t) => {
  /** @type {() => void} */
  let answer = () => {};
  const page = await visit(t, '/', { prepare: (one) => one.route('**/tracker', (route) => new Promise((done) => (answer = () => done(route.continue())))) });
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => view.game.tricks.done >= 6 && 'play' in view.game.question);
  await page.goto(`/table/${table}`);
  const lastIsSeen = () =>
    page.waitForFunction(() => {
      const box = document.querySelector('.log-box')?.getBoundingClientRect();
      const last = [...document.querySelectorAll('.log-box li')].at(-1)?.getBoundingClientRect();
      return box && last && last.bottom <= box.bottom + 1 && last.top >= box.top;
    });
  await lastIsSeen();
  answer();
  await page.getByRole('grid', { name: 'Tracker' }).waitFor();
  await lastIsSeen();
});

test('a banner says in words who is ahead, and marks the number', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const isAhead = (/** @type {any} */ one) => !one.decided && one.ahead === 0;
  const { table } = await findMoment(page, { first_leader: 0 }, (view) => view.game.phase === 2 && view.game.contests.some(isAhead));
  await page.goto(`/table/${table}`);
  const tile = page.locator('.tile').filter({ has: page.locator('.number.mine.ahead') }).first();
  await tile.getByText(/^you’re ahead · .*to be sure$/).waitFor();
  assert.match((await tile.locator('.unseen').textContent()) ?? '', /you’re ahead/);
});

test('a Setting that counts tricks in a row says how many there are, and others say nothing', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const inARow = (/** @type {any} */ view) => view.game.streak?.wins === 2;
  const { table } = await findMoment(page, { setting: 'plateau' }, inARow);
  await page.goto(`/table/${table}`);
  await page.getByRole('complementary').getByText(/won 2 tricks in a row/).waitFor();
  const { table: other } = await findMoment(page, { setting: 'islands' }, inARow);
  await page.goto(`/table/${other}`);
  await playable(page).first().waitFor();
  assert.equal(await page.locator('.streak').count(), 0);
});

test('the tracker says how many copies there can be, or the chance of the only one, and no chance is above 99 %', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page, { players: 4, first_leader: 0 })}`);
  const tracker = page.getByRole('complementary').getByRole('grid', { name: 'Tracker' });
  await tracker.waitFor();
  const words = await tracker.locator('.cell').evaluateAll((cells) => cells.map((cell) => (cell.getAttribute('title') ?? '').replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')));
  assert.ok(words.every((one) => /^\p{L}+ \d: ./u.test(one)), words.join('\n'));
  assert.deepEqual(words.flatMap((one) => one.match(/\d+%/g) ?? []).filter((chance) => parseInt(chance) > 99), []);
  // Of the only copy the chance, of several how many.
  assert.ok(words.some((one) => /: \d+% in the draw deck, \d+% in Bot 1’s hand/.test(one)), words.join('\n'));
  assert.match(words.find((one) => one.startsWith('Goblin 0: ')) ?? '', /(up to \d|\d or \d|\d to \d) in the draw deck/);
  const legend = page.getByRole('complementary').locator('.legend > span');
  assert.deepEqual(await legend.allTextContents(), ['face up', 'yours', 'opponents’', 'partner’s', 'unknown']);
  const looks = await legend.locator('i').evaluateAll((all) => all.map((one) => `${getComputedStyle(one).backgroundColor} ${getComputedStyle(one).backgroundImage}`));
  assert.equal(new Set(looks).size, looks.length, 'each has a look of its own');
});
