// What happened at a table, in words. The sentences are those of the page, in English and German; where only the course of a
// game matters, texts say their keys.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { begin, changed, echo, four, moved, speak, tableOf, two, update } from './support/page.mjs';

beforeEach(begin);

const { lead, over } = two.views;
/** As somebody sees it who watches. */
const watched = changed(lead, { you: null });

/** The lines that are told of this, at the table of Ada and a bot. */
const told = (/** @type {any[]} */ happened, view = lead) => tableOf(view, [update(happened)]).chronicle.lines;
const words = (/** @type {any[]} */ happened, view = lead) => told(happened, view).map((line) => line.text());

describe('the sentences', () => {
  /** What happens, and how it is told in English and German, of Ada or to her, and of the bot. */
  const SENTENCES = /** @type {[string, any[], string[], string[]][]} */ ([
    ['a card is led', [moved('DR7', 'hand 0', 'trick')], ['Ada leads Dragon 7.', 'You lead Dragon 7.'], ['Ada eröffnet: Drache 7.', 'Du eröffnest: Drache 7.']],
    ['a trick is won', [{ won: { seat: 0 } }], ['Ada wins the trick.', 'You win the trick.'], ['Ada gewinnt den Stich.', 'Du gewinnst den Stich.']],
    ['a follower is taken', [moved('GO0', 'market', 'followers 0')], ['Ada takes Goblin 0.', 'You take Goblin 0.'], ['Ada nimmt: Kobold 0.', 'Du nimmst: Kobold 0.']],
    ['a card is drawn unseen', [moved('??', 'deck', 'followers 0')], ['Ada draws a card.', 'You draw a card.'], ['Ada zieht eine Karte.', 'Du ziehst eine Karte.']],
    ['a card is drawn', [moved('UD4', 'deck', 'followers 0')], ['Ada draws Undead 4.', 'You draw Undead 4.'], ['Ada zieht: Untoter 4.', 'Du ziehst: Untoter 4.']],
    ['a Gnome is crushed', [moved('GN1', 'front 0', 'discard')], ['Gnome 1 in front of Ada is crushed.', 'Your Gnome 1 is crushed.'], ['Ada verliert: Gnom 1, zertrampelt.', 'Du verlierst: Gnom 1, zertrampelt.']],
    ['Phase Two begins', [{ began: { phase: 2 } }], ['Phase Two', 'Phase Two'], ['Phase 2', 'Phase 2']],
  ]);

  for (const [name, happened, english, german] of SENTENCES) {
    test(name, () => {
      speak('en');
      assert.deepEqual([...words(happened, watched), ...words(happened)], english);
      speak('de');
      assert.deepEqual([...words(happened, watched), ...words(happened)], german);
    });
  }

  test('a vote is claimed', () => {
    const claimed = (/** @type {number} */ side) => [{ claimed: { faction: 'trolls', side } }];
    const { standIn } = four.views;
    const lines = () => [...words(claimed(0)), ...words(claimed(1)), ...words(claimed(standIn.seats[standIn.you].side), standIn), ...words(claimed(1 - standIn.seats[standIn.you].side), standIn)];
    speak('en');
    assert.deepEqual(lines(), ['You lock in the Trolls’ vote.', 'Novice locks in the Trolls’ vote.', 'Your team locks in the Trolls’ vote.', 'Bot\u00a01 and Bot\u00a03 lock in the Trolls’ vote.']);
    speak('de');
    assert.deepEqual(lines(), ['Du sicherst dir die Gunst der Trolle.', 'Neuling sichert sich die Gunst der Trolle.', 'Dein Team sichert sich die Gunst der Trolle.', 'Bot\u00a01 und Bot\u00a03 sichern sich die Gunst der Trolle.']);
  });

  test('a line that is there already is told in another language as soon as the page speaks it', () => {
    speak('en');
    const [line] = told([{ won: { seat: 1 } }]);
    assert.equal(line.text(), 'Novice wins the trick.');
    speak('de');
    assert.match(line.text(), / gewinnt den Stich\.$/);
  });

  test('in all languages a whole game is told in words', () => {
    for (const tag of ['en', 'de', 'it', 'pt-BR', 'pl', 'hu']) {
      speak(tag);
      for (const line of tableOf(over, two.updates).chronicle.lines) assert.doesNotMatch(line.text(), /\{|\}|\blog-|undefined|NaN/, tag);
    }
  });
});

