// The page's own fonts, and what stands in for them until they are there or where they cannot come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest } from './support/hasten.mjs';
import { withoutFonts } from './support/pages.mjs';
import { asked } from './support/play.mjs';
import { SIZES, world } from './support/world.mjs';

const { visit } = world();

/** What Chromium counts as shifted, as a part of what is seen: a tenth is what browsers call good, this is hardly noticed. */
const MOST_SHIFT = 0.01;

/** The faces that the page has loaded.
 * @param {import('playwright-core').Page} page */
const loaded = (page) => page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].filter((face) => face.status === 'loaded' && !face.family.includes(' as ')).map((face) => `${face.family.replaceAll('"', '')} ${face.weight}`).sort()));

test('headings, text and numbers are in the page’s own fonts, with lining figures', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  await asked(page);
  assert.deepEqual(await loaded(page), ['Alegreya 700', 'Alegreya Sans 500', 'Alegreya Sans 700', 'Alegreya Sans 800']);
  const families = await page.evaluate(() => ['h1', 'p', 'button'].map((one) => getComputedStyle(/** @type {Element} */ (document.querySelector(one))).fontFamily.split(',')[0]?.replaceAll('"', '')));
  assert.deepEqual(families, ['Alegreya', 'Alegreya Sans', 'Alegreya Sans']);
  const oldStyle = await page.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => !getComputedStyle(one).fontVariantNumeric.includes('lining-nums')).map((one) => one.className || one.tagName));
  assert.deepEqual(oldStyle, []);
});

for (const [size, { width }] of Object.entries(SIZES)) {
  test(`fonts that come late shift nothing, ${width} px wide`, async (t) => {
    const page = await visit(t, '/sw.js', { size: /** @type {keyof typeof SIZES} */ (size), worker: false, expected: [/favicon/] });
    /** @type {() => void} */
    let release = () => {};
    const released = new Promise((done) => (release = () => done(undefined)));
    await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
    await page.addInitScript(() => {
      const shifts = Object.assign(globalThis, { shifts: /** @type {any[]} */ ([]) }).shifts;
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    });
    // The page counts as loaded only when its fonts are there.
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.door').first().waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll('.card')].length > 2);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.evaluate(() => void Reflect.get(globalThis, 'shifts').splice(0));
    release();
    await page.waitForFunction(() => document.fonts.check('500 16px "Alegreya Sans"') && document.fonts.check('700 16px "Alegreya"'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shift = await page.evaluate(() => Reflect.get(globalThis, 'shifts').reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.value, 0));
    t.diagnostic(`shifted: ${shift.toFixed(4)}; height ${before} px, then ${await height()} px`);
    assert.ok(shift < MOST_SHIFT, `shifted by ${shift}`);
  });
}

test('where fonts are blocked, the systems’ own stand in for them', async (t) => {
  const page = await visit(t, '/', withoutFonts());
  await page.locator('.door').first().waitFor();
  assert.deepEqual(await loaded(page), []);
});
