// What room there is, is used: cards are large, the last trick lies there, and what has a name shows it, whole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { findMoment, guest } from './support/hasten.mjs';
import { inPhase, resize } from './support/pages.mjs';
import { asked } from './support/play.mjs';
import { BETWEEN, SIZES, world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const SEVEN = ['gnomes', 'giants', 'dragons', 'trolls', 'seers', 'phoenixes', 'unicorns'];
const PLACES = { setting: 'lakeside', building: 'tower' };
/** Where there is little room, and where there is some. */
const ROOMS = { short: SIZES.phone, tall: BETWEEN.tall, tablet: SIZES.tablet };

/** Somebody at a table, at a moment of its game.
 * @param {import('node:test').TestContext} t @param {Record<string, any>} options @param {(view: any) => boolean} until */
async function at(t, options, until) {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await findMoment(page, options, until);
  await page.goto(`/table/${table}`);
  await asked(page);
  return { page, view };
}

/** Texts and pictures that a selector finds and that are not seen whole: hidden, cut off, shortened, or under something else.
 * @param {Page} page @param {string} selector
 * @returns {Promise<{count: number, hidden: string[]}>} */
const notWhole = (page, selector) =>
  page.evaluate((wanted) => {
    const isWhole = (/** @type {Element} */ one) => {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width < 3 || box.height < 3) return false;
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible') return false;
      for (let frame = /** @type {Element | null} */ (one); frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1) return false;
      }
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return Boolean(top && (top.contains(one) || one.contains(top)));
    };
    const all = [...document.querySelectorAll(wanted)];
    return { count: all.length, hidden: all.filter((one) => !isWhole(one)).map((one) => one.textContent?.trim() || one.className) };
  }, selector);

/** How wide cards are. @param {Page} page @param {string} selector */
const width = (page, selector) => page.locator(selector).first().evaluate((one) => one.getBoundingClientRect().width);

/** How wide cards of the trick and of the market are at least, by size and number of players.
 * @type {[keyof typeof ROOMS, number, number, number][]} */
const LARGE = [
  ['short', 2, 60, 60],
  ['tall', 2, 110, 90],
  ['tall', 3, 80, 62],
  ['tall', 4, 60, 60],
  ['tablet', 2, 160, 140],
  ['tablet', 3, 105, 80],
  ['tablet', 4, 90, 80],
];

for (const players of [2, 3, 4]) {
  test(`cards of trick and market are large, and the last trick lies there, ${players} players`, async (t) => {
    const { page } = await at(t, { players, deck: 'claim2' }, (view) => inPhase(1)(view) && view.game.tricks.done >= 6);
    for (const [size, , trick, market] of LARGE.filter(([, count]) => count === players)) {
      await resize(page, ROOMS[size]);
      const widths = { trick: await width(page, '.trick .slot :is(.empty, .card)'), market: await width(page, '.market .card') };
      assert.ok(widths.trick >= trick && widths.market >= market, `${size}: ${JSON.stringify(widths)}`);
    }
    const { table } = await findMoment(page, { players, deck: 'claim2' }, inPhase(2));
    await page.goto(`/table/${table}`);
    await asked(page);
    for (const size of /** @type {const} */ (['tall', 'tablet'])) {
      await resize(page, ROOMS[size]);
      assert.deepEqual(await notWhole(page, '.echo .chip'), { count: players, hidden: [] }, size);
    }
  });

  test(`places and votes are named and have their numbers, and so is a partner, ${players} players`, async (t) => {
    const page = await visit(t, '/');
    await guest(page);
    for (const phase of /** @type {const} */ ([1, 2])) {
      const { table, view } = await findMoment(page, { players, deck: players === 2 ? 'claim2' : SEVEN, ...PLACES }, inPhase(phase));
      await page.goto(`/table/${table}`);
      await asked(page);
      const held = view.game.contests.map((/** @type {any} */ one) => one.sides.map((/** @type {any} */ side) => side.held).sort());
      for (const [size, viewport] of Object.entries(ROOMS)) {
        await resize(page, viewport);
        const where = `${size}, Phase ${phase}`;
        assert.deepEqual(await notWhole(page, '.middle-table .location .name'), { count: 2, hidden: [] }, where);
        const shown = await page.locator('.tile').evaluateAll((tiles) => tiles.map((tile) => [...tile.querySelectorAll('.number')].map((one) => Number(one.textContent)).sort()));
        assert.deepEqual(shown, held);
        assert.deepEqual(await notWhole(page, '.tile .number'), { count: held.flat().length, hidden: [] }, where);
        assert.deepEqual(await page.locator('.ally').allTextContents(), players === 4 ? ['your partner'] : []);
        assert.deepEqual((await notWhole(page, '.ally')).hidden, [], where);
      }
    }
  });
}

