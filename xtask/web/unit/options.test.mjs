// What a table is called after what is played there.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { catalogue } from '../../../crates/server/web/js/catalogue.js';
import { deckText } from '../../../crates/server/web/js/options.js';
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
