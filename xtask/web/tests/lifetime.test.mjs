// Everything that is started on a page is stopped when it is left: pages, and what is opened on them, are opened and left
// many times, and neither listeners nor timers nor observers nor nodes become more.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, command, findMoment, guest, wholeGame } from './support/hasten.mjs';
import { inPhase, somebodyElse } from './support/pages.mjs';
import { asked, playable, touch } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** How often each page is opened; how often what is opened on pages. */
const ROUNDS = 50;
const FEWER = 6;
/** After so many everything that is usually made once is there. */
const WARM = 2;
/** How often more may be found at most. A view that is drawn only when something takes long leaves its template when it is
 * drawn for the first time; what is left behind becomes more every time. */
const TRIES = 3;

/** Where there is no page. */
const LOST = '/no-such-page';

/** Where a card of the hand can always be touched. */
const CORNER = { x: 20, y: 20 };

/** Somebody in whose browser everything that runs is counted.
 * @param {import('node:test').TestContext} t @param {import('./support/world.mjs').Wishes} [wishes] */
async function counted(t, wishes = {}) {
  const page = await visit(t, '/', { worker: false, likes: { tutorial: 'done', ...wishes.likes }, ...wishes, prepare: (one) => one.addInitScript(countWhatRuns) });
  await guest(page);
  return page;
}

