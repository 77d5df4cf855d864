// What the page costs, and whether fingers can hit it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { Notes } from './support/notes.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** Compressed, without images and fonts: the first page, and all that a first game needs. */
const FIRST_LOAD = 150_000;
const FIRST_GAME = 260_000;
/** All fonts together. */
const FONTS = 120 * 1024;
/** Fonts, drawings, the scene and the tiles of the first page. */
const LOOK = 220_000;

/** Answers that must come one after the other before a table is drawn: the document, the script, the page's code, and what
 * that imports. */
const MOST_STEPS = 4;

/** What comes over the network while something happens: how much, by path.
 * @param {import('playwright-core').Page} page @param {() => Promise<unknown>} happens
 * @returns {Promise<{fonts: Map<string, number>, drawings: Map<string, number>, others: Map<string, number>}>} */
async function weigh(page, happens) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Network.enable');
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  /** @type {Map<string, {path: string, kind: string}>} */
  const requests = new Map();
  const weights = { fonts: new Map(), drawings: new Map(), others: new Map() };
  debug.on('Network.responseReceived', ({ requestId, response, type }) => requests.set(requestId, { path: new URL(response.url).pathname, kind: type }));
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    const isDrawn = request.kind === 'Image' || request.path.endsWith('.svg');
    weights[request.path.endsWith('.woff2') ? 'fonts' : isDrawn ? 'drawings' : 'others'].set(request.path, encodedDataLength);
  });
  await happens();
  return weights;
}

const sum = (/** @type {Map<string, number>[]} */ ...all) => all.flatMap((one) => [...one.values()]).reduce((a, b) => a + b, 0);

/** What weighs how much, the heaviest first. @param {Map<string, number>[]} all */
const listed = (...all) => all.flatMap((one) => [...one]).sort((a, b) => b[1] - a[1]).map((one) => one.join(' ')).join('\n');

for (const [name, most, plays] of /** @type {[string, number, boolean][]} */ ([['the first page', FIRST_LOAD, false], ['a first game', FIRST_GAME, true]])) {
  test(`${name} weighs less than ${most / 1000} kB`, async (t) => {
    // The worker may have fetched some of it already, or not yet: what it fetches would not be counted.
    const page = await visit(t, '/sw.js', { worker: false, expected: [/favicon/] });
    const { fonts, drawings, others } = await weigh(page, async () => {
      await page.goto('/');
      const door = page.getByRole('button', { name: 'Play the computer' });
      await door.waitFor();
      if (plays) {
        await door.click();
        await asked(page);
      }
      await page.waitForLoadState('networkidle');
    });
    assert.ok(others.size > 10 && fonts.size > 0 && drawings.size > 1, 'the files were seen');
    t.diagnostic(`${sum(others)} bytes, ${sum(fonts)} of fonts, ${sum(drawings)} of drawings`);
    assert.ok(sum(others) < most, `${sum(others)} bytes:\n${listed(others)}`);
    assert.ok(sum(fonts) < FONTS, `${sum(fonts)} bytes of fonts:\n${listed(fonts)}`);
    if (!plays) assert.ok(sum(fonts, drawings) < LOOK, `${sum(fonts, drawings)} bytes of fonts and drawings:\n${listed(fonts, drawings)}`);
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

/** How many times slower than this machine a phone is taken to be. */
const SLOWER = 4;
/** What takes longer than this, in milliseconds, is felt: nothing can be drawn or done meanwhile. */
const FELT = 50;
/** Tricks that are measured. */
const TRICKS = 5;

/** The tasks of the page while something happens: how long the processor was busy with each, in milliseconds on the phone. What
 * else this machine does meanwhile does not count.
 * @param {import('playwright-core').Page} page @param {() => Promise<unknown>} happens
 * @returns {Promise<{kind: string, took: number}[]>} those of each kind, the longest first */
async function tasks(page, happens) {
  const browser = page.context().browser() ?? assert.fail('there is a browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await happens();
  /** @type {{name: string, ph: string, pid: number, tid: number, tdur?: number, args: any}[]} */
  const events = JSON.parse(String(await browser.stopTracing())).traceEvents;
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain') ?? assert.fail('there is a main thread');
  return events
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && pid === main.pid && tid === main.tid && tdur)
    .map(({ name, tdur = 0 }) => ({ kind: name, took: (tdur / 1000) * SLOWER }))
    .sort((a, b) => b.took - a.took);
}

/** Runs in the page: says where the first card is that can be played, as soon as one can and nothing moves any more. */
function noteTurns() {
  let cards = 0;
  let looking = false;
  const ends = (/** @type {Animation} */ one) => one.effect?.getComputedTiming().iterations !== Infinity;
  const look = async () => {
    await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
    looking = false;
    const card = document.querySelector('.say.mine') && document.querySelector('.held[aria-disabled="false"]');
    const count = document.querySelectorAll('.held').length;
    if (!card || count === cards) return;
    cards = count;
    const { left, top } = card.getBoundingClientRect();
    Reflect.get(globalThis, 'noteTurn')(`${Math.round(left)} ${Math.round(top)}`);
  };
  const watch = new MutationObserver(() => {
    if (!looking) requestAnimationFrame(() => requestAnimationFrame(look));
    looking = true;
  });
  watch.observe(document, { childList: true, attributes: true, subtree: true });
}

test('on a phone tricks are played and gathered: how long the page is busy with it', async (t) => {
  const turns = new Notes();
  // Whatever asks the page something keeps it busy, so the page says by itself when it is asked.
  const prepare = async (/** @type {import('playwright-core').Page} */ one) => {
    await one.exposeFunction('noteTurn', (/** @type {string} */ where) => turns.add(where));
    await one.addInitScript(noteTurns);
  };
  const page = await visit(t, '/', { size: 'phone', motion: true, likes: { finished: 5 }, prepare });
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => view.game.phase === 2 && view.game.trick.length === 0);
  await page.goto(`/table/${table}`);
  const play = async (/** @type {number} */ number) => {
    await turns.until(/./, number);
    const [x, y] = turns.lines[number].split(' ').map(Number);
    await page.touchscreen.tap(x + 12, y + 12);
  };
  // The first card opens what sounds need.
  await play(0);
  await turns.until(/./, 1);
  const all = await tasks(page, async () => {
    for (let number = 1; number <= TRICKS; number += 1) await play(number);
    await turns.until(/./, TRICKS + 1);
  });
  // To be looked at, and not asserted: seconds depend on the machine.
  const of = (/** @type {RegExp} */ kind) => all.filter((one) => kind.test(one.kind)).map(({ took }) => took);
  const each = (/** @type {RegExp} */ kind) => Math.round(of(kind).reduce((sum, one) => sum + one, 0) / TRICKS);
  const whole = of(/^ThreadControllerImpl::RunTask$/);
  assert.ok(whole.length > 0, 'tasks were seen');
  const felt = whole.filter((took) => took > FELT).map(Math.round);
  t.diagnostic(`a trick takes ${each(/^ThreadControllerImpl::RunTask$/)} ms on a processor ${SLOWER} times slower: ${each(/^FunctionCall$|^RunMicrotasks$/)} script, ${each(/^UpdateLayoutTree$/)} style, ${each(/^Layout$/)} layout, ${each(/^(Pre)?Paint$|^Layerize$|^Commit$/)} paint`);
  t.diagnostic(`tasks over ${FELT} ms: ${felt.join(', ') || 'none'}; the longest ${Math.round(whole[0])} ms`);
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
