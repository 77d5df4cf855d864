// Home: three doors, then games in progress, open tables, tables to watch.

import { base } from '../base.js';
import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { you } from '../net/session.js';
import { socket } from '../net/socket.js';
import { toTable } from '../open.js';
import { liked } from '../settings.js';
import { loadScene } from '../ui/drawings.js';
import { card, drawing } from '../ui/pictures.js';
import { classes, html, part, signal, untracked } from '../view.js';
import { tableLists } from './home-lists.js';

/** @typedef {import('../protocol.js').TableSummary} TableSummary */
/** @typedef {import('./home-lists.js').OwnTable} OwnTable */

/** What somebody who has chosen nothing yet plays against the computer. @type {Partial<import('../protocol.js').Options>} */
const FIRST_GAME = { bots: [null, 'novice'] };

/** How often it is asked whose turn it is, and what is open where there is no socket yet. */
const ASK_AGAIN = 10_000;

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
  const inviteFriend = () => toTable('open', { ...lastDeck(), bots: [], public: false });
  const lead = () =>
    html`<section class="hero">
      <div class="scene" aria-hidden="true">${drawing('scene-home')}</div>
      <div class="call">
        <h1>${t('throne-is-empty')}</h1>
        <p>${t('home-lead')}</p>
      </div>
      <div class="doors">
        ${door('gold', FANS.computer, 'robot', t('door-computer'), t('door-computer-text'), playComputer)}
        ${door('', FANS.friend, 'link', t('door-friend'), t('door-friend-text'), inviteFriend)}
        ${door('', FANS.find, 'search', t('door-find'), part(() => waitingText(lobby.tables)), () => toTable('find', lastDeck()))}
      </div>
      <p class="other">
        <a href=${base.link('/learn')}>${t('learn')}</a>
        <a href=${base.link('/rules')}>${t('rules')}</a>
        <a href=${base.link('/new')}>${t('new-table')}</a>
      </p>
    </section>`;
  return { ready: loadScene('home'), view: () => html`${lead()}<div class="lists">${part(() => tableLists(lobby.mine, lobby.tables))}</div>` };
}

/** The tables that the server tells of, as long as the page lasts. */
class Lobby {
  #tables = signal(/** @type {ReadonlyMap<string, TableSummary>} */ (new Map()));
  #mine = signal(/** @type {OwnTable[]} */ ([]));
  #stopAsking = () => {};

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
    for (const name of ['lobby', 'lobby_table', 'lobby_gone']) life.listen(socket, name, this.#hear);
    life.atEnd(socket.enterLobby());
    life.every(ASK_AGAIN, () => {
      if (!document.hidden) this.#ask();
    });
    if (socket.status === 'off') this.#askLobby();
    life.effect(() => {
      you();
      untracked(this.#askMine);
    });
  }

  get tables() {
    return [...this.#tables.value.values()];
  }

  /** Those of the person. */
  get mine() {
    return this.#mine.value;
  }

  /** @param {TableSummary[]} tables */
  #take = (tables) => {
    this.#tables.value = new Map(tables.map((table) => [table.id, table]));
  };

  /** @param {CustomEvent} event */
  #hear = ({ detail: message }) => {
    if (message.say === 'lobby') this.#take(message.tables);
    else {
      const tables = new Map(this.#tables.peek());
      if (message.say === 'lobby_table') tables.set(message.table.id, message.table);
      else tables.delete(message.table);
      this.#tables.value = tables;
    }
    // Many tables may change at once; one question is enough for all of them.
    this.#stopAsking();
    this.#stopAsking = this.life.after(ASK_SOON, this.#askMine);
  };

  #ask() {
    if (socket.status === 'off') this.#askLobby();
    this.#askMine();
  }

  #askLobby() {
    api.get('api/v1/tables').then(this.#take, () => {});
  }

  #askMine = async () => {
    // Without an answer, what was there stays.
    this.#mine.value = you() ? await api.get('api/v1/me/tables').catch(() => this.#mine.peek()) : [];
  };
}

/** What was played last, as far as it fits everybody. */
function lastDeck() {
  const { deck, players, setting, building } = liked().lastTable;
  return deck ? { deck, players, setting, building } : {};
}

/** A game against the computer as the last one; the first one is the easiest. */
function playComputer() {
  const last = liked().lastTable;
  const hasBots = Array.isArray(last.bots) && last.bots.some(Boolean);
  toTable('open', { ...(hasBots ? last : FIRST_GAME), public: false });
}

/** @param {TableSummary[]} tables */
function waitingText(tables) {
  const gathering = tables.filter((table) => table.stage === 'gathering');
  const people = gathering.flatMap((table) => table.seats).filter((seat) => seat.person && seat.here).length;
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
