// What a person likes: kept in the browser, and with the account.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { fresh, server, settled } from './support/page.mjs';

const KEY = 'interregnum.settings';
const UNKEPT = 'interregnum.settings.unkept';
const PATH = 'api/v1/me/settings';

/** What the browser keeps. @type {Map<string, string>} */
let kept;

beforeEach(() => {
  kept = new Map();
  keeps({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) });
});

/** @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined} storage */
const keeps = (storage) => Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });

describe('in the browser', () => {
  test('everything has a value before the person has said anything', async () => {
    const { liked } = await fresh('settings.js');
    assert.deepEqual(liked(), { language: 'auto', theme: 'auto', motion: 'auto', sound: true, volume: 0.6, silent: [], confirm: false, hold: 'auto', finished: 0, layout: 'cards', letters: 'on', notify: false, chat: false, tutorial: '', lastTable: {} });
  });

  test('a change counts at once and after a reload, and leaves the rest as it is', async () => {
    const { like, liked } = await fresh('settings.js');
    like({ volume: 0.2 });
    like({ theme: 'dark' });
    assert.deepEqual([liked().volume, liked().theme, liked().sound], [0.2, 'dark', true]);
    const again = await fresh('settings.js');
    assert.deepEqual(again.liked(), liked());
  });

  test('what an older page has kept counts as it was meant', async () => {
    for (const [was, is] of [[true, 'tap'], [false, 'auto']]) {
      kept.set(KEY, JSON.stringify({ hold: was }));
      const { liked } = await fresh('settings.js');
      assert.equal(liked().hold, is);
    }
  });

  test('a finished trick lies longer in the first games, unless the person wishes otherwise', async () => {
    const { hold, like, liked, noteFinished } = await fresh('settings.js');
    assert.equal(hold(), 'long');
    for (let games = 0; games < 5; games += 1) noteFinished();
    assert.equal(hold(), 'short');
    noteFinished();
    assert.equal(liked().finished, 5, 'further games are not counted');
    like({ hold: 'tap' });
    assert.equal(hold(), 'tap');
  });

  test('what cannot be read counts as nothing', async () => {
    kept.set(KEY, '{"theme":');
    const { liked } = await fresh('settings.js');
    assert.equal(liked().theme, 'auto');
  });

  test('a browser that keeps nothing plays, too', async () => {
    keeps(undefined);
    const { keepHere, like, liked } = await fresh('settings.js');
    like({ theme: 'dark' });
    keepHere();
    assert.equal(liked().theme, 'dark');
  });

  test('without a person nothing is sent', async (t) => {
    const asked = server(t, {});
    mock.timers.enable({ apis: ['setTimeout'] });
    t.after(() => mock.timers.reset());
    const { like } = await fresh('settings.js');
    like({ theme: 'dark' });
    mock.timers.tick(10_000);
    assert.deepEqual(asked, []);
    assert.ok(!kept.has(UNKEPT));
  });
});

describe('with the person', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  test('what is kept there counts, besides what is kept only here', async (t) => {
    kept.set(KEY, '{"theme":"light","sound":false}');
    server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, liked } = await fresh('settings.js');
    await fetchSettings();
    assert.deepEqual([liked().theme, liked().sound, liked().hold], ['dark', false, 'auto']);
    assert.equal(JSON.parse(kept.get(KEY) ?? '').theme, 'dark');
  });

  test('what a guest likes goes along to a person who has nothing yet', async (t) => {
    kept.set(KEY, '{"theme":"light"}');
    const asked = server(t, { [PATH]: {} });
    const { fetchSettings } = await fresh('settings.js');
    await fetchSettings();
    mock.timers.tick(600);
    assert.deepEqual(asked.map(({ method }) => method), ['GET', 'PUT']);
    assert.equal(asked[1].body.theme, 'light');
  });

  test('several changes are sent together', async (t) => {
    const asked = server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, like } = await fresh('settings.js');
    await fetchSettings();
    like({ volume: 0.1 });
    mock.timers.tick(599);
    like({ volume: 0.2 });
    mock.timers.tick(599);
    assert.equal(asked.length, 1);
    assert.ok(kept.has(UNKEPT), 'the page may be left now');
    mock.timers.tick(1);
    await settled();
    assert.equal(asked[1].body.volume, 0.2);
    assert.ok(!kept.has(UNKEPT));
  });

  test('a change that the server never had counts more than what it has', async (t) => {
    kept.set(KEY, '{"theme":"light"}');
    kept.set(UNKEPT, '1');
    const asked = server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, liked } = await fresh('settings.js');
    await fetchSettings();
    mock.timers.tick(600);
    assert.equal(liked().theme, 'light');
    assert.equal(asked[1].body.theme, 'light');
  });

  test('a change while another is on its way is still to be sent', async (t) => {
    const asked = server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, like } = await fresh('settings.js');
    await fetchSettings();
    like({ volume: 0.1 });
    mock.timers.tick(600);
    like({ volume: 0.2 });
    await settled();
    assert.ok(kept.has(UNKEPT));
    mock.timers.tick(600);
    await settled();
    assert.deepEqual(asked.slice(1).map(({ body }) => body.volume), [0.1, 0.2]);
    assert.ok(!kept.has(UNKEPT));
  });

  test('what could not be sent stays noted', async (t) => {
    server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, like } = await fresh('settings.js');
    await fetchSettings();
    server(t, {});
    like({ volume: 0.1 });
    mock.timers.tick(600);
    await settled();
    assert.ok(kept.has(UNKEPT));
  });

  test('that is over: nothing more is sent, and nothing is owed', async (t) => {
    const asked = server(t, { [PATH]: { theme: 'dark' } });
    const { fetchSettings, keepHere, like } = await fresh('settings.js');
    await fetchSettings();
    like({ volume: 0.1 });
    keepHere();
    like({ volume: 0.3 });
    mock.timers.tick(10_000);
    assert.equal(asked.length, 1);
    assert.ok(!kept.has(UNKEPT));
  });
});

describe('what follows from it', () => {
  test('the language is the one that was chosen, or the browser’s', async (t) => {
    t.mock.getter(navigator, 'languages', () => ['de-CH', 'en']);
    const { like, likedLanguage } = await fresh('settings.js');
    assert.equal(likedLanguage(), 'de');
    like({ language: 'pl' });
    assert.equal(likedLanguage(), 'pl');
  });

  test('things move as fast as the person likes', async () => {
    const { like, speed } = await fresh('settings.js');
    for (const [motion, factor] of [['none', 0], ['fast', 0.5], ['normal', 1], ['slow', 2]]) {
      like({ motion });
      assert.equal(speed(), factor);
    }
  });

  test('or, if the person says nothing, as the system says now', async (t) => {
    const system = Object.assign(new EventTarget(), { matches: true });
    Object.defineProperty(globalThis, 'matchMedia', { value: () => system, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
    const { speed } = await fresh('settings.js');
    assert.equal(speed(), 0);
    system.matches = false;
    system.dispatchEvent(new Event('change'));
    assert.equal(speed(), 1);
  });
});
