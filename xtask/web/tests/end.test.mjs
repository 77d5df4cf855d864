// How a game ends on the page: who has the throne, what the loser reads, and the moment in which it happens.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, command, guest, hasten, wholeGame } from './support/hasten.mjs';
import { somebodyElse } from './support/pages.mjs';
import { answer, asked, play } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const headline = (/** @type {Page} */ page) => page.getByRole('heading', { level: 1, name: /throne/i });
const said = (/** @type {Page} */ page) => page.locator('.after > header');
const room = (/** @type {Page} */ page) => page.locator('.throne-room');

/** Games until one has ended as it is wanted.
 * @param {Page} page @param {(view: any) => boolean} wanted @param {Record<string, any>} [options] */
async function ended(page, wanted, options) {
  for (;;) {
    const table = await wholeGame(page, options);
    const { view } = await (await page.request.get(`/api/v1/tables/${table}`)).json();
    if (wanted(view)) return { table, view };
  }
}

/** The person has won by votes, or lost. @param {boolean} won */
const byVotes = (won) => (/** @type {any} */ { you, seats, ending }) => ending.outcome.verdict === 'votes' && ending.winners.includes(seats[you].side) === won;

test('who has won reads it in gold, and sits there in crimson; who has lost reads that, and who stood by them', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const won = await ended(page, byVotes(true));
  await page.goto(`/table/${won.table}`);
  await headline(page).filter({ hasText: /^The throne is yours, \d votes? to \d!$/ }).waitFor();
  await said(page).getByText(/ crown you\.$/).waitFor();
  await room(page).and(page.locator('.won.robe-mine')).locator('.sitter').waitFor();

  const lost = await ended(page, byVotes(false));
  await page.goto(`/table/${lost.table}`);
  await headline(page).filter({ hasText: /^Random takes the throne, \d votes? to \d\.$/ }).waitFor();
  await said(page).getByText(/^You lost, (but .+ stood by you to the end|and no faction stood by you)\.$/).waitFor();
  await room(page).and(page.locator('.lost.robe-theirs')).locator('.sitter').waitFor();
});

test('whoever watches sees the winner in the colour of their side', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const ben = await somebodyElse(page, 'Ben');
  const { table, view } = await ended(ben, byVotes(false), { public: true });
  await page.goto(`/table/${table}`);
  await headline(page).filter({ hasText: /^Random takes the throne, / }).waitFor();
  await said(page).getByText(/ put the winner on the throne\.$/).waitFor();
  assert.deepEqual(view.ending.winners, [1]);
  await room(page).and(page.locator('.watched.robe-theirs')).waitFor();
});

test('a tie on votes says what broke it, with the numbers', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await ended(page, ({ ending }) => ending.outcome.verdict === 'cards', { players: 3, deck: 'claim2' });
  const [{ left }, { numbers }] = view.ending.outcome.comparisons;
  const [most, next] = left.map((/** @type {number} */ side) => numbers[side]).sort((/** @type {number} */ a, /** @type {number} */ b) => b - a);
  await page.goto(`/table/${table}`);
  await said(page).getByText(new RegExp(`^Tied on votes\\. .+ with more cards in (your|their) factions, ${most} to ${next}`)).waitFor();
});

