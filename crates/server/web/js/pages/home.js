// Home: three doors, then games in progress, open tables, tables to watch.

import { drawing, fill, h } from '../dom.js';
import { t, list } from '../i18n.js';
import { api } from '../net/api.js';
import { you } from '../net/session.js';
import { socket } from '../net/socket.js';
import { clockText, deckText } from '../options.js';
import { toTable } from '../open.js';
import { go } from '../router.js';
import { liked } from '../settings.js';
import { card } from '../ui/card.js';
import { emblems } from '../table/panels.js';
import { title } from './page.js';

/** @typedef {import('../protocol.js').TableSummary} TableSummary */

/** What somebody who has chosen nothing yet plays against the computer. */
const FIRST_GAME = { deck: 'claim', bots: [null, 'novice'] };

/** How often it is asked whose turn it is, and what is open where there is no socket yet. */
const ASK_AGAIN = 10_000;

/** How long the lobby is quiet before it is asked again. */
const ASK_SOON = 500;

/** @type {import('../router.js').Page} */
export default function home(root) {
  title();
  /** @type {Map<string, TableSummary>} */
  const lobby = new Map();
  /** @type {(TableSummary & {your_turn?: boolean})[]} */
  let mine = [];
  const lists = h('div.lists');
  const waiting = h('small', { text: () => waitingText([...lobby.values()]) });

  const draw = () => {
    fill(lists, panels(mine, [...lobby.values()]));
    waiting.textContent = waitingText([...lobby.values()]);
  };
  const take = (/** @type {TableSummary[]} */ tables) => {
    lobby.clear();
    for (const table of tables) lobby.set(table.id, table);
    draw();
  };
  const askMine = async () => {
    // Without an answer, what was there stays.
    mine = you() ? await api.get('/api/v1/me/tables').catch(() => mine) : [];
    draw();
  };
  // Many tables may change at once; one question is enough for all of them.
  let asking = 0;
  const askMineSoon = () => {
    clearTimeout(asking);
    asking = setTimeout(askMine, ASK_SOON);
  };
  const askLobby = () => api.get('/api/v1/tables').then(take, () => {});

  root.append(
    h(
      'section.hero',
      null,
      drawing('hall', 'hall'),
      h('h1', { text: () => t('throne-is-empty') }),
      h('p', { text: () => t('home-lead') }),
      h(
        'div.doors',
        null,
        door('gold', ['GO5', 'KN8', 'DG2'], 'robot', () => t('door-computer'), h('small', { text: () => t('door-computer-text') }), playComputer),
        door('', ['GN3', 'GI7', 'DR9'], 'link', () => t('door-friend'), h('small', { text: () => t('door-friend-text') }), () => toTable('open', { ...lastDeck(), bots: [], public: false })),
        door('', ['PX6', 'UC1', 'BA4'], 'search', () => t('door-find'), waiting, () => toTable('find', lastDeck())),
      ),
      h('p.other', null, h('a', { href: '/learn', text: () => t('learn') }), h('a', { href: '/rules', text: () => t('rules') }), h('a', { href: '/new', text: () => t('new-table') })),
    ),
    lists,
  );
  draw();

  const listening = new AbortController();
  const { signal } = listening;
  const onLobby = (/** @type {any} */ event) => {
    const message = event.detail;
    if (message.say === 'lobby') take(message.tables);
    else if (message.say === 'lobby_table') lobby.set(message.table.id, message.table);
    else lobby.delete(message.table);
    draw();
    askMineSoon();
  };
  for (const name of ['lobby', 'lobby_table', 'lobby_gone']) socket.addEventListener(name, onLobby, { signal });
  addEventListener('person', askMine, { signal });
  const leaveLobby = socket.enterLobby();
  const timer = setInterval(() => {
    if (document.hidden) return;
    if (socket.status === 'off') askLobby();
    askMine();
  }, ASK_AGAIN);
  if (socket.status === 'off') askLobby();
  askMine();
  return () => {
    listening.abort();
    leaveLobby();
    clearInterval(timer);
    clearTimeout(asking);
  };
}

/** What was played last, as far as it fits everybody. */
function lastDeck() {
  const { deck, players, setting, building } = liked().lastTable;
  return deck ? { deck, players, setting, building } : { deck: 'claim' };
}

