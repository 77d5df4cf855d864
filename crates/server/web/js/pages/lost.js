// There is no such page.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { title } from './page.js';

/** @type {import('../router.js').Page} */
export default function lost(root) {
  title(() => t('no-such-page'));
  root.append(
    h('section.prose.middle', null, drawing('hall', 'hall'), h('h1', { text: () => t('no-such-page') }), h('p', { text: () => t('no-such-page-text') }), h('a.button.primary', { href: '/', text: () => t('home') })),
  );
}