test('among three the columns of each vote stand in the order of the banners, and are named', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await wholeGame(page, { players: 3, deck: 'claim2' })}`);
  await headline(page).waitFor();
  const names = await page.locator('.beam .tag').allTextContents();
  assert.equal(new Set(names).size, 3);
  const rows = await page.locator('.vote-row').all();
  for (const row of rows) assert.deepEqual((await row.locator('.number small').allTextContents()).map(trimmed), names.map(trimmed));
  for (const places of [await lefts(page, '.beam'), await lefts(page, '.vote-row:first-child .number')]) assert.deepEqual(places, places.toSorted((a, b) => a - b));
});

test('a game that ended early counts no votes: nothing says zero', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const resigned = await begin(page);
  await hasten(page, resigned, () => true);
  await command(page, resigned, 'resign');
  await page.goto(`/table/${resigned}`);
  await headline(page).filter({ hasText: 'Random takes the throne.' }).waitFor();
  await said(page).getByText('You resigned.').waitFor();
  assert.equal(await page.locator('.tally b').count(), 0);
  assert.equal(await page.locator('.vote-row').count(), 0, 'nobody had a card yet');

  const aborted = await begin(page, { first_leader: 0 });
  await command(page, aborted, 'abort');
  await page.goto(`/table/${aborted}`);
  await headline(page).filter({ hasText: 'The throne stays empty.' }).waitFor();
  assert.equal(await page.locator('.beam, .sitter').count(), 0);
});

test('with reduced motion everything is in its place at once', async (t) => {
  const page = await visit(t, '/');
  await lastCard(page);
  await headline(page).waitFor();
  assert.deepEqual(await moment(page), { running: 0, crowning: false });
});

test('the crowning is skipped by any key, which still does what it does', async (t) => {
  const page = await visit(t, '/', { motion: true, prepare: withoutEnd });
  await lastCard(page);
  await page.locator('.after.crowning').waitFor();
  await page.getByRole('button', { name: 'Rematch' }).and(page.locator(':enabled')).waitFor();
  const before = await page.evaluate(() => document.activeElement?.tagName);
  await page.keyboard.press('Tab');
  assert.deepEqual(await moment(page), { running: 0, crowning: false });
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), before, 'Tab has moved the focus');
  await headline(page).waitFor();
});

test('the sound of the end is heard when the votes are counted, not before', async (t) => {
  const page = await visit(t, '/', { motion: true, prepare: async (one) => void (await withoutEnd(one), await countTones(one)) });
  await lastCard(page);
  await page.locator('.after.crowning').waitFor();
  const before = await tones(page);
  await page.keyboard.press('Shift');
  assert.deepEqual(await moment(page), { running: 0, crowning: false });
  assert.ok((await tones(page)) > before);
});

test('any key or tap ends the look at the last trick', async (t) => {
  const page = await visit(t, '/', { prepare: lookForEver });
  await answer(page, await atLastCard(page));
  await page.getByRole('region', { name: 'What to do' }).getByText('The game is over').waitFor();
  assert.equal(await page.locator('section.after').count(), 0, 'the last trick is still there');
  await page.keyboard.press('Shift');
  await headline(page).waitFor();
});

test('a tap skips it, too', async (t) => {
  const page = await visit(t, '/', { motion: true, size: 'phone', prepare: withoutEnd });
  await lastCard(page);
  await page.locator('.after.crowning').waitFor();
  await room(page).tap();
  assert.deepEqual(await moment(page), { running: 0, crowning: false });
});

/** Plays a game by requests up to the last card, which the page asks for.
 * @param {Page} page */
async function atLastCard(page) {
  await guest(page);
  const table = await begin(page);
  await hasten(page, table, ({ game }) => game.phase === 2 && game.tricks.left === 1);
  await page.goto(`/table/${table}`);
  return asked(page);
}

/** Plays the last card of a game on the page.
 * @param {Page} page */
async function lastCard(page) {
  await atLastCard(page);
  await play(page);
}

/** Nothing that moves after a game comes to its end by itself, so that a test need not be quick.
 * @param {Page} page */
const withoutEnd = (page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (this.closest('.after')) animation.pause();
      return animation;
    };
  });

/** The last trick is not left by itself, so that a test need not be quick.
 * @param {Page} page */
const lookForEver = (page) =>
  page.addInitScript(() => {
    const LINGER = 2200;
    const later = globalThis.setTimeout.bind(globalThis);
    Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ run, /** @type {number} */ wait, /** @type {any[]} */ ...rest) => (wait === LINGER ? 0 : later(run, wait, ...rest)) });
  });

/** Counts from now on how often a tone or noise is started.
 * @param {Page} page */
const countTones = (page) =>
  page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      Object.assign(globalThis, { tones: (Reflect.get(globalThis, 'tones') ?? 0) + 1 });
      return start.apply(this, args);
    };
  });

/** @param {Page} page @returns {Promise<number>} */
const tones = (page) => page.evaluate(() => Reflect.get(globalThis, 'tones') ?? 0);

/** What still moves at the end, and whether the page says that something does.
 * @param {Page} page */
const moment = (page) =>
  page.evaluate(() => ({
    running: document.getAnimations().filter((one) => one.playState !== 'finished' && /** @type {KeyframeEffect} */ (one.effect).target?.closest('.after')).length,
    crowning: document.querySelector('.after.crowning') !== null,
  }));

const trimmed = (/** @type {string} */ text) => text.trim();

/** @param {Page} page @param {string} selector */
const lefts = (page, selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
