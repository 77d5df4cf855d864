// Keeps the page's files for when the network is away: then the page still comes, and says so itself.

const CACHE = 'interregnum-1';

/** @param {URL} url */
const isFile = (url) => url.origin === location.origin && !url.pathname.startsWith('/api') && url.pathname !== '/socket';

/** The server's answer, which is kept; without the server, what was kept.
 * @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const key = request.mode === 'navigate' ? '/' : request;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what the page needs to say that there is no network: the shell, the files that it names, and English for those
 * whose language it has not fetched yet. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const shell = await fetch('/');
  const names = [...(await shell.clone().text()).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, name]) => name);
  await cache.put('/', shell);
  await cache.addAll([...new Set([...names, '/art/icons.svg', '/locales/en.ftl'])]);
}

addEventListener('install', (event) => event.waitUntil(keepShell()));

// The page that is open already is served from now on, not only the next one.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && isFile(new URL(event.request.url))) event.respondWith(answer(event.request));
});

// Whoever taps a notification wants the page that it is about: the one that is open, or a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data ?? '/'));
});

/** @param {string} path */
async function showPage(path) {
  const open = await clients.matchAll({ type: 'window' });
  const page = open.find((one) => new URL(one.url).pathname === path) ?? open[0];
  return page ? page.focus() : clients.openWindow(path);
}
