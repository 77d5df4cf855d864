// What a card, a Setting or a Building does is told in place: by mouse, finger and keyboard, while the game goes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from './support/focus.mjs';
import { answerOnce, begin, command, findMoment, guest, refusing } from './support/hasten.mjs';
import { inPhase, somebodyElse } from './support/pages.mjs';
import { asked, hand, playable, refused } from './support/play.mjs';
import { asksFor } from './support/preferences.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** Where a card of the hand can always be touched. */
const CORNER = { x: 20, y: 20 };

const sheet = (/** @type {Page} */ page) => page.locator('#power:popover-open');
const name = (/** @type {Page} */ page) => sheet(page).locator('#power-name').innerText();
const status = (/** @type {Page} */ page) => page.locator('#polite');

/** @param {Page} page */
const gone = (page) => sheet(page).waitFor({ state: 'detached' });

/** @param {Locator} card */
const face = (card) => card.getAttribute('data-face');

/** A text of the page.
 * @param {Page} page @param {string} key */
const textOf = (page, key) => page.evaluate(async (one) => {
    const begun = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="module"]'));
    return (await import(new URL('i18n.js', begun.src).href)).t(one);
  }, key);

/** The sheet tells the power of this card.
 * @param {Page} page @param {string} card */
const tells = async (page, card) => sheet(page).getByText(await textOf(page, `power-${card.slice(0, 2)}`)).waitFor();

/** The mouse comes to something and rests there.
 * @param {Page} page @param {Locator} on */
async function rest(page, on) {
  await page.mouse.move(2, 2);
  await on.hover({ position: CORNER });
}

/** A table of the page's person, with cards to play.
 * @param {Page} page @param {Record<string, any>} [options] */
async function sitDown(page, options = {}) {
  const id = await begin(page, { first_leader: 0, ...options });
  await page.goto(`/table/${id}`);
  assert.equal(await asked(page), 'play');
  return id;
}

test('resting on a card with the mouse tells its power, pointing elsewhere ends it, and the mouse may go to the sheet', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await sitDown(page);
  const card = playable(page).nth(3);
  await rest(page, card);
  await tells(page, String(await face(card)));
  await sheet(page).hover();
  await page.waitForTimeout(0);
  assert.ok(await sheet(page).isVisible());
  await page.mouse.move(2, 2);
  await gone(page);
  // Whoever clicks plays, and is told nothing.
  await playable(page).nth(2).click({ position: CORNER });
  assert.equal(await sheet(page).count(), 0);
});

test('the keyboard: resting on a card tells its power, ? does at once; Esc closes, and the focus is where it was', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await sitDown(page);
  const cards = hand(page).getByRole('button');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await tells(page, String(await face(cards.nth(1))));
  assert.equal(await face(hand(page).locator(':focus')), await face(cards.nth(1)), 'the focus stays');
  await page.keyboard.press('Escape');
  await gone(page);

  await page.keyboard.press('?');
  await tells(page, String(await face(cards.nth(1))));
  await status(page).getByText(await textOf(page, `power-${String(await face(cards.nth(1))).slice(0, 2)}`)).waitFor();
  await page.keyboard.press('ArrowRight');
  await tells(page, String(await face(cards.nth(2))));
  await page.keyboard.press('Tab');
  assert.ok(await sheet(page).getByRole('button', { name: 'Close' }).evaluate((one) => one === document.activeElement), 'Tab leads into the sheet');
  await page.keyboard.press('Tab');
  assert.ok(await sheet(page).getByRole('link').evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Escape');
  await gone(page);
  assert.ok(await cards.nth(2).evaluate((one) => one === document.activeElement), 'the focus is back');
  await page.keyboard.press('?');
  await sheet(page).waitFor();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  assert.ok(await cards.nth(3).evaluate((one) => one === document.activeElement), 'after the sheet comes the next card');
  await page.keyboard.press('Escape');
  // Without a card, the key shows all keys.
  await page.locator('.menu-button').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
});

