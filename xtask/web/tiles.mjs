// Draws the textures of the page from noise, always the same: crates/server/web/art/tiles/*.webp.
// Run: npm run tiles   (after this script has changed; the pictures are kept)
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../../crates/server/web/art/tiles/', import.meta.url);

/** Runs in the browser, whose own encoder writes the pictures: only dark, in few steps of opacity, which packs well.
 * @returns {Record<string, string>} data URLs by name */
function draw() {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

  /** Noise that repeats after width and height. @param {number} width @param {number} height */
  const noise = (width, height) => {
    const grid = Array.from({ length: width * height }, random);
    const at = (/** @type {number} */ x, /** @type {number} */ y) => grid[(((y % height) + height) % height) * width + (((x % width) + width) % width)];
    const ease = (/** @type {number} */ t) => t * t * (3 - 2 * t);
    return (/** @type {number} */ x, /** @type {number} */ y) => {
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [ease(x - left), ease(y - top)];
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
      return upper * (1 - down) + lower * down;
    };
  };

  /** @param {number} width @param {number} height @param {number} step of opacity @param {(x: number, y: number) => number} opacity */
  const tile = (width, height, step, opacity) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const picture = context.createImageData(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const alpha = Math.min(200, Math.max(0, Math.round((opacity(x, y) * 255) / step) * step));
        picture.data.set([28, 14, 4, alpha], (y * width + x) * 4);
      }
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.2);
  };

  // Oak: long fibres, pores, a slow wave.
  const [fibres, threads, wave, pores] = [noise(4, 64), noise(16, 128), noise(8, 8), noise(64, 128)];
  const grain = tile(384, 96, 14, (x, y) => {
    const bent = y + wave(x / 48, y / 12) * 7;
    const pore = pores(Math.floor(x / 6), Math.floor(bent)) > 0.9 ? 0.16 : 0;
    return 0.1 + (fibres(x / 96, bent / 1.5) - 0.5) * 0.42 + (threads(x / 24, bent) - 0.5) * 0.26 + pore;
  });
  // Cloth: over and under, a little uneven.
  const uneven = noise(48, 48);
  const weave = tile(48, 48, 6, (x, y) => {
    const over = ((x >> 1) + (y >> 1)) & 1;
    const thread = over ? (x & 1 ? 0.02 : 0.05) : y & 1 ? 0.13 : 0.09;
    return thread + (uneven(x / 2, y / 2) - 0.5) * 0.05;
  });
  // Limestone: blotches and specks.
  const [blotches, spots, specks] = [noise(6, 6), noise(16, 16), noise(96, 96)];
  const stone = tile(144, 144, 1, (x, y) => 0.015 + (blotches(x / 24, y / 24) - 0.4) * 0.016 + (spots(x / 9, y / 9) - 0.5) * 0.02 + (specks(x * 0.66, y * 0.66) - 0.5) * 0.02);
  return { grain, weave, stone };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage();
const tiles = await page.evaluate(draw);
await browser.close();
mkdirSync(folder, { recursive: true });
for (const [name, url] of Object.entries(tiles)) {
  const bytes = Buffer.from(url.split(',')[1], 'base64');
  writeFileSync(new URL(`${name}.webp`, folder), bytes);
  console.log(`${name}.webp ${bytes.length} bytes`);
}
