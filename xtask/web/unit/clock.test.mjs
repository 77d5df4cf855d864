// Clocks, and what a table was opened with, in words.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { placeName, placeText } from '../../../crates/server/web/js/location.js';
import { clockText, deckText } from '../../../crates/server/web/js/options.js';
import { timeLeft, timeText } from '../../../crates/server/web/js/table/clock.js';
import { begin, changed, tableOf, two } from './support/page.mjs';

beforeEach(begin);

const { lead } = two.views;

describe('clocks', () => {
  const at = (/** @type {any} */ clocks, stage = 'playing') => tableOf(changed(lead, { clocks, stage }));

  test('run on between two views, where they run, and not below zero', () => {
    const table = at({ left: [60_000, 30_000], runs: [true, false] });
    assert.deepEqual([timeLeft(table, 0, table.came + 1000), timeLeft(table, 1, table.came + 1000)], [59_000, 30_000]);
    assert.equal(timeLeft(table, 0, table.came + 90_000), 0);
    assert.equal(timeLeft(table, 0, table.came - 5), 60_000, 'time does not run backwards');
  });

  test('stand still when the game is over, and may be missing', () => {
    const table = at({ left: [60_000, 30_000], runs: [true, false] }, 'over');
    assert.equal(timeLeft(table, 0, table.came + 1000), 60_000);
    assert.equal(timeLeft(at(null), 0, 0), null);
  });

  for (const [milliseconds, text] of /** @type {[number, string][]} */ ([
    [0, '0:00'],
    [1, '0:01'],
    [9_001, '0:10'],
    [552_000, '9:12'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
    [86_399_000, '23:59:59'],
    [86_400_000, 'days-left{days: 1}'],
    [216_000_000, 'days-left{days: 3}'],
  ])) test(`${milliseconds} ms: ${text}`, () => assert.equal(timeText(milliseconds), text));
});

describe('what a table was opened with, in words', () => {
  test('the clock', () => {
    assert.equal(clockText('none'), 'clock-none');
    assert.equal(clockText({ real_time: { bank: 570, step: 5 } }), 'clock-real-time{minutes: 10, step: 5}');
    assert.equal(clockText({ correspondence: { days: 2 } }), 'clock-days{days: 2}');
  });

  test('the deck, its places and its edition', () => {
    assert.equal(deckText('claim2'), 'deck-claim2');
    assert.equal(deckText('goblins+knights+undead'), 'deck-mix');
    assert.equal(deckText('claim2@swamp@international'), 'deck-claim2 · place-swamp · edition-international');
    assert.deepEqual([placeName('swamp'), placeText('swamp')], ['place-swamp', 'place-swamp-text']);
  });
});
