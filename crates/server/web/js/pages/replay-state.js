// The table of a game that is shown again: nobody is asked anything.

import { HIDDEN, sorted } from '../cards.js';
import { you } from '../net/session.js';
import { TableState } from '../table/state.js';

/** @typedef {import('./replay-film.js').Film} Film */

export class Replayed extends TableState {
  /** How many lines of the log were there before this step. */
  toldBefore = 0;

  /** Whether the game is seen from the person's own seat: only then it speaks of "you". */
  get plays() {
    const seat = this.view?.you;
    return seat !== null && seat !== undefined && this.view?.seats[seat]?.person?.id === you()?.id;
  }

  get question() {
    return null;
  }

  /** Shows a step.
   * @param {Film} film @param {number} at */
  show(film, at) {
    const { view } = film.steps[at];
    this.view = view;
    this.chronicle.clear();
    film.steps.slice(0, at).forEach(({ updates }) => updates.forEach((update) => this.chronicle.tell(update)));
    this.toldBefore = this.chronicle.lines.length;
    film.steps[at].updates.forEach((update) => this.chronicle.tell(update));
    this.hand = view.you == null ? [] : sorted(this.game.hands[view.you], view.table.factions);
  }

  /** The hands that can be seen: one's own seat's, or all of them.
   * @returns {{seat: number, faces: string[]}[]} */
  get openHands() {
    const factions = this.view?.table.factions ?? [];
    return this.seats
      .map((seat) => ({ seat, faces: sorted(this.game.hands[seat], factions) }))
      .filter(({ seat, faces }) => seat === this.view?.you || (faces.length > 0 && !faces.includes(HIDDEN)));
  }
}
