// There is no such page.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { drawing } from '../ui/pictures.js';
import { html } from '../view.js';

/** @type {import('../router.js').Page} */
export default function lost() {
  return { title: () => t('no-such-page'), view };
}

const view = () =>
  html`<section class="prose middle">
    ${drawing('hall', 'hall')}
    <h1>${t('no-such-page')}</h1>
    <p>${t('no-such-page-text')}</p>
    <a class="button primary" href=${base.link('/')}>${t('home')}</a>
  </section>`;
