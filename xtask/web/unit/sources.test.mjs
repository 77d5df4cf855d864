// Where a table comes from: the server, a record, a scene of the tutorial.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { SceneSource, WrongAnswer } from '../../../crates/server/web/js/pages/learn-source.js';
import { RecordSource } from '../../../crates/server/web/js/pages/replay-source.js';
import { become } from '../../../crates/server/web/js/net/session.js';
import { socket } from '../../../crates/server/web/js/net/socket.js';
import { keptDeal } from '../../../crates/server/web/js/table/kept-deal.js';
import { serverSource } from '../../../crates/server/web/js/table/source.js';
import { TableState } from '../../../crates/server/web/js/table/state.js';
import { begin, changed, scenes, server, two } from './support/page.mjs';

beforeEach(begin);

const { lead, follow, over } = two.views;

/** Notes what a watcher is told. */
function watcher() {
  /** @type {{view: any, updates: any[], fresh: boolean}[]} */
  const looks = [];
  return { looks, look: (/** @type {any} */ view, /** @type {any[]} */ updates, /** @type {boolean} */ fresh) => void looks.push({ view, updates, fresh }), hear: () => {}, refused: () => {} };
}

describe('the server', () => {
  beforeEach(() => {
    /** @type {Map<string, string>} */
    const kept = new Map();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value), removeItem: (/** @type {string} */ key) => void kept.delete(key) } });
  });

  test('is watched and told by the socket', async (t) => {
    /** @type {any} */
    let watched;
    const leave = () => {};
    t.mock.method(socket, 'watch', (/** @type {string} */ id, /** @type {any} */ of) => ((watched = { id, of }), leave));
    const command = t.mock.method(socket, 'command', async () => ({ number: 4 }));
    const source = serverSource('q');
    const seen = watcher();
    assert.equal(source.watch(seen), leave);
    assert.equal(watched.id, 'q');
    watched.of.look(lead, two.updates, true);
    assert.deepEqual(seen.looks, [{ view: lead, updates: two.updates, fresh: true }]);
    assert.deepEqual(await source.send('resign'), { number: 4 });
    assert.deepEqual(command.mock.calls[0].arguments, ['q', 'resign']);
  });

  test('the part in the shuffle is kept with the commitment that was seen before', async (t) => {
    /** @type {any} */
    let watched;
    t.mock.method(socket, 'watch', (/** @type {string} */ _, /** @type {any} */ of) => ((watched = of), () => {}));
    t.mock.method(socket, 'command', async () => ({}));
    const source = serverSource('q');
    await source.send({ ready: { nonce: '00' } });
    assert.equal(keptDeal('q'), null, 'without a commitment it proves nothing');
    source.watch(watcher());
    watched.look({ ...lead, commitment: 'c1' }, [], true);
    await source.send('resign');
    assert.equal(keptDeal('q'), null);
    await source.send({ ready: { nonce: '01' } });
    assert.deepEqual(keptDeal('q'), { commitment: 'c1', nonce: '01' });
  });

  test('has a connection that may be lost, and is told of whoever is to be muted', async (t) => {
    const request = t.mock.method(socket, 'request', async () => ({}));
    t.mock.getter(socket, 'status', () => 'lost');
    const source = serverSource('q');
    assert.equal(source.connection, 'lost');
    await source.chat?.mute({ id: 'ben', name: 'Ben', guest: true });
    assert.deepEqual(request.mock.calls.map((/** @type {any} */ call) => call.arguments), [[{ do: 'mute', person: 'ben', muted: true }]]);
  });

  test('gives a seat to somebody only: whoever is nobody yet becomes a guest first, and is the one who talks', async (t) => {
    const ada = { id: 'ada', name: 'Ada', guest: true };
    const asked = server(t, { 'api/v1/guest': ada, 'api/v1/me/settings': {} });
    t.mock.method(socket, 'open', () => {});
    t.after(() => become(null));
    /** @type {unknown[]} */
    const done = [];
    t.mock.method(socket, 'command', async (/** @type {string} */ _, /** @type {unknown} */ command) => (done.push(command, asked[0]?.path), {}));
    const source = serverSource('q');
    assert.equal(source.chat?.you, undefined);
    await source.send({ sit: { seat: 1 } });
    assert.deepEqual(done, [{ sit: { seat: 1 } }, 'api/v1/guest']);
    assert.equal(source.chat?.you, 'ada');
  });

  test('knows where every card is', async (t) => {
    server(t, { 'api/v1/tables/q/tracker': [{ card: 'GO3' }] });
    assert.deepEqual(await serverSource('q').tracked?.(), [{ card: 'GO3' }]);
  });
});

