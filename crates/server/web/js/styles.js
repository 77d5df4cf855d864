// Style sheets of single pages. They keep one order, in whichever order pages are visited.

import { base } from './base.js';

/** A later one may change what an earlier one says. */
const ORDER = [
  'home',
  'table',
  'players',
  'votes',
  'new',
  'stage',
  'prize',
  'panels',
  'room',
  'power',
  'after',
  'after-votes',
  'replay',
  'history',
  'account',
  'rules',
  'learn',
];

/** So long, in milliseconds, pages wait for one that is on its way. */
const PATIENCE = 5_000;

/** A style sheet that was asked for. @typedef {{link: HTMLLinkElement, loaded: Promise<unknown>}} Sheet */

/** @type {Map<string, Sheet>} */
const sheets = new Map();

/** Waits until these style sheets of css/ are there. Each is asked for once.
 * @param {string[]} names */
export const loadStyles = (names) => Promise.all(names.map((name) => (sheets.get(name) ?? load(name)).loaded));

/** @param {string} name
 * @returns {Sheet} */
function load(name) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base.file(`css/${name}.css`) });
  // A page without its style sheet is better than no page; the next one that needs it asks again.
  const loaded = new Promise((done) => {
    link.onload = done;
    setTimeout(done, PATIENCE);
    link.onerror = () => {
      sheets.delete(name);
      link.remove();
      done(undefined);
    };
  });
  document.head.insertBefore(link, after(name));
  const sheet = { link, loaded };
  sheets.set(name, sheet);
  return sheet;
}

/** The next one of those that are there, in their order. @param {string} name */
function after(name) {
  const next = ORDER.slice(ORDER.indexOf(name) + 1).find((other) => sheets.has(other));
  return next ? (sheets.get(next)?.link ?? null) : null;
}
