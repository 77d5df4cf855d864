// Which page is shown. Addresses are plain paths; going somewhere is a link or `go`.

import { speed } from './settings.js';
import { loadStyles } from './styles.js';
import { focusHeading } from './ui/focus.js';

/**
 * A page: draws itself into the element, and returns what ends it.
 * @typedef {(root: HTMLElement, parts: Record<string, string>) => (() => void) | void | Promise<(() => void) | void>} Page
 */

/** The pages: their addresses, their code, and the style sheets that they need beyond those of every page.
 * @type {[RegExp, () => Promise<{default: Page}>, string[]][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/home.js'), ['home', 'table']],
  [/^\/new$/, () => import('./pages/new.js'), ['new', 'table']],
  [/^\/table\/(?<id>\w+)$/, () => import('./pages/table.js'), ['table', 'stage']],
  [/^\/replay\/(?<id>\w+)$/, () => import('./pages/replay.js'), ['table', 'stage', 'after', 'replay']],
  [/^\/history$/, () => import('./pages/history.js'), ['table', 'history']],
  [/^\/account$/, () => import('./pages/account.js'), ['table', 'account']],
  [/^\/rules$/, () => import('./pages/rules.js'), ['table', 'rules']],
  [/^\/learn$/, () => import('./pages/learn.js'), ['table', 'stage', 'learn']],
];

/** What the table's page imports, and what that imports: named here it comes at once, not one step after the other. */
const PARTS_OF_TABLE = [
  ...['choices', 'chronicle', 'clock', 'codes', 'commands', 'drag', 'gather', 'hand', 'motion', 'panels', 'powers', 'react', 'say', 'seats', 'sound', 'stage', 'stakes', 'state', 'talk', 'textual', 'tracker', 'votes'].map((name) => `table/${name}`),
  ...['location', 'options', 'pages/after-kept', 'pages/page', 'ui/notify'],
];

/** @type {(() => void) | void} */
let end;
let shown = '';
let turn = 0;

/** How long the old page stays while the new one waits for the server. */
const PATIENCE = 150;

/** Goes to a page of ours.
 * @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, how = {}) {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  return show();
}

/** @param {string} path */
const pageAt = (path) => PAGES.map(([pattern, load, styles]) => ({ parts: pattern.exec(path), load, styles })).find(({ parts }) => parts);

/** Lets the browser fetch the page of this address while the rest is still to come. */
export function prepare() {
  const found = pageAt(location.pathname);
  if (location.pathname.startsWith('/table/')) {
    for (const name of PARTS_OF_TABLE) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/js/${name}.js` }));
  }
  // What cannot be fetched is asked for again when the page is shown.
  found?.load().catch(() => {});
  loadStyles(found?.styles ?? []);
}

async function show() {
  const path = location.pathname;
  if (path === shown) {
    dispatchEvent(new CustomEvent('moment'));
    return;
  }
  const mine = (turn += 1);
  const found = pageAt(path);
  const [{ default: page }] = await Promise.all([found ? found.load() : import('./pages/lost.js'), loadStyles(found?.styles ?? [])]);
  if (mine !== turn) return;
  shown = path;
  /** @type {Promise<(() => void) | void>} */
  let drawn = Promise.resolve();
  await changing(async () => {
    end?.();
    end = undefined;
    dispatchEvent(new CustomEvent('leave-page'));
    const root = freshRoot();
    document.body.dataset.page = path.split('/')[1] || 'home';
    scrollTo(0, 0);
    drawn = Promise.resolve(page(root, found?.parts?.groups ?? {}));
    await Promise.race([drawn, new Promise((done) => setTimeout(done, PATIENCE))]);
    arrive(root);
  });
  const over = await drawn;
  if (mine !== turn) return over?.();
  end = over;
  // A page that was late has its heading only now.
  if (document.activeElement === document.getElementById('page')) focusHeading();
  return undefined;
}

let arrived = false;

/** Whoever goes to a page begins to read at its heading. The first page is the browser's: it begins at the top.
 * @param {HTMLElement} root */
function arrive(root) {
  const focused = document.activeElement;
  if (arrived && (focused === root || !root.contains(focused))) focusHeading();
  arrived = true;
}

/** A new element for each page: one that is late does not draw into the page after it. */
function freshRoot() {
  const root = document.createElement('main');
  root.id = 'page';
  root.tabIndex = -1;
  document.getElementById('page')?.replaceWith(root);
  return root;
}

/** Draws the page anew, where it is. */
export function again() {
  shown = '';
  return show();
}

/** @param {() => Promise<void>} change */
async function changing(change) {
  if (!('startViewTransition' in document) || speed() === 0) return change();
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}

/** Begins: links lead to pages without a new document. */
export function start() {
  addEventListener('popstate', show);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = /** @type {Element} */ (event.target).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  return show();
}
