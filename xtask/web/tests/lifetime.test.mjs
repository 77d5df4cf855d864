// Everything that is started on a page is stopped when it is left: pages are opened and left many times, and neither
// listeners nor timers nor nodes become more.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest, wholeGame } from './support/hasten.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** How often each page is opened. */
const ROUNDS = 50;
/** After so many everything that is made once is there. */
const WARM = 3;

/** Runs in the page before its own code: counts timers that run. */
function countTimers() {
  const timers = new Set();
  Object.assign(globalThis, { countedTimers: timers });
  for (const [start, stop, repeats] of /** @type {const} */ ([['setTimeout', 'clearTimeout', false], ['setInterval', 'clearInterval', true]])) {
    const [begin, end] = [globalThis[start].bind(globalThis), globalThis[stop].bind(globalThis)];
    Reflect.set(globalThis, start, (/** @type {(...values: any[]) => void} */ run, /** @type {number} */ delay, /** @type {any[]} */ ...values) => {
      const timer = begin(() => {
        if (!repeats) timers.delete(timer);
        run(...values);
      }, delay);
      timers.add(timer);
      return timer;
    });
    Reflect.set(globalThis, stop, (/** @type {number} */ timer) => {
      timers.delete(timer);
      end(timer);
    });
  }
}

/** Goes to a page as a link does, and waits until it is there.
 * @param {Page} page @param {string} path @param {string} shows */
async function go(page, path, shows) {
  await page.evaluate((to) => {
    const begun = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="module"]'));
    return import(new URL('router.js', begun.src).href).then((router) => router.go(to));
  }, path);
  await page.locator(shows).first().waitFor();
}

/** What there is now, after what nobody needs has gone.
 * @param {import('playwright-core').CDPSession} debug @param {Page} page */
async function count(debug, page) {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  for (let turn = 0; turn < 3; turn += 1) await debug.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await debug.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, documents, timers: await page.evaluate(() => Reflect.get(globalThis, 'countedTimers').size) };
}

test('opening and leaving every page fifty times leaves nothing behind', async (t) => {
  const page = await visit(t, '/', { worker: false, prepare: (one) => one.addInitScript(countTimers) });
  await guest(page);
  const [table, gathering, over] = [await begin(page, { first_leader: 0 }), await gather(page), await wholeGame(page)];
  await page.goto(`/table/${table}`);
  await asked(page);
  /** @type {[string, string][]} */
  const pages = [
    ['/', '.door'],
    ['/new', 'button.primary'],
    [`/table/${table}`, '.hand .held'],
    [`/table/${gathering}`, 'h1'],
    [`/table/${over}`, 'section.after'],
    [`/replay/${over}?at=20`, '.replay-bar'],
    ['/history', 'h1'],
    ['/account', 'h1'],
    ['/rules', 'h1'],
    ['/learn', '.stage, h1'],
    ['/no-such-page', 'h1'],
  ];
  const round = async () => {
    for (const [path, shows] of pages) await go(page, path, shows);
    await go(page, '/', '.door');
  };
  for (let i = 0; i < WARM; i += 1) await round();
  const debug = await page.context().newCDPSession(page);
  const before = await count(debug, page);
  for (let i = 0; i < ROUNDS; i += 1) await round();
  // One that runs now and then may just be waiting for its next turn.
  await page.waitForFunction((most) => Reflect.get(globalThis, 'countedTimers').size <= most, before.timers).catch(() => {});
  const after = await count(debug, page);
  t.diagnostic(`before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
  for (const what of /** @type {const} */ (['listeners', 'timers', 'nodes', 'documents'])) assert.ok(after[what] <= before[what], `${what}: ${before[what]} before, ${after[what]} after ${ROUNDS} rounds`);
});

/** A table where people gather.
 * @param {Page} page
 * @returns {Promise<string>} */
async function gather(page) {
  const answer = await page.request.post('/api/v1/tables', { data: { deck: 'claim', bots: [null, null], public: false } });
  return (await answer.json()).table;
}