/** Runs in the page before its own code: counts timers that run, and observers that observe something. */
function countWhatRuns() {
  const timers = new Set();
  const observers = new Set();
  Object.assign(globalThis, { counted: { timers, observers } });
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
  for (const name of /** @type {const} */ (['MutationObserver', 'ResizeObserver', 'IntersectionObserver'])) {
    const Observer = /** @type {any} */ (globalThis[name]);
    Reflect.set(globalThis, name, class extends Observer {
      #seen = new Set();

      /** @param {Node} node @param {any} [how] */
      observe(node, how) {
        super.observe(node, how);
        this.#seen.add(node);
        observers.add(this);
      }

      /** @param {Node} node */
      unobserve(node) {
        super.unobserve(node);
        this.#seen.delete(node);
        if (this.#seen.size === 0) observers.delete(this);
      }

      disconnect() {
        super.disconnect();
        this.#seen.clear();
        observers.delete(this);
      }
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

/** How many timers and observers there are. @param {Page} page */
const running = (page) => page.evaluate(() => {
    const { timers, observers } = Reflect.get(globalThis, 'counted');
    return { timers: timers.size, observers: observers.size };
  });

/** What there is now, after what nobody needs has gone.
 * @param {import('playwright-core').CDPSession} debug @param {Page} page */
async function count(debug, page) {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  for (let turn = 0; turn < 3; turn += 1) await debug.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await debug.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, documents, ...(await running(page)) };
}

/** Does something again and again, which ends on the same page each time, and finds no more of anything afterwards.
 * @param {import('node:test').TestContext} t @param {Page} page @param {number} rounds @param {() => Promise<void>} round */
async function leavesNothing(t, page, rounds, round) {
  for (let i = 0; i < WARM; i += 1) await round();
  const debug = await page.context().newCDPSession(page);
  const counts = [await count(debug, page)];
  for (let more = rounds; ; more = FEWER) {
    const before = counts[counts.length - 1];
    for (let i = 0; i < more; i += 1) await round();
    // One that runs now and then may just be waiting for its next turn.
    await page.waitForFunction((most) => Reflect.get(globalThis, 'counted').timers.size <= most, before.timers).catch(() => {});
    const after = await count(debug, page);
    counts.push(after);
    const grown = WHAT.filter((what) => after[what] > before[what]);
    t.diagnostic(`before ${JSON.stringify(before)}, after ${more} rounds ${JSON.stringify(after)}`);
    if (grown.length === 0) return;
    assert.ok(counts.length <= TRIES, `${grown.join(' and ')} become more every time: ${JSON.stringify(counts)}`);
  }
}

/** What must not become more. */
const WHAT = /** @type {const} */ (['listeners', 'timers', 'observers', 'nodes', 'documents']);

/** A table where people gather.
 * @param {Page} page
 * @returns {Promise<string>} */
async function gather(page) {
  const answer = await page.request.post('/api/v1/tables', { data: { deck: 'claim', bots: [null, null], public: false } });
  return (await answer.json()).table;
}

test('opening and leaving every page fifty times leaves nothing behind', async (t) => {
  const page = await counted(t);
  const [table, gathering, over] = [await begin(page, { first_leader: 0 }), await gather(page), await wholeGame(page)];
  await page.goto(`/table/${table}`);
  await asked(page);
  /** @type {[string, string][]} */
  const pages = [
    ['/', '.door'],
    ['/new', '.new-foot'],
    [`/table/${table}`, '.hand .held'],
    [`/table/${gathering}`, '.gathering'],
    [`/table/${over}`, '.vote-row'],
    [`/replay/${over}?at=20`, '.shown-hands .held'],
    ['/history', '.past-list'],
    ['/account', '.recent .past-list'],
    ['/rules#power-DR', '#power-DR .pictures ir-card'],
    ['/learn', '.learn-table .say'],
    [LOST, 'h1'],
  ];
  await leavesNothing(t, page, ROUNDS, async () => {
    for (const [path, shows] of pages) await go(page, path, shows);
  });
});

test('invitations, other chapters of the tutorial and their ends leave nothing behind either', async (t) => {
  const page = await counted(t);
  const ben = await somebodyElse(page, 'Ben');
  const [letter, watched] = [await gather(ben), await begin(ben, { public: true, first_leader: 0 })];
  await page.goto('/');
  /** @type {[string, string][]} */
  const pages = [
    [`/table/${letter}`, '.letter'],
    [`/table/${watched}`, '.stage'],
    ['/learn?step=market', '.prize .offer'],
    ['/learn/claim2', '.learn-table .say'],
    ['/learn?step=end', '.learn-end h2'],
    ['/learn/maps', '.learn-table .say'],
    ['/learn/claim2?step=end', '.learn-end h2'],
  ];
  await leavesNothing(t, page, FEWER, async () => {
    for (const [path, shows] of pages) await go(page, path, shows);
    await go(page, LOST, 'h1');
  });
});

test('what is opened at a table goes with it: sheets, dialogs, the menu, the chat, the table as text', async (t) => {
  const page = await counted(t);
  const { table } = await findMoment(page, {}, inPhase(2));
  await page.goto(`/table/${table}`);
  await asked(page);
  const power = page.locator('#power:popover-open');
  const dialog = page.locator('dialog[open]');
  const press = (/** @type {string} */ key) => page.keyboard.press(key);
  /** What has come goes by Escape. @param {import('playwright-core').Locator} shown */
  const escape = async (shown) => {
    await shown.waitFor();
    await press('Escape');
    await shown.waitFor({ state: 'detached' });
  };
  const cards = page.locator('.hand .held');
  await leavesNothing(t, page, FEWER, async () => {
    await go(page, `/table/${table}`, '.hand .held');
    await cards.last().click({ button: 'right', position: CORNER, force: true });
    await escape(power);
    await cards.first().focus();
    await press('?');
    await power.waitFor();
    await press('ArrowRight');
    await escape(power);
    for (const key of ['f', 't', 'g']) {
      await press(key);
      await escape(dialog);
    }
    await page.locator('.place-votes .tile').first().click();
    await escape(dialog);
    await page.locator('.menu-button').focus();
    await press('?');
    await escape(dialog);
    await page.locator('.menu-button').click();
    await page.locator('#menu .item.warn').click();
    await dialog.locator('.buttons button').first().click();
    await dialog.waitFor({ state: 'detached' });
    for (const shows of ['.talk', '.log-box']) {
      await page.locator('.side .ways [aria-pressed="false"]').click();
      await page.locator(`.side ${shows}`).waitFor();
    }
    await press('x');
    await page.locator('.text-hand button').first().waitFor();
    await press('x');
    await cards.first().waitFor();
    // The page is left with a sheet in a dialog, and with what a resting mouse or key has begun.
    await cards.nth(1).hover({ position: CORNER, force: true });
    await cards.nth(1).focus();
    await press('ArrowRight');
    await press('l');
    await dialog.locator('ir-card').first().click();
    await power.waitFor();
    await go(page, LOST, 'h1');
    for (const gone of ['dialog', '#power']) await page.locator(gone).waitFor({ state: 'detached' });
  });
});

test('a page that is left while things move leaves nothing behind', async (t) => {
  const page = await counted(t, { size: 'phone', motion: true, likes: { tutorial: 'done', motion: 'fast' } });
  const over = await wholeGame(page);
  await page.goto('/');
  /** Something moves that was begun by script. */
  const moves = () => page.waitForFunction(() => document.getAnimations().some((one) => one.playState === 'running' && !(one instanceof CSSTransition) && !(one instanceof CSSAnimation)));
  await leavesNothing(t, page, FEWER, async () => {
    const table = await begin(page, { first_leader: 0 });
    await go(page, `/table/${table}`, '.say.mine');
    await touch(playable(page).first());
    await moves();
    await go(page, LOST, 'h1');
    await go(page, `/table/${table}`, '.hand .held');
    await command(page, table, 'resign');
    await page.locator('.after.crowning').waitFor();
    await go(page, `/replay/${over}?at=10`, '.shown-hands .held');
    await page.locator('.replay-controls .play').click();
    await moves();
    await go(page, LOST, 'h1');
  });
});
