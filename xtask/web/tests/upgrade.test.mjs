// The server is replaced by one with another build of the page, while pages are open: each goes on with its own files,
// also with those that it had not asked for yet, and is offered the new ones.

import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { guest } from './support/hasten.mjs';
import { world } from './support/world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const PAGE = fileURLToPath(new URL('../../../crates/server/web/', import.meta.url));
/** Something that no page asks for before the rules are opened. */
const LATE = 'js/pages/rules.js';
/** What happens to a page whose server goes away for a moment. */
const UNREACHABLE = [/ERR_CONNECTION_REFUSED/, /WebSocket connection to/, /Failed to load resource/];

/** A server that is not replaced. */
const standing = world();

/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interregnum-builds-'));
  for (const build of ['one', 'two']) {
    await cp(PAGE, join(folder, build), { recursive: true });
    await appendFile(join(folder, build, LATE), `\nglobalThis.rulesOfBuild = '${build}';\n`);
  }
});
after(() => rm(folder, { recursive: true, force: true }));

/** The build whose late file the page has run. @param {Page} page */
const rulesOf = (page) => page.evaluate(() => Reflect.get(globalThis, 'rulesOfBuild'));

/** The build that the page was opened with. @param {Page} page */
const buildOf = (page) => page.evaluate(() => /\/build\/(\w+)\//.exec(/** @type {HTMLScriptElement} */ (document.querySelector('script[type="module"]')).src)?.[1]);

/** Goes to the rules as a link does. @param {Page} page */
async function openRules(page) {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
}

for (const worker of [false, true]) {
  describe(worker ? 'with a service worker' : 'without a service worker', () => {
    const { server, visit } = world();
    const swap = async (/** @type {string} */ build) => {
      await server.kill();
      server.how.page = join(folder, build);
      await server.start();
    };

    test('an open page goes on with its own files, is offered the new ones once, and has them after it is reloaded', async (t) => {
      await swap('one');
      const page = await visit(t, '/', { worker, expected: UNREACHABLE });
      await guest(page);
      await page.goto('/');
      await page.locator('.connection[data-status="open"]').waitFor();
      if (worker) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const first = await buildOf(page);

      await swap('two');
      const offer = page.locator('.toast', { hasText: 'Interregnum has been updated' });
      await offer.waitFor();
      await openRules(page);
      assert.equal(await rulesOf(page), 'one');
      assert.equal(await buildOf(page), first);

      // Once for each build: a connection that is made anew offers nothing again.
      await offer.getByRole('button', { name: 'Close' }).click();
      await server.kill();
      await server.start();
      await page.locator('.connection[data-status="open"]').waitFor();
      assert.equal(await offer.count(), 0);

      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
      assert.equal(await rulesOf(page), 'two');
      assert.notEqual(await buildOf(page), first);
    });
  });
}

test('what the service worker keeps is of one build, and all of it', async (t) => {
  const page = await standing.visit(t, '/', { worker: true });
  await page.evaluate(async () => {
    while (!navigator.serviceWorker.controller || !(await caches.match('/'))) await new Promise(requestAnimationFrame);
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat();
    return { names, urls, shell: await (await caches.match('/'))?.text() };
  });
  const build = await buildOf(page);
  assert.deepEqual(kept.names, [`interregnum / ${build}`]);
  const files = kept.urls.filter((url) => url !== '/');
  assert.ok(files.length > 100 && files.every((url) => url.startsWith(`/build/${build}/`)), `${files.length} files`);
  assert.ok(files.some((url) => url.endsWith(LATE)) && files.some((url) => url.endsWith('/locales/en.ftl')));
  assert.ok(kept.shell?.includes(`/build/${build}/js/main.js`));
});

test('a file of a build that nobody keeps any more: the page says so, and offers to reload', async (t) => {
  const page = await standing.visit(t, '/', { worker: false, expected: [/Failed to load resource/, /404/] });
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
  await page.route(`**/${LATE}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }).waitFor();
  await page.unroute(`**/${LATE}`);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
});
