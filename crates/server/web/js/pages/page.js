// What all pages do alike.

import { bind } from '../dom.js';
import { t } from '../i18n.js';

/** Names the page, in the title of the window.
 * @param {() => string} [name] */
export function title(name) {
  const element = /** @type {Element} */ (document.querySelector('title'));
  bind(element, '', () => (name ? t('title', { page: name() }) : t('title-home')));
}