/** A game against the computer as the last one; the first one is the easiest. */
function playComputer() {
  const last = liked().lastTable;
  const bots = Array.isArray(last.bots) && last.bots.some(Boolean) ? last.bots : null;
  toTable('open', bots ? { ...last, public: false } : { ...FIRST_GAME, bots: [null, 'novice'], public: false });
}

/** @param {TableSummary[]} tables */
function waitingText(tables) {
  const people = tables.filter((table) => table.stage === 'gathering').reduce((sum, table) => sum + table.seats.filter((seat) => seat.person && seat.here).length, 0);
  return people > 0 ? t('people-waiting', { count: people }) : t('door-find-text');
}

/**
 * @param {string} kind @param {string[]} faces @param {string} icon @param {() => string} text
 * @param {HTMLElement} more @param {() => void} run
 */
function door(kind, faces, icon, text, more, run) {
  return h(
    'button.door',
    { class: kind, onclick: run },
    h('span.gate', { 'aria-hidden': 'true' }, h('span.fan', null, faces.map((face) => card(face)))),
    h('span.sill', null, h('b', { text }), more),
    drawing(`i-${icon}`, 'door-icon'),
  );
}

/** @param {(TableSummary & {your_turn?: boolean})[]} mine @param {TableSummary[]} lobby */
function panels(mine, lobby) {
  const person = you();
  const sits = (/** @type {TableSummary} */ table) => table.seats.some((seat) => seat.person && seat.person.id === person?.id);
  const running = mine.filter((table) => table.stage !== 'over');
  const open = lobby.filter((table) => table.stage === 'gathering' && !sits(table));
  const watch = lobby.filter((table) => table.stage === 'playing' && !sits(table) && table.options.spectators);
  return [
    running.length > 0 && panel(() => t('games-in-progress'), running.map(progressRow)),
    panel(() => t('open-tables'), open.map((table) => row(table, () => t('sit-down'))), () => t('no-open-tables')),
    panel(() => t('tables-to-watch'), watch.map((table) => row(table, () => t('watch'))), () => t('no-tables-to-watch')),
  ];
}

/** @param {() => string} name @param {HTMLElement[]} rows @param {() => string} [none] */
const panel = (name, rows, none) =>
  h('section.panel.list', null, h('h2', { text: name }), rows.length > 0 ? h('ul', null, rows) : none && h('p.note', { text: none }));

/** @param {TableSummary} table */
const names = (table) => table.seats.flatMap((seat) => (seat.person ? [seat.person.name] : seat.bot ? [t(`level-${seat.bot}`)] : []));

/** @param {TableSummary} table */
const about = (table) => `${t('count-players', { count: table.options.players })} · ${clockText(table.options.clock)}`;

/** @param {TableSummary & {your_turn?: boolean}} table */
function progressRow(table) {
  const others = () => list(table.seats.flatMap((seat) => (seat.person && seat.person.id !== you()?.id ? [seat.person.name] : seat.bot && !seat.person ? [t(`level-${seat.bot}`)] : [])));
  return h(
    'li',
    null,
    h(
      'a.game',
      { href: `/table/${table.id}` },
      h('span.face', { 'aria-hidden': 'true' }, drawing(table.seats.some((seat) => seat.person && seat.person.id !== you()?.id) ? 'i-user' : 'i-robot')),
      h('span.what', null, h('b', { text: () => others() || t('waiting-for-players') }), h('small', { text: () => `${deckText(table.deck)} · ${about(table)}` })),
      table.your_turn ? h('span.turn', { text: () => t('your-turn') }) : h('small', { text: () => t('waiting') }),
    ),
  );
}

/** @param {TableSummary} table @param {() => string} action */
function row(table, action) {
  const factions = Array.isArray(table.options.deck) ? table.options.deck : null;
  return h(
    'li',
    null,
    factions && emblems(factions),
    h('span.what', null, h('b', { text: () => (names(table).length > 0 ? list(names(table)) : deckText(table.deck)) }), h('small', { text: () => `${deckText(table.deck)} · ${about(table)}` })),
    h('button', { text: action, onclick: () => go(`/table/${table.id}`) }),
  );
}