test('trick, market and log are read by ? and arrows, too', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await findMoment(page, { deck: 'claim2' }, (one) => inPhase(1)(one) && one.game.trick.length === 1);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  for (const [region, card] of [['.trick', view.game.trick[0].card], ['.market', view.game.market[0]]]) {
    await page.locator(region).focus();
    await page.keyboard.press('?');
    await tells(page, card);
    await page.keyboard.press('Escape');
    await gone(page);
    assert.ok(await page.locator(region).evaluate((one) => one === document.activeElement), `the focus is back on ${region}`);
  }
  const lines = page.locator('.log li:has(.emblem)');
  await page.locator('.log-box').focus();
  await page.keyboard.press('?');
  await tells(page, String(await lines.last().locator('.emblem').getAttribute('data-code')));
  await page.keyboard.press('ArrowLeft');
  await tells(page, String(await lines.nth(-2).locator('.emblem').getAttribute('data-code')));
});

test('trick, market, log, Setting and Building tell by mouse, each near its place and never over the trick or the line', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await findMoment(page, { deck: 'claim2', setting: 'islands', building: 'tower' }, (one) => inPhase(1)(one) && one.game.trick.length === 1);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  /** @type {[string, string][]} */
  const cards = [[`.slot ir-card`, view.game.trick[0].card], ['.market ir-card', view.game.market[0]]];
  for (const [at, card] of cards) {
    await rest(page, page.locator(at).first());
    await tells(page, card);
    await clear(page);
    await page.keyboard.press('Escape');
    await gone(page);
  }
  const line = page.locator('.log li:has(.emblem)').last();
  await rest(page, line);
  await tells(page, String(await line.locator('.emblem').getAttribute('data-code')));
  await page.keyboard.press('Escape');
  for (const place of ['islands', 'tower']) {
    const at = page.locator(`.side .location[data-place=${place}]`);
    await at.click();
    await sheet(page).getByText(await textOf(page, `place-${place}-text`)).waitFor();
    await clear(page);
    assert.equal(await page.locator('dialog[open]').count(), 0, 'no dialog');
    await at.click();
    await gone(page);
  }
  for (let place = 0; place < (await hand(page).getByRole('button').count()); place += 1) {
    await hand(page).getByRole('button').nth(place).click({ button: 'right', position: CORNER, force: true });
    await tells(page, String(await face(hand(page).getByRole('button').nth(place))));
    await clear(page);
  }
});

/** The sheet covers no card of the trick and not the line, and is all on the screen.
 * @param {Page} page */
async function clear(page) {
  await drawn(page);
  const covered = await sheet(page).evaluate((one) => {
    const a = one.getBoundingClientRect();
    if (a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight) return 'the edge';
    for (const other of document.querySelectorAll('.slot ir-card, .say')) {
      const b = other.getBoundingClientRect();
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) return other.className;
    }
    return '';
  });
  assert.equal(covered, '');
}

test('a right click tells of a card, and why it cannot be played now', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, {}, refusing);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await refused(page).first().click({ button: 'right', position: CORNER, force: true });
  await tells(page, String(await face(refused(page).first())));
  await sheet(page).getByText(/^Not now\. .*rule 4\.2/).waitFor();
  await status(page).getByText(/Not now\./).waitFor();
  await playable(page).first().click({ button: 'right', position: CORNER });
  await tells(page, String(await face(playable(page).first())));
  await sheet(page).getByText(/^Not now/).waitFor({ state: 'detached' });
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await gone(page);
});

test('it stays the same sheet while others play, moves out of the way of the trick, and goes with its card', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const ben = await somebodyElse(page, 'Ben');
  const table = await begin(page, { bots: [], first_leader: 1 });
  await command(ben, table, { sit: { seat: 1 } });
  await command(ben, table, { ready: { nonce: '' } });
  await page.goto(`/table/${table}`);
  const cards = hand(page).getByRole('button');
  await cards.nth(6).click({ button: 'right', position: CORNER });
  const before = await sheet(page).elementHandle();
  const told = await name(page);
  await answerOnce(ben, table);
  assert.equal(await asked(page), 'play');
  assert.equal(await name(page), told);
  assert.ok(await before?.evaluate((one) => one.isConnected && one.matches(':popover-open')), 'the same element, still open');
  await clear(page);
  await page.keyboard.press('Escape');
  const card = playable(page).first();
  await card.click({ button: 'right', position: CORNER });
  await sheet(page).waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
  await gone(page);
});

