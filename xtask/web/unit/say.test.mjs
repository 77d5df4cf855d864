// The one sentence over the hand: whose turn it is, what is asked, why.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Say } from '../../../crates/server/web/js/table/say.js';
import { begin, changed, four, moved, speak, tableOf, three, two, update } from './support/page.mjs';

beforeEach(begin);

const { lead, follow, take, phaseTwo, over } = two.views;

/** What is said at a table. @param {import('../../../crates/server/web/js/table/state.js').TableState} table @param {(() => string) | null} [why] */
const sayAt = (table, why = null) => new Say(/** @type {any} */ ({ table, hand: { why } }));
const said = (/** @type {any} */ view, updates = /** @type {any[]} */ ([])) => sayAt(tableOf(view, updates)).sentence();
/** Nobody is asked but these seats. @param {any} view @param {number[]} seats */
const asking = (view, seats) => changed(view, { game: { question: null, asked: seats.map((seat) => ({ seat, kind: 'play' })) } });

describe('what the person is asked', () => {
  test('to lead', () => {
    assert.equal(said(lead), 'ask-lead');
    assert.equal(said(changed(phaseTwo, { game: { trick: [], tricks: { done: 0, left: 13 }, question: lead.game.question } })), 'ask-lead-phase-two');
    assert.equal(said(changed(phaseTwo, { game: { trick: [], tricks: { done: 1, left: 12 }, question: lead.game.question } })), 'ask-lead');
  });

  test('to follow suit, with a stand-in if there is one, or to play anything', () => {
    assert.equal(said(follow), 'ask-follow{faction: TR}');
    assert.equal(said(four.views.standIn), 'ask-follow-stand-in{faction: KN}');
    assert.equal(said(two.views.void), 'ask-any{faction: GN}');
  });

  test('to take a card, from the deck as well after a Seer', () => {
    assert.equal(said(take), 'ask-take-deck');
    assert.equal(said(changed(take, { game: { question: { take: { market: ['GI3'], deck: false } } } })), 'ask-take');
  });

  test('to crush, to pass, to discard', () => {
    const asked = (/** @type {any} */ question) => said(changed(lead, { game: { question } }));
    assert.equal(asked({ crush: { giant: 'GI5', victims: [1] } }), 'ask-crush{card: GI5}');
    assert.equal(asked({ pass: { count: 2, hand: lead.game.hands[0], to: 1 } }), 'ask-pass{count: 2, chosen: 0, name: level-novice}');
    assert.equal(asked({ discard: { count: 2, hand: lead.game.hands[0] } }), 'ask-discard{count: 2, chosen: 0}');
  });

  test('to confirm a card that was chosen', () => {
    const table = tableOf(lead);
    table.chosen = [table.hand.indexOf('DR7')];
    assert.equal(sayAt(table).sentence(), 'ask-confirm{card: DR7}');
  });

  test('how many cards were chosen to be passed', () => {
    const table = tableOf(changed(lead, { game: { question: { pass: { count: 3, hand: lead.game.hands[0], to: 1 } } } }));
    table.chosen = [0, 4];
    assert.equal(sayAt(table).sentence(), 'ask-pass{count: 3, chosen: 2, name: level-novice}');
  });
});

describe('what comes before that', () => {
  test('the game is over', () => assert.equal(said(over), 'game-over'));

  test('an answer is on its way, if it takes long', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const table = tableOf(lead, [], { send: () => new Promise(() => {}) });
    void table.answer({ play: 'DR7' });
    context.mock.timers.tick(399);
    assert.equal(sayAt(table).sentence(), 'ask-lead');
    assert.equal(sayAt(table).asks, false);
    context.mock.timers.tick(1);
    assert.equal(sayAt(table).sentence(), 'sending');
    table.take(follow, [], false);
    assert.equal(sayAt(table).sentence(), 'ask-follow{faction: TR}');
  });

  test('a bot plays for the person', () => {
    const table = tableOf(changed(lead, { seats: [{ ...lead.seats[0], bot: 'adept' }, lead.seats[1]] }));
    assert.equal(sayAt(table).sentence(), 'bot-plays-for-you');
    assert.equal(sayAt(table).asks, false);
  });

  test('why a card was refused, as long as something is asked', () => {
    const why = () => 'because';
    assert.equal(sayAt(tableOf(follow), why).sentence(), 'because');
    assert.equal(sayAt(tableOf(asking(follow, [1])), why).sentence(), 'bot-thinks{names: level-novice, count: 1}');
  });
});

describe('who is waited for', () => {
  /** Three people, of whom these are there. @param {boolean[]} here */
  const people = (...here) => three.views.take.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({ ...seat, bot: null, here: here[i], person: { id: `p${i}`, name: ['Ada', 'Bo', 'Cy'][i], guest: true } }));
  const at = (/** @type {boolean[]} */ here, /** @type {number[]} */ seats) => said(changed(asking(three.views.take, seats), { seats: people(...here) }));

  test('bots think', () => {
    assert.equal(said(asking(lead, [1])), 'bot-thinks{names: level-novice, count: 1}');
    assert.equal(said(asking(three.views.take, [1, 2])), 'bot-thinks{names: bot-nth{number: 1} and bot-nth{number: 2}, count: 2}');
  });

  test('people are waited for', () => {
    assert.equal(at([true, true, true], [1, 2]), 'waiting-for{names: Bo and Cy}');
  });

  test('those who are away are named alone', () => {
    assert.equal(at([true, true, false], [1, 2]), 'waiting-away{names: Cy, count: 1}');
    assert.equal(at([true, false, false], [1, 2]), 'waiting-away{names: Bo and Cy, count: 2}');
  });

  test('nobody, between two tricks', () => assert.equal(said(asking(lead, [])), ''));

  test('a queued card is named instead', () => {
    const table = tableOf(asking(lead, [1]));
    table.queued = 'DR7';
    assert.equal(sayAt(table).sentence(), 'queued-sentence{card: DR7}');
  });
});

describe('how the last trick went', () => {
  const won = update([{ won: { seat: 1 } }]);
  const between = changed(asking(lead, [1]), { game: { question: null, asked: [{ seat: 1, kind: 'play' }], trick: [], tricks: { done: 1, left: 12 } } });

  test('is said until the next one is led', () => {
    assert.equal(said(between, [won]), 'log-won{name: level-novice} bot-thinks{names: level-novice, count: 1}');
    const led = changed(between, { game: { trick: follow.game.trick } });
    assert.equal(said(led, [won]), 'bot-thinks{names: level-novice, count: 1}');
  });

  test('is the last one that was won', () => {
    assert.match(said(between, [won, update([{ won: { seat: 0 } }, moved('GO3', 'market', 'followers 0')])]), /^log-won-you\{name: Ada\} /);
  });

  test('is not said when the person is asked', () => {
    assert.equal(said(changed(lead, { game: { tricks: { done: 1, left: 12 } } }), [won]), 'ask-lead');
  });
});

test('beside it is the faction that was led, or why not', () => {
  assert.equal(sayAt(tableOf(follow)).sign, 'TR');
  assert.equal(sayAt(tableOf(lead)).sign, 'throne');
  assert.equal(sayAt(tableOf(follow), () => 'because').sign, 'i-no');
});

test('in German and English it is a sentence', () => {
  for (const tag of ['en', 'de']) {
    speak(tag);
    for (const view of [lead, follow, two.views.void, take, over, four.views.standIn]) assert.match(said(view), /^[A-ZÄÖÜ][^{}]+[.!?…]$/);
  }
  assert.match(said(follow), /Trolle/);
});