describe('a record', () => {
  /** A game in steps: what was done, and the table after it. */
  const film = /** @type {any} */ ({
    steps: [
      { view: lead, updates: two.updates.slice(0, 3) },
      { view: follow, updates: two.updates.slice(3, 6) },
      { view: over, updates: two.updates.slice(6, 9) },
    ],
  });

  /** @param {number[]} steps those that are shown, one after the other */
  function shown(steps, of = film) {
    const source = new RecordSource('q');
    const seen = watcher();
    source.watch(seen);
    for (const at of steps) source.show(of, at);
    return { source, looks: seen.looks.map(({ view, updates, fresh }) => ({ view, told: updates.map(({ number }) => number), fresh })) };
  }

  test('the first step is shown at once, with all that happened before it', () => {
    const [look] = shown([1]).looks;
    assert.deepEqual([look.told, look.fresh, look.view.number], [[1, 2, 3, 4, 5, 6], true, follow.number]);
    assert.equal(shown([1]).source.id, 'q');
  });

  test('the step after the one that is shown is seen happening', () => {
    const [, look] = shown([0, 1]).looks;
    assert.deepEqual([look.told, look.fresh], [[4, 5, 6], false]);
  });

  test('any other step is shown at once: back, further on, or of another film', () => {
    assert.deepEqual(shown([1, 0]).looks[1].told, [1, 2, 3]);
    assert.deepEqual(shown([0, 2]).looks[1].told, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const source = new RecordSource('q');
    const seen = watcher();
    source.watch(seen);
    source.show(film, 0);
    source.show({ ...film }, 1);
    assert.equal(seen.looks[1].fresh, true);
  });

  test('everybody is there, no clock runs, and nobody is asked', () => {
    const away = changed(lead, { clocks: { left: [1, 1], runs: [true, false] }, seats: lead.seats.map((/** @type {any} */ seat) => ({ ...seat, here: false })) });
    const [{ view }] = shown([0], /** @type {any} */ ({ steps: [{ view: away, updates: [] }] })).looks;
    assert.deepEqual([view.clocks, view.game.question, view.seats.map((/** @type {any} */ seat) => seat.here)], [null, null, [true, true]]);
    assert.notEqual(away.game.question, null, 'the record itself stays');
  });

  test('is seen from a seat, and speaks of "you" only to the person who sat there', (t) => {
    t.mock.method(socket, 'open', () => {});
    const { source, looks } = shown([0]);
    assert.deepEqual([source.from, looks[0].view.you], [0, null]);
    become(lead.seats[0].person);
    t.after(() => become(null));
    assert.equal(shown([0]).looks[0].view.you, 0);
    const open = shown([0], /** @type {any} */ ({ steps: [{ view: changed(lead, { you: null }), updates: [] }] }));
    assert.deepEqual([open.source.from, open.looks[0].view.you], [null, null]);
  });

  test('takes no answer, and tells nothing to those who have left', async () => {
    const source = new RecordSource('q');
    await assert.rejects(source.send(), { type: 'conflict' });
    const seen = watcher();
    source.watch(seen)();
    source.show(film, 0);
    assert.deepEqual(seen.looks, []);
  });
});

describe('a scene', () => {
  const sceneOf = (/** @type {string} */ name) => scenes.find((/** @type {any} */ scene) => scene.name === name);

  /** A table at a scene, as the page makes it. @param {string} name */
  function at(name) {
    const source = new SceneSource(sceneOf(name));
    const table = new TableState(new Lifetime(), source);
    source.watch({ look: (view, updates, fresh) => table.take(view, updates, fresh), hear: () => {}, refused: () => {} });
    return table;
  }

  test('is a table of two, where the person has the first seat', () => {
    const table = at('follow');
    assert.deepEqual([table.me, table.plays, table.seats], [0, true, [0, 1]]);
    assert.deepEqual([table.properName(0), table.properName(1), table.name(0)], ['learn-you', 'learn-opponent', 'you']);
    assert.deepEqual([table.hand.toSorted(), table.mayPlay('DW3'), table.mayPlay('GO9')], [['DW3', 'GO9', 'KN8'], true, false]);
  });

  test('what a scene says nothing of lies nowhere', () => {
    const { game } = at('follow');
    assert.deepEqual([game.market, game.deck, game.front, game.contests], [[], [], [[], []], []]);
  });

  test('the right answer goes on, and is seen happening', async () => {
    const table = at('follow');
    await table.answer({ play: 'DW3' });
    assert.deepEqual(table.hand.toSorted(), ['GO9', 'KN8']);
    assert.deepEqual(table.chronicle.lines.map((line) => line.text()), ['log-led-you{name: learn-you, card: DW3}']);
    assert.equal(table.sending, false);
  });

  test('any other answer does not', async () => {
    const table = at('follow');
    await assert.rejects(table.answer({ play: 'GO9' }), WrongAnswer);
    assert.equal(table.hand.length, 3);
  });

  test('every scene of the tutorial can be begun and ended', () => {
    for (const { name, answer } of scenes) {
      const table = at(name);
      /** @type {SceneSource} */ (table.source).choose(answer);
      assert.ok(table.view, name);
      for (const line of table.chronicle.lines) assert.match(line.text(), /^(log|phase)-/, name);
    }
  });

  test('only the fields that the scene shows have an owner', () => {
    for (const { name, before } of scenes) {
      const expected = [before.front && 'gnomes', before.aside && 'trolls', before.fire && 'phoenixes'].filter(Boolean);
      assert.deepEqual(at(name).factions, expected, name);
    }
  });

  test('tells nothing to those who have left, and other commands do nothing', async () => {
    const source = new SceneSource(sceneOf('follow'));
    const seen = watcher();
    source.watch(seen)();
    assert.deepEqual(await source.send('resign'), {});
    source.choose({ play: 'DW3' });
    assert.equal(seen.looks.length, 1);
  });
});
