// What is at stake, and questions with a few answers.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { choices } from '../../../crates/server/web/js/table/choices.js';
import { stakeWords } from '../../../crates/server/web/js/table/stakes.js';
import { begin, changed, speak, tableOf, three, two } from './support/page.mjs';

beforeEach(begin);

const { lead, take } = two.views;

describe('what is at stake', () => {
  /** @param {('market' | 'deck')[]} places who gets what, the winner first */
  const stakes = (...places) => {
    const { market, deck, leftOver } = stakeWords(tableOf(changed(lead, { game: { stakes: { places, left_over: 1 } } })));
    return [market(), deck(), leftOver];
  };

  test('of two, the winner and the loser', () => {
    assert.deepEqual(stakes('market', 'deck'), ['stake-market{places: rank-winner, count: 1}', 'stake-deck{places: rank-loser, count: 1}', 1]);
    assert.deepEqual(stakes('deck', 'market').slice(0, 2), ['stake-market{places: rank-loser, count: 1}', 'stake-deck{places: rank-winner, count: 1}']);
  });

  test('of more, their places', () => {
    assert.deepEqual(stakes('market', 'market', 'deck').slice(0, 2), [
      'stake-market{places: rank-nth{number: 1} and rank-nth{number: 2}, count: 2}',
      'stake-deck{places: rank-nth{number: 3}, count: 1}',
    ]);
  });

  test('what nobody gets is only called by its name', () => {
    assert.deepEqual(stakes('market', 'market').slice(1), ['zone-deck', 1]);
    const { market, deck, leftOver } = stakeWords(tableOf(changed(lead, { game: { stakes: null } })));
    assert.deepEqual([market(), deck(), leftOver], ['zone-market', 'zone-deck', 0]);
  });

  test('in English and German it is a sentence', () => {
    speak('en');
    assert.match(String(stakes('market', 'deck')[0]), /^Winner /);
    speak('de');
    assert.equal(stakes('market', 'deck')[1], 'Verlierer zieht');
  });
});

describe('questions with a few answers', () => {
  const of = (/** @type {any} */ view) => choices(tableOf(view)).map(({ answer, label, face, seat }) => ({ answer, label: label(), face, seat }));

  test('a card of the market, or the top of the deck', () => {
    assert.deepEqual(of(take), [
      { answer: { take: 'GI3' }, label: 'take-card{card: GI3}', face: 'GI3', seat: undefined },
      { answer: { take: 'deck' }, label: 'take-deck{card: GI5}', face: 'deck', seat: undefined },
    ]);
  });

  test('of equal cards one is offered', () => {
    const view = changed(three.views.take, { game: { question: { take: { market: ['GN1', 'GN1', 'UD8'], deck: false } } } });
    assert.deepEqual(of(view).map(({ face }) => face), ['GN1', 'UD8']);
  });

  test('whose Gnome is crushed, or nobody’s', () => {
    const view = changed(lead, { game: { question: { crush: { giant: 'GI5', victims: [1] } } } });
    assert.deepEqual(of(view).map(({ answer, label }) => [answer, label]), [[{ crush: 1 }, 'crush-whose{name: level-novice}'], [{ crush: null }, 'crush-none']]);
  });

  test('a card of the hand is none of these', () => {
    assert.deepEqual(of(lead), []);
    assert.deepEqual(of(changed(lead, { game: { question: null } })), []);
  });
});
