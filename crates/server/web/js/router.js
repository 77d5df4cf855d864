// Which page is shown. Addresses are plain paths; going somewhere is a link or `go`.

import { speed } from './settings.js';

/**
 * A page: draws itself into the element, and returns what ends it.
 * @typedef {(root: HTMLElement, parts: Record<string, string>) => (() => void) | void | Promise<(() => void) | void>} Page
 */

/** @type {[RegExp, () => Promise<{default: Page}>][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/home.js')],
  [/^\/new$/, () => import('./pages/new.js')],
  [/^\/table\/(?<id>\w+)$/, () => import('./pages/table.js')],
  [/^\/replay\/(?<id>\w+)$/, () => import('./pages/replay.js')],
  [/^\/history$/, () => import('./pages/history.js')],
  [/^\/account$/, () => import('./pages/account.js')],
  [/^\/rules$/, () => import('./pages/rules.js')],
  [/^\/learn$/, () => import('./pages/learn.js')],
];

/** @type {(() => void) | void} */
let end;
let shown = '';
let turn = 0;

/** Goes to a page of ours.
 * @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, how = {}) {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  return show();
}

async function show() {
  const path = location.pathname;
  if (path === shown) {
    dispatchEvent(new CustomEvent('moment'));
    return;
  }
  const mine = (turn += 1);
  const found = PAGES.map(([pattern, load]) => ({ parts: pattern.exec(path), load })).find(({ parts }) => parts);
  const { default: page } = await (found ? found.load() : import('./pages/lost.js'));
  if (mine !== turn) return;
  shown = path;
  await changing(async () => {
    end?.();
    end = undefined;
    dispatchEvent(new CustomEvent('leave-page'));
    const root = /** @type {HTMLElement} */ (document.getElementById('page'));
    root.replaceChildren();
    root.className = '';
    document.body.dataset.page = path.split('/')[1] || 'home';
    scrollTo(0, 0);
    end = await page(root, found?.parts?.groups ?? {});
    root.focus({ preventScroll: true });
  });
}

/** Draws the page anew, where it is.
 */
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
