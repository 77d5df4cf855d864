// The one socket: what is said, in which order, and what happens to it when the connection breaks.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { fresh, settled, two } from './support/page.mjs';

/** A connection to a server that the test plays. */
class Line {
  static OPEN = 1;
  readyState = 1;
  /** What was said. @type {any[]} */
  said = [];
  /** @type {(() => void) | null} */ onopen = null;
  /** @type {((event: {data: string}) => void) | null} */ onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */ onclose = null;

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    lines.push(this);
  }

  /** @param {string} message */
  send(message) {
    this.said.push(JSON.parse(message));
  }

  close() {
    this.readyState = 3;
  }

  // What the server does

  open() {
    this.onopen?.();
    return this;
  }

  /** @param {any} message */
  hears(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  welcome() {
    return this.open().hears({ say: 'welcome', version: 1, you: { id: 'ada', name: 'Ada', guest: true } });
  }

  /** @param {number} [code] */
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** All connections of a test, the newest last. @type {Line[]} */
let lines;
const line = () => lines[lines.length - 1];
/** What was said after hello. */
const said = () => line().said.slice(1);
/** @type {import('../../../crates/server/web/js/net/socket.js').socket} */
let socket;

beforeEach(async () => {
  lines = [];
  Object.defineProperty(globalThis, 'WebSocket', { value: Line, configurable: true });
  ({ socket } = await fresh('net/socket.js'));
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => {
  socket.close();
  mock.timers.reset();
});

/** Notes what a watched table is told. */
function watcher() {
  /** @type {{looks: any[], heard: any[], refusals: any[]}} */
  const told = { looks: [], heard: [], refusals: [] };
  return { told, look: (/** @type {any} */ view, /** @type {any[]} */ updates, /** @type {boolean} */ fresh) => void told.looks.push({ number: view.number, updates: updates.map(({ number }) => number), fresh }), hear: (/** @type {any} */ message) => void told.heard.push(message.say), refused: (/** @type {any} */ refusal) => void told.refusals.push(refusal.type) };
}

/** The table when so much has happened, and these updates. @param {number} number @param {number} [from] */
const news = (number, from = 1) => ({ say: 'update', view: { ...two.views.lead, number }, updates: two.updates.filter((/** @type {any} */ update) => update.number >= from && update.number <= number) });

describe('a connection', () => {
  test('begins with hello, and is open once the server says welcome', () => {
    assert.equal(socket.status, 'off');
    socket.open();
    assert.equal(socket.status, 'connecting');
    assert.match(line().address, /^(ws|file):.*socket$/);
    line().open();
    assert.deepEqual(line().said, [{ do: 'hello', version: 1 }]);
    assert.equal(socket.send({ do: 'ping' }), false, 'nothing is said before the welcome');
    line().welcome();
    assert.equal(socket.status, 'open');
    assert.equal(socket.you?.name, 'Ada');
    assert.equal(socket.send({ do: 'ping' }), true);
  });

  test('there is only one, however often it is asked for', () => {
    socket.open();
    socket.open();
    line().welcome();
    socket.open();
    assert.equal(lines.length, 1);
  });

  test('comes back by itself, later each time', (t) => {
    t.mock.method(Math, 'random', () => 0);
    socket.open();
    line().welcome();
    for (const wait of [450, 900, 1800, 3600, 7200, 11_250, 11_250]) {
      line().breaks();
      assert.equal(socket.status, 'lost');
      const before = lines.length;
      mock.timers.tick(wait - 1);
      assert.equal(lines.length, before);
      mock.timers.tick(1);
      assert.equal(lines.length, before + 1, `after ${wait} ms`);
    }
    line().welcome();
    assert.equal(socket.status, 'open');
    assert.equal(socket.attempt, 0);
  });

  test('that broke says nothing before it is welcome again, and the person is still known', () => {
    const unwelcome = mock.fn();
    socket.addEventListener('unwelcome', unwelcome);
    socket.open();
    line().welcome().breaks();
    mock.timers.tick(1000);
    line().open();
    assert.equal(socket.send({ do: 'ping' }), false);
    assert.equal(unwelcome.mock.callCount(), 0);
  });

  test('is tried at once when there is reason to hope', () => {
    socket.open();
    socket.hurry();
    assert.equal(lines.length, 1, 'it is not lost');
    line().welcome().breaks();
    socket.hurry();
    assert.equal(lines.length, 2);
    mock.timers.tick(60_000);
    assert.equal(lines.length, 2, 'the attempt that was planned is not made as well');
  });

  test('the network comes and goes', () => {
    socket.open();
    line().welcome();
    dispatchEvent(new Event('offline'));
    assert.equal(socket.status, 'lost');
    dispatchEvent(new Event('online'));
    line().welcome();
    assert.equal(socket.status, 'open');
  });

  test('a server that goes away is left alone for as long as it asks', () => {
    socket.open();
    const goodbye = mock.fn();
    socket.addEventListener('goodbye', goodbye);
    line().welcome().hears({ say: 'goodbye', back_in: 60 }).breaks();
    assert.equal(goodbye.mock.callCount(), 1);
    mock.timers.tick(59_999);
    assert.equal(lines.length, 1);
    mock.timers.tick(1);
    assert.equal(lines.length, 2);
    line().welcome().breaks();
    mock.timers.tick(1000);
    assert.equal(lines.length, 3, 'it asked only once');
  });

  test('that is closed by the page stays closed, and begins anew when it is asked for', () => {
    socket.open();
    line().welcome();
    socket.close();
    assert.equal(line().readyState, 3);
    line().breaks();
    mock.timers.tick(60_000);
    assert.deepEqual([socket.status, lines.length], ['off', 1]);
    socket.open();
    line().welcome().breaks();
    socket.close();
    mock.timers.tick(60_000);
    assert.deepEqual([socket.status, lines.length], ['off', 2], 'the next attempt is not made');
    socket.open();
    assert.equal(socket.status, 'connecting');
  });

  test('that was given up is not heard any more', () => {
    socket.open();
    const unwelcome = mock.fn();
    socket.addEventListener('unwelcome', unwelcome);
    const given = line().welcome();
    socket.gone();
    given.breaks();
    given.hears({ say: 'welcome', version: 1, you: { id: 'x', name: 'X', guest: true } });
    assert.deepEqual([socket.status, socket.attempt, socket.you?.name, unwelcome.mock.callCount()], ['lost', 1, 'Ada', 0]);
  });

  test('a silent server is asked whether it is there, and given up if it does not answer', () => {
    socket.open();
    line().welcome();
    mock.timers.tick(20_000);
    assert.deepEqual(said(), [{ do: 'ping' }]);
    line().hears({ say: 'pong' });
    mock.timers.tick(20_000);
    assert.equal(said().length, 2);
    mock.timers.tick(6_000);
    assert.equal(socket.status, 'lost');
  });

  test('that is refused before the welcome: the page is too old, or the person unknown', () => {
    /** @type {string[]} */
    const heard = [];
    for (const type of ['outdated', 'unwelcome']) socket.addEventListener(type, () => heard.push(type));
    socket.open();
    line().open().breaks();
    assert.deepEqual(heard, ['unwelcome'], 'the first time');
    mock.timers.tick(60_000);
    line().open().breaks(1008);
    assert.deepEqual(heard, ['unwelcome', 'outdated']);
    const before = lines.length;
    mock.timers.tick(60_000);
    assert.equal(lines.length, before, 'only a new page would help');
  });
});

describe('a request', () => {
  test('has a name of its own, and gets its own answer', async () => {
    socket.open();
    line().welcome();
    const [first, second] = [socket.command('q', 'resign'), socket.command('q', { say: { text: 'hi' } })];
    const [one, other] = said();
    assert.deepEqual({ ...one, id: '' }, { do: 'table', table: 'q', command: 'resign', id: '' });
    assert.notEqual(one.id, other.id);
    line().hears({ say: 'done', id: other.id, number: 7 }).hears({ say: 'done', id: one.id });
    assert.equal((await second).number, 7);
    assert.deepEqual(await first, { say: 'done', id: one.id });
    mock.timers.tick(6_000);
    assert.equal(socket.status, 'open', 'nothing is waited for any more');
  });

  test('that is refused fails with the reason', async () => {
    socket.open();
    line().welcome();
    const asked = socket.command('q', { act: { number: 1, answer: { play: 'GO3' } } });
    line().hears({ say: 'refused', id: said()[0].id, problem: { type: 'illegal', title: 'no', status: 409, rule: '4.2' } });
    await assert.rejects(asked, { type: 'illegal', rule: '4.2', status: 409 });
  });

  test('made while there is no connection is said as soon as there is one', async () => {
    socket.open();
    const asked = socket.request({ do: 'open', options: {} });
    assert.deepEqual(line().said, []);
    line().welcome();
    const [open] = said();
    line().hears({ say: 'done', id: open.id, table: 'q' });
    assert.equal((await asked).table, 'q');
  });

  test('of a game is said again after the connection broke: it counts once', async () => {
    socket.open();
    line().welcome();
    const asked = socket.command('q', { act: { number: 1, answer: { play: 'GO3' } } });
    const [first] = said();
    line().breaks();
    mock.timers.tick(1000);
    line().welcome();
    assert.deepEqual(said(), [first]);
    line().hears({ say: 'done', id: first.id });
    await asked;
  });

  test('of any other kind might be done twice: whether it was done is uncertain', async () => {
    socket.open();
    line().welcome();
    const asked = socket.command('q', { say: { text: 'hi' } });
    line().breaks();
    mock.timers.tick(1000);
    line().welcome();
    assert.deepEqual(said(), []);
    await assert.rejects(asked, { type: 'uncertain' });
  });

  test('that nobody answers breaks the connection off', () => {
    socket.open();
    line().welcome();
    void socket.command('q', { act: { number: 1, answer: { play: 'GO3' } } }).catch(() => {});
    mock.timers.tick(5_999);
    assert.equal(socket.status, 'open');
    mock.timers.tick(1);
    assert.equal(socket.status, 'lost');
  });

  test('of somebody else is given up when the person changes', async () => {
    socket.open();
    line().welcome();
    const asked = socket.command('q', { act: { number: 1, answer: { play: 'GO3' } } });
    socket.close();
    await assert.rejects(asked, { type: 'uncertain' });
    socket.open();
    line().welcome();
    assert.deepEqual(said(), []);
    await settled();
  });
});

describe('a table that is watched', () => {
  const { id } = two.views.lead;

  test('is told everything at first, then only what is new', () => {
    socket.open();
    line().welcome();
    const { told, ...of } = watcher();
    socket.watch(id, of);
    assert.deepEqual(said(), [{ do: 'watch', table: id, since: 0 }]);
    line().hears(news(3)).hears(news(5, 2));
    assert.deepEqual(told.looks, [
      { number: 3, updates: [1, 2, 3], fresh: true },
      { number: 5, updates: [4, 5], fresh: false },
    ]);
  });

  test('is asked for what was missed, after the connection broke', () => {
    socket.open();
    line().welcome();
    const { told, ...of } = watcher();
    socket.watch(id, of);
    line().hears(news(3)).breaks();
    mock.timers.tick(1000);
    line().welcome();
    assert.deepEqual(said(), [{ do: 'watch', table: id, since: 3 }]);
    line().hears(news(4, 4));
    assert.deepEqual(told.looks.at(-1), { number: 4, updates: [4], fresh: false });
  });

  test('may be sent as a whole: then nothing that was told before counts', () => {
    socket.open();
    line().welcome();
    const { told, ...of } = watcher();
    socket.watch(id, of);
    line().hears(news(3)).hears({ say: 'table', view: { ...two.views.lead, number: 9 } });
    assert.deepEqual(told.looks.at(-1), { number: 9, updates: [], fresh: true });
  });

  test('hears who is there and what is said, and why it cannot be watched', () => {
    socket.open();
    line().welcome();
    const { told, ...of } = watcher();
    socket.watch(id, of);
    line().hears({ say: 'presence', table: id, here: [true, true], watchers: 0 }).hears({ say: 'said', table: 'another', saying: {} });
    line().hears({ say: 'refused', table: id, problem: { type: 'forbidden', title: '', status: 403 } });
    assert.deepEqual([told.heard, told.refusals], [['presence'], ['forbidden']]);
  });

  test('is left when nobody watches any more', () => {
    socket.open();
    line().welcome();
    const [first, second] = [watcher(), watcher()];
    const leave = socket.watch(id, first);
    socket.watch(id, second);
    leave();
    assert.deepEqual(said().map((one) => one.do), ['watch', 'watch'], 'another page watches it now');
    line().hears(news(3));
    assert.deepEqual([first.told.looks.length, second.told.looks.length], [0, 1]);
  });

  test('and news of it that come late go nowhere', () => {
    socket.open();
    line().welcome();
    const { told, ...of } = watcher();
    socket.watch(id, of)();
    assert.deepEqual(said().map((one) => one.do), ['watch', 'unwatch']);
    line().hears(news(3));
    assert.deepEqual(told.looks, []);
  });
});

test('a page that leaves the lobby does not take it from the next one, which has entered it before', () => {
  socket.open();
  line().welcome();
  const leave = socket.enterLobby();
  socket.enterLobby();
  leave();
  assert.ok(!said().some((one) => one.do === 'leave_lobby'));
  line().breaks();
  mock.timers.tick(1000);
  line().welcome();
  assert.deepEqual(said(), [{ do: 'lobby' }]);
});

test('the server says which build of the page it opens pages with', () => {
  /** @type {string[]} */
  const told = [];
  socket.addEventListener('build', (/** @type {any} */ { detail }) => told.push(detail));
  socket.open();
  line().open().hears({ say: 'welcome', version: 1, you: { id: 'ada', name: 'Ada', guest: true }, build: '0123456789abcdef' });
  assert.deepEqual(told, ['0123456789abcdef']);
});

test('the lobby is entered again after the connection broke, until it is left', () => {
  socket.open();
  line().welcome();
  /** @type {any[]} */
  const heard = [];
  socket.addEventListener('lobby', (/** @type {any} */ { detail }) => heard.push(detail.tables));
  const leave = socket.enterLobby();
  assert.deepEqual(said(), [{ do: 'lobby' }]);
  line().hears({ say: 'lobby', tables: [] }).breaks();
  mock.timers.tick(1000);
  line().welcome();
  assert.deepEqual(said(), [{ do: 'lobby' }]);
  leave();
  assert.deepEqual(said().slice(1), [{ do: 'leave_lobby' }]);
  line().breaks();
  mock.timers.tick(1000);
  line().welcome();
  assert.deepEqual(said(), []);
  assert.deepEqual(heard, [[]]);
});