/** A finger comes down on something, and stays until the returned function is called.
 * @param {Page} page @param {Locator} on */
async function press(page, on) {
  const box = /** @type {{x: number, y: number}} */ (await on.boundingBox());
  const debug = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 14, y: box.y + 14 }];
  await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return {
    move: (/** @type {number} */ up) => debug.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: touchPoints[0].x, y: touchPoints[0].y - up }] }),
    end: () => debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test('a long press tells, drags nothing and plays nothing; a tap beside the sheet only closes it', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  await sitDown(page);
  const count = await hand(page).getByRole('button').count();
  const card = playable(page).first();
  const finger = await press(page, card);
  await tells(page, String(await face(card)));
  await finger.move(160);
  assert.equal(await page.locator('.held.dragged').count(), 0);
  await finger.end();
  await drawn(page);
  assert.ok(await sheet(page).isVisible(), 'it stays when the finger goes');
  assert.equal(await playable(page).count(), count, 'nothing was played');

  await page.touchscreen.tap(180, 120);
  await gone(page);
  assert.equal(await page.locator('dialog[open]').count(), 0, 'the tap did nothing else');
  const other = await press(page, page.locator('.market ir-card').first());
  await tells(page, String(await page.locator('.market ir-card').first().getAttribute('face')));
  await other.end();
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await gone(page);
  // A short tap plays as ever.
  await card.tap({ position: CORNER });
  await hand(page).getByRole('button').nth(count - 1).waitFor({ state: 'detached' });
});

for (const size of /** @type {const} */ (['phone', 'desk'])) {
  test(`where a second tap plays a card, the first one tells what it does, and leaves the way free: ${size}`, async (t) => {
    const page = await visit(t, '/', { size, likes: { confirm: true } });
    await guest(page);
    const { table, view } = await findMoment(page, {}, (one) => asksFor('play')(one) && one.game.trick.length === 1);
    await page.goto(`/table/${table}`);
    assert.equal(await asked(page), 'play');
    const count = view.game.hands[view.you].length;
    const card = playable(page).first();
    const tap = (/** @type {Locator} */ on) => (size === 'phone' ? on.tap({ position: CORNER }) : on.click({ position: CORNER }));
    await tap(card);
    await tells(page, String(await face(card)));
    await clear(page);
    await page.keyboard.press('Escape');
    await gone(page);
    assert.equal(await card.getAttribute('aria-pressed'), 'false', 'it is taken back as well');
    await tap(card);
    await tells(page, String(await face(card)));
    await tap(card);
    await hand(page).getByRole('button').nth(count - 1).waitFor({ state: 'detached' });
    await gone(page);
  });
}

test('in a sheet from the edge, cards tell as well, and Esc closes one after the other', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const { table, view } = await findMoment(page, {}, inPhase(2));
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Last trick' });
  await dialog.locator('ir-card').first().tap();
  await tells(page, view.game.previous[0].card);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await gone(page);
  await dialog.locator('.content').focus();
  await page.keyboard.press('?');
  await tells(page, view.game.previous[0].card);
  await page.keyboard.press('ArrowRight');
  await tells(page, view.game.previous[1].card);
  await page.keyboard.press('Escape');
  await gone(page);
  assert.ok(await dialog.isVisible(), 'the dialog is still open');
  await page.keyboard.press('?');
  await sheet(page).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('the table as text tells as well', async (t) => {
  const page = await visit(t, '/', { likes: { layout: 'text' } });
  await guest(page);
  const { table } = await findMoment(page, {}, refusing);
  await page.goto(`/table/${table}`);
  const card = refused(page).first();
  await card.focus();
  await page.keyboard.press('?');
  await tells(page, String(await face(card)));
  await sheet(page).getByText(/^Not now\. .*rule 4\.2/).waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  assert.ok(await card.evaluate((one) => one === document.activeElement));
});
