// A new table: with whom, with which cards, and where.

import { catalogue, fetchCatalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { Awaited } from '../net/awaited.js';
import { awaitingPage } from '../ui/awaiting.js';
import { html } from '../view.js';
import { NewTable } from './new-choices.js';
import { cards } from './new-deck.js';
import { opponents } from './new-opponents.js';
import { foot, preview } from './new-preview.js';
import { moreOptions, places } from './new-table.js';

/** @type {import('../router.js').Page} */
export default function newTable(life) {
  const begun = new Awaited(life, () => t('page-coming'), async () => {
    if (catalogue().sizes.length === 0) await fetchCatalogue();
    return new NewTable();
  });
  return {
    title: () => t('new-table'),
    view: () => (begun.value ? view(begun.value) : awaitingPage(begun)),
    ready: begun.come,
  };
}

/** @param {NewTable} table */
const view = (table) =>
  html`<section class="new">
      <h1>${t('new-table')}</h1>
      <div class="choices">${opponents(table)}${cards(table)}${places(table)}${moreOptions(table)}</div>
      ${preview(table)}
    </section>
    ${foot(table)}`;
