// Addresses. The page's files lie together, wherever they are served from; the server's doors and the addresses of pages
// are relative to the site, which need not be the root of its host. Where a host has nothing but files, pages are named in
// the fragment: <html data-site="./" data-pages="fragment">.

const shell = globalThis.document?.documentElement.dataset ?? {};

/** Where the files are: this one is in js/. */
const FILES = new URL('../', import.meta.url);

/** The name of the build that these files belong to; empty where the site has only one. */
export const ownBuild = /\/build\/(\w+)\/$/.exec(FILES.pathname)?.[1] ?? '';
const SITE = new URL(shell.site ?? '/', globalThis.document?.baseURI ?? FILES);

/**
 * Addresses for a site.
 * @param {URL} files @param {URL} site @param {boolean} inFragment whether pages are named in the fragment
 */
export const addresses = (files, site, inFragment) => ({
  isInFragment: inFragment,

  /** A file of the page, as `art/icons.svg`. @param {string} path */
  file: (path) => new URL(path, files).href,

  /** Something of the server, as `api/v1/session`. @param {string} path */
  door: (path) => new URL(path, site).href,

  /** What a link to a page has, as `/table/q3fz6hv2m7k4xw9d?at=3#x`. @param {string} page */
  link: (page) => (inFragment ? `#${page}` : site.pathname + page.slice(1)),

  /** The whole address of a page, to be given to somebody. @param {string} page */
  share: (page) => new URL(inFragment ? `#${page}` : page.slice(1), site).href,

  /** The page that an address names; null if it is none of ours.
   * @param {URL} url */
  page(url) {
    if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return null;
    if (inFragment) return isShell(url.pathname, site.pathname) ? pageInFragment(url.hash, site.origin) : null;
    return new URL(`/${url.pathname.slice(site.pathname.length)}${url.search}${url.hash}`, site.origin);
  },
});

/** Whether this is the one document of a site whose pages are named in the fragment.
 * @param {string} path @param {string} site */
const isShell = (path, site) => path === site || path === `${site}index.html`;

/** The page that a fragment names; the first one if it names none.
 * @param {string} hash @param {string} origin */
function pageInFragment(hash, origin) {
  const page = hash.startsWith('#/') ? hash.slice(1) : '/';
  return URL.canParse(page, origin) ? new URL(page, origin) : new URL('/', origin);
}

export const base = addresses(FILES, SITE, shell.pages === 'fragment');

/** The page that is shown: its path, what it was asked for, and the place on it. */
export function here() {
  const { pathname, searchParams, hash } = base.page(new URL(location.href)) ?? new URL('/', SITE.origin);
  return { path: pathname, wishes: searchParams, place: decoded(hash.slice(1)) };
}

/** What was escaped for an address; whatever was not stays as it is.
 * @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
