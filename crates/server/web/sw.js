// Keeps the files of one build for when the network is away: then the page still comes, and says so itself.

/** What the server puts in front of this: the name of the build, and the files of it that are kept.
 * @type {{id: string, files: string[]}} */
const build = Reflect.get(self, 'build');

/** Everything is found relative to the site, which need not be the root of its host. */
const site = new URL('./', location.href);
/** Other sites of the same host have caches, too. */
const PREFIX = `interregnum ${site.pathname} `;
/** What the first version kept, without builds. */
const FIRST = 'interregnum-1';
/** Pages may be open of so many other builds; their files are in caches of their own. */
const MOST_OTHERS = 2;

const builds = new URL('build/', site);
const own = new URL(`${build.id}/`, builds);

/** @param {string} id the name of a build */
const cacheOf = (id) => caches.open(PREFIX + id);

/** Keeps the files of this build, and the shell if it is of this build: another server may have answered. */
async function keep() {
  const cache = await cacheOf(build.id);
  const shell = await fetch(site, { cache: 'no-cache' });
  if (!(await shell.clone().text()).includes(own.pathname)) throw new Error('the shell is of another build');
  await cache.addAll(build.files.map((path) => new URL(path, own).href));
  await cache.put(site, shell);
}

/** Forgets the files of builds that no page can have any more. */
async function forget() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build.id);
  await Promise.all([FIRST, ...others.slice(0, -MOST_OTHERS)].map((name) => caches.delete(name)));
}

/** A file of a build never changes: what is kept need not be asked for.
 * @param {Request} request */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const id = new URL(request.url).pathname.slice(builds.pathname.length).split('/')[0];
  if (answer.ok) await (await cacheOf(id)).put(request, answer.clone());
  return answer;
}

/** A page is opened: with the server's shell, or without a server with the one that was kept.
 * @param {Request} request */
async function open(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await cacheOf(build.id)).match(site);
    if (kept) return kept;
    throw error;
  }
}

// Files have the name of their build in their address, so pages of other builds lose nothing if this one takes over at once.
addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(forget().then(() => clients.claim())));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.url.startsWith(builds.href)) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !new URL(request.url).pathname.startsWith(`${site.pathname}api`)) event.respondWith(open(request));
});

// Whoever taps a notification wants the page that it is about: the one that is open, or a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data ?? site.href));
});

/** @param {string} address */
async function showPage(address) {
  const open = await clients.matchAll({ type: 'window' });
  const page = open.find((one) => one.url === address) ?? open[0];
  return page ? page.focus() : clients.openWindow(address);
}
