// Style sheets of single pages. They keep one order, in whichever order pages are visited.

/** A later one may change what an earlier one says. */
const ORDER = ['home', 'table', 'new', 'stage', 'after', 'replay', 'history', 'account', 'rules', 'learn'];

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/** Waits until these style sheets of css/ are there.
 * @param {string[]} names */
export const loadStyles = (names) => Promise.all(names.map((name) => loaded.get(name) ?? load(name)));

/** @param {string} name */
function load(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/css/${name}.css`;
  link.dataset.place = String(ORDER.indexOf(name));
  // A page without its style sheet is better than no page.
  const done = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  const later = [...document.head.querySelectorAll('link[data-place]')].find((other) => Number(/** @type {HTMLElement} */ (other).dataset.place) > ORDER.indexOf(name));
  document.head.insertBefore(link, later ?? null);
  loaded.set(name, done);
  return done;
}
