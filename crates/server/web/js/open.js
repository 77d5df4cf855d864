// Opening and finding tables.

import { socket } from './net/socket.js';
import { somebody } from './net/session.js';
import { go } from './router.js';
import { refuse } from './ui/toast.js';

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

/** Waits until the server knows the page. */
function connected() {
  if (socket.status === 'open') return Promise.resolve();
  return new Promise((done) => {
    const look = () => {
      if (socket.status !== 'open') return;
      socket.removeEventListener('status', look);
      done(undefined);
    };
    socket.addEventListener('status', look);
  });
}

/**
 * Opens a table, or finds one, and goes there ready to play.
 * @param {'open' | 'find'} how
 * @param {Partial<Options>} options
 */
export async function toTable(how, options) {
  try {
    await somebody();
    await connected();
    const { table } = await socket.request({ do: how, options: { ...DEFAULTS, ...options } });
    if (!table) return;
    sessionStorage.setItem(`interregnum.ready.${table}`, '1');
    await go(`/table/${table}`);
  } catch (error) {
    refuse(error);
  }
}
