// Opening and finding tables.

import { t } from './i18n.js';
import { Refusal } from './net/api.js';
import { socket } from './net/socket.js';
import { somebody } from './net/session.js';
import { go } from './router.js';
import { liked } from './settings.js';
import { refuse, toast } from './ui/toast.js';
import { effect } from './signals.js';

/** @typedef {import('./protocol.js').Options} Options */

/** @type {Options} */
export const DEFAULTS = {
  players: 2,
  deck: 'claim',
  setting: null,
  building: null,
  edition: 'international',
  first_leader: null,
  bots: [],
  clock: 'none',
  timeout: 'bot',
  public: true,
  tracker: true,
  spectators: true,
};

/** What somebody who has chosen nothing yet plays against the computer. @type {Partial<Options>} */
const FIRST_GAME = { bots: [null, 'novice'] };

/** How long, in milliseconds, opening a table may take before it is said, and before it is given up. */
const LATE = 1_000;
const PATIENCE = 15_000;

/** Waits until the server knows the page. */
async function connected() {
  let stop = () => {};
  let timer;
  try {
    await new Promise((done, failed) => {
      timer = setTimeout(() => failed(new Refusal({ type: 'unreachable' })), PATIENCE);
      socket.hurry();
      stop = effect(() => {
        if (socket.status === 'open') done(undefined);
      });
    });
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** Says that something is being waited for, if it takes longer than a moment.
 * @returns {() => void} it is over */
function sayLate() {
  let close = () => {};
  const timer = setTimeout(() => (close = toast(() => t('table-opening'), { stays: true })), LATE);
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** What was played last, as far as it fits everybody.
 * @returns {Partial<Options>} */
export function lastDeck() {
  const { deck, players, setting, building } = liked().lastTable;
  return deck ? { deck, players, setting, building } : {};
}

/** A game against the computer as the last one; the first one is the easiest. */
export function playComputer() {
  const last = liked().lastTable;
  const hasBots = Array.isArray(last.bots) && last.bots.some(Boolean);
  return toTable('open', { ...(hasBots ? last : FIRST_GAME), public: false });
}

/**
 * Opens a table, or finds one, and goes there ready to play.
 * @param {'open' | 'find'} how
 * @param {Partial<Options>} options
 */
export async function toTable(how, options) {
  const done = sayLate();
  try {
    await somebody();
    await connected();
    const { table } = await socket.request({ do: how, options: { ...DEFAULTS, ...options } });
    done();
    if (!table) return;
    sessionStorage.setItem(`interregnum.ready.${table}`, '1');
    if (how === 'find') noteSearch(table);
    await go(`/table/${table}`);
  } catch (error) {
    done();
    refuse(error);
  }
}

const searchKey = (/** @type {string} */ table) => `interregnum.search.${table}`;

/** An opponent is looked for at this table from now on. @param {string} table */
const noteSearch = (table) => sessionStorage.setItem(searchKey(table), String(Date.now()));

/** Since when, in milliseconds since 1970, an opponent is looked for at this table; null if nobody looks for one.
 * @param {string} table */
export const searchedSince = (table) => Number(sessionStorage.getItem(searchKey(table))) || null;
