// Every page, and every state of a table that looks different, by name: for tests that look at all of them.

import { answerOnce, begin, command, findMoment, guest, hasten, refusing, wholeGame } from './hasten.mjs';
import { playable } from './play.mjs';
import { asksFor, gnomes, gnomesEverywhere, seers } from './preferences.mjs';
import { SIZES } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} Shown
 * @property {string} name
 * @property {string | (() => Promise<string>)} path the address; a function first makes what is shown there
 * @property {string} shows a selector of what is there when the page is drawn
 * @property {(page: Page) => Promise<unknown>} [before] what is done before the page is opened
 * @property {(page: Page) => Promise<unknown>} [then] what is done once it is drawn
 * @property {(page: Page) => Promise<unknown>} [afterwards] what ends it
 */

/** An address of no page. */
const LOST = '/nowhere';
/** What the browser writes down by itself: that address is none, and there are pages without a way to the server. */
export const EXPECTED = [/status of 404.*\/nowhere\)/, /WebSocket connection to .* failed/, /Failed to load resource: net::ERR_/];

const ALL = ['gnomes', 'giants', 'dragons', 'trolls', 'seers', 'phoenixes', 'unicorns'];

/** Some tricks are over, and a card is to be played. @param {1 | 2} phase */
export const inPhase = (phase) => (/** @type {any} */ view) => view.game.phase === phase && view.game.tricks.done >= 4 && 'play' in view.game.question;
const lastOfPhaseOne = (/** @type {any} */ view) => view.game.phase === 1 && view.game.tricks.left === 1;
/** Much lies about: Gnomes before nearly everybody, and a Troll waits. */
export const crowded = (/** @type {any} */ view) => view.game.phase === 2 && 'play' in view.game.question && view.game.front.flat().length >= 5 && view.game.front.filter((/** @type {string[]} */ faces) => faces.length > 0).length >= 3 && view.game.aside.length > 0;
/** A Gnome may be crushed, Gnomes stand before everybody, and one holds cards: the least room for the most that lies about. */
const crushing = (/** @type {any} */ view) => asksFor('crush')(view) && gnomesEverywhere(view) && view.game.hands[view.you].length > 0;
export const MINE = '.say.mine';

/** Whether it is a table as it lies, with nothing opened above it. @param {Shown} one */
export const isTable = ({ shows, then }) => shows === MINE && !then;

/**
 * All of them, for the page's person.
 * @param {Page} page
 * @returns {Promise<Shown[]>}
 */
export async function everyPage(page) {
  await guest(page, 'Ada');
  const ben = await somebodyElse(page, 'Ben');
  return [...around(page, ben), ...atTheTable(page, ben), ...sheets(page), ...afterTheGame(page, ben), ...lessons()];
}

/** Another person, who has no page. What is done by requests does not need one.
 * @param {Page} page @param {string} name
 * @returns {Promise<Page>} */
export async function somebodyElse(page, name) {
  const context = await /** @type {import('playwright-core').Browser} */ (page.context().browser()).newContext({ baseURL: new URL(page.url()).origin });
  const other = /** @type {any} */ ({ request: context.request });
  await guest(other, name);
  return other;
}

export const table = (/** @type {string} */ id) => `/table/${id}`;

/** A table at a certain moment.
 * @param {Page} page @param {Record<string, any>} options @param {(view: any) => boolean} until @param {(view: any, cards: string[]) => string} [prefer] */
export const at = (page, options, until, prefer) => async () => table((await findMoment(page, options, until, prefer)).table);

/** The same table for several pages. @param {() => Promise<string>} make */
function once(make) {
  /** @type {Promise<string> | undefined} */
  let made;
  return () => (made ??= make());
}

/** A table of two people, of whom only the first one looks.
 * @param {Page} page @param {Page} ben @param {Record<string, any>} options */
async function together(page, ben, options) {
  const id = await begin(page, { bots: [], ...options });
  await command(ben, id, { sit: { seat: 1 } });
  await command(ben, id, { ready: { nonce: '' } });
  return id;
}

