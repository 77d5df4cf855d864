// A game that is over, read from the server line by line, and cut into steps, tricks and phases.

import { base } from '../base.js';
import { Refusal } from '../net/api.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */

/** What was done, and the table after it. @typedef {{view: TableView, updates: Update[], cut: number, card: number}} Step */
/** A trick: its phase, its number in it, and its first and last step. @typedef {{phase: number, trick: number, first: number, last: number, cards: number, over: boolean}} Cut */

export class Film {
  /** The first step is the deal. @type {Step[]} */
  steps = [];
  /** @type {Cut[]} */
  cuts = [];
  done = false;
  #phase = 0;

  /**
   * Reads the whole game.
   * @param {string} table @param {string} from `open`, `spectator`, or a seat
   * @param {AbortSignal} signal @param {() => void} more called whenever there are more steps
   */
  async read(table, from, signal, more) {
    const answer = await fetch(base.door(`api/v1/tables/${table}/replay?from=${encodeURIComponent(from)}`), { signal });
    if (!answer.ok || !answer.body) throw new Refusal(await answer.json().catch(() => ({})));
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) this.#take(JSON.parse(line));
      more();
    }
    this.done = true;
    more();
  }

  /** @param {{view: TableView, updates?: Update[]}} message */
  #take({ view, updates = [] }) {
    if (!view.game) return;
    const happened = updates.flatMap((update) => update.happened);
    const played = happened.some(isPlay);
    const at = this.steps.length;
    if (at > 0) this.#cut(at, played);
    this.steps.push({ view, updates, cut: this.cuts.length - 1, card: this.cuts.at(-1)?.cards ?? 0 });
    for (const one of happened) {
      if (one !== 'ended' && 'began' in one) this.#phase = one.began.phase;
      const current = this.cuts.at(-1);
      if (current && one !== 'ended' && 'won' in one) current.over = true;
    }
  }

  /** A trick begins with its first card; what a phase begins with belongs to its first trick.
   * @param {number} at @param {boolean} played */
  #cut(at, played) {
    const current = this.cuts.at(-1);
    if (!current || current.phase !== this.#phase || (current.over && played)) {
      const trick = current?.phase === this.#phase ? current.trick + 1 : 1;
      this.cuts.push({ phase: this.#phase, trick, first: at, last: at, cards: 0, over: false });
    }
    const now = /** @type {Cut} */ (this.cuts.at(-1));
    now.last = at;
    if (played) now.cards += 1;
  }

  get last() {
    return this.steps.length - 1;
  }

  /** The step after which this number had happened.
   * @param {number} number */
  find(number) {
    const at = this.steps.findLastIndex((step) => step.view.number <= number);
    return Math.max(0, at);
  }

  /** Where the trick before begins, or this one if some of it is shown; the other way: where this one ends, or the next.
   * @param {number} at @param {1 | -1} way */
  byTrick(at, way) {
    if (way > 0) return this.cuts.find((cut) => cut.last > at)?.last ?? this.last;
    return this.cuts.findLast((cut) => cut.last < at)?.last ?? 0;
  }

  /** Likewise for phases.
   * @param {number} at @param {1 | -1} way */
  byPhase(at, way) {
    const ends = [0, ...this.cuts.flatMap((cut, i) => (this.cuts[i + 1]?.phase === cut.phase ? [] : [cut.last]))];
    return way > 0 ? (ends.find((end) => end > at) ?? this.last) : (ends.findLast((end) => end < at) ?? 0);
  }
}

/** @param {Happening} happening */
const isPlay = (happening) => happening !== 'ended' && 'moved' in happening && happening.moved.from.zone === 'hand' && happening.moved.to.zone === 'trick';