test('four players and a Setting at 1440 × 900: the log has room, and nothing beside the table is cut off', async (t) => {
  const { page } = await at(t, { players: 4, setting: 'endless_sands', building: 'runestones' }, (view) => 'play' in view.game.question && view.game.tricks.done >= 6);
  await page.getByRole('grid', { name: 'Tracker' }).waitFor();
  // Some of what is logged takes two lines.
  const lines = await page.evaluate(() => {
    const { height } = /** @type {Element} */ (document.querySelector('.log-box')).getBoundingClientRect();
    return height / Math.min(...[...document.querySelectorAll('.log-box li')].map((one) => one.getBoundingClientRect().height));
  });
  assert.ok(lines >= 5, `${lines} lines of the log are seen`);
  for (const what of ['.side > section', '.side h2', '.side .location .name', '.side .track-row', '.side .legend > span', '.side .last-trick .tag']) {
    const { count, hidden } = await notWhole(page, what);
    assert.ok(count > 0, what);
    assert.deepEqual(hidden, [], what);
  }
});

test('four players at 1440 × 900: the chat beside the table is whole, with its field, and what was said', async (t) => {
  const { ada, ben } = await meet(t, visit, { options: { players: 4, bots: [null, null, 'random', 'random'], setting: 'endless_sands', building: 'runestones' }, ben: {} });
  await asked(ada);
  for (const text of ['Good luck!', 'May the better team win: that would be ours, I think, but then, who knows before the end?']) {
    const chat = ben.getByRole('textbox', { name: 'Write a message' });
    if ((await chat.count()) === 0) await ben.getByRole('complementary').getByRole('button', { name: 'Chat' }).click();
    await chat.fill(text);
    await chat.press('Enter');
  }
  await ada.getByRole('complementary').getByRole('button', { name: 'Chat' }).click();
  await ada.getByRole('log', { name: 'Chat' }).getByText('who knows before the end?').waitFor();
  await ada.getByRole('grid', { name: 'Tracker' }).waitFor();
  for (const what of ['.side .talk', '.side .talk input', '.side .location .name', '.side .track-row']) {
    const { count, hidden } = await notWhole(ada, what);
    assert.ok(count > 0, what);
    assert.deepEqual(hidden, [], what);
  }
});

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`home says in a sentence and in a picture what this is, to somebody who comes for the first time: ${size}`, async (t) => {
    const page = await visit(t, '/', { size });
    await page.getByRole('heading', { level: 1, name: 'The throne is empty.' }).waitFor();
    assert.match((await page.locator('.call p').textContent()) ?? '', /^Claim is a .*card game.*\.$/);
    for (const what of ['.call h1', '.call p', '.door']) {
      const { count, hidden } = await notWhole(page, what);
      assert.ok(count > 0, what);
      assert.deepEqual(hidden, [], what);
    }
    // The scene may go on beyond the edges.
    const seen = await page.locator('.hero .scene svg').evaluate((scene) => {
      const { left, top, right, bottom } = scene.getBoundingClientRect();
      return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / (innerWidth * innerHeight);
    });
    assert.ok(seen > 0.25, `the scene takes ${Math.round(seen * 100)} % of the window`);
  });
}
