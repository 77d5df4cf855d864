// Reloading, losing the network, losing the server: the game waits, and the page says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { answer, asked, hand, play, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { server, visit } = world();

/** What the browser itself complains of while there is no way to the server. */
const UNREACHABLE = [/WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/, /error occurred when fetching the script/];

test('a reload in the middle of a game loses nothing', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page)}`);
  for (let i = 0; i < 5; i += 1) await answer(page, await asked(page));
  await asked(page);
  const cards = () => hand(page).getByRole('button').evaluateAll((all) => all.map((card) => card.dataset.face));
  const before = await cards();
  await page.reload();
  await asked(page);
  assert.deepEqual(await cards(), before);
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 21 });
});

test('the network goes and comes back in the middle of a game', async (t) => {
  const page = await visit(t, '/', { size: 'phone', expected: UNREACHABLE });
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => view.game.phase === 2);
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.context().setOffline(true);
  await whatToDo(page).getByText('Connection lost').waitFor();
  await page.getByRole('alert').getByText('Connection lost').waitFor({ state: 'attached' });
  await page.context().setOffline(false);
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 13 });
});

test('the server is killed in the middle of a game and comes back: the game goes on to its end', async (t) => {
  const page = await visit(t, '/', { expected: UNREACHABLE });
  await guest(page);
  await page.goto(`/table/${await begin(page)}`);
  for (let i = 0; i < 8; i += 1) await answer(page, await asked(page));
  await asked(page);
  await server.kill();
  await whatToDo(page).getByText('Connection lost').waitFor();
  await server.start();
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 18 });
  await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
});

test('a card that is touched while the server is away is played when it is back', async (t) => {
  const page = await visit(t, '/', { expected: UNREACHABLE });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  await asked(page);
  const cards = hand(page).getByRole('button');
  await server.kill();
  await whatToDo(page).getByText('Connection lost').waitFor();
  await cards.first().click({ position: { x: 26, y: 26 } });
  await server.start();
  await cards.nth(12).waitFor({ state: 'detached' });
});

/** The page is kept for times without a server as soon as its worker serves it, on the first visit.
 * @param {import('playwright-core').Page} page */
const isKept = (page) =>
  page.evaluate(async () => {
    while (!navigator.serviceWorker.controller || !(await caches.match('/'))) await new Promise(requestAnimationFrame);
  });

test('whoever comes while the server is away is told so, and comes in by itself later', async (t) => {
  const page = await visit(t, '/', { expected: UNREACHABLE });
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
  await isKept(page);
  await server.kill();
  await page.reload();
  await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play the computer' }).waitFor();
});

test('whoever wishes a language that was not fetched before the server went away reads English until it is back', async (t) => {
  const page = await visit(t, '/', { expected: UNREACHABLE });
  await isKept(page);
  await server.kill();
  await page.evaluate(() => localStorage.setItem('interregnum.settings', JSON.stringify({ language: 'hu' })));
  await page.reload();
  await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('html[lang="hu"] .door').first().waitFor();
});

test('the page can be installed: manifest, icons, and a page for when there is no network', async (t) => {
  const page = await visit(t, '/');
  const address = await page.evaluate(() => /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]')).href);
  const manifest = await (await page.request.get(address)).json();
  for (const icon of manifest.icons) icon.src = new URL(icon.src, address).href;
  assert.ok(manifest.name && manifest.start_url && ['standalone', 'fullscreen', 'minimal-ui'].includes(manifest.display));
  const wanted = (/** @type {string} */ sizes, /** @type {string} */ purpose) => manifest.icons.some((/** @type {any} */ icon) => icon.type === 'image/png' && icon.sizes === sizes && icon.purpose === purpose);
  assert.ok(wanted('192x192', 'any') && wanted('512x512', 'any') && wanted('512x512', 'maskable'));
  for (const icon of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, icon.src);
    assert.ok(icon.sizes === 'any' ? size > 0 : icon.sizes === `${size}x${size}`, icon.src);
    assert.match((await page.request.get(icon.src)).headers()['content-type'], new RegExp(`^${icon.type.replace('+', '\\+')}`));
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

test('whoever is not known any more when the connection comes back comes in as a new guest', async (t) => {
  const page = await visit(t, '/', { expected: [...UNREACHABLE, /status of 401/] });
  await guest(page);
  const table = await begin(page);
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.context().clearCookies();
  await server.kill();
  await whatToDo(page).getByText('Connection lost').waitFor();
  await server.start();
  await page.locator('.connection[data-status="open"]').waitFor();
  const { person } = await (await page.request.get('/api/v1/session')).json();
  assert.notEqual(person.name, 'Ada');
  await hand(page).waitFor({ state: 'detached' });
});

test('a page that is too old for the server says so', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.routeWebSocket('/socket', (socket) => {
    const real = socket.connectToServer();
    socket.onMessage((text) => real.send(String(text).replace('"version":1', '"version":999')));
  });
  await page.goto('/');
  await page.getByRole('dialog', { name: 'This page is out of date' }).getByRole('button', { name: 'Reload' }).waitFor();
});

test('what was said before the connection broke is not said twice', async (t) => {
  const page = await visit(t, '/', { expected: UNREACHABLE });
  await guest(page);
  const table = await begin(page);
  let swallow = true;
  await page.routeWebSocket('/socket', (socket) => {
    const real = socket.connectToServer();
    real.onMessage((text) => {
      const { say, table: of } = JSON.parse(String(text));
      // The server has done it, but the page hears nothing of it.
      if (swallow && (say === 'done' || say === 'said')) {
        if (say === 'done' && !of) swallow = false;
        if (!swallow) socket.close();
      } else socket.send(text);
    });
  });
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Once, and once only');
  await page.keyboard.press('Enter');
  await page.getByText('may or may not have gone through').first().waitFor();
  await page.locator('.sayings p').waitFor();
  assert.equal(await page.locator('.sayings p').count(), 1);
});
