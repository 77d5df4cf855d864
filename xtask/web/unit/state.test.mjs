// One table as the page knows it.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { effect } from '../../../crates/server/web/js/signals.js';
import { TableState } from '../../../crates/server/web/js/table/state.js';
import { begin, changed, four, moved, tableOf, three, two, update } from './support/page.mjs';

beforeEach(begin);

const { lead, follow, take, phaseTwo, over } = two.views;
/** Of somebody who watches. */
const watched = changed(lead, { you: null, game: { question: null, hands: [Array(13).fill('??'), Array(13).fill('??')] } });

describe('whose table it is', () => {
  test('a player sees it from the own seat', () => {
    const table = tableOf(three.views.take);
    assert.deepEqual([table.me, table.plays, table.seats, table.sides], [0, true, [0, 1, 2], [0, 1, 2]]);
    const other = tableOf(changed(three.views.take, { you: 2 }));
    assert.deepEqual([other.me, other.seats, other.sides], [2, [2, 0, 1], [2, 0, 1]]);
    assert.ok(other.isMe(2) && !other.isMe(0));
  });

  test('who watches sees it from the first seat, or the one that was chosen, and has none', () => {
    assert.deepEqual([tableOf(watched).me, tableOf(watched).plays, tableOf(watched).isMe(0)], [0, false, false]);
    const table = tableOf(watched, [], { from: 1 });
    assert.deepEqual([table.me, table.seats, table.isMe(1)], [1, [1, 0], false]);
  });

  test('before a view has come there is nothing, and nothing fails', () => {
    const table = new TableState(new Lifetime(), { id: 'x', watch: () => () => {}, send: async () => ({}) });
    assert.deepEqual([table.id, table.view, table.question, table.players, table.factions, table.me, table.plays, table.hand], ['x', null, null, 2, [], 0, false, []]);
    assert.deepEqual([table.mayPlay('GO3'), table.may('resign'), table.maySeats('sit')], [false, false, []]);
  });
});

describe('sides', () => {
  test('in a team of two each has a partner and the same colour', () => {
    const table = tableOf(four.views.standIn);
    assert.deepEqual([table.mySide, table.sides, table.seatsOf(0), table.seatsOf(1), table.inTeam], [0, [0, 1], [0, 2], [1, 3], true]);
    assert.deepEqual([0, 1, 2, 3].map((seat) => table.colour(seat)), ['mine', 'theirs', 'mine', 'theirs']);
  });

  test('three players wear three colours, one’s own first', () => {
    const table = tableOf(changed(three.views.take, { you: 1 }));
    assert.deepEqual([0, 1, 2].map((seat) => table.colour(seat)), ['third', 'mine', 'theirs']);
    assert.equal(table.inTeam, false);
  });

  test('a side is called by those who play for it', () => {
    const table = tableOf(four.views.standIn);
    assert.deepEqual([table.sideName(0), table.sideName(1)], ['your-team', 'bot-nth{number: 1} + bot-nth{number: 3}']);
    assert.equal(tableOf(lead).sideName(0), 'you');
    assert.equal(tableOf(watched).sideName(0), 'Ada');
  });

  test('a sentence speaks to the person, to somebody in a team, or of others by name', () => {
    const table = tableOf(four.views.standIn);
    assert.deepEqual([tableOf(lead).formOf(0), tableOf(lead).formOf(1), table.formOf(0), table.formOf(1), tableOf(watched).formOf(0)], ['-you', '', '-team', '', '']);
    assert.deepEqual(tableOf(lead).membersOf(1), { name: 'level-novice', count: 1 });
    assert.deepEqual(table.membersOf(1), { name: 'bot-nth{number: 1} and bot-nth{number: 3}', count: 2 });
  });
});

describe('names', () => {
  test('a person has a name; a single bot is called by its level, several by numbers', () => {
    const table = tableOf(lead);
    assert.deepEqual([table.name(0), table.properName(0), table.name(1)], ['you', 'Ada', 'level-novice']);
    assert.deepEqual([1, 2].map((seat) => tableOf(three.views.take).name(seat)), ['bot-nth{number: 1}', 'bot-nth{number: 2}']);
  });

  test('a person for whom a bot plays is not counted among the bots', () => {
    const [ada, second, third] = three.views.take.seats;
    const table = tableOf(changed(three.views.take, { seats: [ada, { ...second, person: { id: 'p', name: 'Bo', guest: true } }, third] }));
    assert.deepEqual([table.name(1), table.name(2)], ['Bo', `level-${third.bot}`]);
  });

  test('an empty seat is empty, and a source may know better', () => {
    const seats = [lead.seats[0], { side: 1, person: null, bot: null, here: false, ready: false }];
    assert.equal(tableOf(changed(lead, { seats })).name(1), 'empty-seat');
    assert.equal(tableOf(changed(lead, { seats }), [], { name: (/** @type {number} */ seat) => `Seat ${seat}` }).name(1), 'Seat 1');
  });

  test('a person for whom a bot plays keeps the name', () => {
    const table = tableOf(changed(lead, { seats: [{ ...lead.seats[0], bot: 'adept' }, lead.seats[1]] }));
    assert.deepEqual([table.properName(0), table.isReplaced, table.isBot(0)], ['Ada', true, true]);
    assert.equal(tableOf(changed(over, { seats: [{ ...lead.seats[0], bot: 'adept' }, lead.seats[1]] })).isReplaced, false, 'only while it plays');
  });
});

