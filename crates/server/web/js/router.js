// Which page is shown. Going somewhere is a link or `go`.

import { barOf, closeMenu } from './bar.js';
import { base, here } from './base.js';
import { t } from './i18n.js';
import { Lifetime } from './lifetime.js';
import { awaitedCode } from './net/awaited.js';
import { speed } from './settings.js';
import { loadStyles } from './styles.js';
import { awaitingPage } from './ui/awaiting.js';
import { closeDialogs } from './ui/dialog.js';
import { focusHeading } from './ui/focus.js';
import { html, keyed, mount, nothing } from './view.js';

/**
 * What a page gives to be shown.
 * @typedef {object} Shown
 * @property {import('./view.js').View} view
 * @property {() => string} [title] its name in the title of the window
 * @property {() => string} [class] what the element around it is called in the style sheets
 * @property {import('./view.js').View} [bar] what stands in the middle of the bar
 * @property {import('./view.js').View} [menu] what it adds to the menu
 * @property {() => boolean} [sounds] whether it sounds and has room for it, so that the bar has a button for that
 * @property {() => void} [moved] the path stays, but something else of the address has changed
 * @property {Promise<unknown>} [ready] the page before may stay a moment longer, until this has come
 * @property {import('./net/awaited.js').Awaited<any>} [awaits] what the page cannot be drawn without: until it has come, the page says that it waits
 *   for it, that it takes long, or why it failed, and offers to try again
 */

/**
 * A page: what it starts ends with its lifetime.
 * @typedef {(life: Lifetime, parts: Record<string, string>) => Shown} Page
 */

/** The pages: their addresses, their code, and the style sheets that they need beyond those of every page.
 * @type {[RegExp, () => Promise<{default: Page}>, string[]][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/home.js'), ['home']],
  [/^\/new$/, () => import('./pages/new.js'), ['new']],
  [/^\/table\/(?<id>\w+)$/, () => import('./pages/table.js'), ['table', 'players', 'votes', 'stage', 'prize', 'panels']],
  [/^\/replay\/(?<id>\w+)$/, () => import('./pages/replay.js'), ['table', 'players', 'votes', 'stage', 'prize', 'panels', 'replay']],
  [/^\/history$/, () => import('./pages/history.js'), ['history']],
  [/^\/account$/, () => import('./pages/account.js'), ['history', 'account']],
  [/^\/rules$/, () => import('./pages/rules.js'), ['rules']],
  [/^\/learn(?:\/(?<chapter>claim2|maps))?$/, () => import('./pages/learn.js'), ['table', 'players', 'votes', 'stage', 'prize', 'panels', 'learn']],
];

/** How long the old page stays while the new one waits for the server. */
const PATIENCE = 150;

/** How long it stays while the code of the new one comes. */
const CODE = 400;

/** Where pages are drawn. @type {HTMLElement} */
let root;
/** The page that is shown. @type {{path: string, page: Shown, leave: () => void} | null} */
let shown = null;
let turn = 0;
/** Whether the focus waits for a heading. */
let awaitsHeading = false;

/** Goes to a page of ours.
 * @param {string} page its address, as `/table/q3fz6hv2m7k4xw9d` @param {{replace?: boolean}} [how] */
export function go(page, how = {}) {
  note(page, how);
  return show();
}

/** Notes an address for what is shown already.
 * @param {string} page @param {{replace?: boolean}} [how] */
export function note(page, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', base.link(page));
  else history.pushState(null, '', base.link(page));
}

/** @param {string} path */
const pageAt = (path) => PAGES.map(([pattern, load, styles]) => ({ parts: pattern.exec(path), load, styles })).find(({ parts }) => parts);

/** Lets the browser fetch the page of this address while the rest is still to come. */
export function prepare() {
  const found = pageAt(here().path);
  // What cannot be fetched is asked for again when the page is shown.
  found?.load().catch(() => {});
  loadStyles(found?.styles ?? []);
}

