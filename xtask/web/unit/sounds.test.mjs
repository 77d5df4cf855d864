// Which sounds what happened makes.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { soundsOf } from '../../../crates/server/web/js/table/sounds.js';
import { begin, changed, moved, tableOf, two, update } from './support/page.mjs';

beforeEach(begin);

const nothing = { decided: new Set(), captured: new Set() };
const played = [update([moved('DR2', 'hand 0', 'trick')])];

test('a card of one’s own sounds otherwise than one of others', () => {
  const table = tableOf(two.views.follow);
  assert.deepEqual(soundsOf(table, played, nothing), ['play-mine']);
  assert.deepEqual(soundsOf(table, [update([moved('DR2', 'hand 1', 'trick')])], nothing), ['play-other']);
});

test('a card that was heard when it was laid down is not heard again, but what it brings about is', () => {
  const table = tableOf(two.views.follow);
  const laid = { ...nothing, laid: { id: 1, face: 'DR2', place: 0 } };
  assert.deepEqual(soundsOf(table, played, laid), []);
  assert.deepEqual(soundsOf(table, [update([moved('DR2', 'hand 0', 'trick'), { won: { seat: 0 } }])], laid), ['won-mine']);
});

test('a vote that is decided is heard once', () => {
  const [first, ...others] = two.views.follow.game.contests;
  const table = tableOf(changed(two.views.follow, { game: { contests: [{ ...first, decided: true, vote: 0 }, ...others] } }));
  assert.deepEqual(soundsOf(table, [], nothing), ['vote-for']);
  assert.deepEqual(soundsOf(table, [], { ...nothing, decided: new Set([first.faction]) }), []);
});
