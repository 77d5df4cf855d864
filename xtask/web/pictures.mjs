// The pictures in README.md: a table, a phone, and a few seconds of a game that moves. A real server deals them from a
// seed, so that they change only with the page.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { begin, guest, hasten } from './tests/support/hasten.mjs';
import { asked, playable } from './tests/support/play.mjs';
import { strongest } from './tests/support/preferences.mjs';
import { Server } from './tests/support/server.mjs';

const SEED = 11;
const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
/** What a README may ask people to load. */
const LARGEST_FILM = 400 * 1024;
/** So long the film is, in milliseconds. */
const LENGTH = 9_000;
/** No frame is shown for less. */
const SHORTEST_FRAME = 100;

const run = promisify(execFile);
const server = new Server({ seed: SEED, pace: 500 });
await server.start();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
try {
  await still('table', { width: 1440, height: 900 }, 'light', (view) => view.game.phase === 1 && view.game.tricks.done >= 5);
  await still('phone', { width: 390, height: 844 }, 'dark', (view) => view.game.phase === 2 && view.game.tricks.done >= 5);
  await film();
} finally {
  await browser.close();
  await server.stop();
}

/** Somebody who has sat down to play against a bot that plays well.
 * @param {{width: number, height: number}} viewport @param {'light' | 'dark'} colorScheme
 * @param {'reduce' | 'no-preference'} reducedMotion @param {number} [deviceScaleFactor] */
async function player(viewport, colorScheme, reducedMotion, deviceScaleFactor = 1) {
  const context = await browser.newContext({ baseURL: server.address, viewport, colorScheme, reducedMotion, deviceScaleFactor, locale: 'en' });
  const page = await context.newPage();
  await guest(page, 'Ada');
  const table = await begin(page, { deck: 'claim2', bots: [null, 'adept'] });
  return { page, table };
}

/** One moment of a game.
 * @param {string} name @param {{width: number, height: number}} viewport @param {'light' | 'dark'} colours
 * @param {(view: any) => boolean} until */
async function still(name, viewport, colours, until) {
  const { page, table } = await player(viewport, colours, 'reduce');
  await hasten(page, table, (view) => until(view) && 'play' in view.game.question, strongest);
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${DOCS}${name}.png` });
  console.log(`docs/${name}.png`);
  await page.context().close();
}

/** A few tricks, as they look when somebody plays them. */
async function film() {
  const { page, table } = await player({ width: 1440, height: 900 }, 'light', 'no-preference', 0.6);
  await hasten(page, table, (view) => view.game.phase === 2 && view.game.tricks.done >= 4, strongest);
  await page.goto(`/table/${table}`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
  const folder = await mkdtemp(join(tmpdir(), 'interregnum-film-'));
  const frames = await recorded(page, folder, async (over) => {
    while (!over()) {
      if ((await asked(page)) !== 'play') return;
      await page.waitForTimeout(600);
      const card = playable(page).last();
      await card.hover({ position: { x: 26, y: 26 } });
      await page.waitForTimeout(300);
      await card.click({ position: { x: 26, y: 26 } });
    }
  });
  const words = frames.flatMap(({ path, shown }) => ['-d', String(Math.round(shown)), path]);
  await run('img2webp', ['-loop', '0', '-lossy', '-q', '45', '-m', '6', ...words, '-o', `${DOCS}game.webp`]);
  await rm(folder, { recursive: true });
  const { size } = await stat(`${DOCS}game.webp`);
  console.log(`docs/game.webp: ${frames.length} frames, ${Math.round(size / 1024)} KiB`);
  if (size > LARGEST_FILM) throw new Error(`docs/game.webp has ${size} bytes, more than ${LARGEST_FILM}`);
}

/** Pictures of the page while something is done there, each with how long it is to be shown. What looks the same is one.
 * @param {import('playwright-core').Page} page @param {string} folder @param {(over: () => boolean) => Promise<void>} action
 * @returns {Promise<{path: string, shown: number}[]>} */
async function recorded(page, folder, action) {
  /** @type {{path: string, shown: number}[]} */
  const frames = [];
  const begun = Date.now();
  const over = () => Date.now() - begun > LENGTH;
  const acting = action(over);
  /** @type {Buffer | undefined} */
  let last;
  for (let at = Date.now(); !over();) {
    const picture = await page.screenshot({ type: 'png' });
    const pause = SHORTEST_FRAME - (Date.now() - at);
    if (pause > 0) await page.waitForTimeout(pause);
    const shown = Date.now() - at;
    at += shown;
    if (last?.equals(picture)) {
      frames[frames.length - 1].shown += shown;
      continue;
    }
    last = picture;
    const path = join(folder, `${frames.length}.png`);
    await writeFile(path, picture);
    frames.push({ path, shown });
  }
  await acting;
  return frames;
}
