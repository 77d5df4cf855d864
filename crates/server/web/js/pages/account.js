// The person's page: who one is, recent games, what one likes, programs that play for one, people one does not hear.

import { t } from '../i18n.js';
import { you } from '../net/session.js';
import { drawing } from '../ui/pictures.js';
import { classes, computed, html, keyed, nothing, signal, untracked } from '../view.js';
import { Muted } from './account-muted.js';
import { personForms } from './account-person.js';
import { Recent } from './account-recent.js';
import { settings } from './account-settings.js';
import { Tokens } from './account-tokens.js';

/** What belongs to one person. @typedef {{recent: Recent, muted: Muted, tokens: Tokens}} Belongings */

/** @type {import('../router.js').Page} */
export default function account(life) {
  const person = personForms();
  const id = computed(() => you()?.id);
  const mine = signal(/** @type {Belongings | null} */ (null));
  life.effect(() => {
    if (id.value === undefined) return undefined;
    const within = life.within();
    mine.value = untracked(() => ({ recent: new Recent(within), muted: new Muted(within), tokens: new Tokens(within) }));
    return () => {
      within.end();
      mine.value = null;
    };
  });
  const view = () =>
    html`<div class=${classes('account', mine.value && 'somebody')}>
      ${head()}
      <section class="panel person" aria-labelledby="account-you">${person()}</section>
      ${mine.value ? keyed(mine.value, games(mine.value)) : nothing}${settings()}${mine.value ? keyed(mine.value, others(mine.value)) : nothing}
    </div>`;
  return { title: () => t('account'), view };
}

/** The person's name, or what the page is called. */
function head() {
  const name = you()?.name;
  const letter = Array.from(name ?? '')[0]?.toUpperCase();
  return html`<header class="head">
    <span class="face mine" aria-hidden="true">${letter ?? drawing('i-user')}</span>
    <div>
      <h1>${name ?? t('account')}</h1>
      ${name ? html`<p>${t('account')}</p>` : nothing}
    </div>
  </header>`;
}

/** @param {Belongings} mine */
const games = ({ recent }) => html`<section class="panel recent" aria-labelledby="account-recent">${recent.view()}</section>`;

/** People and programs.
 * @param {Belongings} mine */
const others = ({ muted, tokens }) =>
  html`<section class="panel" aria-labelledby="account-muted">${muted.view()}</section>
    <section class="panel" aria-labelledby="account-tokens">${tokens.view()}</section>`;
