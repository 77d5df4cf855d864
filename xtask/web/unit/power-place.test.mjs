// Where the sheet with a power stands.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInTheWay, overlap, spotFor } from '../../../crates/server/web/js/ui/power-place.js';

const SIZE = { width: 292, height: 220 };
const VIEW = { width: 1440, height: 900 };
const box = (/** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ width, /** @type {number} */ height) => ({ left, top, width, height });
const CARD = box(700, 700, 90, 130);
const LINE = box(360, 630, 700, 55);

/** @param {import('../../../crates/server/web/js/ui/power-place.js').Spot} spot */
const sheetAt = ({ left, top }) => ({ left, top, ...SIZE });

test('with nothing around it stands above the middle of its card, and points there', () => {
  const spot = spotFor(CARD, SIZE, VIEW, []);
  assert.equal(spot.side, 'above');
  assert.ok(Math.abs(spot.left + SIZE.width / 2 - 745) <= 1 && spot.top + SIZE.height < 700 && spot.top + SIZE.height > 680);
  assert.ok(Math.abs(spot.point - SIZE.width / 2) <= 1);
});

test('at the edges of the window all of it is seen, and the point stays on the card', () => {
  const left = spotFor(box(4, 700, 90, 130), SIZE, VIEW, []);
  assert.deepEqual([left.left, left.side, left.point], [8, 'above', 41]);
  const top = spotFor(box(700, 4, 90, 130), SIZE, VIEW, []);
  assert.equal(top.side, 'below');
  assert.ok(top.top > 134);
});

test('what must not be covered is not, however far it has to go', () => {
  const obstacles = [LINE, box(620, 200, 210, 300), box(360, 690, 700, 150), box(840, 200, 210, 300)].map((one) => ({ box: one, cost: Infinity }));
  const spot = spotFor(CARD, SIZE, VIEW, obstacles);
  assert.ok(!isInTheWay(sheetAt(spot), obstacles));
  assert.equal(overlap(sheetAt(spot), CARD), 0);
});

test('what is only needed a little is covered before it goes far away', () => {
  const far = spotFor(CARD, SIZE, VIEW, [{ box: box(0, 0, 1440, 690), cost: 5 }]);
  assert.equal(far.side, 'above');
  const near = spotFor(CARD, SIZE, VIEW, [{ box: box(300, 400, 800, 290), cost: 2000 }]);
  assert.notEqual(near.side, 'above');
});

test('where there is no room, as little as can be is covered', () => {
  const small = { width: 300, height: 240 };
  const spot = spotFor(box(100, 100, 90, 130), SIZE, small, []);
  assert.deepEqual([spot.left, spot.top], [8, 8]);
});
