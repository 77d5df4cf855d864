// What a table is called after what is played there.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { catalogue } from '../../../crates/server/web/js/catalogue.js';
import { deckSpellings, deckText } from '../../../crates/server/web/js/options.js';
import { begin } from './support/page.mjs';

beforeEach(begin);

test('a ready-made deck keeps its name when it is filled up for more players', () => {
  assert.equal(deckText('claim'), 'deck-claim');
  for (const { deck, factions } of catalogue().ready_made) assert.equal(deckText([...factions].reverse().join('+')), `deck-${deck}`);
});

test('other factions are a mix, and places and editions have their names', () => {
  assert.equal(deckText('gnomes+giants+undead+phoenixes+basilisks@islands@german'), 'deck-mix · place-islands · edition-german');
  assert.equal(deckText('goblins+knights+undead+dwarves+seers'), 'deck-mix');
});

test('a deck is known by all that the server may call it', () => {
  const [three] = catalogue().ready_made.filter(({ deck, players }) => deck === 'claim' && players === 3);
  assert.ok(deckSpellings('claim').includes(three.factions.join('+')));
  assert.deepEqual(deckSpellings(`${three.factions.join('+')}@tower`), deckSpellings('claim@tower'));
  assert.equal(deckSpellings('claim@tower')[0], 'claim@tower');
  assert.deepEqual(deckSpellings('goblins+knights+undead+dwarves+seers'), ['goblins+knights+undead+dwarves+seers']);
  assert.deepEqual(deckSpellings(''), ['']);
});
