// A card that is played lies in the trick at once, before the server has answered. These tests hold the server's answers
// back and say themselves when they come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from './support/focus.mjs';
import { begin, guest } from './support/hasten.mjs';
import { listen } from './support/listen.mjs';
import { Notes } from './support/notes.mjs';
import { asked, cardOf, hand, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** What the browser itself complains of without a network. */
const UNREACHABLE = [/WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/];

/** Somebody who is to lead, on a line that holds back what the test does not let through.
 * @param {import('node:test').TestContext} t @param {import('./support/world.mjs').Wishes} [wishes] */
async function leader(t, wishes = {}) {
  /** @type {Notes} */
  let ears;
  const sounds = new Notes();
  const line = { holds: false, refuses: false, /** @type {(() => void)[]} */ held: [], asked: 0 };
  const prepare = async (/** @type {Page} */ page) => {
    ears = await listen(page);
    await page.exposeFunction('noteSound', (/** @type {string} */ what) => sounds.add(what));
    await page.addInitScript(() => {
      navigator.vibrate = (time) => Boolean(Reflect.get(globalThis, 'noteSound')(`a tap of ${time} ms`));
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) {
        Reflect.get(globalThis, 'noteSound')('a sound');
        return start.apply(this, when);
      };
    });
    await page.routeWebSocket('/socket', (socket) => {
      const real = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (!message.command?.act) return real.send(text);
        line.asked += 1;
        if (line.refuses) return socket.send(JSON.stringify({ say: 'refused', id: message.id, problem: { type: 'late' } }));
        return real.send(text);
      });
      real.onMessage((text) => (line.holds ? void line.held.push(() => socket.send(text)) : socket.send(text)));
    });
  };
  const page = await visit(t, '/', { ...wishes, prepare });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  const release = () => {
    line.holds = false;
    for (const send of line.held.splice(0)) send();
  };
  return { page, line, ears, sounds, release };
}

const slot = (/** @type {Page} */ page) => page.locator('.slot.at-me');
const cards = (/** @type {Page} */ page) => hand(page).getByRole('button');
const faces = (/** @type {Page} */ page) => cards(page).evaluateAll((all) => all.map((card) => card.dataset.face));

test('a card lies in the trick before the server has answered, and is said once', async (t) => {
  const { page, line, ears, sounds, release } = await leader(t);
  const before = await faces(page);
  const card = cards(page).nth(5);
  const name = await cardOf(card);
  line.holds = true;
  await touch(card);
  await slot(page).getByRole('img', { name }).waitFor();
  assert.deepEqual(await faces(page), before.toSpliced(5, 1));
  await sounds.until(/a sound/);
  assert.deepEqual(sounds.lines.filter((line) => line.startsWith('a tap')), ['a tap of 10 ms']);
  // A second touch, of another card, meanwhile: one answer is on its way.
  await touch(cards(page).first());
  await whatToDo(page).getByText('Sending…').waitFor();
  assert.equal(line.asked, 1);
  release();
  await ears.until(new RegExp(`You lead ${name}\\.`));
  await asked(page);
  await drawn(page);
  assert.equal(ears.lines.filter((said) => said.includes(`You lead ${name}.`)).length, 1);
  assert.equal(await cards(page).count(), 12);
});

test('a card that is refused is back in its place, with the focus, and the page says why', async (t) => {
  const { page, line, ears } = await leader(t);
  const before = await faces(page);
  line.refuses = true;
  await cards(page).nth(5).focus();
  await page.keyboard.press('Enter');
  await ears.until(/Too late/);
  assert.deepEqual(await faces(page), before);
  assert.equal(await slot(page).getByRole('img').count(), 0);
  assert.equal(await cards(page).nth(5).evaluate((one) => one === document.activeElement), true);
  assert.deepEqual(ears.lines.filter((said) => /You lead/.test(said)), []);
  line.refuses = false;
  await page.keyboard.press('Enter');
  await cards(page).nth(12).waitFor({ state: 'detached' });
});

test('without a connection the card is in the hand until it is really played', async (t) => {
  const { page, line, ears } = await leader(t, { expected: UNREACHABLE });
  const before = await faces(page);
  const name = await cardOf(cards(page).nth(5));
  line.holds = true;
  await touch(cards(page).nth(5));
  await slot(page).getByRole('img', { name }).waitFor();
  await page.context().setOffline(true);
  await whatToDo(page).getByText('Connection lost').waitFor();
  assert.deepEqual(await faces(page), before);
  assert.equal(await slot(page).getByRole('img').count(), 0);
  line.holds = false;
  line.held = [];
  await page.context().setOffline(false);
  await cards(page).nth(12).waitFor({ state: 'detached' });
  await ears.until(new RegExp(`You lead ${name}\\.`));
  assert.equal(ears.lines.filter((said) => said.includes(`You lead ${name}.`)).length, 1);
});

test('nothing says that a card is being sent until 400 ms have gone by', async (t) => {
  const { page, line, release } = await leader(t);
  // From now on time goes by only where the test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  line.holds = true;
  await touch(cards(page).nth(5));
  await slot(page).getByRole('img').waitFor();
  const sending = whatToDo(page).getByText('Sending…');
  await page.clock.runFor(399);
  assert.equal(await sending.count(), 0);
  await page.clock.runFor(1);
  await sending.waitFor();
  release();
  await sending.waitFor({ state: 'detached' });
});