/** @param {string} key @returns {(page: Page) => Promise<unknown>} */
const press = (key) => (page) => page.keyboard.press(key);

/** Draws also what nobody has come near yet, as for paper. @param {Page} page */
const inFull = (page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')));

// Pages around the table

/** @param {Page} page @param {Page} ben
 * @returns {Shown[]} */
function around(page, ben) {
  const busy = async () => {
    await begin(page, { first_leader: 0 });
    await begin(ben, { public: true, deck: 'claim2', bots: [] });
    await begin(ben, { public: true, players: 3, deck: ALL, first_leader: 0 });
    return '/';
  };
  const unreachable = (/** @type {any} */ route) => route.abort();
  return [
    { name: 'home', path: busy, shows: '.lists .game' },
    { name: 'new', path: '/new', shows: '.new-foot' },
    { name: 'new-mix', path: '/new', shows: '.new-foot', then: (on) => on.locator('.deck input').last().check() },
    { name: 'new-four', path: '/new', shows: '.new-foot', then: fourSeats },
    { name: 'gathering', path: async () => table(await begin(page, { players: 4, bots: [null, null, 'adept'], public: true })), shows: '.gathering' },
    { name: 'gathering-two', path: async () => table(await begin(page, { bots: [] })), shows: '.gathering' },
    { name: 'letter', path: async () => table(await begin(ben, { bots: [] })), shows: '.letter' },
    { name: 'letter-four', path: async () => table(await begin(ben, { players: 4, deck: ALL, bots: [null, 'adept'], clock: { real_time: { bank: 600, step: 5 } } })), shows: '.letter' },
    { name: 'search', path: '/', shows: '.door', then: (on) => on.locator('.door').nth(2).click().then(() => on.locator('.searching').waitFor()), afterwards: (on) => on.locator('.searching .cancel').click().then(() => on.locator('.door').first().waitFor()) },
    { name: 'account', path: '/account', shows: '.account fieldset', then: (on) => on.locator('.account .buttons + details summary').click() },
    { name: 'rules', path: '/rules', shows: 'h2', then: inFull },
    { name: 'lost', path: LOST, shows: 'h1' },
    { name: 'offline', path: '/', shows: '.middle h1', before: (on) => on.route('**/api/v1/session', unreachable), afterwards: (on) => on.goto('about:blank').then(() => on.unroute('**/api/v1/session', unreachable)) },
  ];
}

/** Four sit at a new table, each of another kind, and everything is unfolded.
 * @param {Page} page */
async function fourSeats(page) {
  await page.locator('.counts input').last().check();
  await page.locator('.seats-part select').first().selectOption({ index: 5 });
  await page.locator('.seats-part select').nth(1).selectOption({ index: 6 });
  for (const summary of await page.locator('.step > summary').all()) await summary.click();
  for (const kind of ['setting', 'building']) await page.locator(`input[name="${kind}"]`).nth(3).check();
  await page.locator('.builder-part select').first().selectOption({ index: 3 });
  await page.evaluate(() => scrollTo(0, 0));
}

// The table

/** @param {Page} page @param {Page} ben
 * @returns {Shown[]} */
function atTheTable(page, ben) {
  const sealed = async () => {
    const id = await together(page, ben, { setting: 'endless_sands' });
    await answerOnce(page, id);
    return table(id);
  };
  return [
    { name: 'phase-one', path: at(page, { deck: 'claim2', setting: 'islands', building: 'tower' }, inPhase(1)), shows: MINE },
    { name: 'phase-two', path: at(page, { deck: 'claim2' }, inPhase(2)), shows: MINE },
    { name: 'power', path: at(page, { deck: 'claim2' }, refusing), shows: MINE, then: (on) => on.locator('.held[aria-disabled="true"]').first().click({ button: 'right', force: true, position: { x: 20, y: 20 } }).then(() => on.locator('#power .now').waitFor()) },
    { name: 'power-chosen', path: at(page, { deck: 'claim2' }, inPhase(1)), shows: MINE, then: toldFirst, afterwards: (on) => like(on, { confirm: false }) },
    { name: 'first-table', path: async () => table(await begin(page, { first_leader: 0 })), shows: MINE, then: offered, afterwards: (on) => like(on, { tutorial: 'done' }) },
    { name: 'three-one', path: at(page, { players: 3, deck: 'claim2' }, inPhase(1)), shows: MINE },
    { name: 'three-two', path: at(page, { players: 3 }, inPhase(2)), shows: MINE },
    { name: 'four-one', path: at(page, { players: 4, setting: 'lakeside' }, inPhase(1)), shows: MINE },
    { name: 'four-two', path: at(page, { players: 4, deck: ALL }, inPhase(2)), shows: MINE },
    { name: 'four-crowded', path: at(page, { players: 4, deck: ALL }, crowded), shows: MINE },
    { name: 'selected', path: at(page, {}, inPhase(1)), shows: MINE, then: (on) => playable(on).first().getAttribute('aria-keyshortcuts').then((key) => on.keyboard.press(String(key))) },
    { name: 'refused', path: at(page, {}, refusing), shows: MINE, then: (on) => on.locator('.held[aria-disabled="true"]').first().click({ position: { x: 20, y: 20 }, force: true }) },
    { name: 'queued', path: async () => table(await together(page, ben, { first_leader: 1 })), shows: '.say', then: press('3') },
    { name: 'taking', path: at(page, { players: 3 }, asksFor('take')), shows: 'button.offer.open' },
    { name: 'seer', path: at(page, { deck: 'claim2' }, asksFor('take'), seers), shows: 'button.offer.open' },
    { name: 'passing', path: at(page, { setting: 'endless_sands' }, asksFor('pass')), shows: MINE, then: (on) => press('2')(on).then(() => press('5')(on)) },
    { name: 'sealed', path: sealed, shows: '.held .sealed' },
    { name: 'discarding', path: at(page, { setting: 'swamp' }, asksFor('discard')), shows: MINE },
    { name: 'crushing', path: at(page, { players: 3, deck: 'claim2', edition: 'german' }, crushing, gnomes), shows: '.say .answers' },
    { name: 'banner', path: at(page, {}, lastOfPhaseOne), shows: MINE, then: standStill },
    { name: 'clock-low', path: async () => table(await begin(page, { first_leader: 0, clock: { real_time: { bank: 59, step: 0 } } })), shows: '.clock.low' },
    { name: 'spectator', path: at(ben, { public: true }, inPhase(1)), shows: '.say' },
    { name: 'connection-lost', path: at(page, {}, inPhase(1)), shows: MINE, then: (on) => on.context().setOffline(true).then(() => on.locator('.say.lost').waitFor()), afterwards: (on) => on.context().setOffline(false) },
  ];
}

/** A card waits for a second tap, and is told of. @param {Page} on */
async function toldFirst(on) {
  await like(on, { confirm: true });
  await playable(on).first().click({ position: { x: 20, y: 20 } });
  await on.locator('#power .body').waitFor();
}

/** The table offers the tutorial, as if it were the person's first one. @param {Page} on */
async function offered(on) {
  await like(on, { tutorial: new URL(on.url()).pathname.split('/')[2] });
  await on.locator('.tutorial').waitFor();
}

/** Phase Two is proclaimed for a moment. What would go by itself after a second stays, so that it can be looked at.
 * @param {Page} page */
async function standStill(page) {
  await page.evaluate(() => {
    const { setTimeout: soon } = globalThis;
    Object.assign(globalThis, { setTimeout: (/** @type {any} */ run, /** @type {number} */ wait, /** @type {any[]} */ ...rest) => (wait >= 1000 ? 0 : soon(run, wait, ...rest)) });
  });
  await playable(page).first().click({ position: { x: 26, y: 26 } });
  // A mouse that rests on a card is told its power after a while, which covers what is looked at.
  await page.mouse.move(0, 0);
  await page.locator('.banner').waitFor();
  // Whoever won the last trick leads: from now on nothing changes until the person plays.
  await page.locator(MINE).waitFor();
}

/** What opens above a table, and the table as text.
 * @param {Page} page
 * @returns {Shown[]} */
function sheets(page) {
  const one = once(at(page, { deck: 'claim2', setting: 'plateau' }, inPhase(1)));
  const two = once(at(page, { deck: 'claim2' }, inPhase(2)));
  const opened = (/** @type {string} */ key, inside = '*') => (/** @type {Page} */ on) => on.keyboard.press(key).then(() => on.locator(`dialog[open] ${inside}`).first().waitFor());
  const asText = (/** @type {Page} */ on) => on.keyboard.press('x').then(() => on.locator('.textual').waitFor());
  return [
    { name: 'sheet-last', path: one, shows: MINE, then: opened('l') },
    { name: 'sheet-followers', path: one, shows: MINE, then: opened('f') },
    { name: 'sheet-piles', path: two, shows: MINE, then: opened('f') },
    { name: 'sheet-tracker', path: two, shows: MINE, then: opened('t', '.cell.mine') },
    { name: 'sheet-log', path: two, shows: MINE, then: opened('g') },
    { name: 'sheet-talk', path: one, shows: MINE, then: (on) => resize(on, SIZES.tablet).then(() => opened('c')(on)), afterwards: (on) => resize(on, SIZES.desk) },
    { name: 'talk-beside', path: one, shows: MINE, then: (on) => resize(on, SIZES.desk).then(() => press('c')(on)).then(() => on.locator('.side .talk').waitFor()), afterwards: (on) => like(on, { chat: false }) },
    { name: 'sheet-keys', path: one, shows: MINE, then: opened('?') },
    { name: 'sheet-faction', path: two, shows: MINE, then: (on) => on.locator('.tile').nth(2).click().then(() => on.locator('dialog[open]').waitFor()) },
    { name: 'menu', path: one, shows: MINE, then: (on) => on.locator('.menu-button').click() },
    { name: 'text-one', path: one, shows: MINE, then: asText },
    { name: 'text-two', path: two, shows: MINE, then: asText },
  ];
}

/** @param {Page} page @param {Page} ben
 * @returns {Shown[]} */
function afterTheGame(page, ben) {
  const offered = async () => {
    const id = await together(page, ben, {});
    await command(ben, id, 'resign');
    await command(ben, id, 'rematch');
    return table(id);
  };
  const over = once(() => wholeGame(page, { building: 'castle' }));
  const resigned = async () => {
    const id = await begin(page);
    await hasten(page, id, () => true);
    await command(page, id, 'resign');
    return table(id);
  };
  const aborted = async () => {
    const id = await begin(page, { first_leader: 0 });
    await command(page, id, 'abort');
    return table(id);
  };
  const tied = async () => {
    for (;;) {
      const id = await wholeGame(page, { players: 3, deck: 'claim2' });
      const { view } = await (await page.request.get(`/api/v1/tables/${id}`)).json();
      if (view.ending.outcome.verdict === 'cards') return table(id);
    }
  };
  const replayed = (/** @type {string} */ key) => (/** @type {Page} */ on) => on.keyboard.press(key).then(() => on.locator('.trick ir-card').first().waitFor());
  return [
    { name: 'after', path: () => over().then(table), shows: '.vote-row' },
    { name: 'after-three', path: async () => table(await wholeGame(page, { players: 3, deck: 'claim2', edition: 'german' })), shows: '.vote-row' },
    { name: 'after-four', path: async () => table(await wholeGame(page, { players: 4, deck: 'claim2' })), shows: '.vote-row' },
    { name: 'after-tie', path: tied, shows: '.vote-row' },
    { name: 'after-resigned', path: resigned, shows: 'section.after' },
    { name: 'after-aborted', path: aborted, shows: 'section.after' },
    { name: 'after-rematch', path: offered, shows: '.after-foot .rematch' },
    { name: 'after-fair', path: () => over().then(table), shows: '.vote-row', then: (on) => on.locator('.fair summary').click().then(() => on.locator('.findings dl').waitFor()) },
    { name: 'after-save', path: () => over().then(table), shows: '.vote-row', then: (on) => on.getByRole('button', { name: 'Save' }).click().then(() => on.locator('dialog[open]').waitFor()) },
    { name: 'replay', path: () => over().then((id) => `/replay/${id}`), shows: '.replay-controls', then: replayed('PageDown') },
    { name: 'history', path: '/history', shows: '.past-list' },
    { name: 'claim', path: at(page, {}, (view) => view.game.won_by === 0 && 'play' in view.game.question), shows: '.say .claim' },
  ];
}

/** The tutorial: each kind of step, before and after the right card.
 * @returns {Shown[]} */
function lessons() {
  const lesson = (/** @type {string} */ step, /** @type {string} */ shows, /** @type {Shown['then']} */ then) => ({ name: `learn-${step}`, path: `/learn?step=${step}`, shows, then });
  const right = (/** @type {string} */ face) => (/** @type {Page} */ on) => on.locator(`.hand [data-face="${face}"]`).click().then(() => on.locator('.say.well').waitFor());
  return [
    lesson('trick', '.story', undefined),
    lesson('follow', '.held', (on) => on.locator('.held[aria-disabled="true"]').first().click({ force: true }).then(() => on.locator('.say.why').waitFor())),
    lesson('market', '.prize .offer', undefined),
    lesson('followers', 'button.offer.open', undefined),
    lesson('votes', '.tile', undefined),
    lesson('giants', '.held', right('GI7')),
    lesson('trolls', '.held', undefined),
    lesson('seers-choice', 'button.offer.open', undefined),
    lesson('unicorns', '.held', right('DR6')),
    lesson('basilisks', '.held', right('BA5')),
    lesson('end', '.learn-end h2', undefined),
    { name: 'learn-maps-end', path: '/learn/maps?step=end', shows: '.learn-end h2' },
  ];
}

/** Goes to a page, waits until it is drawn, and looks at it.
 * @param {Page} page @param {Shown} one @param {() => Promise<void>} look */
export async function show(page, one, look) {
  const path = typeof one.path === 'string' ? one.path : await one.path();
  try {
    await one.before?.(page);
    await page.goto(path);
    await page.locator(one.shows).first().waitFor();
    await one.then?.(page);
    await look();
  } finally {
    await one.afterwards?.(page);
  }
}

/** Changes settings of the page that is shown, as its own menu does.
 * @param {Page} page @param {Record<string, any>} change */
export const like = (page, change) => page.evaluate((wished) => {
    const begun = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="module"]'));
    return import(new URL('settings.js', begun.src).href).then((settings) => settings.like(wished));
  }, change);

