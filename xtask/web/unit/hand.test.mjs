// The own hand: its order, and finding a card in it by its code.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { Codes } from '../../../crates/server/web/js/table/codes.js';
import { arrange, toldApart } from '../../../crates/server/web/js/table/held.js';
import { useKeys } from '../../../crates/server/web/js/ui/keys.js';
import { begin } from './support/page.mjs';

beforeEach(begin);

describe('the own hand', () => {
  const FACTIONS = ['goblins', 'dragons'];
  const faces = (/** @type {{face: string}[]} */ hand) => hand.map(({ face }) => face);

  test('a new hand is sorted', () => {
    assert.deepEqual(faces(arrange([], ['DR7', 'GO3', 'GO0'], [], FACTIONS)), ['GO0', 'GO3', 'DR7']);
  });

  test('a new card comes to the end of its faction, and the rest stays', () => {
    const before = arrange([], ['GO3', 'DR7', 'GO0'], [], FACTIONS).toReversed();
    const now = arrange(before, ['GO3', 'DR7', 'GO0', 'GO1'], [], FACTIONS);
    assert.deepEqual(faces(now), ['DR7', 'GO3', 'GO0', 'GO1']);
    assert.deepEqual(now.slice(0, 3), before);
  });

  test('of a faction that one has none of, at the end', () => {
    const before = arrange([], ['GO3', 'GO0'], [], FACTIONS);
    assert.deepEqual(faces(arrange(before, ['GO3', 'GO0', 'DR7'], [], FACTIONS)), ['GO0', 'GO3', 'DR7']);
  });

  test('of equal cards the chosen one is the one that leaves', () => {
    const before = arrange([], ['GO0', 'GO0', 'GO3'], [], FACTIONS);
    const ids = (/** @type {number[]} */ chosen) => arrange(before, ['GO0', 'GO3'], chosen, FACTIONS).map(({ id }) => id);
    assert.deepEqual(ids([0]), [before[1].id, before[2].id]);
    assert.deepEqual(ids([1]), [before[0].id, before[2].id]);
    assert.deepEqual(ids([]), [before[0].id, before[2].id]);
  });

  test('equal cards are told apart, wherever others lie', () => {
    assert.deepEqual(toldApart(['GO0', 'DR7', 'GO0']).map(({ key }) => key), ['GO0 0', 'DR7 0', 'GO0 1']);
  });
});

describe('a card is found by its code', () => {
  /** @type {string[]} */
  let went;
  /** @type {string[]} */
  let alone;
  /** @type {Lifetime} */
  let life;
  /** @type {(name: string) => boolean} */
  let type;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    [went, alone, life] = [[], [], new Lifetime()];
    const table = { hand: ['GN3', 'GN7', 'GO3', 'DR7', 'TR1'] };
    const hand = { table, focused: -1, go: (/** @type {number} */ place) => ((hand.focused = place), void went.push(table.hand[place])) };
    const codes = new Codes(/** @type {any} */ (hand), life);
    type = (name) => codes.type(name, () => void alone.push(name));
  });

  afterEach(() => {
    life.end();
    mock.timers.reset();
  });

  test('letter by letter, then the digit', () => {
    assert.deepEqual([...'go3'].map(type), [true, true, true]);
    assert.deepEqual(went, ['GN3', 'GO3', 'GO3']);
  });

  test('a letter again finds the next card that begins so, all round', () => {
    for (let i = 0; i < 4; i += 1) {
      type('g');
      mock.timers.tick(1200);
    }
    assert.deepEqual(went, ['GN3', 'GN7', 'GO3', 'GN3']);
  });

  test('what belongs to no card is left to others', () => {
    assert.deepEqual([type('x'), type('3')], [false, false]);
    assert.deepEqual(went, []);
  });

  test('after a pause a code begins anew', () => {
    type('g');
    mock.timers.tick(1199);
    type('o');
    mock.timers.tick(1199);
    type('3');
    assert.deepEqual(went, ['GN3', 'GO3', 'GO3']);
    type('g');
    mock.timers.tick(1200);
    assert.equal(type('o'), false, 'no code begins with o');
  });

  test('a letter that does something else waits for a second one', (t) => {
    t.after(useKeys([{ keys: ['t'], does: () => '', run: () => {} }]));
    assert.equal(type('t'), true);
    assert.deepEqual([went, alone], [[], []]);
    assert.equal(type('r'), true);
    mock.timers.tick(1200);
    assert.deepEqual([went, alone], [['TR1'], []]);
  });

  test('and does that if no second one comes, or one that does not fit', (t) => {
    t.after(useKeys([{ keys: ['t'], does: () => '', run: () => {} }]));
    type('t');
    mock.timers.tick(500);
    assert.deepEqual(alone, ['t']);
    type('t');
    assert.equal(type('x'), false);
    assert.deepEqual([went, alone], [[], ['t', 't']]);
  });

  test('the page is left before a letter did something', (t) => {
    t.after(useKeys([{ keys: ['t'], does: () => '', run: () => {} }]));
    type('t');
    life.end();
    mock.timers.tick(500);
    assert.deepEqual(alone, []);
  });
});