describe('what the person may do', () => {
  test('is what the server says', () => {
    const table = tableOf(changed(lead, { may: ['resign', { sit: { seat: 1 } }, { replace: { seat: 1 } }, { bot: { seat: 0 } }] }));
    assert.deepEqual([table.may('resign'), table.may('abort')], [true, false]);
    assert.deepEqual([table.maySeats('sit'), table.maySeats('replace'), table.maySeats('bot')], [[1], [1], [0]]);
  });

  test('only the seats of those who are away are given to a bot', () => {
    const may = [{ replace: { seat: 0 } }, { replace: { seat: 1 } }];
    const table = tableOf(changed(lead, { may, seats: [{ ...lead.seats[0], here: true }, { ...lead.seats[1], here: false }] }));
    assert.deepEqual(table.awaySeats, [1]);
  });

  test('only the cards that the question names can be played', () => {
    const table = tableOf(follow);
    assert.deepEqual(table.hand.filter((face) => table.mayPlay(face)).sort(), ['TR1', 'TR2', 'TR5']);
    assert.equal(tableOf(take).mayPlay('TR2'), false);
    assert.equal(tableOf(changed(lead, { game: { question: null } })).mayPlay('DR2'), false);
  });

  test('nothing is asked when the game is over', () => {
    assert.equal(tableOf(changed(lead, { stage: 'over' })).question, null);
  });
});

describe('the hand', () => {
  test('is sorted when it is new, by the factions of the table', () => {
    assert.deepEqual(tableOf(lead).hand, ['GN3', 'GN7', 'GI7', 'GI7', 'DR2', 'DR5', 'DR7', 'DR9', 'TR1', 'TR2', 'TR5', 'SE1', 'SE8']);
  });

  test('keeps the person’s order, and the identity of each card, while it gets smaller', () => {
    const table = tableOf(lead);
    table.held = table.held.toReversed();
    const before = new Map(table.held.map(({ id, face }) => [face, id]));
    table.take(follow, [], false);
    assert.deepEqual(table.hand, ['SE8', 'SE1', 'TR5', 'TR2', 'TR1', 'DR9', 'DR7', 'DR5', 'GI7', 'GI7', 'GN7', 'GN3']);
    for (const { id, face } of table.held) if (face !== 'GI7') assert.equal(id, before.get(face));
  });

  test('is a new one in Phase Two, sorted again', () => {
    const table = tableOf(lead);
    table.held = table.held.toReversed();
    table.take(phaseTwo, [], false);
    assert.deepEqual(table.hand, ['GN3', 'GN5', 'GI1', 'GI3', 'GI5', 'GI5', 'DR0', 'DR3', 'DR6', 'TR3', 'SE2', 'SE4', 'SE9']);
  });

  test('of those who watch is empty', () => {
    assert.deepEqual(tableOf(watched).hand, []);
  });
});

describe('what was chosen', () => {
  test('is forgotten when the game has gone on, and stays when something else has happened', () => {
    const table = tableOf(lead);
    table.chosen = [3];
    table.take(changed(lead, { number: lead.number + 1 }), [], false);
    assert.deepEqual(table.chosen, [3]);
    table.take(follow, [], false);
    assert.deepEqual(table.chosen, []);
  });

  test('a queued card stays queued as long as it is held', () => {
    const table = tableOf(lead);
    table.queued = 'TR5';
    table.take(follow, [], false);
    assert.equal(table.queued, 'TR5');
    table.take(changed(phaseTwo, { game: { number: 99 } }), [], false);
    assert.equal(table.queued, null);
  });
});

