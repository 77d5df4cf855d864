// Views: functions from state to a template of lit-html, drawn again whenever a signal that they read changes. Everything
// that draws imports from here.

import { effect } from './signals.js';
import { html, noChange, nothing, render } from '../vendor/lit-html/lit-html.js';
import { repeat } from '../vendor/lit-html/directives/repeat.js';
import { AsyncDirective, directive } from '../vendor/lit-html/async-directive.js';

export { html, nothing };
export { batch, computed, effect, signal, untracked } from './signals.js';
export { keyed } from '../vendor/lit-html/directives/keyed.js';
export { live } from '../vendor/lit-html/directives/live.js';
export { createRef, ref } from '../vendor/lit-html/directives/ref.js';
export { repeat };

/** What a view returns: a template, a text, nothing, or a list of these.
 * @typedef {unknown} Drawn */

/** @typedef {() => Drawn} View */

/** Draws a view into an element that nothing else draws into, and keeps it up to date.
 * @param {HTMLElement} place @param {View} view
 * @returns {() => void} ends that, and empties the element */
export function mount(place, view) {
  const stop = effect(() => {
    render(view(), place);
  });
  return () => {
    stop();
    render(nothing, place);
  };
}

/** Things that come and go in a place that lasts as long as the page: `repeat` leaves a comment behind for each that goes,
 * and these go once nothing is there.
 * @template T @param {readonly T[]} things each is its own key @param {(thing: T) => Drawn} view
 * @returns {Drawn} */
export const passing = (things, view) => (things.length > 0 ? repeat(things, (thing) => thing, view) : nothing);

/** The classes among these; what is false is left out.
 * @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(' ');

class Part extends AsyncDirective {
  /** @type {View} */
  #view = () => nothing;
  #stop = () => {};

  /** @param {View} view */
  render(view) {
    this.#view = view;
    return this.isConnected ? this.#follow() : noChange;
  }

  /** Draws now, and sets what comes later by itself. */
  #follow() {
    this.#stop();
    let first = true;
    /** @type {Drawn} */
    let now = nothing;
    this.#stop = effect(() => {
      now = this.#view();
      if (!first) this.setValue(now);
    });
    first = false;
    return now;
  }

  disconnected() {
    this.#stop();
  }

  reconnected() {
    this.setValue(this.#follow());
  }
}

/** A part of a view that is drawn by itself when a signal changes that only this part reads: for what changes often.
 * @type {(view: View) => Drawn} */
export const part = directive(Part);
