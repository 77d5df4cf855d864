// What a view would draw, as markup: without a document, for reading the words in it. Handlers and notes of elements are
// left out.

import { getDirectiveClass, isDirectiveResult, isTemplateResult } from '../../../../crates/server/web/vendor/lit-html/directive-helpers.js';
import { keyed, live, nothing, part, repeat } from '../../../../crates/server/web/js/view.js';

const [PART, REPEAT, KEYED, LIVE] = [part(() => ''), repeat([], () => ''), keyed(0, ''), live('')].map(getDirectiveClass);

/** @param {any} drawn
 * @returns {string} */
export function markup(drawn) {
  if (drawn === nothing || drawn === null || drawn === undefined || typeof drawn === 'function') return '';
  if (Array.isArray(drawn)) return drawn.map(markup).join('');
  if (isTemplateResult(drawn)) return drawn.strings.reduce((all, words, i) => all + markup(drawn.values[i - 1]) + words);
  if (!isDirectiveResult(drawn)) return String(drawn);
  const { values } = /** @type {any} */ (drawn);
  switch (getDirectiveClass(drawn)) {
    case PART:
      return markup(values[0]());
    case REPEAT:
      return [...values[0]].map((item, i) => markup(values.at(-1)(item, i))).join('');
    case KEYED:
    case LIVE:
      return markup(values.at(-1));
    default:
      return '';
  }
}