describe('an answer', () => {
  test('goes to the source with the number of the game, and once', async () => {
    /** @type {any[]} */
    const sent = [];
    const table = tableOf(lead, [], { send: async (/** @type {any} */ command) => void sent.push(command) });
    await Promise.all([table.answer({ play: 'DR2' }), table.answer({ play: 'DR5' })]);
    assert.deepEqual(sent, [{ act: { number: lead.game.number, answer: { play: 'DR2' } } }]);
    assert.ok(table.sending, 'until the game has gone on');
    table.take(follow, [], false);
    assert.equal(table.sending, false);
  });

  test('that is refused fails with the reason, and can be given anew', async () => {
    const table = tableOf(lead, [], { send: () => Promise.reject(new Error('no')) });
    table.chosen = [1];
    await assert.rejects(table.answer({ play: 'DR2' }), { message: 'no' });
    assert.deepEqual([table.sending, table.chosen], [false, []]);
  });

  test('without a game goes nowhere', async () => {
    const table = tableOf(changed(lead, { stage: 'gathering', game: null }), [], { send: () => assert.fail('nothing is sent') });
    await table.answer({ play: 'DR2' });
    assert.equal(table.sending, false);
  });
});

describe('a card that is played lies in the trick at once', () => {
  /** A table whose source may be asked to lay cards, and answers when the test says so. */
  function laying() {
    /** @type {{done: (value: any) => void, failed: (why: Error) => void, command: any}[]} */
    const sent = [];
    const send = (/** @type {any} */ command) => new Promise((done, failed) => sent.push({ done, failed, command }));
    return { table: tableOf(lead, [], { mayLay: true, send }), sent };
  }
  const rest = (/** @type {TableState} */ table) => table.hand.join(' ');
  const FIRST = 'GN3 GN7 GI7 GI7 DR2 DR5 DR7 DR9 TR1 TR2 TR5 SE1 SE8';
  const WITHOUT = FIRST.replace(' DR2', '');

  test('and out of the hand; the server’s word changes nothing about that', async () => {
    const { table, sent } = laying();
    const answered = table.answer({ play: 'DR2' });
    assert.deepEqual([table.laid?.face, rest(table), table.sending], ['DR2', WITHOUT, true]);
    const ids = table.held.map(({ id }) => id);
    table.take(follow, [], false);
    assert.deepEqual([table.laid, rest(table), table.sending], [null, WITHOUT, false]);
    assert.deepEqual(table.held.map(({ id }) => id), ids);
    sent[0].done({});
    await answered;
  });

  test('of equal cards the one that was touched', async () => {
    const { table } = laying();
    const [first, second] = table.held.filter(({ face }) => face === 'GI7');
    table.chosen = [table.held.indexOf(second)];
    table.answer({ play: 'GI7' });
    assert.deepEqual([table.laid?.id, table.held.includes(first), table.held.includes(second)], [second.id, true, false]);
    const hands = [lead.game.hands[0].toSpliced(lead.game.hands[0].indexOf('GI7'), 1), lead.game.hands[1]];
    table.take(changed(lead, { game: { number: lead.game.number + 1, hands } }), [], false);
    assert.deepEqual([table.held.some(({ id }) => id === first.id), table.held.some(({ id }) => id === second.id)], [true, false]);
  });

  test('and back in the hand, in its place, when it is refused; then another can be played', async () => {
    const { table, sent } = laying();
    const before = table.held;
    const answered = table.answer({ play: 'DR2' });
    sent[0].failed(new Error('no'));
    await assert.rejects(answered, { message: 'no' });
    assert.deepEqual([table.laid, table.held, table.chosen, table.sending], [null, before, [], false]);
    table.answer({ play: 'DR5' });
    assert.deepEqual([table.laid?.face, sent[1].command.act.answer], ['DR5', { play: 'DR5' }]);
  });

  test('once, however often it is touched', () => {
    const { table, sent } = laying();
    table.answer({ play: 'DR2' });
    table.answer({ play: 'DR2' });
    table.answer({ play: 'DR5' });
    assert.deepEqual([sent.length, table.laid?.face, rest(table)], [1, 'DR2', WITHOUT]);
  });

  test('and stays there while a fresh view comes in which nothing has happened yet', () => {
    const { table } = laying();
    table.answer({ play: 'DR2' });
    table.take(changed(lead, { number: lead.number + 1 }), [], true);
    assert.deepEqual([table.laid?.face, rest(table), table.sending], ['DR2', WITHOUT, true]);
  });

  test('until a view says that another card was played instead', () => {
    const { table } = laying();
    table.answer({ play: 'DR2' });
    const hands = [lead.game.hands[0].filter((/** @type {string} */ face) => face !== 'SE8'), lead.game.hands[1]];
    table.take(changed(lead, { game: { number: lead.game.number + 1, hands, question: null } }), [], true);
    assert.deepEqual([table.laid, rest(table), table.chosen], [null, FIRST.replace(' SE8', ''), []]);
  });

  test('and can be taken back while the answer is on its way; it counts as chosen then', () => {
    const { table } = laying();
    table.answer({ play: 'DR2' });
    table.takeBack();
    assert.deepEqual([table.laid, rest(table), table.hand[table.chosen[0]], table.sending], [null, FIRST, 'DR2', true]);
    table.take(follow, [], true);
    assert.deepEqual([rest(table), table.chosen, table.sending], [WITHOUT, [], false]);
  });

  test('but not a card that the question does not name, nor one where the source decides at once', () => {
    const { table } = laying();
    table.answer({ play: 'GO9' });
    assert.equal(table.laid, null);
    const scene = tableOf(lead);
    scene.answer({ play: 'DR2' });
    assert.deepEqual([scene.laid, rest(scene)], [null, FIRST]);
  });

  test('is drawn once for being played, and once for being refused', async (t) => {
    const { table, sent } = laying();
    let drawn = 0;
    t.after(
      effect(() => {
        void [table.hand, table.chosen, table.laid, table.sending];
        drawn += 1;
      }),
    );
    const answered = table.answer({ play: 'DR2' });
    assert.equal(drawn, 2);
    sent[0].failed(new Error('no'));
    await assert.rejects(answered);
    assert.equal(drawn, 3);
  });
});

