// What moves: only by transform and opacity, never for long, and not at all where the person wants it so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest } from './support/hasten.mjs';
import { Notes } from './support/notes.mjs';
import { asked, hand, play, playable, touch } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** What a compositor moves by itself, without drawing anything anew. */
const CHEAP = ['opacity', 'rotate', 'scale', 'transform', 'translate'];

/** Writes down what is moved by script, as `opacity translate`, and what of.
 * @param {Page} page */
async function noteMotion(page) {
  const notes = new Notes();
  await page.exposeFunction('noteMotion', (/** @type {string} */ line) => notes.add(line));
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const effect = /** @type {KeyframeEffect} */ (animation.effect);
      const moved = effect.getKeyframes().flatMap((one) => Object.keys(one)).filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      const part = effect.pseudoElement ?? '';
      Reflect.get(globalThis, 'noteMotion')(`${[...new Set(moved)].sort().join(' ')} of ${this.closest('.slot, .hand, .ghost, .tile, .offer')?.classList[0] ?? this.tagName}${part}`);
      return animation;
    };
  });
  return notes;
}

/** Somebody at a table of two, before a trick.
 * @param {import('node:test').TestContext} t @param {import('./support/world.mjs').Wishes} wishes @param {(view: any) => boolean} until */
async function player(t, wishes, until) {
  /** @type {Notes} */
  let motion;
  const page = await visit(t, '/', { ...wishes, prepare: async (one) => void (motion = await noteMotion(one)) });
  await guest(page);
  const { table } = await findMoment(page, {}, until);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  return { page, motion };
}

test('whatever moves in Phase Two, up to the votes, is moved by transform and opacity', async (t) => {
  const { page, motion } = await player(t, { size: 'phone', motion: true, likes: { motion: 'fast' } }, (view) => view.game.phase === 2);
  await play(page);
  const moved = [...new Set(motion.lines)];
  const dear = moved.filter((line) => line.split(' of ')[0].split(' ').some((name) => !CHEAP.includes(name)));
  assert.deepEqual(dear, []);
  for (const what of [/translate.* of slot$/, /opacity of slot::after/, /translate.* of ghost$/, /rotate of tile::before/]) assert.ok(moved.some((line) => what.test(line)), `${what} of\n${moved.join('\n')}`);
});

test('where the system wants less motion, nothing goes anywhere: a card is faded in', async (t) => {
  const { page, motion } = await player(t, { size: 'phone' }, (view) => view.game.trick.length === 0);
  await touch(playable(page).first());
  await motion.until(/^opacity of slot$/);
  assert.equal(await asked(page), 'play');
  assert.deepEqual([...new Set(motion.lines)], ['opacity of slot']);
});

test('a card that is dragged goes with the finger, tilts by six degrees at most, and lies straight again', async (t) => {
  const page = await visit(t, '/', { motion: true });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  const card = hand(page).getByRole('button').nth(4);
  const styled = () => card.evaluate(({ style }) => ({ translate: style.translate, rotate: style.rotate }));
  await card.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const box = await card.boundingBox() ?? assert.fail('the card is seen');
  await page.mouse.move(box.x + 26, box.y + 26);
  await page.mouse.down();
  await page.mouse.move(box.x + 58, box.y + 26, { steps: 2 });
  assert.deepEqual(await styled(), { translate: '32px', rotate: '2deg' });
  await page.mouse.move(box.x + 426, box.y + 16, { steps: 4 });
  assert.deepEqual(await styled(), { translate: '400px -10px', rotate: '6deg' });
  await page.mouse.up();
  assert.deepEqual(await hand(page).getByRole('button').evaluateAll((all) => all.map((one) => `${one.style.translate}${one.style.rotate}`).join('')), '');
  assert.equal(await hand(page).getByRole('button').count(), 13, 'it was not played');
});
