// What every test file starts with: the real server, a browser, and people who visit. Whatever goes wrong in a page
// without anybody asking (an error, a request to another host) fails the test that opened the page.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { Server } from './server.mjs';

/** The sizes that the page is made for. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

/** Sizes between those, where tables are arranged in ways of their own: a tall phone, and a small or a lying tablet. */
export const BETWEEN = {
  tall: { width: 390, height: 844 },
  wide: { width: 1024, height: 768 },
};

export const LANGUAGES = ['en', 'de', 'it', 'pt-BR', 'pl', 'hu'];

/** What deals and bots follow from. `cargo xtask browser --explore` tries others. */
const SEED = Number(process.env.INTERREGNUM_TEST_SEED ?? 1);

/** Without windows where there is such a one: it needs less of the processor. Letters are as wide there as in one with windows
 * if they are not fitted to whole pixels. */
const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** How long the page may take for anything, on a busy machine. It is only waited for as long as it takes. */
const PATIENCE = 20_000;

/**
 * @typedef {object} Wishes
 * @property {keyof typeof SIZES} [size]
 * @property {'light' | 'dark'} [colours]
 * @property {string} [language]
 * @property {boolean} [motion] whether things may move
 * @property {Record<string, any>} [likes] settings that the person has already
 * @property {string[]} [permissions] what the person lets the page do, besides the clipboard
 * @property {string} [origin] where the person finds the server, if not on this machine
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare] before the page is opened
 * @property {boolean} [scripts] whether the browser runs any
 * @property {boolean} [worker] whether the page may keep itself for later: what it keeps, no test sees on its way
 * @property {RegExp[]} [expected] errors that belong to the test
 */

/** A name of this machine that is no loopback address, for where there is no network. */
export const SOME_HOST = 'interregnum.test';

/** Starts server and browser before the tests of a file, and ends them afterwards. The tests of a file play the same games
 * each time, if they are run together: the second table that is opened gets the second deal.
 * @param {ConstructorParameters<typeof Server>[0]} [how] */
export function world(how) {
  const server = new Server(how?.lan ? how : { seed: SEED, ...how });
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    await server.start();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [`--host-resolver-rules=MAP ${SOME_HOST} 127.0.0.1`, '--font-render-hinting=none'] });
  });
  after(async () => {
    await browser?.close();
    await server.stop();
  });

  /** Somebody with a browser of their own opens the page.
   * @param {import('node:test').TestContext} t @param {string} path @param {Wishes} [wishes] */
  async function visit(t, path, wishes = {}) {
    const origin = wishes.origin ?? server.address;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: SIZES[wishes.size ?? 'desk'],
      hasTouch: wishes.size === 'phone',
      colorScheme: wishes.colours ?? 'light',
      locale: wishes.language ?? 'en',
      reducedMotion: wishes.motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: wishes.scripts ?? true,
      serviceWorkers: (wishes.worker ?? true) ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write', ...(wishes.permissions ?? [])],
      storageState: { cookies: [], origins: wishes.likes ? [{ origin, localStorage: [{ name: 'interregnum.settings', value: JSON.stringify(wishes.likes) }] }] : [] },
    });
    context.setDefaultTimeout(PATIENCE);
    const faults = collectFaults(context, origin, [...(wishes.expected ?? []), ...(wishes.worker === false ? [/Service Worker registration blocked/] : [])]);
    t.after(async () => {
      await context.close();
      assert.deepEqual(faults, [], 'errors in the page');
    });
    await context.addInitScript(fixNonces);
    const page = await context.newPage();
    await wishes.prepare?.(page);
    await page.goto(path);
    return page;
  }

  return { server, visit };
}

/** Runs in the page: what it adds to a deal is always the same. What else it draws (names of requests, which must not come
 * twice) is shorter, and stays random. */
function fixNonces() {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 16 ? array.fill(0x5e) : draw(array));
}

/** @param {import('playwright-core').BrowserContext} context @param {string} address @param {RegExp[]} expected */
function collectFaults(context, address, expected) {
  /** @type {string[]} */
  const faults = [];
  const note = (/** @type {string} */ fault) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== address && !['data:', 'blob:'].includes(url.protocol)) note(`request to another host: ${request.url()}`);
  });
  return faults;
}
