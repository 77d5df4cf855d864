// It is one's turn: the title says so, a sound, and a notification where the person wants one. What the page asks of the
// browser is written down as it asks for it; the browser does it all the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOnce, begin, command, guest } from './support/hasten.mjs';
import { Notes } from './support/notes.mjs';
import { asked, hand, playable, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world({ away: 0 });

/** @typedef {import('playwright-core').Page} Page */

/**
 * What the page does with the browser's own means. It comes by the console: looking into the page by a script would count
 * as a gesture of the person.
 * @param {Page} page
 * @returns {Promise<Notes>}
 */
async function noteDown(page) {
  const notes = new Notes();
  page.on('console', (message) => {
    if (message.text().startsWith('noted: ')) notes.add(message.text().slice(7));
  });
  await page.addInitScript(() => {
    const note = (/** @type {string} */ what) => console.debug(`noted: ${what}`);
    const touched = () => (navigator.userActivation.hasBeenActive ? 'touched' : 'untouched');
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        note(`audio, ${touched()}`);
      }
    };
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...when) {
        note('a sound');
        return start.apply(this, when);
      };
    }
    // A browser without windows has nobody to ask, and nothing to show a notification on.
    const isReal = Notification.permission === 'granted';
    globalThis.Notification = class extends Notification {
      /** @returns {NotificationPermission} */
      static get permission() {
        return 'granted';
      }

      static requestPermission() {
        return Promise.resolve(this.permission);
      }

      constructor(/** @type {string} */ title, /** @type {any} */ options) {
        super(title, options);
        note(`notification: ${title}`);
      }
    };
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      note(`notification: ${title}`);
      return isReal ? showNotification.call(this, title, options) : Promise.resolve();
    };
    let title = '';
    new MutationObserver(() => {
      if (document.title !== title) note(`title, ${touched()}: ${(title = document.title)}`);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return notes;
}

/** The table as somebody sees it. @param {Page} page @param {string} table */
const look = async (page, table) => (await (await page.request.get(`/api/v1/tables/${table}`)).json()).view;

test('no sound before the person has touched the page, then sounds; one key switches them off and on', async (t) => {
  /** @type {Notes} */
  let notes;
  const ben = await visit(t, '/');
  await guest(ben, 'Ben');
  const table = await begin(ben, { bots: [], first_leader: 0 });
  const ada = await visit(t, '/rules', { prepare: async (page) => void (notes = await noteDown(page)) });
  await guest(ada, 'Ada');
  await command(ada, table, { sit: { seat: 1 } });
  await command(ada, table, { ready: { nonce: '8d3f0c51' } });
  await ada.goto(`/table/${table}`);
  await notes.until(/^title, untouched: Table/);
  await answerOnce(ben, table);
  await notes.until(/^title, untouched: Your turn!/);
  assert.deepEqual(notes.lines.filter((line) => /sound|audio/.test(line)), []);

  await touch(playable(ada).first());
  await notes.until(/^a sound$/);
  assert.deepEqual(notes.lines.filter((line) => /^audio/.test(line)), ['audio, touched']);

  const cards = hand(ada).getByRole('button');
  await cards.nth(12).waitFor({ state: 'detached' });
  await ada.keyboard.press('m');
  await ada.getByText('Sound is off').first().waitFor();
  const silent = notes.lines.length;
  await untilAsked(ada, ben, table);
  await touch(playable(ada).first());
  await cards.nth(11).waitFor({ state: 'detached' });
  assert.deepEqual(notes.lines.slice(silent).filter((line) => line === 'a sound'), [], 'it is switched off');

  // The table has a button for it, too.
  await ada.getByRole('banner').getByRole('button', { name: 'Turn sound on' }).click();
  await ada.getByRole('banner').getByRole('button', { name: 'Turn sound off' }).waitFor();
  await untilAsked(ada, ben, table);
  const loud = notes.lines.length;
  await touch(playable(ada).first());
  await notes.until(/^a sound$/, loud);
});

/** Ben plays until Ada is asked.
 * @param {Page} ada @param {Page} ben @param {string} table */
async function untilAsked(ada, ben, table) {
  while (!(await look(ada, table)).game.question) await answerOnce(ben, table);
  assert.equal(await asked(ada), 'play');
}

/** The page lies behind another one, or comes to the front again. A browser without a screen hides no page by itself.
 * @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

test('a notification comes where the person wants one, the browser allows it, and the page is hidden', async (t) => {
  /** @type {Notes} */
  let notes;
  const ben = await visit(t, '/');
  await guest(ben, 'Ben');
  const ada = await visit(t, '/', { permissions: ['notifications'], prepare: async (page) => void (notes = await noteDown(page)) });
  await guest(ada, 'Ada');

  /** What Ada's page shows of itself when Ben has played, and it is Ada's turn. @param {boolean} hidden */
  const shown = async (hidden) => {
    const table = await twoSit(ada, ben);
    await ada.goto(`/table/${table}`);
    await whatToDo(ada).getByText('Ben is away').waitFor();
    await hide(ada, hidden);
    const before = notes.lines.length;
    await answerOnce(ben, table);
    await notes.until(/^title, \w+: Your turn!/, before);
    await ada.getByRole('alert').getByText('Your turn').waitFor({ state: 'attached' });
    return () => notes.lines.slice(before).filter((line) => line.startsWith('notification'));
  };
  assert.deepEqual((await shown(true))(), [], 'nobody has asked for it');
  await ada.goto('/account');
  const wish = ada.getByRole('checkbox', { name: /^Notify me/ });
  await wish.check();
  await ada.reload();
  assert.equal(await wish.isChecked(), true, 'it is allowed and kept');
  assert.deepEqual((await shown(false))(), [], 'the page is seen');
  const before = notes.lines.length;
  await shown(true);
  await notes.until(/^notification: Your turn!/, before);
});

/** The two at a new table, where Ben leads.
 * @param {Page} ada @param {Page} ben */
async function twoSit(ada, ben) {
  const table = await begin(ada, { bots: [], first_leader: 1 });
  await command(ben, table, { sit: { seat: 1 } });
  await command(ben, table, { ready: { nonce: '' } });
  return table;
}
