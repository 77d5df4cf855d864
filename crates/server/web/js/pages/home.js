// Home: three doors, then games in progress, open tables, tables to watch.

import { base } from '../base.js';
import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { Lobby } from '../net/lobby.js';
import { you } from '../net/session.js';
import { lastDeck, playComputer, toTable } from '../open.js';
import { loadScene } from '../ui/drawings.js';
import { card, drawing } from '../ui/pictures.js';
import { classes, html, part } from '../view.js';
import { tableLists } from './home-lists.js';

/** @typedef {import('./home-lists.js').OwnTable} OwnTable */

/** How often it is asked whose turn it is. */
const ASK_AGAIN = 10_000;

/** Keeps the line's place. */
const NOTHING_YET = '\u00a0';

/** How long the lobby is quiet before it is asked again. */
const ASK_SOON = 500;

/** What shows in a door: factions, by their place in the catalogue, and the values of their cards.
 * @typedef {[faction: number, value: number][]} Fan */

/** @type {Record<'computer' | 'friend' | 'find', Fan>} */
const FANS = {
  computer: [[0, 5], [1, 8], [4, 2]],
  friend: [[5, 3], [6, 7], [7, 9]],
  find: [[10, 6], [11, 1], [12, 4]],
};

/** @type {import('../router.js').Page} */
export default function home(life) {
  const lobby = new Lobby(life);
  const mine = ownTables(life, lobby);
  const inviteFriend = () => toTable('open', { ...lastDeck(), bots: [], public: false });
  const lead = () =>
    html`<section class="hero">
      <div class="scene" aria-hidden="true">${drawing('scene-home')}</div>
      <div class="call">
        <h1>${t('throne-is-empty')}</h1>
        <p>${t('home-lead')}</p>
      </div>
      <div class="doors">
        ${door('gold', FANS.computer, 'robot', t('door-computer'), t('door-computer-text'), () => playComputer())}
        ${door('', FANS.friend, 'link', t('door-friend'), t('door-friend-text'), inviteFriend)}
        ${door('', FANS.find, 'search', t('door-find'), part(() => waitingText(lobby)), () => toTable('find', lastDeck()))}
      </div>
      <p class="other">
        <a href=${base.link('/learn')}>${t('learn')}</a>
        <a href=${base.link('/rules')}>${t('rules')}</a>
        <a href=${base.link('/new')}>${t('new-table')}</a>
      </p>
    </section>`;
  return { ready: loadScene('home'), view: () => html`${lead()}<div class="lists">${part(() => tableLists(mine, lobby))}</div>` };
}

/** The tables of the person.
 * @param {import('../lifetime.js').Lifetime} life @param {Lobby} lobby */
function ownTables(life, lobby) {
  /** @type {Awaited<OwnTable[]>} */
  const mine = new Awaited(life, () => t('tables-coming'), async () => (you() ? api.get('api/v1/me/tables') : []));
  life.every(ASK_AGAIN, () => {
    if (!document.hidden) mine.again();
  });
  let isBegun = false;
  let stop = () => {};
  life.effect(() => {
    const changed = [you(), lobby.tables];
    // Many tables may change at once; one question is enough for all of them.
    stop();
    if (changed && isBegun) stop = life.after(ASK_SOON, mine.again);
    isBegun = true;
  });
  return mine;
}

/** How many others wait for somebody to play with.
 * @param {Lobby} lobby */
function waitingText({ awaited, tables }) {
  if (!awaited.isHere) return NOTHING_YET;
  const gathering = tables.filter((table) => table.stage === 'gathering');
  const people = gathering.flatMap((table) => table.seats).filter(({ person, here }) => person && here && person.id !== you()?.id).length;
  return people > 0 ? t('people-waiting', { count: people }) : t('door-find-text');
}

/**
 * @param {string} kind @param {Fan} fan @param {string} icon @param {string} text
 * @param {unknown} more @param {() => void} run
 */
const door = (kind, fan, icon, text, more, run) =>
  html`<button class=${classes('door', kind)} @click=${run}>
    <span class="gate" aria-hidden="true"><span class="fan">${fan.map(([faction, value]) => faceOf(faction, value))}</span></span>
    <span class="sill"><b>${text}</b><small>${more}</small></span>
    ${drawing(`i-${icon}`, 'door-icon')}
  </button>`;

/** @param {number} faction @param {number} value */
function faceOf(faction, value) {
  const entry = catalogue().factions[faction];
  return entry ? card(`${entry.code}${value}`, { mute: true }) : [];
}
