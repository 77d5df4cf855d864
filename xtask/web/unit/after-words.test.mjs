// How a game ended, in words: whole sentences, to those who played and to those who watched.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { headline, how, throneText, whoStood } from '../../../crates/server/web/js/pages/after-words.js';
import { begin, changed, four, speak, tableOf, three, two } from './support/page.mjs';

beforeEach(begin);

const { lead } = two.views;
const { standIn } = four.views;
const trio = three.views.take;
const watched = changed(lead, { you: null });

/** A game that was played to the end. @param {number[]} winners @param {number[]} tally @param {string} [verdict] */
const ending = (winners, tally, verdict = 'votes') => decidedBy(winners, tally, ...(verdict === 'votes' ? [] : [{ by: verdict, numbers: tally.map((_, side) => 12 - 5 * side), left: winners }]));
/** One in which these steps came after the votes. @param {number[]} winners @param {number[]} tally @param {...any} steps */
function decidedBy(winners, tally, ...steps) {
  const leaders = tally.flatMap((votes, side) => (votes === Math.max(...tally) ? [side] : []));
  const comparisons = [{ by: 'votes', numbers: tally, left: leaders }, ...steps].filter(({ by }) => by !== 'shared');
  return /** @type {any} */ ({ by: 'votes', winners, outcome: { winners, tally, votes: [], verdict: steps.at(-1)?.by ?? 'votes', comparisons } });
}
/** One at a table with this Building, which looked at these numbers first. @param {any} view @param {string} building @param {number[]} numbers @param {number[]} left @param {any} of */
const built = (view, building, numbers, left, of) =>
  said(changed(view, { table: { ...view.table, building } }), { ...of, outcome: { ...of.outcome, comparisons: [{ by: 'building', numbers, left }, ...(left.length > 1 ? of.outcome.comparisons : [])] } });
/** One in which the Goblins and the Knights voted for this side. @param {number[]} winners @param {number} side */
const votedFor = (winners, side) => ({ ...ending(winners, [3, 2]), outcome: { ...ending(winners, [3, 2]).outcome, votes: ['goblins', 'knights'].map((faction) => ({ faction, side, ground: 'cards' })) } });
const SENTENCE = /^([\p{Lu}\d][^{}]+[.!])?$/u;
/** The headline, and what stands below it. @param {any} view @param {any} of */
const said = (view, of) => [headline(tableOf(view), of), how(tableOf(view), of)];

describe('the throne', () => {
  test('goes to the person, a team, or others by name, with the votes of two sides', () => {
    speak('en');
    assert.deepEqual(said(lead, ending([0], [4, 1])), ['The throne is yours, 4 votes to 1!', '']);
    assert.deepEqual(said(lead, ending([1], [0, 1])), ['Novice takes the throne, 1 vote to 0.', '']);
    assert.deepEqual(said(watched, ending([0], [4, 1])), ['Ada takes the throne, 4 votes to 1.', '']);
    assert.deepEqual(said(standIn, ending([0], [4, 3])), ['Your team takes the throne, 4 votes to 3!', '']);
    assert.deepEqual(said(standIn, ending([1], [3, 4])), ['Bot\u00a01 and Bot\u00a03 take the throne, 4 votes to 3.', '']);
  });

  test('goes to one of three with the votes of that one', () => {
    speak('en');
    assert.deepEqual(said(trio, ending([2], [1, 2, 4])), ['Bot\u00a02 takes the throne with 4 votes.', '']);
    assert.deepEqual(said(trio, ending([0], [4, 2, 1])), ['The throne is yours with 4 votes!', '']);
  });

  test('is spoken of without votes where they did not decide', () => {
    speak('en');
    assert.equal(said(lead, ending([0], [2, 2], 'cards'))[0], 'The throne is yours!');
    assert.equal(said(trio, ending([1], [3, 3, 1], 'points'))[0], 'Bot\u00a01 takes the throne.');
    assert.equal(headline(tableOf(standIn), /** @type {any} */ ({ by: 'aborted', winners: [0], outcome: null })), 'Your team takes the throne!');
  });

  test('can be shared', () => {
    speak('en');
    assert.deepEqual(said(lead, ending([0, 1], [2, 2], 'shared')), ['You share the throne with Novice.', 'Nothing could break the tie.']);
    assert.deepEqual(said(watched, ending([0, 1], [2, 2], 'shared'))[0], 'Ada and Novice share the throne.');
    assert.deepEqual(said(trio, ending([1, 2], [1, 2, 2], 'shared'))[0], 'Bot\u00a01 and Bot\u00a02 share the throne.');
    assert.deepEqual(said(standIn, ending([0, 1], [2, 2], 'shared'))[0], 'Your team shares the throne with Bot\u00a01 and Bot\u00a03.');
  });

  test('stays empty', () => {
    speak('en');
    assert.equal(throneText(tableOf(lead), []), 'The throne stays empty.');
  });

  test('is told in every language', () => {
    for (const tag of ['en', 'de', 'it', 'pt-BR', 'pl', 'hu']) {
      speak(tag);
      for (const view of [lead, watched, standIn, trio]) {
        const tally = view === trio ? [3, 2, 2] : [3, 2];
        for (const winners of [[0], [1], [0, 1]]) {
          for (const verdict of ['votes', 'cards', 'points', 'shared']) for (const line of said(view, ending(winners, tally, verdict))) assert.match(line, SENTENCE, tag);
          for (const building of ['abbey', 'bridge', 'castle']) for (const line of built(view, building, [20, 9, 8], [0], ending([0], tally, 'building'))) assert.match(line, SENTENCE, tag);
          for (const side of [0, 1]) assert.match(whoStood(tableOf(view), votedFor(winners, side)), SENTENCE, tag);
        }
      }
    }
  });
});

