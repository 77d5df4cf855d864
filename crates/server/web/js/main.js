// The page begins here.

import { bind, drawing, h, loadDrawings } from './dom.js';
import { language, speak, t } from './i18n.js';
import { applySettings, like, liked, likedLanguage } from './settings.js';
import { enter } from './net/session.js';
import { socket } from './net/socket.js';
import { clearBar, startBar } from './bar.js';
import { again, prepare, start } from './router.js';
import { openDialog } from './ui/dialog.js';
import { startFocus } from './ui/focus.js';
import { startKeys, useKeys } from './ui/keys.js';
import { toast } from './ui/toast.js';
import './ui/card.js';

applySettings();
prepare();
const [reached, speaks] = await Promise.all([enter(), speak(likedLanguage()), loadDrawings('/art/emblems.svg', '/art/marks.svg', '/art/icons.svg')]);

addEventListener('settings', () => {
  applySettings();
  speak(likedLanguage());
});
addEventListener('leave-page', clearBar);
// The page is drawn for whoever the person is now; where somebody is needed, a new guest comes in.
addEventListener('person-gone', () => {
  toast(() => t('problem-nobody'), { urgent: true });
  again();
});
socket.addEventListener('goodbye', () => toast(() => t('problem-stopping')));
socket.addEventListener('outdated', outdated, { once: true });
bind(/** @type {Element} */ (document.getElementById('skip')), '', () => t('skip-to-page'));
startBar();
startFocus();
startKeys();
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
else if (reached) await start();
else offline();
if ('serviceWorker' in navigator && isSecureContext) {
  // The texts came before there was anybody to keep them.
  navigator.serviceWorker.addEventListener('controllerchange', () => fetch(`/locales/${language()}.ftl`).catch(() => {}));
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}

/** The server speaks another version: this page is too old for it. */
function outdated() {
  const reload = h('button.primary', { text: () => t('reload'), onclick: () => globalThis.location.reload() });
  openDialog(() => t('outdated'), [h('p', { text: () => t('outdated-text') }), h('div.buttons', null, reload)]);
}

/** There are no texts in any language: the shell has some words of its own. */
function wordless() {
  for (const id of ['bar', 'skip', 'page']) /** @type {HTMLElement} */ (document.getElementById(id)).hidden = true;
  /** @type {HTMLElement} */ (document.getElementById('unreachable')).hidden = false;
}

/** The server cannot be reached: the page says so, and tries again. */
function offline() {
  const tryAgain = async () => {
    // Code and texts that could not be had come with a new document.
    if (await enter()) globalThis.location.reload();
  };
  setInterval(tryAgain, 5000);
  document.getElementById('page')?.append(
    h('section.prose.middle', null, drawing('hall', 'hall'), h('h1', { text: () => t('offline') }), h('p', { text: () => t('offline-text') }), h('button.primary', { text: () => t('try-again'), onclick: tryAgain })),
  );
}
