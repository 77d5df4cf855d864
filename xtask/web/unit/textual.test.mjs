// The table as text, and its command line.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { choices } from '../../../crates/server/web/js/table/choices.js';
import { commandOf, help, means } from '../../../crates/server/web/js/table/commands.js';
import { Say } from '../../../crates/server/web/js/table/say.js';
import { Textual } from '../../../crates/server/web/js/table/textual.js';
import { createRef, ref } from '../../../crates/server/web/js/view.js';
import { getDirectiveClass, isDirectiveResult } from '../../../crates/server/web/vendor/lit-html/directive-helpers.js';
import { markup } from './support/drawn.mjs';
import { begin, changed, four, speak, tableOf, three, two } from './support/page.mjs';

beforeEach(begin);

const { lead, follow, take, phaseTwo, over } = two.views;
const REF = getDirectiveClass(ref(createRef()));

/** The table as text. What is entered is answered in words, or does something at the table.
 * @param {any} view @param {((face: string) => (() => string) | null)} [refusal] */
function textual(view, refusal = () => null) {
  const table = tableOf(view);
  /** @type {any[]} */
  const done = [];
  const board = /** @type {any} */ ({
    table,
    choices: choices(table),
    hand: { why: null, refusal, confirm: () => done.push({ confirm: table.chosen.map((place) => table.hand[place]) }) },
    answer: (/** @type {any} */ answer) => done.push(answer),
    attempt: (/** @type {any} */ command) => done.push(command),
  });
  board.say = new Say(board);
  const text = new Textual(board);
  const { values } = /** @type {{values: any[]}} */ (text.view());
  const submit = values.find((value) => typeof value === 'function');
  const input = values.find((value) => isDirectiveResult(value) && getDirectiveClass(value) === REF).values[0];
  const said = () => [...markup(text.view()).matchAll(/<li class="said">(.*?)<\/li>/g)].map(([, line]) => line);
  return {
    table,
    done,
    page: () => markup(text.view()),
    /** The last answer in words to a line. @param {string} line */
    says: (line) => {
      input.value = { value: line };
      let prevented = false;
      submit({ preventDefault: () => (prevented = true) });
      assert.ok(prevented, 'the page stays');
      assert.equal(input.value.value, '', 'the line is empty again');
      return said().at(-1);
    },
    said,
  };
}

describe('the page', () => {
  test('says whose turn it is, what lies in the trick, and what is to be won', () => {
    const { page } = textual(follow);
    for (const words of ['<p class="turn">ask-follow{faction: TR}</p>', 'text-trick{cards: text-played{name: level-novice, card: TR0, strength: 0}}', `text-market{cards: GN3, count: ${follow.game.deck.length}}`]) assert.ok(page().includes(words), words);
  });

  test('has no market in Phase Two', () => {
    assert.ok(!textual(phaseTwo).page().includes('text-market'));
  });

  test('has a button for each card; those that are refused say so', () => {
    const buttons = [...textual(follow).page().matchAll(/<button aria-disabled=(true|false).*?>(.*?)<\/button>/g)];
    assert.equal(buttons.length, 12);
    assert.deepEqual(buttons.filter(([, refused]) => refused === 'false').map(([, , words]) => words), ['TR1', 'TR2', 'TR5']);
    assert.equal(buttons[0][2], 'held-refused{card: GN3}');
  });

  test('has a button for each choice, where one is asked for', () => {
    const buttons = [...textual(take).page().matchAll(/<button aria-disabled.*?>(.*?)<\/button>/g)].map(([, words]) => words);
    assert.deepEqual(buttons, ['take-card{card: GI3}', 'take-deck{card: GI5}']);
  });
});

describe('a question', () => {
  /** What is entered, and what is said. */
  const QUESTIONS = /** @type {[string, any, string][]} */ ([
    ['hand', follow, 'GN3, GN7, GI7, GI7, DR5, DR7, DR9, TR1, TR2, TR5, SE1, and SE8'],
    ['trick', lead, 'text-trick-empty'],
    ['market', lead, `text-market{cards: GN7, count: ${lead.game.deck.length}}`],
    ['followers', lead, 'none'],
    ['f', take, take.game.followers[0].join(', ').replace(/, (\w+)$/, ', and $1')],
    ['last', lead, 'no-last-trick'],
    ['clock', lead, 'clock-none'],
    ['clock', changed(lead, { clocks: { left: [552_000, 0], runs: [false, false] } }), '9:12'],
    ['turn', lead, 'ask-lead'],
    ['', lead, 'ask-lead'],
    ['score', changed(lead, { game: { contests: [{ faction: 'trolls', decided: true, vote: 1, gone: 0, open: 0, points: false, sides: [{ held: 1, cards: 0 }, { held: 4, cards: 0 }] }] } }), 'score-line-decided{faction: faction-TR, numbers: held-by{name: you, count: 1}, held-by{name: level-novice, count: 4}, state: decided-for{name: level-novice}}'],
    ['score', changed(lead, { game: { contests: [{ faction: 'trolls', decided: true, vote: 0, gone: 0, open: 0, points: false, sides: [{ held: 4, cards: 0 }, { held: 1, cards: 0 }] }] } }), 'score-line-decided{faction: faction-TR, numbers: held-by{name: you, count: 4}, held-by{name: level-novice, count: 1}, state: decided-yours}'],
    ['score', changed(lead, { game: { contests: [{ faction: 'trolls', decided: false, vote: null, gone: 0, open: 9, points: false, sides: [{ held: 0, cards: 0 }, { held: 1, cards: 0 }] }] } }), 'score-line{faction: faction-TR, numbers: held-by{name: you, count: 0}, held-by{name: level-novice, count: 1}}'],
    ['s', changed(lead, { game: { contests: [{ faction: 'trolls', decided: true, vote: null, gone: 0, open: 0, points: false, sides: [{ held: 0, cards: 0 }, { held: 0, cards: 0 }] }] } }), 'score-line-decided{faction: faction-TR, numbers: held-by{name: you, count: 0}, held-by{name: level-novice, count: 0}, state: decided-nobody}'],
  ]);

  for (const [line, view, answer] of QUESTIONS) test(`${line || 'nothing'}: ${answer.slice(0, 60)}`, () => assert.equal(textual(view).says(line), answer));

  test('that nobody knows is answered with the help', () => {
    const { done, says } = textual(lead);
    for (const line of ['help', 'dance', 'play', 'take', 'pass', 'crush', 'crush everybody']) assert.equal(says(line), help(), line);
    assert.deepEqual(done, []);
  });

  test('the last answers stay, the newest last', () => {
    const { says, said } = textual(lead);
    for (let i = 0; i < 7; i += 1) says('turn');
    says('clock');
    assert.deepEqual(said(), [...Array(5).fill('ask-lead'), 'clock-none']);
  });
});

