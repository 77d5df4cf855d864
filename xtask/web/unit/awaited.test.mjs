// What a page waits for: how far it is, and asking once more.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { Awaited } from '../../../crates/server/web/js/net/awaited.js';

const settled = () => new Promise((done) => process.nextTick(() => queueMicrotask(() => done(undefined))));

/** Something that is asked for, and answered by hand.
 * @param {import('node:test').TestContext} t @param {{persists?: boolean}} [how] */
function asked(t, how) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const life = new Lifetime();
  t.after(() => {
    life.end();
    mock.timers.reset();
  });
  /** @type {PromiseWithResolvers<string>[]} */
  const questions = [];
  const ask = () => {
    questions.push(Promise.withResolvers());
    return /** @type {PromiseWithResolvers<string>} */ (questions.at(-1)).promise;
  };
  return { awaited: new Awaited(life, () => 'words', ask, how), questions, life };
}

test('nothing is said of what comes soon; then that it is waited for, then that it takes long', async (t) => {
  const { awaited, questions } = asked(t);
  assert.equal(awaited.state, 'quiet');
  mock.timers.tick(400);
  assert.equal(awaited.state, 'coming');
  mock.timers.tick(4_600);
  assert.equal(awaited.state, 'slow');
  questions[0].resolve('it');
  await awaited.come;
  assert.equal(awaited.state, 'here');
  assert.equal(awaited.value, 'it');
});

test('a failure is kept until it is asked again; what was asked before does not count any more', async (t) => {
  const { awaited, questions } = asked(t);
  questions[0].reject({ type: 'fault' });
  await settled();
  assert.equal(awaited.state, 'failed');
  assert.deepEqual(awaited.problem, { type: 'fault' });
  awaited.again();
  assert.equal(awaited.state, 'coming');
  awaited.again();
  questions[1].resolve('late');
  await settled();
  assert.equal(awaited.isHere, false);
  questions[2].resolve('new');
  await awaited.come;
  assert.equal(awaited.value, 'new');
});

test('what is here stays when asking once more fails', async (t) => {
  const { awaited, questions } = asked(t);
  questions[0].resolve('it');
  await awaited.come;
  awaited.again();
  questions[1].reject({ type: 'unreachable' });
  await settled();
  assert.equal(awaited.value, 'it');
  assert.equal(awaited.state, 'here');
});

test('whoever never answers is given up, and asked again by itself where nothing else can be shown', (t) => {
  const { awaited, questions, life } = asked(t, { persists: true });
  mock.timers.tick(30_000);
  assert.equal(awaited.state, 'failed');
  assert.equal(questions.length, 1);
  mock.timers.tick(5_000);
  assert.equal(questions.length, 2);
  life.end();
  mock.timers.tick(100_000);
  assert.equal(questions.length, 2);
});
