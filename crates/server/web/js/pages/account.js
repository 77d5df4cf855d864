// Account and settings: who one is, what one likes, programs that play for one, people one does not hear.

import { t } from '../i18n.js';
import { you } from '../net/session.js';
import { computed, html, keyed, nothing, signal, untracked } from '../view.js';
import { Muted } from './account-muted.js';
import { personForms } from './account-person.js';
import { settings } from './account-settings.js';
import { Tokens } from './account-tokens.js';

/** What belongs to one person. @typedef {{muted: Muted, tokens: Tokens}} Belongings */

/** @type {import('../router.js').Page} */
export default function account(life) {
  const person = personForms();
  const id = computed(() => you()?.id);
  const mine = signal(/** @type {Belongings | null} */ (null));
  life.effect(() => {
    mine.value = id.value === undefined ? null : untracked(() => ({ muted: new Muted(), tokens: new Tokens() }));
  });
  const view = () =>
    html`<div class="account">
      <h1>${t('account')}</h1>
      <section class="panel" aria-labelledby="account-you">${person()}</section>
      ${settings()}${mine.value ? keyed(mine.value, belongings(mine.value)) : nothing}
    </div>`;
  return { title: () => t('account'), view };
}

/** @param {Belongings} mine */
const belongings = ({ muted, tokens }) =>
  html`<section class="panel" aria-labelledby="account-muted">${muted.view()}</section>
    <section class="panel" aria-labelledby="account-tokens">${tokens.view()}</section>`;
