// The page rules.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { title } from './page.js';

/** @type {import('../router.js').Page} */
export default function rules(root) {
  title(() => t('rules'));
  root.append(h('section.prose', null, h('h1', { text: () => t('rules') })));
}
