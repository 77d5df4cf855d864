// Where the sheet with a power stands: near its card, and over nothing that is needed.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Something that the sheet should not cover. What must not be covered at all costs `Infinity`.
 * @typedef {{box: Box, cost: number}} Obstacle */

/** Where it stands, on which side of its card, and how far along that edge its point is.
 * @typedef {{left: number, top: number, side: 'above' | 'below' | 'left' | 'right', point: number}} Spot */

/** How far it stays from its card, and from the edges of the window. */
const GAP = 14;
const EDGE = 8;
/** How far its point stays from its corners, and from its head. */
const CORNER = 22;
const HEAD = 76;
/** Covering any of these is worse than all distance and everything else together. */
const FORBIDDEN = 1e6;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** How much of one box another covers, in square pixels.
 * @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** @param {Box} a @param {Box} b */
function distance(a, b) {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(x, y);
}

/** The best place for a sheet of this size.
 * @param {Box} anchor the card @param {{width: number, height: number}} size @param {{width: number, height: number}} view the window
 * @param {Obstacle[]} obstacles
 * @returns {Spot} */
export function spotFor(anchor, size, view, obstacles) {
  const [across, down] = [view.width - size.width - EDGE, view.height - size.height - EDGE];
  const beside = [anchor, ...obstacles.map(({ box }) => box)];
  const lefts = [...beside.flatMap((box) => [box.left - size.width - GAP, box.left + box.width + GAP]), anchor.left + anchor.width / 2 - size.width / 2, anchor.left, anchor.left + anchor.width - size.width];
  const tops = [...beside.flatMap((box) => [box.top - size.height - GAP, box.top + box.height + GAP]), anchor.top + anchor.height / 2 - size.height / 2, anchor.top + anchor.height - size.height];
  const unique = (/** @type {number[]} */ values, /** @type {number} */ most) => [...new Set(values.map((value) => Math.round(clamp(value, EDGE, Math.max(EDGE, most)))))];
  let best = { left: EDGE, top: EDGE, cost: Infinity };
  for (const left of unique(lefts, across)) {
    for (const top of unique(tops, down)) {
      const cost = costOf({ left, top, ...size }, anchor, obstacles);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top, ...pointing({ ...best, ...size }, anchor) };
}

/** @param {Box} sheet @param {Box} anchor @param {Obstacle[]} obstacles */
function costOf(sheet, anchor, obstacles) {
  const covers = (/** @type {Box} */ box) => overlap(sheet, box) / Math.max(1, box.width * box.height);
  const cost = obstacles.reduce((sum, { box, cost: each }) => sum + covers(box) * Math.min(each, FORBIDDEN), covers(anchor) * FORBIDDEN);
  // Above its card it is looked for first.
  const above = sheet.top + sheet.height <= anchor.top ? 0 : 12;
  return cost + above + distance(sheet, anchor) + Math.abs(sheet.left + sheet.width / 2 - anchor.left - anchor.width / 2) / 50;
}

/** Where the point of a sheet is that stands there.
 * @param {Box} sheet @param {Box} anchor
 * @returns {Pick<Spot, 'side' | 'point'>} */
function pointing(sheet, anchor) {
  const [x, y] = [anchor.left + anchor.width / 2 - sheet.left, anchor.top + anchor.height / 2 - sheet.top];
  const along = (/** @type {number} */ value, /** @type {number} */ length, /** @type {number} */ least) => Math.round(clamp(value, least, length - CORNER));
  if (sheet.left + sheet.width <= anchor.left) return { side: 'left', point: along(y, sheet.height, HEAD) };
  if (sheet.left >= anchor.left + anchor.width) return { side: 'right', point: along(y, sheet.height, HEAD) };
  return { side: y > sheet.height / 2 ? 'above' : 'below', point: along(x, sheet.width, CORNER) };
}

/** Whether a sheet that stands there covers what must not be covered.
 * @param {Box} sheet @param {Obstacle[]} obstacles */
export const isInTheWay = (sheet, obstacles) => obstacles.some(({ box, cost }) => cost === Infinity && overlap(sheet, box) > 0);
