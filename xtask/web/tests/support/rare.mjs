// States of a table that come seldom by themselves, brought about on purpose: every label that a vote can have, votes for
// nobody, the longest names wherever a name stands, and tables where everything lies about at once.

import { begin, command, findMoment, guest, hasten, hastenTogether } from './hasten.mjs';
import { MINE, at, crowded, inPhase, resize, somebodyElse, table } from './pages.mjs';
import { gnomes } from './preferences.mjs';
import { SIZES } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./pages.mjs').Shown} Shown */

/** As many letters as the server lets a name have, of the widest. */
export const LONGEST = 'W'.repeat(24);
const OTHER = 'M'.repeat(24);

const SEVEN = ['gnomes', 'giants', 'dragons', 'trolls', 'seers', 'phoenixes', 'unicorns'];

/** What a vote's tile says, apart from its numbers. @param {any} view @returns {string[]} */
export const labels = (view) => view.game.contests.map((/** @type {any} */ contest) => labelOf(view, contest));

/** @param {any} view @param {any} contest */
function labelOf(view, contest) {
  const side = sideOf(view);
  if (!contest.decided) return contest.sides[side].needs == null ? 'lost, not decided' : 'open';
  if (contest.vote == null) return 'nobody';
  return contest.vote === side ? 'mine' : 'theirs';
}

/** Partners sit across from each other. @param {any} view */
const sideOf = (view) => (view.game.contests[0].sides.length < view.seats.length ? view.you % 2 : view.you);

/** A card is to be played, and the votes say all this. @param {string[]} wanted */
const says = (wanted) => (/** @type {any} */ view) => 'play' in view.game.question && wanted.every((label) => labels(view).includes(label));

/**
 * All of them, for the page's person, who gets the longest name.
 * @param {Page} page
 * @returns {Promise<Shown[]>}
 */
export async function rarePages(page) {
  await guest(page, LONGEST);
  const other = await somebodyElse(page, OTHER);
  return [...votes(page), ...longNames(page, other)];
}

/** @param {Page} page @returns {Shown[]} */
function votes(page) {
  const moment = (/** @type {string} */ name, /** @type {Record<string, any>} */ options, /** @type {string[]} */ wanted) => ({ name, path: at(page, options, says(wanted)), shows: MINE });
  // Where cards are discarded, a whole faction goes more often, though still in one game of forty.
  const swamp = { deck: 'claim', setting: 'swamp' };
  return [
    moment('votes-two', { deck: 'claim' }, ['mine', 'theirs', 'open']),
    moment('votes-two-lost', { deck: 'claim' }, ['lost, not decided']),
    moment('votes-two-nobody', swamp, ['nobody']),
    moment('votes-three', { players: 3, deck: SEVEN }, ['mine', 'theirs', 'open']),
    moment('votes-three-nobody', { ...swamp, players: 3 }, ['nobody']),
    moment('votes-four', { players: 4, deck: SEVEN }, ['mine', 'theirs', 'open']),
    moment('votes-four-nobody', { ...swamp, players: 4 }, ['nobody']),
  ];
}

/** @param {Page} page @param {Page} other @returns {Shown[]} */
function longNames(page, other) {
  const bots = (/** @type {number} */ players) => Array.from({ length: players }, (_, seat) => (seat < 2 ? null : 'random'));
  const sitting = async (/** @type {Record<string, any>} */ options) => {
    const id = await begin(page, { public: true, ...options, bots: bots(options.players ?? 2) });
    await command(other, id, { sit: { seat: 1 } });
    return id;
  };
  const together = async (/** @type {Record<string, any>} */ options) => {
    const id = await sitting(options);
    await command(other, id, { ready: { nonce: '' } });
    return id;
  };
  const moment = (/** @type {Record<string, any>} */ options, /** @type {(view: any) => boolean} */ until, /** @type {any} */ prefer = undefined) => async () => {
    for (;;) {
      const id = await together(options);
      const view = await hastenTogether([page, other], id, until, prefer);
      if (view.stage !== 'over') return table(id);
    }
  };
  // The other one wins, so that the name stands in the heading.
  const over = async (/** @type {Record<string, any>} */ options) => {
    for (;;) {
      const id = await together(options);
      const { ending } = await hastenTogether([page, other], id, () => false);
      if (ending.winners.length === 1 && ending.winners[0] === 1) return id;
    }
  };
  const opened = (/** @type {string} */ key) => (/** @type {Page} */ on) => on.keyboard.press(key).then(() => on.locator('dialog[open] *').first().waitFor());
  const saying = async () => {
    const id = await together({});
    for (const one of [page, other]) await one.request.post(`/api/v1/tables/${id}/commands`, { data: { id: `say-${one === page}`, command: { say: { text: 'W'.repeat(60) } } } });
    return table(id);
  };
  return [
    { name: 'names-home', path: async () => (await sitting({ players: 4 }), await together({ players: 3 }), '/'), shows: '.lists .game' },
    { name: 'names-gathering', path: async () => table(await sitting({ players: 4 })), shows: '.gathering' },
    { name: 'names-account', path: '/account', shows: '.account fieldset' },
    { name: 'names-two', path: moment({ deck: 'claim2', setting: 'islands', building: 'tower' }, inPhase(1)), shows: MINE },
    { name: 'names-three', path: moment({ players: 3, deck: SEVEN }, says(['theirs', 'open'])), shows: MINE },
    { name: 'names-three-two', path: moment({ players: 3, deck: 'claim2' }, inPhase(2)), shows: MINE },
    { name: 'names-crowded', path: moment({ players: 4, deck: SEVEN }, crowded, gnomes), shows: MINE },
    { name: 'names-last', path: moment({ players: 4 }, inPhase(1)), shows: MINE, then: opened('l') },
    { name: 'names-log', path: moment({ players: 3 }, inPhase(2)), shows: MINE, then: opened('g') },
    { name: 'names-tracker', path: moment({ players: 3 }, inPhase(2)), shows: MINE, then: opened('t') },
    { name: 'names-talk', path: saying, shows: '.stage', then: (on) => resize(on, SIZES.tablet).then(() => opened('c')(on)), afterwards: (on) => resize(on, SIZES.desk) },
    { name: 'names-text', path: moment({ players: 3 }, inPhase(2)), shows: MINE, then: (on) => on.keyboard.press('x').then(() => on.locator('.textual').waitFor()) },
    { name: 'names-watching', path: async () => table((await findMoment(other, { public: true, players: 3, deck: SEVEN }, says(['theirs', 'open']))).table), shows: '.say' },
    { name: 'names-after-two', path: async () => table(await over({})), shows: '.vote-row' },
    { name: 'names-after-three', path: async () => table(await over({ players: 3, deck: SEVEN })), shows: '.vote-row' },
    { name: 'names-after-four', path: async () => table(await over({ players: 4, deck: SEVEN })), shows: '.vote-row' },
    { name: 'names-replay', path: async () => `/replay/${await over({ players: 3 })}`, shows: '.replay-controls' },
    { name: 'names-history', path: '/history', shows: '.past-list' },
  ];
}
