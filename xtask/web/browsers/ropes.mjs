// The cells of a vote's rope, as they are painted. Gradients are where browsers differ, and nothing but the pixels shows it.

import assert from 'node:assert/strict';
import { decode } from './png.mjs';

/** @typedef {import('./png.mjs').Colour} Colour */
/** @typedef {'mine' | 'open' | 'theirs'} Kind */

/**
 * A cell on the page.
 * @typedef {object} Cell
 * @property {Kind} kind
 * @property {string} where
 * @property {number} y a row of pixels in its middle, where no light or shade lies on its colours
 * @property {number[]} xs pixels of this row in its middle half, but for those under the notch
 * @property {string} image what it is painted with
 */

/** How far a channel may be from what is meant: rounding, and the next shade of a gradient. */
const CLOSE = 26;

/** Every cell of the ropes that are in sight has the colours that are meant for it.
 * @param {import('./visitor.mjs').Visitor} visitor */
export async function ropesAreRight(visitor) {
  await visitor.tab.run(`document.querySelector('.rope').scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await visitor.settle();
  /** @type {{cells: Cell[], width: number}} */
  const { cells, width } = await visitor.tab.run(`(${cellsInSight})()`);
  const picture = decode(await visitor.tab.picture());
  assert.equal(picture.width, width, 'a pixel of the picture is one of the page');
  for (const kind of /** @type {Kind[]} */ (['mine', 'theirs'])) assert.ok(cells.some((cell) => cell.kind === kind), `there are cells of this kind: ${kind}`);
  const wrong = cells.flatMap((cell) => cell.xs.filter((x) => !isMeant(cell, picture.at(x, cell.y))).map((x) => `${cell.where}, ${cell.kind}: ${picture.at(x, cell.y)} at ${x}, ${cell.y}`));
  assert.deepEqual(wrong, []);
}

/** My cells have the middle colour of their gradient; theirs are striped in two colours; those still to come are in the dark.
 * @param {Cell} cell @param {Colour} colour */
function isMeant({ kind, image }, colour) {
  if (kind === 'open') return Math.max(...colour) < 128;
  const named = [...image.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((one) => /** @type {Colour} */ (one.slice(1).map(Number)));
  if (kind === 'mine') return isBetween(named[1], named[1], colour);
  return isBetween(named[0], /** @type {Colour} */ (named.at(-1)), colour);
}

/** @param {Colour} one @param {Colour} other @param {Colour} colour */
function isBetween(one, other, colour) {
  const part = (/** @type {number} */ share) => one.map((channel, i) => channel + share * (other[i] - channel));
  return Array.from({ length: 21 }, (_, i) => part(i / 20)).some((mixed) => mixed.every((channel, i) => Math.abs(channel - colour[i]) <= CLOSE));
}

/** Runs in the page. @returns {{cells: Cell[], width: number}} */
function cellsInSight() {
  /** @type {Cell[]} */
  const cells = [];
  for (const rope of document.querySelectorAll('.rope.in-cells')) {
    const box = rope.getBoundingClientRect();
    if (box.width === 0 || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue;
    const middle = (box.left + box.right) / 2;
    for (const part of rope.querySelectorAll('i')) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const { flexGrow, backgroundImage: image } = getComputedStyle(part);
      const count = Number(flexGrow);
      for (let cell = 0; cell < count; cell += 1) {
        const [from, to] = [0.25, 0.75].map((share) => left + ((cell + share) * width) / count);
        const xs = Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from)) }, (_, i) => Math.ceil(from) + i).filter((x) => Math.abs(x + 0.5 - middle) > 5);
        const kind = /** @type {Kind} */ (part.className);
        // The middle stop of my gradient is a little above the middle.
        const y = Math.floor(top + height * (kind === 'mine' ? 0.45 : 0.5));
        cells.push({ kind, where: rope.closest('[data-faction]')?.getAttribute('data-faction') ?? 'a row', y, xs, image });
      }
    }
  }
  return { cells, width: innerWidth };
}