describe('an answer', () => {
  test('plays a card, with or without the word for it', () => {
    const { done, says } = textual(lead);
    for (const line of ['play dr7', 'p DR7', 'dr7', '  DR7 ']) says(line);
    assert.deepEqual(done, Array(4).fill({ play: 'DR7' }));
  });

  test('that the rules refuse is not sent: the rule is said', () => {
    const { done, says } = textual(follow, (face) => (face.startsWith('TR') ? null : () => `no ${face}`));
    assert.equal(says('DR7'), 'no DR7');
    says('TR1');
    assert.deepEqual(done, [{ play: 'TR1' }]);
  });

  test('takes a card or the top of the deck', () => {
    const { done, says } = textual(take);
    for (const line of ['take gi3', 'take deck', 'take, deck']) says(line);
    assert.deepEqual(done, [{ take: 'GI3' }, { take: 'deck' }, { take: 'deck' }]);
  });

  test('crushes a Gnome, or none', () => {
    const { done, says } = textual(changed(lead, { game: { question: { crush: { giant: 'GI5', victims: [1] } } } }));
    for (const line of ['crush 1', 'crush none']) says(line);
    assert.deepEqual(done, [{ crush: 1 }, { crush: null }]);
  });

  test('passes or discards all cards at once, or one by one', () => {
    const asked = changed(lead, { game: { question: { pass: { count: 2, hand: lead.game.hands[0], to: 1 } } } });
    const { done, says, table } = textual(asked);
    says('pass gi7, gi7');
    says('discard gn3 gn7');
    assert.deepEqual(done, [{ pass: ['GI7', 'GI7'] }, { discard: ['GN3', 'GN7'] }]);
    assert.equal(says('GI7'), 'ask-pass{count: 2, chosen: 1, name: level-novice}');
    says('GI7');
    assert.deepEqual(done[2], { confirm: ['GI7', 'GI7'] });
    assert.deepEqual(table.chosen, [2, 3], 'the other card of the same face');
  });

  test('names cards to be discarded one by one, if they are held', () => {
    const { done, says, table } = textual(changed(lead, { game: { question: { discard: { count: 1, hand: lead.game.hands[0] } } } }));
    assert.equal(says('play BA9'), 'ask-discard{count: 1, chosen: 0}');
    assert.deepEqual(table.chosen, []);
    says('play DR7');
    assert.deepEqual(done, [{ confirm: ['DR7'] }]);
  });

  test('comes too early or too late: it is said whose turn it is', () => {
    const { done, says } = textual(changed(over, {}));
    assert.equal(says('play dr7'), 'game-over');
    assert.deepEqual(done, []);
  });

  test('that is said to others keeps its letters', () => {
    const { done, says } = textual(lead);
    says('say Well, well: DR7!');
    assert.deepEqual(done, [{ say: { text: 'Well, well: DR7!' } }]);
  });
});

describe('the words of the command line', () => {
  beforeEach(() => speak('de'));

  test('are those of the language, with or without accents, and the English ones', () => {
    assert.deepEqual(['karten', 'HAND', 'anhaenger', 'anhanger', 'Anhänger', 'followers', 'spiele'].map(commandOf), ['hand', 'hand', null, 'followers', 'followers', 'followers', 'play']);
  });

  test('short English words count unless they mean something else', () => {
    assert.deepEqual(['p', 'T', 'x', ''].map(commandOf), ['play', 'trick', null, null]);
  });

  test('the deck and nobody have words', () => {
    assert.ok(means('stapel', 'deck') && means('deck', 'deck') && means('keinen', 'none') && !means('karten', 'none'));
  });

  test('the help lists each command once, with what comes after it', () => {
    for (const words of ['spielen DR7', 'nehmen stapel', 'zertrampeln 1', 'zertrampeln keinen', 'hilfe']) assert.ok(help().includes(words), words);
  });

  test('in every language the English words mean what they say', () => {
    for (const tag of ['en', 'de', 'it', 'pt-BR', 'pl', 'hu']) {
      speak(tag);
      for (const name of ['hand', 'trick', 'market', 'score', 'followers', 'last', 'turn', 'clock', 'play', 'take', 'pass', 'discard', 'crush', 'say', 'help']) assert.equal(commandOf(name), name, `${tag} ${name}`);
    }
  });
});

test('tables of three and four are told as well', () => {
  assert.match(textual(three.views.take).page(), /bot-nth\{number: 2\}, card: SE6/);
  assert.match(textual(four.views.standIn).page(), /ask-follow-stand-in\{faction: KN\}/);
});