describe('what decided', () => {
  test('is said with its numbers if the votes were tied', () => {
    speak('en');
    assert.equal(said(lead, ending([0], [2, 2], 'cards'))[1], 'Tied on votes. You win with more cards in your factions, 12 to 7.');
    assert.equal(said(lead, decidedBy([1], [2, 2], { by: 'cards', numbers: [7, 7], left: [0, 1] }, { by: 'points', numbers: [31, 40], left: [1] }))[1], 'Tied on votes. Novice wins with more points in their factions, 40 to 31.');
    assert.equal(said(standIn, ending([0], [3, 3], 'points'))[1], 'Tied on votes. Your team wins with more points in its factions, 12 to 7.');
    assert.equal(said(standIn, decidedBy([1], [3, 3], { by: 'cards', numbers: [5, 9], left: [1] }))[1], 'Tied on votes. Bot\u00a01 and Bot\u00a03 win with more cards in their factions, 9 to 5.');
  });

  test('among three has the numbers of those who were tied', () => {
    speak('en');
    const cards = (/** @type {number[]} */ numbers) => ({ by: 'cards', numbers, left: [2] });
    assert.equal(said(trio, decidedBy([2], [3, 1, 3], cards([4, 11, 8])))[1], 'Tied on votes. Bot\u00a02 wins with more cards in their factions, 8 to 4.');
    assert.equal(said(trio, decidedBy([2], [2, 2, 2], cards([4, 5, 8])))[1], 'Tied on votes. Bot\u00a02 wins with more cards in their factions, 8 to 5 and 4.');
  });

  test('is what the Building looks at, if that left out a side', () => {
    speak('en');
    assert.deepEqual(built(lead, 'castle', [20, 17], [0], ending([0], [2, 3], 'building')), ['The throne is yours!', 'With the Castle, most cards wins: 20 to 17.']);
    assert.deepEqual(built(trio, 'abbey', [7, 20, 9], [0, 2], ending([0], [3, 2, 2])), ['The throne is yours with 3 votes!', 'The Abbey rules out a side with twice as many cards: 20 to 9 and 7.']);
    assert.equal(built(lead, 'bridge', [2, 2], [0, 1], ending([0], [3, 2]))[1], '');
  });

  test('is what a player did, if the game ended early', () => {
    const early = (/** @type {any} */ by) => how(tableOf(lead), /** @type {any} */ ({ by, winners: [0], outcome: null }));
    assert.equal(early('aborted'), 'after-aborted');
    assert.equal(early({ resigned: { seat: 1 } }), 'after-resigned{name: level-novice}');
    assert.equal(early({ time: { seat: 0 } }), 'after-time-you');
    assert.equal(early({ claimed: { seat: 0 } }), 'after-claimed-you');
    assert.equal(early({ claimed: { seat: 1 } }), 'after-claimed{name: level-novice}');
  });
});

describe('who stood by whom', () => {
  test('is told to the winner, the loser, and whoever watched', () => {
    speak('en');
    const stood = (/** @type {any} */ view, /** @type {any} */ of) => whoStood(tableOf(view), of);
    assert.equal(stood(lead, votedFor([0], 0)), 'Goblins and Knights crown you.');
    assert.equal(stood(lead, votedFor([1], 0)), 'You lost, but Goblins and Knights stood by you to the end.');
    assert.equal(stood(lead, votedFor([1], 1)), 'You lost, and no faction stood by you.');
    assert.equal(stood(watched, votedFor([1], 1)), 'Goblins and Knights put the winner on the throne.');
    assert.equal(stood(standIn, votedFor([0], 0)), 'Goblins and Knights crown your team.');
    assert.equal(stood(standIn, votedFor([1], 0)), 'Your team lost, but Goblins and Knights stood by you to the end.');
    assert.equal(stood(changed(standIn, { you: null }), votedFor([1], 1)), 'Goblins and Knights put the winners on the throne.');
  });

  test('is not told if the throne is shared, or if a Building gave it to somebody for whom nobody voted', () => {
    assert.equal(whoStood(tableOf(lead), votedFor([0, 1], 0)), '');
    assert.equal(whoStood(tableOf(lead), votedFor([0], 1)), '');
    assert.equal(whoStood(tableOf(changed(trio, { you: null })), votedFor([1, 2], 1)), '');
  });

  test('is told to a third player whose opponents share the throne', () => {
    speak('en');
    assert.equal(whoStood(tableOf(trio), votedFor([1, 2], 0)), 'You lost, but Goblins and Knights stood by you to the end.');
    assert.equal(whoStood(tableOf(trio), votedFor([1, 2], 1)), 'You lost, and no faction stood by you.');
  });

  test('is replaced by the plain fact if the game ended early by somebody else', () => {
    speak('en');
    const early = (/** @type {any} */ by, /** @type {number[]} */ winners, /** @type {any} */ view = lead) => whoStood(tableOf(view), /** @type {any} */ ({ by, winners, outcome: null }));
    assert.equal(early({ claimed: { seat: 1 } }, [1]), 'You lost this game.');
    assert.equal(early({ resigned: { seat: 0 } }, [1]), '');
    assert.equal(early({ resigned: { seat: 1 } }, [0]), '');
    assert.equal(early({ time: { seat: 2 } }, [1], standIn), 'Your team lost this game.');
    assert.equal(early('aborted', []), '');
  });
});
