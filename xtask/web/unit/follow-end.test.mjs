// Lists that grow at their end.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { followEnd } from '../../../crates/server/web/js/ui/follow-end.js';
import { getDirectiveClass } from '../../../crates/server/web/vendor/lit-html/directive-helpers.js';

/** Elements whose size is watched. @type {Set<any>} */
const watched = new Set();
/** What the next frame does. @type {Map<number, () => void>} */
const frames = new Map();
let asked = 0;

class ResizeObserver {
  /** @param {() => void} resized */
  constructor(resized) {
    this.resized = resized;
  }

  observe() {
    watched.add(this);
  }

  disconnect() {
    watched.delete(this);
  }
}

beforeEach(() => {
  const requestAnimationFrame = (/** @type {() => void} */ run) => (frames.set((asked += 1), run), asked);
  Object.assign(globalThis, { ResizeObserver, requestAnimationFrame, cancelAnimationFrame: (/** @type {number} */ frame) => frames.delete(frame) });
});

afterEach(() => {
  for (const name of ['ResizeObserver', 'requestAnimationFrame', 'cancelAnimationFrame']) Reflect.deleteProperty(globalThis, name);
  for (const all of [watched, frames]) all.clear();
});

const draw = () => [...frames].forEach(([frame, run]) => (frames.delete(frame), run()));

/** A list on the page: an element that scrolls as far as its height, of which nothing is seen at once. */
function list() {
  const element = Object.assign(new EventTarget(), { scrollTop: 0, scrollHeight: 100 });
  const listens = mock.method(element, 'addEventListener');
  const Follow = /** @type {any} */ (getDirectiveClass(followEnd(0)));
  const follow = Object.assign(new Follow({}), { isConnected: true });
  return { element, listens, follow, now: (/** @type {number} */ count) => follow.update({ element }, [count]) };
}

test('it is scrolled to its end when something comes, or when it gets less room', () => {
  const { element, now } = list();
  now(1);
  draw();
  assert.equal(element.scrollTop, 100);
  element.scrollHeight = 140;
  now(1);
  draw();
  assert.equal(element.scrollTop, 100, 'nothing has come');
  now(2);
  draw();
  assert.equal(element.scrollTop, 140);
  element.scrollHeight = 150;
  for (const { resized } of watched) resized();
  assert.equal(element.scrollTop, 150);
});

test('it stays where somebody reads who has scrolled back', () => {
  const { element, now } = list();
  now(1);
  draw();
  element.scrollTop = 20;
  element.dispatchEvent(new Event('scroll'));
  now(2);
  draw();
  for (const { resized } of watched) resized();
  assert.equal(element.scrollTop, 20);
});

test('once it is off the page, nothing listens, watches or waits for a frame; back on it, it follows again', () => {
  const { element, listens, follow, now } = list();
  now(1);
  assert.deepEqual([watched.size, frames.size], [1, 1]);
  const [, , { signal }] = /** @type {any} */ (listens.mock.calls[0].arguments);
  follow.disconnected();
  assert.deepEqual([watched.size, frames.size, signal.aborted], [0, 0, true]);
  follow.reconnected();
  now(2);
  draw();
  assert.deepEqual([watched.size, element.scrollTop], [1, 100]);
});
