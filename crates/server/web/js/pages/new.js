// A new table: what is played, where, and with whom.

import { catalogue, fetchCatalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { problemText } from '../ui/toast.js';
import { html, nothing, signal } from '../view.js';
import { NewTable } from './new-choices.js';
import { decks, factions, foot, playerCounts } from './new-deck.js';
import { moreOptions, places, seats } from './new-table.js';

/** @type {import('../router.js').Page} */
export default function newTable() {
  const table = signal(/** @type {NewTable | null} */ (null));
  const problem = signal(/** @type {unknown} */ (null));
  const begin = () => void (table.value = new NewTable());
  const isKnown = catalogue().sizes.length > 0;
  if (isKnown) begin();
  return {
    title: () => t('new-table'),
    view: () => (table.value ? view(table.value) : problem.value ? html`<p class="prose">${problemText(problem.value)}</p>` : nothing),
    ready: isKnown ? undefined : fetchCatalogue().then(begin, (error) => void (problem.value = error)),
  };
}

/** @param {NewTable} table */
const view = (table) =>
  html`<section class="new">
      <h1>${t('new-table')}</h1>
      <div class="first">${playerCounts(table)}${decks(table)}</div>
      <div class="factions">${factions(table)}</div>
      <div class="rest">${places(table, 'setting')}${places(table, 'building')}${seats(table)}${moreOptions(table)}</div>
    </section>
    ${foot(table)}`;
