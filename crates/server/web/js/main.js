// The page begins here.

import { bind, loadDrawings } from './dom.js';
import { speak, t } from './i18n.js';
import { applySettings, like, liked, likedLanguage } from './settings.js';
import { enter } from './net/session.js';
import { clearBar, startBar } from './bar.js';
import { start } from './router.js';
import { startKeys, useKeys } from './ui/keys.js';
import { toast } from './ui/toast.js';
import './ui/card.js';

applySettings();
await Promise.all([speak(likedLanguage()), loadDrawings('/art/emblems.svg', '/art/marks.svg', '/art/icons.svg'), enter()]);

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
await start();
