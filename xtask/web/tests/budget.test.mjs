// What the page costs, and whether fingers can hit it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** Compressed, without images and fonts: the first page, and all that a first game needs. */
const FIRST_LOAD = 150_000;
const FIRST_GAME = 200_000;
/** All fonts together. */
const FONTS = 120 * 1024;

/** Answers that must come one after the other before a table is drawn: the document, the script, the page's code, and what
 * that imports. */
const MOST_STEPS = 4;

/** What comes over the network while something happens, by path.
 * @param {import('playwright-core').Page} page @param {() => Promise<unknown>} happens */
async function weigh(page, happens) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Map<string, {path: string, kind: string}>} */
  const requests = new Map();
  /** @type {Map<string, number>} */
  const bytes = new Map();
  debug.on('Network.responseReceived', ({ requestId, response, type }) => requests.set(requestId, { path: new URL(response.url).pathname, kind: type }));
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request && request.kind !== 'Image' && !request.path.endsWith('.svg')) bytes.set(request.path, encodedDataLength);
  });
  await happens();
  return bytes;
}

for (const [name, most, plays] of /** @type {[string, number, boolean][]} */ ([['the first page', FIRST_LOAD, false], ['a first game', FIRST_GAME, true]])) {
  test(`${name} weighs less than ${most / 1000} kB`, async (t) => {
    const page = await visit(t, '/sw.js', { expected: [/favicon/] });
    const bytes = await weigh(page, async () => {
      await page.goto('/');
      const door = page.getByRole('button', { name: 'Play the computer' });
      await door.waitFor();
      if (plays) {
        await door.click();
        await asked(page);
      }
      await page.waitForLoadState('networkidle');
    });
    const isFont = (/** @type {[string, number]} */ [path]) => path.endsWith('.woff2');
    const sum = (/** @type {[string, number][]} */ of) => of.reduce((all, [, one]) => all + one, 0);
    const [fonts, others] = [[...bytes].filter(isFont), [...bytes].filter((one) => !isFont(one))];
    assert.ok(others.length > 10 && fonts.length > 0, 'the files were seen');
    t.diagnostic(`${sum(others)} bytes, and ${sum(fonts)} of fonts`);
    assert.ok(sum(others) < most && sum(fonts) < FONTS, `${sum(others)} bytes, and ${sum(fonts)} of fonts:\n${[...bytes].sort((a, b) => b[1] - a[1]).map((one) => one.join(' ')).join('\n')}`);
  });
}

/** What is asked for one after the other: how many answers must have come before a file is even asked for. The document is
 * the first; whatever it names itself comes after it, whatever a script asks for comes after that script.
 * @param {import('playwright-core').Page} page @param {() => Promise<unknown>} happens
 * @returns {Promise<Map<string, number>>} by path */
async function steps(page, happens) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Map<string, number>} */
  const depths = new Map();
  const depthOf = (/** @type {string | undefined} */ url) => depths.get(new URL(url ?? page.url()).pathname) ?? 0;
  debug.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname, protocol } = new URL(request.url);
    if (protocol === 'data:') return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (!depths.has(pathname)) depths.set(pathname, depths.size === 0 ? 1 : depthOf(asker) + 1);
  });
  await happens();
  return depths;
}

/** Runs in the page: notes when the first card can be played. */
function noteFirstCard() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.say.mine') || !document.querySelector('.held[aria-disabled="false"]')) return;
    watch.disconnect();
    Object.assign(globalThis, { firstCardAt: performance.now() });
  });
  watch.observe(document, { childList: true, attributes: true, subtree: true });
}

test('from the address of a table to its first card: nothing is asked for late', async (t) => {
  const page = await visit(t, '/sw.js', { expected: [/favicon/] });
  await guest(page);
  await page.addInitScript(noteFirstCard);
  const table = await begin(page, { first_leader: 0 });
  const depths = await steps(page, async () => {
    await page.goto(`/table/${table}`);
    await asked(page);
  });
  const at = await page.evaluate(() => Reflect.get(globalThis, 'firstCardAt'));
  t.diagnostic(`first card playable ${Math.round(at)} ms after navigation, ${depths.size} requests`);
  assert.ok(depths.size > 10, 'the requests were seen');
  const late = [...depths].filter(([, depth]) => depth > MOST_STEPS);
  assert.deepEqual(late, [], [...depths].map((one) => one.join(' ')).join('\n'));
});

test('at a table on a phone every button is large enough for a finger', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const moments = [
    await begin(page, { first_leader: 0 }),
    (await findMoment(page, { deck: 'claim2' }, (view) => view.game.phase === 2)).table,
    (await findMoment(page, { players: 3 }, (view) => 'take' in view.game.question)).table,
    (await findMoment(page, { players: 4, deck: 'claim2' }, (view) => view.game.phase === 2)).table,
  ];
  for (const table of moments) {
    await page.goto(`/table/${table}`);
    await asked(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, select, input')].filter((one) => one.checkVisibility() && !one.closest('#skip, .unseen')).flatMap((one) => {
        const { width, height, top, left } = one.getBoundingClientRect();
        // What lies behind another card cannot be hit: the part that shows counts.
        const seen = [...Array(Math.floor(height / 2)).keys()].filter((y) => one.contains(document.elementFromPoint(left + 8, top + y * 2 + 1))).length * 2;
        return width < 44 || Math.min(height, seen) < 44 - 2 ? [`${one.className || one.tagName} ${one.textContent?.trim().slice(0, 20)} ${Math.round(width)}×${Math.round(height)}, ${seen} seen`] : [];
      }),
    );
    assert.deepEqual(small, []);
  }
});
