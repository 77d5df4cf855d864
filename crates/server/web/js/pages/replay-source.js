// The table of a game that is shown again: it shows the steps that it is told to, and asks nobody anything.

import { Refusal } from '../net/api.js';
import { you } from '../net/session.js';

/** @typedef {import('./replay-film.js').Film} Film */
/** @typedef {import('../protocol.js').TableView} TableView */

/** @typedef {import('../table/source.js').Source} Source */

/** @implements {Source} */
export class RecordSource {
  /** The seat that the table is seen from; nobody's, if all hands are seen, or none. @type {number | null} */
  from = null;
  /** @type {import('../table/source.js').Watcher | null} */
  #watcher = null;
  /** What is shown. @type {{film: Film, at: number} | null} */
  #shown = null;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /** @param {import('../table/source.js').Watcher} watcher */
  watch(watcher) {
    this.#watcher = watcher;
    return () => (this.#watcher = null);
  }

  /** @returns {Promise<{}>} */
  async send() {
    throw new Refusal({ type: 'conflict' });
  }

  /** Shows a step. The one after the step that is shown is seen happening.
   * @param {Film} film @param {number} at */
  show(film, at) {
    const happens = this.#shown?.film === film && this.#shown.at === at - 1;
    this.#shown = { film, at };
    const { view, updates } = film.steps[at];
    this.from = view.you ?? null;
    const told = happens ? updates : film.steps.slice(0, at + 1).flatMap((step) => step.updates);
    this.#watcher?.look(presented(view), told, !happens);
  }
}

/** In a game that is shown again everybody is there, and nobody is asked. It speaks of "you" where it is seen from the
 * person's own seat.
 * @param {TableView} view
 * @returns {TableView} */
function presented(view) {
  const own = view.you != null && view.seats[view.you]?.person?.id === you()?.id;
  return {
    ...view,
    you: own ? view.you : null,
    clocks: null,
    seats: view.seats.map((seat) => ({ ...seat, here: true })),
    game: view.game ? { ...view.game, question: null } : view.game,
  };
}
