// What is on the table keeps its elements while others play: nothing is thrown away and made anew, so the focus, an open
// menu and whatever moves stay where they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from './support/focus.mjs';
import { answerOnce, begin, command, guest, hasten } from './support/hasten.mjs';
import { somebodyElse } from './support/pages.mjs';
import { asked, hand } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** What must stay the same, by name.
 * @type {Record<string, string>} */
const LASTING = {
  'the hand': '.hand',
  'the market': '.market',
  'the middle': '.stage',
  'the places of the trick': '.stage .slot',
  'the votes': '.place-votes .tile',
  'the seats': '.place-seats .seat',
  'the log': '.log-box',
};

/** Notes the elements that are there. @param {Page} page */
const note = (page) =>
  page.evaluate((lasting) => {
    const elements = Object.fromEntries(Object.entries(lasting).map(([name, selector]) => [name, [...document.querySelectorAll(selector)]]));
    const held = new Map([...document.querySelectorAll('.hand .held')].map((one) => [one, one.getAttribute('data-face')]));
    const offered = new Map([...document.querySelectorAll('.market .offer')].map((one) => [`${one.tagName} ${one.getAttribute('data-face')}`, one.querySelector('.card')]));
    Object.assign(globalThis, { noted: { elements, held, offered, cards: new Map([...held.keys()].map((one) => [one, one.querySelector('.card')])) } });
    return Object.fromEntries(Object.entries(elements).map(([name, found]) => [name, found.length]));
  }, LASTING);

/** What is another element now than it was, and the cards of the hand and the market that are. @param {Page} page */
const changed = (page) =>
  page.evaluate((lasting) => {
    const { elements, held, cards, offered } = Reflect.get(globalThis, 'noted');
    const others = Object.entries(lasting).filter(([name, selector]) => {
      const now = [...document.querySelectorAll(selector)];
      return now.length !== elements[name].length || now.some((one, i) => one !== elements[name][i]);
    });
    const hand = [...document.querySelectorAll('.hand .held')].filter((one) => held.get(one) !== one.getAttribute('data-face') || cards.get(one) !== one.querySelector('.card'));
    // What may be taken now is a button, and was none before.
    const name = (/** @type {Element} */ one) => `${one.tagName} ${one.getAttribute('data-face')}`;
    const stay = [...document.querySelectorAll('.market .offer')].filter((one) => offered.has(name(one)));
    const market = stay.filter((one) => offered.get(name(one)) !== one.querySelector('.card'));
    return [...others.map(([name]) => name), ...hand.map((one) => `held ${one.getAttribute('data-face')}`), ...market.map((one) => `offered ${one.getAttribute('data-face')}`)];
  }, LASTING);

/** The person's card, and all that the others play then, until the person is asked again. The person plays elsewhere, by a
 * request, so that nothing on this page is touched.
 * @param {Page} page @param {string} table */
async function othersPlay(page, table) {
  const before = await hand(page).getByRole('button').count();
  await answerOnce(page, table);
  await hand(page).getByRole('button').nth(before - 1).waitFor({ state: 'detached' });
  await asked(page);
  await drawn(page);
}

for (const players of [2, 3, 4]) {
  test(`hand, market, trick, votes and log keep their elements over a turn, ${players} players`, async (t) => {
    const page = await visit(t, '/');
    await guest(page);
    const table = await begin(page, { players, first_leader: 0 });
    await hasten(page, table, (view) => 'play' in view.game.question);
    await page.goto(`/table/${table}`);
    assert.equal(await asked(page), 'play');
    const counts = await note(page);
    assert.ok(Object.values(counts).every((count) => count > 0), JSON.stringify(counts));
    await othersPlay(page, table);
    assert.deepEqual(await changed(page), []);
  });
}

test('the card that has the focus keeps it while the others play', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  // The requests play the first card that may be played; the last one stays.
  const card = hand(page).getByRole('button').last();
  await card.focus();
  const focused = await page.evaluateHandle(() => document.activeElement);
  await othersPlay(page, table);
  assert.ok(await page.evaluate((one) => one === document.activeElement && one?.isConnected, focused));
});

test('the cards of the market stay, and an open sheet over one of them with the focus, while an opponent plays', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const ben = await somebodyElse(page, 'Ben');
  const table = await begin(page, { players: 3, bots: [null, null, 'random'], first_leader: 1 });
  await command(ben, table, { sit: { seat: 1 } });
  await command(ben, table, { ready: { nonce: '' } });
  await page.goto(`/table/${table}`);
  const market = page.locator('.market');
  await market.locator('.offer').nth(1).waitFor();
  await market.focus();
  await page.keyboard.press('?');
  const sheet = page.locator('#power:popover-open');
  await sheet.waitFor();
  const told = await sheet.locator('#power-name').innerText();
  const look = () => page.evaluateHandle(() => ({
      cards: [...document.querySelectorAll('.market .offer, .market ir-card')],
      sheet: document.querySelector('#power'),
      parts: [...document.querySelectorAll('#power *')],
      focused: document.activeElement,
    }));
  const before = await look();
  await answerOnce(ben, table);
  // Ben and the bot have played.
  await page.locator('.slot ir-card').nth(1).waitFor();
  assert.equal(await asked(page), 'play');
  await drawn(page);
  assert.deepEqual(
    await page.evaluate(
      ([was, is]) => {
        const same = (/** @type {Element[]} */ these, /** @type {Element[]} */ those) => these.length === those.length && these.every((one, i) => one === those[i]);
        return {
          cards: was.cards.length >= 4 && same(was.cards, is.cards),
          sheet: was.sheet === is.sheet && was.sheet?.matches(':popover-open'),
          parts: same(was.parts, is.parts),
          focus: was.focused === is.focused && is.focused?.matches('.market'),
        };
      },
      /** @type {const} */ ([before, await look()]),
    ),
    { cards: true, sheet: true, parts: true, focus: true },
  );
  assert.equal(await sheet.locator('#power-name').innerText(), told);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.ok(await market.evaluate((one) => one === document.activeElement), 'the focus is where it was');
});

test('an open menu stays open, with its focus and where it was scrolled to, while the others play', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('link', { name: 'Rules' });
  await entry.focus();
  const menu = page.locator('#menu');
  const scrolled = await menu.evaluate((one) => (one.scrollTop = 40));
  const before = await page.evaluateHandle(() => ({ menu: document.querySelector('#menu'), focused: document.activeElement, top: document.querySelector('#menu')?.scrollTop }));
  await othersPlay(page, table);
  assert.ok(scrolled > 0);
  assert.deepEqual(
    await page.evaluate(
      ({ menu, focused, top }) => ({ same: menu === document.querySelector('#menu'), open: menu?.matches(':popover-open'), focused: focused === document.activeElement, top: menu?.scrollTop === top }),
      before,
    ),
    { same: true, open: true, focused: true, top: true },
  );
});

test('a dialog about a vote stays open and says how it stands now', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await page.locator('.place-votes .tile').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const [element, focused] = [await dialog.elementHandle(), await page.evaluateHandle(() => document.activeElement)];
  await answerOnce(page, table);
  await page.waitForFunction(() => document.querySelectorAll('.hand .held').length === 12);
  await drawn(page);
  assert.ok(await page.evaluate(([one, focus]) => one?.isConnected && focus === document.activeElement, /** @type {const} */ ([element, focused])));
});
