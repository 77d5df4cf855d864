// Account and settings: who one is, what one likes, programs that play for one, people one does not hear.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { you } from '../net/session.js';
import { title } from './page.js';
import { muted } from './account-muted.js';
import { person } from './account-person.js';
import { settings } from './account-settings.js';
import { tokens } from './account-tokens.js';

/** @type {import('../router.js').Page} */
export default function account(root) {
  title(() => t('account'));
  const who = h('section.panel', { 'aria-labelledby': 'account-you' });
  const programs = h('section.panel', { 'aria-labelledby': 'account-tokens' });
  const unheard = h('section.panel', { 'aria-labelledby': 'account-muted' });
  const likes = settings();
  const draw = () => {
    fill(who, person());
    programs.hidden = unheard.hidden = !you();
    if (!you()) return;
    fill(programs, tokens());
    fill(unheard, muted());
  };
  draw();
  root.append(h('div.account', null, h('h1', { text: () => t('account') }), who, likes.element, unheard, programs));
  addEventListener('person', draw);
  return () => {
    removeEventListener('person', draw);
    likes.end();
  };
}
