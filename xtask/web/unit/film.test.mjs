// A game that is shown again, cut into steps, tricks and phases.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Film } from '../../../crates/server/web/js/pages/replay-film.js';
import { begin, server, two } from './support/page.mjs';

beforeEach(begin);

/** The game as the server sends it: a line for each update, and the table after it. */
const LINES = two.updates.map((/** @type {any} */ update) => ({ view: { number: update.number, game: update.number < 3 ? null : {} }, updates: [update] }));
const TEXT = LINES.map((/** @type {any} */ line) => `${JSON.stringify(line)}\n`).join('');

async function read(/** @type {import('node:test').TestContext} */ t, /** @type {unknown} */ text = TEXT) {
  const film = new Film();
  const asked = server(t, { 'api/v1/tables/q/replay?from=open': text });
  let calls = 0;
  await film.read('q', 'open', new AbortController().signal, () => (calls += 1));
  return { film, asked, calls };
}

test('is read line by line, and begins with the deal', async (t) => {
  const { film, asked, calls } = await read(t);
  assert.equal(asked[0].path, 'api/v1/tables/q/replay?from=open');
  assert.equal(film.steps.length, 55);
  assert.deepEqual([film.last, film.steps[0].view.number, film.done], [54, 3, true]);
  assert.ok(calls >= 2, 'when steps have come, and at the end');
});

test('a line that comes in two pieces is one line', async (t) => {
  const film = new Film();
  const half = TEXT.length / 2;
  const body = new ReadableStream({
    start(controller) {
      for (const piece of [TEXT.slice(0, half), TEXT.slice(half)]) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  t.mock.method(globalThis, 'fetch', async () => new Response(body));
  await film.read('q', 'open', new AbortController().signal, () => {});
  assert.equal(film.steps.length, 55);
});

test('that the server refuses fails with the reason', async (t) => {
  await assert.rejects(read(t, 404), { type: 'refused' });
});

describe('is cut', () => {
  test('into 26 tricks of two cards', async (t) => {
    const { film } = await read(t);
    assert.equal(film.cuts.length, 26);
    assert.deepEqual(film.cuts.map(({ phase, trick, cards }) => `${phase}.${trick}: ${cards}`), [1, 2].flatMap((phase) => Array.from({ length: 13 }, (_, i) => `${phase}.${i + 1}: 2`)));
  });

  test('so that each step knows its trick, and how many cards lie in it', async (t) => {
    const { film } = await read(t);
    assert.deepEqual([film.steps[0].cut, film.steps[0].card], [-1, 0]);
    for (const [i, { first, last }] of film.cuts.entries()) for (const step of film.steps.slice(first, last + 1)) assert.equal(step.cut, i);
    assert.deepEqual(film.steps.slice(1, 3).map(({ card }) => card), [1, 2]);
  });

  test('without a gap', async (t) => {
    const { film } = await read(t);
    assert.deepEqual([film.cuts[0].first, film.cuts.at(-1)?.last], [1, film.last]);
    for (const [i, cut] of film.cuts.entries()) if (i > 0) assert.equal(cut.first, film.cuts[i - 1].last + 1);
  });

  test('and a way through it by tricks, by phases, or by number', async (t) => {
    const { film } = await read(t);
    const [first, second] = film.cuts;
    assert.deepEqual([film.byTrick(0, 1), film.byTrick(first.last, 1), film.byTrick(second.last, -1), film.byTrick(first.last, -1)], [first.last, second.last, first.last, 0]);
    assert.equal(film.byTrick(film.last, 1), film.last);
    const half = film.cuts[12].last;
    assert.deepEqual([film.byPhase(0, 1), film.byPhase(half, 1), film.byPhase(film.last, -1), film.byPhase(half, -1)], [half, film.last, half, 0]);
    assert.deepEqual([film.find(3), film.find(10), film.find(0), film.find(999)], [0, 7, 0, film.last]);
  });
});
