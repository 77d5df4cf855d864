// Names of cards and factions, and the order of a hand.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { HIDDEN, cardName, codeOf, codesOf, faceNamed, factionName, power, printedCode, printedFace, sorted, valueOf } from '../../../crates/server/web/js/cards.js';
import { begin, speak } from './support/page.mjs';

beforeEach(begin);

test('a face is a code and a value', () => {
  assert.equal(codeOf('DR7'), 'DR');
  assert.equal(valueOf('DR7'), 7);
  assert.equal(valueOf('GO0'), 0);
});

test('cards, factions and powers are called as the texts say', () => {
  speak('en');
  assert.equal(cardName('DR7'), 'Dragon 7');
  assert.equal(factionName('GO'), 'Goblins');
  assert.match(power('UD'), /^[A-Z].*\.$/);
  speak('de');
  assert.equal(cardName('DR7'), 'Drache 7');
});

const LANGUAGES = ['en', 'de', 'it', 'pt-BR', 'pl', 'hu'];
const EVERY = ['goblins', 'knights', 'undead', 'dwarves', 'doppelgangers', 'gnomes', 'giants', 'dragons', 'trolls', 'seers', 'phoenixes', 'unicorns', 'basilisks'];

test('two letters of its name are printed on a faction’s cards, in every language', () => {
  for (const language of LANGUAGES) {
    speak(language);
    for (const code of codesOf(EVERY)) {
      const name = factionName(code).toUpperCase();
      const [first, second] = [...printedCode(code)].map((letter, i, letters) => name.indexOf(letter, i && name.indexOf(letters[0]) + 1));
      assert.ok(first >= 0 && second > first, `${language}: ${printedCode(code)} of ${name}`);
    }
  }
});

test('what is printed on a card is of one faction only, and never what records call another one', () => {
  for (const language of LANGUAGES) {
    speak(language);
    const codes = codesOf(EVERY);
    assert.equal(new Set(codes.map(printedCode)).size, codes.length, language);
    for (const code of codes) {
      const face = `${code}7`;
      assert.equal(faceNamed(printedFace(face)), face, language);
      assert.equal(faceNamed(face.toLowerCase()), face, language);
    }
  }
});

test('what is typed without its accents is understood, and what is no card is none', () => {
  speak('hu');
  assert.equal(printedFace('GI3'), 'ÓR3');
  assert.equal(faceNamed('or3'), 'GI3');
  for (const word of ['', 'or', '3', 'xy3', 'or33']) assert.equal(faceNamed(word), null);
});

test('a hidden card has a name, and no value in it', () => {
  assert.equal(cardName(HIDDEN), 'card-hidden');
});

test('cards that lie apart come after the others of their faction', () => {
  assert.deepEqual(codesOf(['phoenixes', 'goblins']), ['PX', 'PF', 'GO']);
  assert.deepEqual(codesOf(['nobody']), []);
});

test('a hand is sorted by the factions of the table, then by value', () => {
  const hand = ['GO3', 'PF2', 'PX9', 'GO0', 'PX1', 'GO0'];
  assert.deepEqual(sorted(hand, ['phoenixes', 'goblins']), ['PX1', 'PX9', 'PF2', 'GO0', 'GO0', 'GO3']);
  assert.deepEqual(sorted(hand, ['goblins', 'phoenixes']), ['GO0', 'GO0', 'GO3', 'PX1', 'PX9', 'PF2']);
  assert.equal(hand[0], 'GO3', 'the hand itself stays');
});