async function show() {
  const { path } = here();
  const mine = (turn += 1);
  if (path === shown?.path) return shown.page.moved?.();
  const found = pageAt(path);
  const load = () => Promise.all([found ? found.load() : import('./pages/lost.js'), loadStyles(found?.styles ?? [])]).then(([{ default: page }]) => page);
  const code = load();
  const page = await Promise.race([code.catch(() => missing), new Promise((done) => setTimeout(done, CODE, late(code)))]);
  if (mine !== turn) return undefined;
  const life = new Lifetime();
  const next = page(life, found?.parts?.groups ?? {});
  await Promise.race([next.ready, new Promise((done) => setTimeout(done, next.ready ? PATIENCE : 0))]);
  if (mine !== turn) return life.end();
  await changing(() => {
    if (mine !== turn) return life.end();
    shown?.leave();
    shown = { path, page: next, leave: present(path, next, life) };
    scrollTo(0, 0);
    return arrive();
  });
  return undefined;
}

/** What is shown as long as a page's code is on its way.
 * @param {Promise<Page>} code
 * @returns {Page} */
const late = (code) => (life) => {
  const awaits = awaitedCode(life, async () => {
    await code.catch(() => {});
    if (!life.over) again();
  });
  return { title: () => t('page-coming'), view: () => nothing, awaits };
};

/** What is shown where a page's code cannot be had: without a network, or long after an update.
 * @type {Page} */
const missing = () => ({
  view: () =>
    html`<section class="prose middle">
      <h1>${t('page-missing')}</h1>
      <p>${t('page-missing-text')}</p>
      <button class="primary" @click=${() => location.reload()}>${t('reload')}</button>
    </section>`,
  title: () => t('page-missing'),
});

/** Draws a page, until the function is called.
 * @param {string} path @param {Shown} page @param {Lifetime} life */
function present(path, page, life) {
  barOf(page, path);
  document.body.dataset.page = path.split('/')[1] || 'home';
  life.effect(() => {
    document.title = page.title ? t('title', { page: page.title() }) : t('title-home');
  });
  life.effect(() => {
    root.className = page.class?.() ?? '';
  });
  // Another table is another page, though it is drawn by the same code.
  const unmount = mount(root, () => {
    // The heading may stand in the bar, which is drawn by itself.
    if (awaitsHeading || document.activeElement === root) queueMicrotask(arrive);
    return page.awaits && !page.awaits.isHere ? keyed(page.awaits, awaitingPage(page.awaits)) : keyed(path, page.view());
  });
  return () => {
    closeMenu();
    closeDialogs();
    life.end();
    unmount();
  };
}

let arrived = false;

/** Reading begins at the heading of the page that one goes to. The first page is the browser's: it begins at the top. */
function arrive() {
  const focused = document.activeElement;
  awaitsHeading = arrived && (focused === root || !root.contains(focused)) && !focusHeading();
  arrived = true;
}

/** Draws the page anew, where it is. */
export function again() {
  if (shown) shown.path = '';
  return show();
}

/** The first page just appears: nothing was there that it could come from, and WebKit would not paint the bar.
 * @param {() => void} change */
async function changing(change) {
  if (!shown || !('startViewTransition' in document) || speed() === 0) return change();
  const transition = document.startViewTransition(change);
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}

/** Begins once the server has said what pages need: links lead to pages without a new document.
 * @param {HTMLElement} place @param {import('./net/awaited.js').Awaited<unknown>} arrival */
export async function start(place, arrival) {
  root = place;
  const unmount = mount(root, () => awaitingPage(arrival));
  await arrival.come;
  unmount();
  addEventListener('popstate', show);
  document.addEventListener('click', follow);
  return show();
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = /** @type {Element} */ (event.target).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const page = base.page(new URL(link.href));
  if (!page || page.pathname.startsWith('/api')) return;
  const now = base.page(new URL(location.href));
  // A place on the same page is the browser's matter, unless the fragment names the page.
  if (page.hash && !base.isInFragment && page.pathname === now?.pathname && page.search === now.search) return;
  event.preventDefault();
  go(page.pathname + page.search + page.hash, { replace: link.href === location.href });
}