describe('what is told besides', () => {
  test('who is there: the seats of others that changed are named', () => {
    const table = tableOf(changed(three.views.take, { seats: three.views.take.seats.map((/** @type {any} */ seat, /** @type {number} */ i) => ({ ...seat, here: true, bot: null, person: { id: `p${i}`, name: `P${i}`, guest: true } })) }));
    assert.deepEqual(table.hear({ say: 'presence', table: table.id, here: [false, true, false], watchers: 2 }), { came: [2], said: null });
    assert.deepEqual([table.watchers, table.view?.seats.map((seat) => seat.here)], [2, [false, true, false]]);
  });

  test('bots do not come and go', () => {
    const table = tableOf(lead);
    assert.deepEqual(table.hear({ say: 'presence', table: table.id, here: [true, false], watchers: 0 }).came, []);
  });

  test('what is said by others is unheard at first', () => {
    const table = tableOf(lead);
    const saying = { at: 0, by: { id: 'x', name: 'X', guest: true }, text: 'hi', watching: false };
    table.hear({ say: 'talk', table: table.id, sayings: [saying] });
    assert.deepEqual([table.talk.length, table.unheard], [1, 0], 'what was said before one came');
    assert.deepEqual(table.hear({ say: 'said', table: table.id, saying }), { came: [], said: saying });
    assert.deepEqual([table.talk.length, table.unheard], [2, 1]);
    table.unheard = 0;
    assert.equal(table.unheard, 0);
  });

  test('what the person has said is not unheard; where the page does not know who that is, nothing is the person’s', () => {
    const saying = { at: 0, by: { id: 'x', name: 'X', guest: true }, text: 'hi', watching: false };
    const table = tableOf(lead, [], { chat: { you: 'x', mute: async () => ({}) } });
    table.hear({ say: 'said', table: table.id, saying });
    assert.deepEqual([table.talk.length, table.unheard, table.isOwn(saying)], [1, 0, true]);
    assert.equal(tableOf(lead, [], { chat: { you: undefined, mute: async () => ({}) } }).isOwn(saying), false);
    assert.equal(tableOf(lead).isOwn(saying), false);
  });
});

test('it is noted when a view came: clocks count from then', (t) => {
  t.mock.method(performance, 'now', () => 1234);
  assert.equal(tableOf(lead).came, 1234);
});

describe('drawing', () => {
  test('a view that reads the table is drawn once for each change', (t) => {
    const table = tableOf(lead);
    let drawn = 0;
    t.after(
      effect(() => {
        void [table.hand, table.chosen, table.question, table.chronicle.lines.length, table.sending];
        drawn += 1;
      }),
    );
    assert.equal(drawn, 1);
    table.take(follow, [update([moved('DR2', 'hand 0', 'trick')])], false);
    assert.equal(drawn, 2, 'hand, question and log change at once');
    table.chosen = [1];
    assert.equal(drawn, 3);
  });
});

test('the log begins anew with a fresh view, and goes on otherwise', () => {
  const table = tableOf(lead, [update([{ began: { phase: 1 } }])]);
  table.take(follow, [update([moved('DR2', 'hand 0', 'trick')])], false);
  assert.equal(table.chronicle.lines.length, 2);
  table.take(follow, [update([{ began: { phase: 1 } }])], true);
  assert.equal(table.chronicle.lines.length, 1);
});