describe('each thing that happens has its key', () => {
  /** What happens, the line of it, and the sign beside it. */
  const LINES = /** @type {[any, string, string][]} */ ([
    [moved('SE8', 'hand 1', 'trick'), 'log-led{name: level-novice, card: SE8}', 'SE'],
    [moved('TR2', 'trick', 'pile 1'), 'log-gathered{name: level-novice, card: TR2}', 'TR'],
    [moved('GN3', 'trick', 'front 1'), 'log-front{name: level-novice, card: GN3}', 'GN'],
    [moved('GN3', 'trick', 'front 0'), 'log-front-you{name: Ada, card: GN3}', 'GN'],
    [moved('TR9', 'trick', 'aside'), 'log-aside{card: TR9}', 'TR'],
    [moved('TR9', 'aside', 'pile 1'), 'log-took{name: level-novice, card: TR9}', 'TR'],
    [moved('GN1', 'front 1', 'discard'), 'log-crushed{name: level-novice, card: GN1}', 'GI'],
    [moved('??', 'fire', 'hand 1'), 'log-fire{name: level-novice}', 'PF'],
    [moved('PF3', 'fire', 'hand 0'), 'log-drew-card-you{name: Ada, card: PF3}', 'PF'],
    [moved('GO5', 'market', 'deck'), 'log-under{card: GO5}', 'GO'],
    [moved('GO5', 'hand 0', 'hand 1'), 'log-passed{name: Ada, card: GO5, to: level-novice}', 'GO'],
    [moved('GO5', 'hand 1', 'discard'), 'log-discarded{name: level-novice, card: GO5}', 'GO'],
    [{ looked: { seat: 0, card: 'DR2' } }, 'log-looked-card-you{name: Ada, card: DR2}', 'SE'],
    [{ looked: { seat: 1, card: '??' } }, 'log-looked{name: level-novice}', 'SE'],
    [{ sealed: { seat: 1, kind: 'pass', cards: [] } }, 'log-sealed{name: level-novice}', 'throne'],
    [{ spared: { seat: 1, giant: 'GI5' } }, 'log-spared{name: level-novice, card: GI5}', 'GI'],
    [{ leads: { seat: 1 } }, 'log-leads{name: level-novice}', 'i-next'],
    [{ claimed: { faction: 'seers', side: 1 } }, 'log-vote-claimed{faction: SE, name: level-novice, count: 1}', 'SE'],
    [{ began: { phase: 1 } }, 'phase-one', 'crown'],
  ]);

  for (const [happening, text, sign] of LINES) {
    test(text, () => {
      const lines = told([happening]);
      assert.deepEqual(lines.map((line) => [line.text(), line.sign]), [[text, sign]]);
    });
  }

  test('the deal and the end need no line', () => {
    assert.deepEqual(words(['ended', moved('??', 'deck', 'hand 0'), moved('GN7', 'deck', 'market'), moved('GN7', 'trick', 'discard'), moved('GI5', 'followers 0', 'hand 0')]), []);
  });

  test('what matters most of a trick is marked', () => {
    const lines = told([{ began: { phase: 2 } }, moved('DR7', 'hand 0', 'trick'), { won: { seat: 0 } }, moved('GN1', 'front 1', 'discard'), { claimed: { faction: 'seers', side: 1 } }]);
    assert.deepEqual(lines.map(({ kind, strong }) => [kind, strong]), [['phase', true], ['play', false], ['won', true], ['power', true], ['power', true]]);
  });
});

describe('what was done by no card', () => {
  const done = (/** @type {any} */ what) => tableOf(lead, [update([], what)]).chronicle.lines.map((line) => line.text());

  test('a bot takes over, by itself or because time ran out', () => {
    assert.deepEqual(done({ bot_took: { seat: 0, time: false } }), ['log-bot-took-you{name: Ada}']);
    assert.deepEqual(done({ bot_took: { seat: 1, time: true } }), ['after-time{name: level-novice}', 'log-bot-took{name: level-novice}']);
  });

  test('somebody is back; nothing else is told', () => {
    assert.deepEqual(done({ returned: { seat: 0 } }), ['log-returned-you{name: Ada}']);
    for (const what of ['opened', 'started', 'ended', 'rematch', { sat: { seat: 0 } }, { ready: { seat: 0 } }]) assert.deepEqual(done(what), []);
  });
});

