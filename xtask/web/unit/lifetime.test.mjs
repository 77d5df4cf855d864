// What is started for a page, a dialog or a game is stopped at its end.

import assert from 'node:assert/strict';
import { beforeEach, describe, mock, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { signal } from '../../../crates/server/web/js/signals.js';

/** @type {string[]} */
let calls;
/** @param {string} name */
const call = (name) => () => void calls.push(name);

beforeEach(() => {
  calls = [];
});

describe('the end', () => {
  test('comes once, and the last thing that was started is stopped first', () => {
    const life = new Lifetime();
    life.atEnd(call('first'));
    life.atEnd(call('second'));
    assert.equal(life.over, false);
    life.end();
    life.end();
    assert.deepEqual(calls, ['second', 'first']);
    assert.ok(life.over && life.signal.aborted);
  });

  test('can be called earlier for one thing, and is not called again', () => {
    const life = new Lifetime();
    const stop = life.atEnd(call('one'));
    stop();
    stop();
    life.end();
    assert.deepEqual(calls, ['one']);
  });

  test('has come already: what is started then is stopped at once', () => {
    const life = new Lifetime();
    life.end();
    life.atEnd(call('late'));
    assert.deepEqual(calls, ['late']);
  });
});

test('listens until the end, and not at all after it', () => {
  const life = new Lifetime();
  const target = new EventTarget();
  life.listen(target, 'x', call('x'));
  target.dispatchEvent(new Event('x'));
  life.end();
  life.listen(target, 'x', call('too late'));
  target.dispatchEvent(new Event('x'));
  assert.deepEqual(calls, ['x']);
});

describe('time', () => {
  test('something is done again and again until it is stopped, or the end', (t) => {
    mock.timers.enable({ apis: ['setInterval'] });
    t.after(() => mock.timers.reset());
    const life = new Lifetime();
    const stop = life.every(100, call('a'));
    life.every(100, call('b'));
    mock.timers.tick(200);
    stop();
    mock.timers.tick(100);
    life.end();
    mock.timers.tick(500);
    assert.deepEqual(calls, ['a', 'b', 'a', 'b', 'b']);
  });

  test('something is done later, unless it is stopped or the end comes first', (t) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    t.after(() => mock.timers.reset());
    const life = new Lifetime();
    life.after(100, call('in time'));
    life.after(300, call('after the end'));
    const stop = life.after(100, call('stopped'));
    stop();
    mock.timers.tick(200);
    life.end();
    mock.timers.tick(1000);
    assert.deepEqual(calls, ['in time']);
  });
});

test('something is done with the next frame, unless it is stopped or the end comes first', (t) => {
  /** @type {Map<number, () => void>} */
  const frames = new Map();
  let asked = 0;
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {() => void} */ run) => (frames.set((asked += 1), run), asked), cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id) });
  t.after(() => ['requestAnimationFrame', 'cancelAnimationFrame'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const draw = () => [...frames].forEach(([id, run]) => (frames.delete(id), run()));
  const life = new Lifetime();
  life.frame(call('in time'));
  life.frame(call('stopped'))();
  draw();
  life.frame(call('after the end'));
  life.end();
  life.frame(call('too late'));
  assert.equal(frames.size, 0);
  draw();
  assert.deepEqual(calls, ['in time']);
});

test('follows signals until the end', () => {
  const life = new Lifetime();
  const count = signal(1);
  life.effect(() => void calls.push(`count ${count.value}`));
  count.value = 2;
  life.end();
  count.value = 3;
  assert.deepEqual(calls, ['count 1', 'count 2']);
});

describe('a lifetime within another', () => {
  test('ends with the outer one', () => {
    const outer = new Lifetime();
    const inner = outer.within();
    inner.atEnd(call('inner'));
    outer.end();
    assert.deepEqual(calls, ['inner']);
    assert.ok(inner.over);
  });

  test('may end before, and the outer one goes on', () => {
    const outer = new Lifetime();
    const inner = outer.within();
    inner.atEnd(call('inner'));
    inner.end();
    assert.equal(outer.over, false);
    outer.end();
    assert.deepEqual(calls, ['inner']);
  });
});
