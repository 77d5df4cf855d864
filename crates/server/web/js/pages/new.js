// A new table: with whom, with which cards, and where.

import { catalogue, fetchCatalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { problemText } from '../ui/toast.js';
import { html, nothing, signal } from '../view.js';
import { NewTable } from './new-choices.js';
import { cards } from './new-deck.js';
import { opponents } from './new-opponents.js';
import { foot, preview } from './new-preview.js';
import { moreOptions, places } from './new-table.js';

/** @type {import('../router.js').Page} */
export default function newTable() {
  const table = signal(/** @type {NewTable | null} */ (null));
  const problem = signal(/** @type {unknown} */ (null));
  const begin = () => void (table.value = new NewTable());
  const isKnown = catalogue().sizes.length > 0;
  if (isKnown) begin();
  const ask = async () => {
    problem.value = null;
    await fetchCatalogue().then(begin, (error) => void (problem.value = error));
  };
  return {
    title: () => t('new-table'),
    view: () => (table.value ? view(table.value) : problem.value ? trouble(problem.value, ask) : nothing),
    ready: isKnown ? undefined : ask(),
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

/** @param {unknown} problem @param {() => void} ask */
const trouble = (problem, ask) =>
  html`<section class="prose">
    <h1>${t('new-table')}</h1>
    <p>${problemText(problem)}</p>
    <div class="buttons middle"><button @click=${ask}>${t('try-again')}</button></div>
  </section>`;
