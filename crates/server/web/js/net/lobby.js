// The tables that everybody may see, as the server tells of them.

import { t } from '../i18n.js';
import { signal } from '../signals.js';
import { api } from './api.js';
import { Awaited } from './awaited.js';
import { you } from './session.js';
import { socket } from './socket.js';

/** @typedef {import('../protocol.js').TableSummary} TableSummary */

/** How often, in milliseconds, the server is asked where there is no socket yet. */
const ASK_AGAIN = 10_000;

export class Lobby {
  #tables = signal(/** @type {ReadonlyMap<string, TableSummary>} */ (new Map()));

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
    for (const name of ['lobby', 'lobby_table', 'lobby_gone']) life.listen(socket, name, this.#hear);
    life.atEnd(socket.enterLobby());
    life.every(ASK_AGAIN, () => {
      if (!document.hidden && socket.status === 'off') api.get('api/v1/tables').then(this.#take, () => {});
    });
    /** The first answer. */
    this.awaited = new Awaited(life, () => t('tables-coming'), () => (socket.status === 'off' ? api.get('api/v1/tables').then(this.#take) : this.#told()));
  }

  /** Those that are there; none until the server has answered. */
  get tables() {
    return [...this.#tables.value.values()];
  }

  /** How many others sit at these tables, and are there. */
  get others() {
    return this.tables.flatMap((table) => table.seats).filter(({ person, here }) => person && here && person.id !== you()?.id).length;
  }

  /** The server tells of them by itself as soon as there is a connection. */
  async #told() {
    socket.hurry();
    await new Promise((done) => this.life.listen(socket, 'lobby', done, { once: true }));
  }

  /** @param {TableSummary[]} tables */
  #take = (tables) => {
    this.#tables.value = new Map(tables.map((table) => [table.id, table]));
  };

  /** @param {CustomEvent} event */
  #hear = ({ detail: message }) => {
    if (message.say === 'lobby') return this.#take(message.tables);
    const tables = new Map(this.#tables.peek());
    if (message.say === 'lobby_table') tables.set(message.table.id, message.table);
    else tables.delete(message.table);
    this.#tables.value = tables;
    return undefined;
  };
}
