// A host that has nothing but files: pages are named in the fragment of the one document. What the server would say of the
// game lies there as files; whatever else needs a server says that it cannot be reached.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Files } from './support/files.mjs';
import { world } from './support/world.mjs';

const { server, visit } = world();

const SITE = '/claim/';
const files = new Files(SITE);
/** The same without any answers of the server. */
const bare = new Files(SITE);

/** What a page asks first, for whoever is nobody yet. */
const ANSWERS = ['api/v1/session', 'api/v1/catalogue'];

before(async () => {
  await Promise.all([files.start(), bare.start()]);
  for (const path of ANSWERS) await files.add(path, await (await fetch(`${server.address}/${path}`)).text());
});
after(() => Promise.all([files.stop(), bare.stop()]));

/** A browser says so of every file that is not there, and of all that is no file. */
const REFUSED = /Failed to load resource: the server responded with a status of 40[45]/;

/** @typedef {import('playwright-core').Page} Page */

/** Opens a page of the site.
 * @param {import('node:test').TestContext} t @param {string} page as `#/rules` */
const open = (t, page, host = files) => visit(t, SITE + page, { origin: host.address, worker: false, expected: [REFUSED] });

/** Waits for a page, and for the address that names it.
 * @param {Page} page @param {string} heading @param {string} address */
async function isAt(page, heading, address) {
  await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
  await page.waitForURL(files.address + SITE + address);
}

/** Waits until a part stands where reading begins. @param {Page} page @param {string} id */
const isRead = (page, id) =>
  page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < 200;
  }, id);

const HOME = 'The throne is empty.';
const RULES = 'Rules';
const AWAY = 'Can’t reach the server';
const LOST = 'Page not found';

test('links lead to pages and to places on them, and back leads where one was', async (t) => {
  const page = await open(t, '');
  await isAt(page, HOME, '');
  await page.locator('#page').getByRole('link', { name: 'Rules' }).click();
  await isAt(page, RULES, '#/rules');
  const place = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Following suit' });
  await place.click();
  await isAt(page, RULES, '#/rules#rules-following');
  await isRead(page, 'rules-following');
  const visited = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 0));
  await place.click();
  await isRead(page, 'rules-following');
  assert.equal(await page.evaluate(() => history.length), visited, 'the same place is not visited twice');
  await page.goBack();
  await isAt(page, RULES, '#/rules');
  await page.goBack();
  await isAt(page, HOME, '');
  await page.goForward();
  await page.goForward();
  await isAt(page, RULES, '#/rules#rules-following');
  await isRead(page, 'rules-following');
});

test('an address leads to its place from outside, after a reload, and when it is typed', async (t) => {
  const page = await open(t, '#/rules#power-DR');
  await isRead(page, 'power-DR');
  await page.reload();
  await isRead(page, 'power-DR');
  await page.evaluate(() => (location.hash = '#/rules#rules-following'));
  await isRead(page, 'rules-following');
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await isAt(page, LOST, '#/no-such-page');
  await page.locator('#page').getByRole('link', { name: 'Home' }).click();
  await isAt(page, HOME, '#/');
});

test('who skips to the content stays on the page', async (t) => {
  const page = await open(t, '#/rules');
  await isAt(page, RULES, '#/rules');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.locator('#page:focus').waitFor();
  await isAt(page, RULES, '#/rules');
});

test('what a server is needed for says that it cannot be reached', async (t) => {
  const page = await open(t, '');
  await isAt(page, HOME, '');
  const away = page.getByText(AWAY);
  await page.locator('.lists').locator(away).first().waitFor();
  await page.getByRole('button', { name: /^Play the computer/ }).click();
  await page.locator('#toasts').locator(away).waitFor();
  await page.evaluate(() => (location.hash = '#/table/q3fz6hv2m7k4xw9d'));
  await page.getByRole('heading', { name: AWAY, level: 1 }).waitFor();
  await page.goBack();
  await isAt(page, HOME, '');
});

test('where not even the catalogue is, the page says so in place of every page, and can be asked again', async (t) => {
  const page = await open(t, '#/rules', bare);
  await page.getByRole('heading', { name: AWAY, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});
