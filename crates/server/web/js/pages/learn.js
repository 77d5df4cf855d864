// The page learn.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { title } from './page.js';

/** @type {import('../router.js').Page} */
export default function learn(root) {
  title(() => t('learn'));
  root.append(h('section.prose', null, h('h1', { text: () => t('learn') })));
}
