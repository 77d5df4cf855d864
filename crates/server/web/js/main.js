// The page begins here.

import { base, ownBuild } from './base.js';
import { startBar } from './bar.js';
import { fetchCatalogue } from './catalogue.js';
import { language, speak, t } from './i18n.js';
import { Lifetime } from './lifetime.js';
import { Awaited } from './net/awaited.js';
import { session, enter } from './net/session.js';
import { socket } from './net/socket.js';
import { again, prepare, start } from './router.js';
import { applySettings, like, liked, likedLanguage } from './settings.js';
import { loadDrawings } from './ui/drawings.js';
import { startAnnouncing } from './ui/announce.js';
import { openDialog, startDialogs } from './ui/dialog.js';
import { frameOf, startFocus } from './ui/focus.js';
import { startGhosts } from './ui/ghosts.js';
import { startKeys, useKeys } from './ui/keys.js';
import { startOver } from './ui/over.js';
import { startToasts, toast } from './ui/toast.js';
import { trustedFile } from './ui/trusted.js';
import { effect, html, mount } from './view.js';

/** Which build was offered last. */
let offered = '';
/** Whether the server could not be asked. */
let wasAway = false;

/** The places of index.html. @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Once everything is there that the page says something with. */
let isReady = () => {};
const ready = new Promise((done) => (isReady = () => done(undefined)));
socket.addEventListener('outdated', () => ready.then(outdated), { once: true });
socket.addEventListener('build', (event) => ready.then(() => offerBuild(/** @type {CustomEvent<string>} */ (event).detail)));
effect(applySettings);
prepare();
/** The page cannot begin before it knows who the person is and what can be played. */
const arrival = new Awaited(new Lifetime(), () => t('connecting-to-server'), reach, { persists: true });
const [speaks] = await Promise.all([speak(likedLanguage()), loadDrawings(place('art'), 'art/emblems.svg', 'art/throne.svg', 'art/marks.svg', 'art/icons.svg')]);

effect(() => void speak(likedLanguage()));
effect(() => {
  document.documentElement.lang = language();
});
// The page is drawn for whoever the person is now; where somebody is needed, a new guest comes in.
session.addEventListener('gone', () => {
  toast(() => t('problem-nobody'), { urgent: true });
  again();
});
socket.addEventListener('goodbye', () => toast(() => t('problem-stopping')));
mount(place('skip'), () => t('skip-to-page'));
place('skip').addEventListener('click', (event) => {
  event.preventDefault();
  place('page').focus();
});
startBar(place('bar'));
startAnnouncing(place('polite'), place('urgent'));
startToasts(place('toasts'));
startDialogs(place('dialogs'));
startOver(place('over'));
startGhosts(place('ghosts'));
frameOf(place('page'), place('bar'));
startFocus();
startKeys();
isReady();
place('starting').remove();
useKeys([
  {
    keys: ['m'],
    does: () => t('key-sound'),
    run: () => {
      like({ sound: !liked().sound });
      toast(() => (liked().sound ? t('sound-is-on') : t('sound-is-off')));
    },
  },
]);
if (!speaks) wordless();
else await start(place('page'), arrival);
if ('serviceWorker' in navigator && isSecureContext) {
  // The texts came before there was anybody to keep them.
  navigator.serviceWorker.addEventListener('controllerchange', () => fetch(base.file(`locales/${language()}.ftl`)).catch(() => {}));
  navigator.serviceWorker.register(trustedFile(base.door('sw.js'))).catch(() => {});
}

/** Asks the server who the person is and what can be played. Code and texts that could not be had, while it could not be
 * asked, come with a new document. */
async function reach() {
  try {
    await Promise.all([enter(), fetchCatalogue()]);
  } catch (error) {
    wasAway = true;
    throw error;
  }
  if (!wasAway) return;
  location.reload();
  await new Promise(() => {});
}

/** The server speaks another version: this page is too old for it. */
function outdated() {
  openDialog({
    stays: true,
    title: () => t('outdated'),
    content: () =>
      html`<p>${t('outdated-text')}</p>
        <div class="buttons"><button class="primary" @click=${() => location.reload()}>${t('reload')}</button></div>`,
  });
}

/** The server opens pages with another build than this one. This page goes on as it is until the person reloads it. Each
 * build is offered once: while servers are replaced one by one, old and new ones answer in turn.
 * @param {string} build */
function offerBuild(build) {
  if (!ownBuild || !build || build === ownBuild || build === offered) return;
  offered = build;
  toast(() => t('new-build'), { actions: [{ label: () => t('reload'), run: () => location.reload() }], stays: true });
}

/** There are no texts in any language: the shell has some words of its own. */
function wordless() {
  for (const id of ['bar', 'skip', 'page']) place(id).hidden = true;
  place('unreachable').hidden = false;
}
