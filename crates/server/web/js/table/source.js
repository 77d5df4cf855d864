// Where a table comes from: the server, a record, a scene of the tutorial. To the page they are all the same.

import { api } from '../net/api.js';
import { somebody, you } from '../net/session.js';
import { socket } from '../net/socket.js';
import { keepDeal } from './kept-deal.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Command} Command */
/** @typedef {import('../net/socket.js').Watcher} Watcher */

/**
 * Where people can talk at a table. What they say is a command as any other.
 * @typedef {object} Chat
 * @property {string | undefined} you the id of the person, if there is one
 * @property {(person: import('../protocol.js').Person) => Promise<unknown>} mute from now on nothing is heard of somebody
 */

/**
 * What is read of a source in a view draws that view again when it changes.
 * @typedef {object} Source
 * @property {string} id the table's
 * @property {(watcher: Watcher) => () => void} watch tells all that has happened, then what happens, until the function
 *   that it returns is called
 * @property {(command: Command) => Promise<{table?: string}>} send does something at the table, or fails with a refusal
 * @property {import('../net/socket.js').Status} [connection] how the connection to the table is; a table that is in the page has none
 * @property {Chat} [chat] where people can talk
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
    get connection() {
      return socket.status;
    },
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
    chat: {
      get you() {
        return you()?.id;
      },
      mute: ({ id: person }) => socket.request({ do: 'mute', person, muted: true }),
    },
    tracked: () => api.get(`api/v1/tables/${id}/tracker`),
    async send(command) {
      // Only somebody can have a seat.
      if (typeof command === 'object' && 'sit' in command) await somebody();
      keepDeal(id, commitment, command);
      return socket.command(id, command);
    },
  };
};
