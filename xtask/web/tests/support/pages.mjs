// Every page, and every state of a table that looks different, by name: for tests that look at all of them.

import { begin, command, findMoment, guest, hasten, wholeGame } from './hasten.mjs';

/** An address of no page. */
const LOST = '/nowhere';
/** The server says so, too, and the browser writes that down. */
export const LOST_STATUS = /status of 404.*\/nowhere\)/;

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} kind */
const asksFor = (kind) => (/** @type {any} */ view) => kind in view.game.question;
const inPhaseTwo = (/** @type {any} */ view) => view.game.phase === 2 && view.game.tricks.done >= 4 && 'play' in view.game.question;
const inPhaseOne = (/** @type {any} */ view) => view.game.tricks.done >= 4 && 'play' in view.game.question;

const ALL = ['gnomes', 'giants', 'dragons', 'trolls', 'seers', 'phoenixes', 'unicorns'];

/**
 * Makes what the pages need, once for a person: games at certain moments.
 * @param {Page} page
 * @returns {Promise<{name: string, path: string, shows: string, then?: (page: Page) => Promise<void>}[]>} `shows`: a
 *   selector of what is there when the page is drawn
 */
export async function everyPage(page) {
  await guest(page, 'Ada');
  const one = (await findMoment(page, { deck: 'claim2', setting: 'islands', building: 'tower' }, inPhaseOne)).table;
  const two = (await findMoment(page, { deck: 'claim2' }, inPhaseTwo)).table;
  const three = (await findMoment(page, { players: 3, deck: 'claim2' }, inPhaseOne)).table;
  const four = (await findMoment(page, { players: 4, deck: ALL }, inPhaseTwo)).table;
  const taking = (await findMoment(page, { players: 3 }, asksFor('take'))).table;
  const passing = (await findMoment(page, { setting: 'endless_sands' }, asksFor('pass'))).table;
  const over = await wholeGame(page, { building: 'castle' });
  const overThree = await wholeGame(page, { players: 3 });
  const resigned = await begin(page);
  await hasten(page, resigned, () => true);
  await command(page, resigned, 'resign');
  const gathering = await begin(page, { players: 4, bots: [null, null, 'adept'], public: true });
  const sheet = (/** @type {string} */ key) => (/** @type {Page} */ on) => on.keyboard.press(key).then(() => on.locator('dialog[open]').waitFor());
  const table = (/** @type {string} */ id) => `/table/${id}`;
  return [
    { name: 'home', path: '/', shows: '.door' },
    { name: 'new', path: '/new', shows: '.new-foot' },
    { name: 'new-mix', path: '/new', shows: '.new-foot', then: (on) => on.locator('[data-keep="deck-mix"]').click() },
    { name: 'gathering', path: table(gathering), shows: '.gathering' },
    { name: 'phase-one', path: table(one), shows: '.say.mine' },
    { name: 'phase-two', path: table(two), shows: '.say.mine' },
    { name: 'three', path: table(three), shows: '.say.mine' },
    { name: 'four', path: table(four), shows: '.say.mine' },
    { name: 'taking', path: table(taking), shows: 'button.offer.open' },
    { name: 'passing', path: table(passing), shows: '.say.mine' },
    { name: 'sheet-last', path: table(one), shows: '.say.mine', then: sheet('l') },
    { name: 'sheet-piles', path: table(two), shows: '.say.mine', then: sheet('f') },
    { name: 'sheet-tracker', path: table(two), shows: '.say.mine', then: (on) => sheet('t')(on).then(() => on.locator('dialog .cell.mine').first().waitFor()) },
    { name: 'sheet-log', path: table(two), shows: '.say.mine', then: sheet('g') },
    { name: 'sheet-talk', path: table(one), shows: '.say.mine', then: sheet('c') },
    { name: 'sheet-keys', path: table(one), shows: '.say.mine', then: sheet('?') },
    { name: 'menu', path: table(one), shows: '.say.mine', then: (on) => on.locator('.menu-button').click() },
    { name: 'text', path: table(one), shows: '.say.mine', then: (on) => on.keyboard.press('x').then(() => on.locator('.textual').waitFor()) },
    { name: 'after', path: table(over), shows: '.vote-row' },
    { name: 'after-three', path: table(overThree), shows: '.vote-row' },
    { name: 'after-resigned', path: table(resigned), shows: 'section.after' },
    { name: 'after-fair', path: table(over), shows: '.vote-row', then: (on) => on.locator('.fair summary').click().then(() => on.locator('.findings dl').waitFor()) },
    { name: 'replay', path: `/replay/${over}`, shows: '.replay-controls', then: (on) => on.keyboard.press('PageDown').then(() => on.locator('.trick ir-card').first().waitFor()) },
    { name: 'history', path: '/history', shows: '.past-list' },
    { name: 'account', path: '/account', shows: '.account fieldset' },
    { name: 'rules', path: '/rules', shows: 'h2' },
    { name: 'learn', path: '/learn', shows: 'h1' },
    { name: 'lost', path: LOST, shows: 'h1' },
  ];
}

/** Goes to a page and waits until it is drawn.
 * @param {Page} page @param {Awaited<ReturnType<typeof everyPage>>[number]} one */
export async function show(page, one) {
  await page.goto(one.path);
  await page.locator(one.shows).first().waitFor();
  await one.then?.(page);
}

/** Changes settings of the page that is shown, as its own menu does.
 * @param {Page} page @param {Record<string, any>} change */
export const like = (page, change) => page.evaluate((wished) => import('/js/settings.js').then((settings) => settings.like(wished)), change);

/** Makes the window another size, and waits until the page has had time to notice.
 * @param {Page} page @param {{width: number, height: number}} viewport */
export async function resize(page, viewport) {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));
}