/** Somebody whose browser loads no fonts.
 * @returns {import('./world.mjs').Wishes} */
export const withoutFonts = () => ({
  // What a worker fetches cannot be kept from coming; so texts are kept here for when there is no network.
  worker: false,
  expected: EXPECTED,
  prepare: async (page) => {
    /** @type {Map<string, string>} */
    const texts = new Map();
    await page.context().route('**/*.woff2', (route) => route.abort());
    await page.context().route('**/locales/*.ftl', async (route) => {
      const url = route.request().url();
      if (!texts.has(url)) texts.set(url, await (await page.request.get(url)).text());
      await route.fulfill({ body: texts.get(url), contentType: 'text/plain; charset=utf-8' });
    });
  },
});

/** Makes the window another size, and waits until the page has had time to notice, and the fonts that it now needs are there.
 * @param {Page} page @param {{width: number, height: number}} viewport */
export async function resize(page, viewport) {
  await page.setViewportSize(viewport);
  await settled(page);
}

/** Waits until the page has had time to notice what has changed, the fonts that it now needs are there, and nothing fades in or
 * out any more.
 * @param {Page} page */
export const settled = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Lays the page that is shown out as before, and paints next to nothing: painting takes longer than all else.
 * @param {Page} page */
export const unpainted = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { background: none !important; box-shadow: none !important; text-shadow: none !important; } svg { visibility: hidden !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
