// How long something lasts: a page, a dialog, a game that is looked at. Whatever is started for it is stopped at its end.

import { effect } from './signals.js';

export class Lifetime {
  #abort = new AbortController();
  /** @type {Set<() => void>} */
  #ends = new Set();

  /** Aborted at the end: for requests. */
  get signal() {
    return this.#abort.signal;
  }

  get over() {
    return this.#abort.signal.aborted;
  }

  /** Calls this at the end; at once, if that has come.
   * @param {() => void} run
   * @returns {() => void} calls it now instead */
  atEnd(run) {
    const once = () => {
      if (this.#ends.delete(once)) run();
    };
    this.#ends.add(once);
    if (this.over) once();
    return once;
  }

  /** Listens until the end.
   * @param {EventTarget} target @param {string} type @param {(event: any) => void} hear @param {AddEventListenerOptions} [options] */
  listen(target, type, hear, options = {}) {
    if (!this.over) target.addEventListener(type, hear, { ...options, signal: this.signal });
  }

  /** Calls this again and again until the end.
   * @param {number} milliseconds @param {() => void} run
   * @returns {() => void} stops it */
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return this.atEnd(() => clearInterval(timer));
  }

  /** Calls this once, unless the end comes first.
   * @param {number} milliseconds @param {() => void} run
   * @returns {() => void} stops it */
  after(milliseconds, run) {
    const timer = setTimeout(() => {
      stop();
      run();
    }, milliseconds);
    const stop = this.atEnd(() => clearTimeout(timer));
    return stop;
  }

  /** Calls this with the next frame, unless the end comes first.
   * @param {() => void} run
   * @returns {() => void} stops it */
  frame(run) {
    const asked = requestAnimationFrame(() => {
      stop();
      run();
    });
    const stop = this.atEnd(() => cancelAnimationFrame(asked));
    return stop;
  }

  /** Does this now, and whenever a signal changes that it has read, until the end.
   * @param {() => void} run
   * @returns {() => void} stops it */
  effect(run) {
    return this.atEnd(effect(run));
  }

  /** A lifetime within this one. */
  within() {
    const inner = new Lifetime();
    const forget = this.atEnd(() => inner.end());
    inner.atEnd(forget);
    return inner;
  }

  end() {
    if (this.over) return;
    this.#abort.abort();
    for (const end of [...this.#ends].reverse()) end();
  }
}
