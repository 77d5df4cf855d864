// Cards as they are in a hand on a phone, without any colour: what stands on them can be read, and factions are told apart.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from '../browsers/png.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CODES = ['GO', 'KN', 'UD', 'DW', 'DG', 'GN', 'GI', 'DR', 'TR', 'SE', 'PX', 'PF', 'UC', 'BA'];
const WIDTH = 44;

/** What has no more difference to its ground than this is the edge of a sign, or its glow. */
const FAINT = 1.6;
/** The contrast of a sign with what is behind it: WCAG AA for large letters and for graphics. */
const READABLE = 3;
/** How much lighter or darker two cards are on average where they lie upon each other, of 100. */
const APART = 6;

/** Draws cards of all factions, and says where they are, and where value and emblem are on them.
 * @param {Page} page @param {number} value */
const drawn = (page, value) =>
  page.evaluate(async ({ codes, width, value }) => {
    const main = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="module"]')).src;
    const [{ card }, { mount }] = await Promise.all([import(new URL('ui/pictures.js', main).href), import(new URL('view.js', main).href)]);
    document.querySelector('#cards')?.remove();
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'cards';
    Object.assign(place.style, { position: 'fixed', inset: '0', zIndex: '99', background: 'var(--cloth)', display: 'flex', flexWrap: 'wrap', gap: '20px', alignContent: 'start', padding: '20px' });
    mount(place, () => codes.map((code) => card(`${code}${value}`)));
    for (const one of place.querySelectorAll('.card')) /** @type {HTMLElement} */ (one).style.setProperty('--w', `${width}px`);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const boxOf = (/** @type {Element | null} */ one) => {
      const { left, top, right, bottom } = /** @type {Element} */ (one).getBoundingClientRect();
      return { x: Math.ceil(left), y: Math.ceil(top), width: Math.floor(right) - Math.ceil(left), height: Math.floor(bottom) - Math.ceil(top) };
    };
    return [...place.querySelectorAll('.card')].map((one) => ({ whole: boxOf(one), value: boxOf(one.querySelector('.num')), emblem: boxOf(one.querySelector('.emb')) }));
  }, { codes: CODES, width: WIDTH, value });

/** Shows the signs on cards, or only what is behind them. @param {Page} page @param {boolean} shown */
const showSigns = (page, shown) =>
  page.evaluate((visible) => {
    for (const sign of document.querySelectorAll('#cards :is(.num, .emb)')) /** @type {SVGElement} */ (sign).style.visibility = visible ? '' : 'hidden';
  }, shown);

/** How bright the pixels of a picture are, from 0 to 1. @param {Page} page */
async function brightness(page) {
  const picture = decode(await page.screenshot());
  const linear = (/** @type {number} */ value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const [red, green, blue] = picture.at(x, y).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
}

/** @param {Box} box */
const pixels = ({ x, y, width, height }) => Array.from({ length: width * height }, (_, i) => /** @type {const} */ ([x + (i % width), y + Math.floor(i / width)]));

/** The contrast that half of a sign has at least, and how much of its box it fills.
 * @param {Box} box @param {(x: number, y: number) => number} signs @param {(x: number, y: number) => number} ground */
function contrastOf(box, signs, ground) {
  const all = pixels(box).map(([x, y]) => {
    const [one, other] = [signs(x, y) + 0.05, ground(x, y) + 0.05];
    return Math.max(one, other) / Math.min(one, other);
  });
  const seen = all.filter((one) => one > FAINT).sort((a, b) => a - b);
  return { contrast: seen[Math.floor(seen.length / 2)] ?? 1, share: seen.length / all.length };
}

/** From 0, black, to 100, white, in steps that look equal. @param {number} bright */
const lightness = (bright) => (bright > 216 / 24389 ? 116 * Math.cbrt(bright) - 16 : (bright * 24389) / 27);

for (const colours of /** @type {const} */ (['light', 'dark'])) {
  test(`cards of ${WIDTH} px are readable in greyscale, and no two factions look alike, ${colours}`, async (t) => {
    const page = await visit(t, '/', { colours });
    await page.locator('.door').first().waitFor();
    /** @type {string[]} */
    const faults = [];
    for (const value of [1, 8]) {
      const cards = await drawn(page, value);
      const signs = await brightness(page);
      await showSigns(page, false);
      const ground = await brightness(page);
      await showSigns(page, true);
      cards.forEach((card, i) => {
        for (const sign of /** @type {const} */ (['value', 'emblem'])) {
          const { contrast, share } = contrastOf(card[sign], signs, ground);
          if (contrast < READABLE || share < 0.15) faults.push(`${CODES[i]}${value}: the ${sign} has a contrast of ${contrast.toFixed(2)}, on ${Math.round(share * 100)} % of its box`);
        }
        cards.slice(0, i).forEach((other, j) => {
          const [mine, theirs] = [pixels(card.whole), pixels(other.whole)].map((all) => all.map(([x, y]) => lightness(signs(x, y))));
          const apart = mine.reduce((sum, one, k) => sum + Math.abs(one - theirs[k]), 0) / mine.length;
          if (apart < APART) faults.push(`${CODES[i]}${value} and ${CODES[j]}${value} differ by ${apart.toFixed(1)}`);
        });
      });
    }
    assert.deepEqual(faults, []);
  });
}
