// The board: what comes is taken up in order, also while a finished trick is still looked at.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { socket } from '../../../crates/server/web/js/net/socket.js';
import { Lesson } from '../../../crates/server/web/js/pages/learn-lesson.js';
import { like } from '../../../crates/server/web/js/settings.js';
import { signal } from '../../../crates/server/web/js/signals.js';
import { Board } from '../../../crates/server/web/js/table/board.js';
import { Before } from '../../../crates/server/web/js/table/move.js';
import { sayView } from '../../../crates/server/web/js/table/say-view.js';
import { Sheets } from '../../../crates/server/web/js/table/sheets.js';
import { talk } from '../../../crates/server/web/js/table/talk.js';
import { markup } from './support/drawn.mjs';
import { begin, changed, moved, scenes, settled, two, update } from './support/page.mjs';

/** @type {Lifetime} */
let life;

beforeEach(() => {
  begin();
  life = new Lifetime();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  // What a board asks the browser for, and does not draw.
  Object.assign(globalThis, { window: new EventTarget(), document: { activeElement: null, hidden: false }, requestAnimationFrame: (/** @type {() => void} */ draw) => draw(), cancelAnimationFrame() {}, matchMedia: () => ({ matches: false, addEventListener() {} }) });
});

afterEach(() => {
  life.end();
  mock.timers.reset();
  for (const name of ['window', 'document', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia']) Reflect.deleteProperty(globalThis, name);
});

/** A board whose table the test plays.
 * @param {import('../../../crates/server/web/js/table/board.js').Hooks} [hooks]
 * @param {Partial<import('../../../crates/server/web/js/table/source.js').Source>} [source] what it does besides */
function board(hooks, source) {
  /** @type {any} */
  let watcher;
  const played = { id: 'q', watch: (/** @type {any} */ one) => ((watcher = one), () => {}), send: async () => ({}) };
  // What is asked each time stays so.
  const made = new Board(life, Object.defineProperties(played, Object.getOwnPropertyDescriptors(source ?? {})), hooks);
  made.begin();
  return { made, watcher };
}

const person = { id: 'ben', name: 'Ben', guest: true };

/** The table after so many updates; somebody sits at seat 1.
 * @param {number} number @param {any} game */
const view = (number, game) => changed(two.views.lead, { number, seats: two.views.lead.seats.map((/** @type {any} */ seat) => ({ ...seat, person: seat.person ?? person, bot: null, here: true })), game: { number, question: null, ...game } });
const play = (/** @type {number} */ seat, /** @type {string} */ card) => ({ seat, card, strength: 1, captured: false });
const TRICK = [play(0, 'GO1'), play(1, 'GO9')];

/** A trick is won by seat 1, and lies there.
 * @param {any} watcher */
function wonByTheOther(watcher) {
  watcher.look(view(1, { trick: [TRICK[0]], previous: [] }), [], true);
  const happened = [moved('GO9', 'hand 1', 'trick'), { won: { seat: 1 } }, moved('GO1', 'trick', 'pile 1'), moved('GO9', 'trick', 'discard')];
  watcher.look(view(2, { trick: [], previous: TRICK, winner: 1 }), [update(happened, undefined, 2)], false);
}

const led = () => view(3, { trick: [play(1, 'KN3')], previous: TRICK });

test('a lead that comes while the last trick lies there waits, until time has passed or the person does something', () => {
  const { made, watcher } = board();
  wonByTheOther(watcher);
  watcher.look(led(), [update([moved('KN3', 'hand 1', 'trick')], undefined, 3)], false);
  assert.deepEqual(made.lying.map(({ card }) => card), ['GO1', 'GO9']);
  window.dispatchEvent(new Event('pointerdown'));
  assert.deepEqual(made.lying.map(({ card }) => card), ['KN3']);
});

test('the next lead does not make it forgotten who gets the cards of the trick before', () => {
  const { made, watcher } = board();
  wonByTheOther(watcher);
  const before = new Before(made);
  watcher.look(led(), [update([moved('KN3', 'hand 1', 'trick')], undefined, 3)], false);
  made.catchUp();
  assert.deepEqual([...before.goes], [['GO1', 1], ['GO9', null]]);
});

test('who goes away while a lead waits stays away', () => {
  const { made, watcher } = board();
  wonByTheOther(watcher);
  watcher.look(led(), [update([moved('KN3', 'hand 1', 'trick')], undefined, 3)], false);
  watcher.hear({ say: 'presence', table: 'q', watchers: 0, here: [true, false] });
  assert.equal(made.table.view?.number, 3);
  assert.deepEqual(made.table.view?.seats.map(({ here }) => here), [true, false]);
});

/** For how long a finished trick lies there, in steps of 100 ms; not for ever, if it goes within a minute.
 * @param {Board} made */
function lies(made) {
  for (let passed = 0; passed < 60_000; passed += 100) {
    if (made.lying.length === 0) return passed;
    mock.timers.tick(100);
  }
  return Infinity;
}

test('a finished trick lies there as long as the person likes, or until it is touched', (t) => {
  t.after(() => like({ hold: 'auto', finished: 0 }));
  const times = [{ finished: 0 }, { finished: 5 }, { hold: 'long' }, { hold: 'short' }, { hold: 'tap' }].map((wish) => {
    like(/** @type {any} */ (wish));
    const { made, watcher } = board({ tell() {} });
    wonByTheOther(watcher);
    return { made, time: lies(made) };
  });
  const [first, later, long, short, tap] = times.map(({ time }) => time);
  assert.ok(first > later && later > 0, `${first} ms at first, ${later} ms later`);
  assert.deepEqual([long, short, tap], [first, later, Infinity]);
  const { made } = times[4];
  made.release();
  assert.deepEqual(made.lying, []);
});

const faces = (/** @type {Board} */ made) => made.lying.map(({ card }) => card);

test('a card that is played lies in the trick before the server has taken it, and makes room for itself there', async () => {
  /** @type {any} */
  let answer;
  const { made, watcher } = board({}, { mayLay: true, send: () => new Promise((done) => (answer = done)) });
  wonByTheOther(watcher);
  const number = 3;
  watcher.look(changed(two.views.lead, { number, game: { number, previous: TRICK, winner: 1, trick: [] } }), [], false);
  assert.deepEqual([faces(made), made.best], [['GO1', 'GO9'], 1], 'the last trick lies there still');
  made.answer({ play: 'DR2' });
  assert.deepEqual([faces(made), made.best, made.isTrickOn], [['DR2'], null, true]);
  watcher.look(view(4, { trick: [play(0, 'DR2')], ahead: 0, previous: TRICK }), [update([moved('DR2', 'hand 0', 'trick')], undefined, 4)], false);
  answer({});
  await settled();
  assert.deepEqual([faces(made), made.best, made.table.laid], [['DR2'], 0, null]);
});

test('a card that is refused is back in the hand when the page says why', async () => {
  /** @type {any[]} */
  const said = [];
  const problem = (/** @type {any} */ error) => said.push(error.message, made.table.hand.includes('DR2'), faces(made));
  const { made, watcher } = board({ problem }, { mayLay: true, send: () => Promise.reject(new Error('late')) });
  watcher.look(two.views.lead, [], true);
  made.answer({ play: 'DR2' });
  assert.deepEqual([faces(made), made.table.hand.includes('DR2')], [['DR2'], false]);
  await settled();
  assert.deepEqual(said, ['late', true, []]);
});

test('when the connection is lost, a card that was played is back in the hand, and the sentence says why', () => {
  const connection = signal(/** @type {'open' | 'lost'} */ ('open'));
  const { made, watcher } = board({}, { mayLay: true, send: () => new Promise(() => {}), get connection() {
    return connection.value;
  } });
  watcher.look(two.views.lead, [], true);
  assert.match(markup(sayView(made)), /ask-lead/);
  made.answer({ play: 'DR2' });
  assert.equal(made.table.hand.includes('DR2'), false);
  connection.value = 'lost';
  assert.deepEqual([made.table.hand.includes('DR2'), faces(made)], [true, []]);
  assert.match(markup(sayView(made)), /connection-lost/);
});

test('a table in the page has no connection that could be lost: it says what is asked, and its buttons are there', () => {
  const { made, watcher } = board();
  assert.notEqual(socket.status, 'open');
  watcher.look(two.views.lead, [], true);
  made.table.chosen = [made.table.hand.indexOf('DR2')];
  assert.match(markup(sayView(made)), /ask-confirm\{card: DR2\}[^]*<button class="go"[^]*play-card\{card: DR2\}/);
  assert.doesNotMatch(markup(sayView(made)), /connection-lost/);
});

test('only where people can talk there is a chat, and somebody else can be muted there', async () => {
  const saying = (/** @type {string} */ id) => ({ at: 0, by: { id, name: id, guest: true }, text: 'hi', watching: false });
  /** @type {string[]} */
  const muted = [];
  const chat = { you: 'ada', mute: async (/** @type {{id: string}} */ { id }) => void muted.push(id) };
  const [silent, loud] = [board(), board({}, { chat })];
  for (const { watcher } of [silent, loud]) {
    watcher.look(two.views.lead, [], true);
    watcher.hear({ say: 'talk', table: 'q', sayings: [saying('ada'), saying('ben')] });
  }
  assert.deepEqual([silent, loud].map(({ made }) => /data-sheet=talk/.test(markup(new Sheets(made).dock()))), [false, true]);
  const mutes = ({ made }) => markup(talk(made)()).match(/mute\{name: \w+\}/g) ?? [];
  assert.deepEqual([mutes(silent), mutes(loud)], [[], ['mute{name: ben}']]);
});

test('once the page is left, nobody is told that an answer takes long', () => {
  const { made, watcher } = board();
  watcher.look(two.views.lead, [], true);
  made.answer({ play: 'DR2' });
  life.end();
  mock.timers.tick(60_000);
  assert.equal(made.table.late, false);
});

for (const how of ['a tap', 'a confirmed choice']) {
  test(`a lesson goes on after ${how} only when what was done is drawn`, async () => {
    const scene = scenes.find((/** @type {any} */ one) => one.answer && typeof one.answer === 'object' && 'play' in one.answer);
    /** @type {number | undefined} */
    let drawn;
    /** @type {(number | undefined)[]} */
    const onward = [];
    const lesson = new Lesson(life, scene, () => onward.push(drawn));
    life.effect(() => void (drawn = lesson.board.table.view?.number));
    const place = lesson.board.table.hand.indexOf(scene.answer.play);
    if (how === 'a tap') lesson.board.hand.tap(place);
    else {
      lesson.board.table.chosen = [place];
      lesson.board.hand.confirm();
    }
    await settled();
    assert.deepEqual(onward, [1]);
  });
}
