// What stands in the place of something that has not come: what is waited for, then that it takes long, or why it failed.

import { t } from '../i18n.js';
import { html, nothing } from '../view.js';
import { drawing } from './pictures.js';
import { problemText } from './toast.js';

/** @typedef {import('../net/awaited.js').Awaited<any>} Awaited */

const tryAgain = (/** @type {Awaited} */ awaited, kind = '') => html`<button class=${kind || nothing} @click=${awaited.again}>${t('try-again')}</button>`;

/** Something that moves as long as there is hope. */
const dots = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** In the place of a part of a page.
 * @param {Awaited} awaited */
export const awaiting = (awaited) => html`<div class="awaiting" role="status">${part(awaited)}</div>`;

/** @param {Awaited} awaited */
function part(awaited) {
  switch (awaited.state) {
    case 'coming':
      return html`<p class="note">${awaited.words()} ${dots}</p>`;
    case 'slow':
      return html`<p class="note">${awaited.words()} ${t('takes-long')}</p>${tryAgain(awaited)}`;
    case 'failed':
      return html`<p>${problemText(awaited.problem)}</p>${tryAgain(awaited)}`;
    default:
      return nothing;
  }
}

/** In the place of a whole page.
 * @param {Awaited} awaited */
export function awaitingPage(awaited) {
  const { state, problem } = awaited;
  if (state === 'quiet' || state === 'here') return nothing;
  if (state === 'failed') return failed(awaited, problem);
  const isSlow = state === 'slow';
  return html`<section class="prose middle awaiting" role="status">
    ${drawing('hall', 'hall')}
    <h1>${awaited.words()}</h1>
    <p class="note">${isSlow ? t('takes-long') : dots}</p>
    ${isSlow ? tryAgain(awaited, 'primary') : nothing}
  </section>`;
}

/** @param {Awaited} awaited @param {any} problem */
function failed(awaited, problem) {
  const isAway = (problem?.type ?? 'unreachable') === 'unreachable';
  return html`<section class="prose middle awaiting" role="status">
    ${drawing('hall', 'hall')}
    <h1>${isAway ? t('offline') : t('page-missing')}</h1>
    <p>${isAway ? t('offline-text') : problemText(problem)}</p>
    ${tryAgain(awaited, 'primary')}
  </section>`;
}
