// Where a table comes from: the server, a record, a scene of the tutorial. To the page they are all the same.

import { api } from '../net/api.js';
import { socket } from '../net/socket.js';
import { keepDeal } from '../pages/after-kept.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Command} Command */
/** @typedef {import('../net/socket.js').Watcher} Watcher */

/**
 * @typedef {object} Source
 * @property {string} id the table's
 * @property {(watcher: Watcher) => () => void} watch tells all that has happened, then what happens, until the function
 *   that it returns is called
 * @property {(command: Command) => Promise<{table?: string}>} send does something at the table, or fails with a refusal
 * @property {boolean} [mayLay] whether a card that is played may lie in the trick before the source has taken it
 * @property {() => Promise<import('../protocol.js').Tracked[]>} [tracked] where every card is, as far as the person can tell
 * @property {number | null} [from] the seat that the table is seen from, where the person has none
 * @property {(seat: number) => string} [name] what a seat is called, where neither people nor bots sit there
 */

/** A table of the server.
 * @param {string} id
 * @returns {Source} */
export const serverSource = (id) => {
  let commitment = '';
  return {
    id,
    get mayLay() {
      return socket.status === 'open';
    },
    watch: (watcher) =>
      socket.watch(id, {
        ...watcher,
        look(view, updates, fresh) {
          commitment = view.commitment;
          watcher.look(view, updates, fresh);
        },
      }),
    tracked: () => api.get(`api/v1/tables/${id}/tracker`),
    send(command) {
      keepDeal(id, commitment, command);
      return socket.command(id, command);
    },
  };
};
