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

/** A game that the votes decided. @param {number[]} winners @param {number[]} tally @param {string} [verdict] */
const ending = (winners, tally, verdict = 'votes') => /** @type {any} */ ({ by: 'votes', winners, outcome: { winners, tally, votes: [], verdict } });
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
          for (const verdict of ['votes', 'cards', 'points', 'shared', 'building']) for (const line of said(view, ending(winners, tally, verdict))) assert.match(line, SENTENCE, tag);
          for (const side of [0, 1]) assert.match(whoStood(tableOf(view), votedFor(winners, side)), SENTENCE, tag);
        }
      }
    }
  });
});

describe('what decided', () => {
  test('is said if the votes were tied', () => {
    speak('en');
    assert.equal(said(lead, ending([0], [2, 2], 'cards'))[1], 'Tied on votes. You win with more cards in your factions.');
    assert.equal(said(lead, ending([1], [2, 2], 'points'))[1], 'Tied on votes. Novice wins with more points in their factions.');
    assert.equal(said(standIn, ending([0], [3, 3], 'points'))[1], 'Tied on votes. Your team wins with more points in its factions.');
    assert.equal(said(standIn, ending([1], [3, 3], 'cards'))[1], 'Tied on votes. Bot\u00a01 and Bot\u00a03 win with more cards in their factions.');
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
