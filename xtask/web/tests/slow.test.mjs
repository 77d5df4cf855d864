// Slow and failing networks: a page says what it waits for, that it takes long, or why it failed, and can be asked again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest, wholeGame } from './support/hasten.mjs';
import { inPhase } from './support/pages.mjs';
import { asked } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** What the browser writes down by itself where an answer is an error, or none. */
const EXPECTED = [/status of 500/, /Failed to load resource: net::ERR_/, /WebSocket connection to .* failed/, /Failed to fetch dynamically imported module/];

const LONG = 'This is taking longer than usual.';
const main = (/** @type {Page} */ page) => page.getByRole('main');
const tryAgain = (/** @type {Page} */ page) => main(page).getByRole('button', { name: 'Try again' });

/** Requests that get no answer, until the function is called; then those that come are answered.
 * @param {Page} page @param {string} request */
async function hang(page, request) {
  let hangs = true;
  await page.route(request, (route) => (hangs ? undefined : route.continue()));
  return () => (hangs = false);
}

/**
 * What is waited for: where, the request, the words for it, and what is there when it has come.
 * @typedef {object} Wait
 * @property {string} name
 * @property {(page: Page) => Promise<string>} path
 * @property {string} request
 * @property {string} words
 * @property {string} shows
 */

/** @type {Wait[]} */
const WAITS = [
  { name: 'who one is', path: async () => '/', request: '**/api/v1/session', words: 'Connecting to the server…', shows: '.door' },
  { name: 'what can be played', path: async () => '/new', request: '**/api/v1/catalogue', words: 'Connecting to the server…', shows: '.new-foot' },
  { name: 'open tables', path: async () => '/', request: '**/api/v1/tables', words: 'Looking for tables…', shows: 'text=No one is waiting right now' },
  { name: 'past games', path: (page) => guest(page).then(() => '/history'), request: '**/api/v1/me/games?*', words: 'Loading your games…', shows: '.past-games .none' },
  { name: 'tokens', path: (page) => guest(page).then(() => '/account'), request: '**/api/v1/me/tokens', words: 'Loading your tokens…', shows: 'text=You have no tokens.' },
  { name: 'muted players', path: (page) => guest(page).then(() => '/account'), request: '**/api/v1/me/mutes', words: 'Loading the list…', shows: 'text=You haven’t muted anyone.' },
  { name: 'the tutorial', path: async () => '/learn', request: '**/js/pages/learn-scenes.json', words: 'Loading the page…', shows: '.learn-foot' },
  { name: 'a replay', path: (page) => guest(page).then(() => wholeGame(page)).then((table) => `/replay/${table}`), request: '**/replay?from=*', words: 'Loading the game…', shows: '.replay-controls' },
];

for (const { name, path, request, words, shows } of WAITS) {
  test(`${name}: an answer that does not come, and one that is an error, are told and asked for again`, async (t) => {
    const page = await visit(t, 'about:blank', { worker: false, expected: EXPECTED, size: 'phone' });
    const address = await path(page);
    const answer = await hang(page, request);
    await page.goto(address);
    await main(page).getByText(words).first().waitFor();
    await main(page).getByText(LONG).first().waitFor();
    answer();
    await tryAgain(page).first().click();
    await page.locator(shows).first().waitFor();
    assert.equal(await tryAgain(page).count(), 0);

    await page.route(request, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(address);
    await main(page).getByText('Can’t reach the server').first().waitFor();
    await page.unroute(request);
    await tryAgain(page).first().click();
    await page.locator(shows).first().waitFor();
  });
}

test('a table whose connection hangs is waited for, and comes when the next one does not', async (t) => {
  const page = await visit(t, '/', { worker: false, expected: EXPECTED });
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  let hangs = true;
  await page.routeWebSocket('/socket', (socket) => {
    if (!hangs) socket.connectToServer();
  });
  await page.goto(`/table/${table}`);
  await page.getByRole('heading', { name: 'Loading the table…' }).waitFor();
  await main(page).getByText(LONG).waitFor();
  hangs = false;
  await tryAgain(page).click();
  assert.equal(await asked(page), 'play');
});

test('the tracker, as a sheet on a phone: an answer that does not come, and one that is an error, are told and asked for again', async (t) => {
  const page = await visit(t, '/', { worker: false, expected: EXPECTED, size: 'phone' });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  await asked(page);
  const sheet = page.getByRole('dialog', { name: 'Tracker' });
  const again = sheet.getByRole('button', { name: 'Try again' });
  const cards = sheet.getByRole('grid', { name: 'Tracker' });
  const open = () => page.getByRole('button', { name: 'Tracker' }).click();

  const answer = await hang(page, '**/tracker');
  await open();
  await sheet.getByText('Loading the tracker…').waitFor();
  await sheet.getByText(LONG).waitFor();
  answer();
  await again.click();
  await cards.waitFor();
  assert.equal(await again.count(), 0);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.route('**/tracker', (route) => route.fulfill({ status: 500, body: '' }));
  await open();
  await sheet.getByText('Can’t reach the server').waitFor();
  await page.unroute('**/tracker');
  await again.click();
  await cards.waitFor();
});

test('a page whose code hangs says so; a new document has it', async (t) => {
  const page = await visit(t, '/', { worker: false, expected: EXPECTED });
  await page.locator('.door').first().waitFor();
  const answer = await hang(page, '**/js/pages/rules.js');
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Loading the page…' }).waitFor();
  await main(page).getByText(LONG).waitFor();
  answer();
  await tryAgain(page).click();
  await page.locator('.rules').waitFor();
});

test('a page whose code is lost says so, and so does what comes after a game', async (t) => {
  const page = await visit(t, '/', { worker: false, expected: EXPECTED });
  await page.route(/js\/pages\/(rules|after)\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
  await page.goto('/');
  await guest(page);
  await page.goto(`/table/${await wholeGame(page)}`);
  await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
  await page.unroute(/js\/pages\/(rules|after)\.js/);
  await tryAgain(page).click();
  await page.locator('section.after').waitFor();
});

test('without a network a page that is gone to says so, and comes by itself when there is one', async (t) => {
  const page = await visit(t, '/', { worker: false, expected: EXPECTED });
  await guest(page);
  const { table } = await findMoment(page, {}, inPhase(2));
  await page.goto('/history');
  await page.locator('.past-games .none').waitFor();
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.goBack();
  await page.locator('.past-games .none').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Players').selectOption({ index: 1 });
  await main(page).getByText('Can’t reach the server').waitFor();
  await page.context().setOffline(false);
  await main(page).getByText('No matching games').waitFor();
});

test('before there are any texts the page says in English that it is loading', async (t) => {
  const page = await visit(t, 'about:blank', { worker: false, expected: EXPECTED });
  const answer = await hang(page, '**/locales/*.ftl');
  await page.goto('/');
  await page.getByText('Interregnum is loading…').waitFor();
  await page.getByText(LONG).waitFor();
  answer();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('.door').first().waitFor();
  assert.equal(await page.getByText('Interregnum is loading…').count(), 0);
});