describe('tricks', () => {
  test('the first card of a trick is led, the others are played', () => {
    const lines = told([
      { began: { phase: 1 } },
      moved('DR7', 'hand 0', 'trick'),
      moved('DR2', 'hand 1', 'trick'),
      { won: { seat: 0 } },
      { leads: { seat: 0 } },
      moved('GO1', 'hand 0', 'trick'),
      moved('GO2', 'hand 1', 'trick'),
    ]);
    const tricks = lines.map((line) => [line.trick, line.text().split('{')[0]]);
    assert.deepEqual(tricks, [[1, 'phase-one'], [1, 'log-led-you'], [1, 'log-played'], [1, 'log-won-you'], [2, 'log-led-you'], [2, 'log-played']]);
  });

  test('who leads is told only if it is not the winner', () => {
    assert.deepEqual(words([{ won: { seat: 0 } }, { leads: { seat: 0 } }]), ['log-won-you{name: Ada}']);
    assert.deepEqual(words([{ won: { seat: 0 } }, { leads: { seat: 1 } }]), ['log-won-you{name: Ada}', 'log-leads{name: level-novice}']);
  });

  test('each phase counts from one', () => {
    const lines = told([{ began: { phase: 1 } }, moved('DR7', 'hand 0', 'trick'), { won: { seat: 0 } }, { leads: { seat: 0 } }, moved('DR8', 'hand 0', 'trick'), { began: { phase: 2 } }, moved('DR9', 'hand 0', 'trick')]);
    assert.deepEqual(lines.map(({ phase, trick }) => `${phase}.${trick}`), ['1.1', '1.1', '1.1', '1.2', '2.1', '2.1']);
  });

  test('cards that the winner gathers in Phase Two need no line; those of anybody else do', () => {
    const trick = (/** @type {number} */ phase, /** @type {number} */ seat) => words([{ began: { phase } }, moved('DR7', 'hand 0', 'trick'), { won: { seat: 0 } }, moved('DR7', 'trick', `pile ${seat}`)]).slice(3);
    assert.deepEqual(trick(2, 0), []);
    assert.deepEqual(trick(2, 1), ['log-gathered{name: level-novice, card: DR7}']);
    assert.deepEqual(trick(1, 0), ['log-gathered-you{name: Ada, card: DR7}']);
  });

  test('cards that are passed unseen are told once for each who passes', () => {
    const hidden = (/** @type {number} */ from, /** @type {number} */ to) => moved('??', `hand ${from}`, `hand ${to}`);
    const lines = words([hidden(1, 2), hidden(1, 2), hidden(3, 0), hidden(3, 0), hidden(1, 2)], four.views.standIn);
    assert.deepEqual(lines.map((line) => line.replace(/bot-nth\{number: (\d)\}/g, 'Bot $1')), ['log-passed-hidden{name: Bot 1, to: Bot 2}', 'log-passed-hidden{name: Bot 3, to: Ada}', 'log-passed-hidden{name: Bot 1, to: Bot 2}']);
  });
});

test('a fresh view begins the log anew, as if nothing had been told', () => {
  const first = [update([{ began: { phase: 2 } }, moved('DR7', 'hand 0', 'trick'), { won: { seat: 1 } }, { leads: { seat: 1 } }])];
  const second = [update([moved('GO1', 'hand 0', 'trick'), { leads: { seat: 1 } }, moved('GO1', 'trick', 'pile 1')])];
  const table = tableOf(lead, first);
  table.take(lead, second, true);
  const of = (/** @type {typeof table} */ one) => one.chronicle.lines.map(({ phase, trick, text }) => [phase, trick, text()]);
  assert.deepEqual(of(table), of(tableOf(lead, second)));
});

describe('a whole game, as the server told it', () => {
  const { chronicle } = (begin(), tableOf(over, two.updates));

  test('has 13 tricks in each phase, of two cards and one winner', () => {
    for (const phase of [1, 2]) {
      for (let trick = 1; trick <= 13; trick += 1) {
        const lines = chronicle.lines.filter((line) => line.phase === phase && line.trick === trick);
        assert.deepEqual([lines.filter(({ kind }) => kind === 'play').length, lines.filter(({ kind }) => kind === 'won').length], [2, 1], `${phase}.${trick}`);
      }
    }
    assert.equal(chronicle.lines.filter(({ kind }) => kind === 'play').length, 52);
  });

  test('has 26 followers', () => {
    assert.equal(chronicle.lines.filter(({ kind }) => kind === 'take').length, 26);
  });

  test('knows which update told which line', () => {
    const numbers = chronicle.lines.map(({ number }) => number);
    assert.deepEqual(numbers, numbers.toSorted((a, b) => a - b));
    for (const { number } of chronicle.lines) assert.ok(two.updates.some((/** @type {any} */ one) => one.number === number));
  });

  test('is the same whether it is told at once or piece by piece', () => {
    echo();
    const table = tableOf(lead);
    for (const one of two.updates) table.take(lead, [one], false);
    const of = (/** @type {typeof chronicle} */ one) => one.lines.map(({ number, phase, trick, sign, kind, strong, text }) => [number, phase, trick, sign, kind, strong, text()]);
    assert.deepEqual(of(table.chronicle), of(tableOf(lead, two.updates).chronicle));
  });
});
