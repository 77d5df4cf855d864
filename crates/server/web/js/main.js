// The page begins here.

import { bind, drawing, h, loadDrawings } from './dom.js';
import { speak, t } from './i18n.js';
import { applySettings, like, liked, likedLanguage } from './settings.js';
import { enter } from './net/session.js';
import { clearBar, startBar } from './bar.js';
import { start } from './router.js';
import { startKeys, useKeys } from './ui/keys.js';
import { toast } from './ui/toast.js';
import './ui/card.js';

applySettings();
const [reached] = await Promise.all([enter(), speak(likedLanguage()), loadDrawings('/art/emblems.svg', '/art/marks.svg', '/art/icons.svg')]);

addEventListener('settings', () => {
  applySettings();
  speak(likedLanguage());
});
addEventListener('leave-page', clearBar);
bind(/** @type {Element} */ (document.getElementById('skip')), '', () => t('skip-to-page'));
startBar();
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
if (reached) await start();
else offline();
if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/sw.js').catch(() => {});

/** The server cannot be reached: the page says so, and tries again. */
function offline() {
  const again = async () => {
    if (!(await enter())) return;
    clearInterval(timer);
    await start();
  };
  const timer = setInterval(again, 5000);
  document.getElementById('page')?.append(
    h('section.prose.middle', null, drawing('hall', 'hall'), h('h1', { text: () => t('offline') }), h('p', { text: () => t('offline-text') }), h('button.primary', { text: () => t('try-again'), onclick: again })),
  );
}
