// What a table can be made of.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { apartCode, catalogue, codeOfFaction, factionEntry, fetchCatalogue, know, ownerOfField, signOf } from '../../../crates/server/web/js/catalogue.js';
import { effect } from '../../../crates/server/web/js/signals.js';
import { begin, catalogue as all, server } from './support/page.mjs';

beforeEach(begin);

test('factions are found by the name that the server gives them', () => {
  assert.equal(codeOfFaction('dragons'), 'DR');
  assert.deepEqual(factionEntry('knights')?.rules, ['5.1']);
  assert.equal(codeOfFaction('nobody'), '');
});

test('only the Phoenixes have cards that lie apart', () => {
  assert.equal(apartCode(factionEntry('phoenixes')), 'PF');
  assert.equal(apartCode(factionEntry('goblins')), '');
  assert.equal(apartCode(undefined), '');
});

test('a field belongs to a faction of the table', () => {
  assert.equal(ownerOfField('front', ['goblins', 'gnomes'])?.code, 'GN');
  assert.equal(ownerOfField('aside', ['gnomes', 'trolls'])?.code, 'TR');
  assert.equal(ownerOfField('fire', ['gnomes', 'trolls']), undefined);
});

test('what a power does has the emblem of the cards that do it', () => {
  assert.deepEqual(/** @type {const} */ (['look', 'crush', 'capture', 'draw']).map(signOf), ['SE', 'GI', 'BA', 'PF']);
});

test('without a catalogue everything has a sign, and nothing a code', () => {
  know({ ...all, factions: [] });
  assert.equal(signOf('look'), 'throne');
  assert.equal(codeOfFaction('dragons'), '');
});

test('the server is asked once, and whatever reads the catalogue is drawn again', async (t) => {
  know({ ...all, factions: [] });
  /** @type {number[]} */
  const counts = [];
  const stop = effect(() => void counts.push(catalogue().factions.length));
  t.after(stop);
  const asked = server(t, { 'api/v1/catalogue': all });
  await fetchCatalogue();
  assert.deepEqual(asked, [{ method: 'GET', path: 'api/v1/catalogue', body: undefined }]);
  assert.deepEqual(counts, [0, all.factions.length]);
});
