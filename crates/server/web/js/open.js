// Opening and finding tables.

import { socket } from './net/socket.js';
import { somebody } from './net/session.js';
import { go } from './router.js';
import { refuse } from './ui/toast.js';
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

/** Waits until the server knows the page. */
async function connected() {
  let stop = () => {};
  await new Promise((done) => {
    stop = effect(() => {
      if (socket.status === 'open') done(undefined);
    });
  });
  stop();
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
