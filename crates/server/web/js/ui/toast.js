// Short notes at the edge of the page, which go by themselves.

import { h } from '../dom.js';
import { t, has } from '../i18n.js';
import { alarm, announce } from './announce.js';
import { heir } from './focus.js';

/** How long a note stays. */
const STAY = 6000;

/** Notes something.
 * @param {() => string} text
 * @param {{urgent?: boolean, action?: {label: () => string, run: () => void}}} [how] */
export function toast(text, how = {}) {
  const place = /** @type {HTMLElement} */ (document.getElementById('toasts'));
  const note = h('div.toast', { class: how.urgent ? 'urgent' : '' }, h('span', { text }));
  // A note that goes while it has the focus gives it back to where it came from.
  note.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !place.contains(relatedTarget)) heir(place, () => relatedTarget);
  });
  const gone = () => {
    note.remove();
    if (place.childElementCount === 0) place.hidePopover?.();
  };
  if (how.action) {
    const { label, run } = how.action;
    note.append(h('button.quiet', { text: label, onclick: () => (gone(), run()) }));
  }
  note.append(h('button.quiet.icon', { 'aria-label': () => t('close'), onclick: gone }, '×'));
  place.append(note);
  // Shown anew, so that it lies above dialogs that have come meanwhile.
  place.hidePopover?.();
  place.showPopover?.();
  setTimeout(gone, STAY);
  (how.urgent ? alarm : announce)(text());
}

/** What a problem of the server is, in the language of the page where we have it.
 * @param {any} error */
export function problemText(error) {
  const key = `problem-${String(error?.type ?? 'unreachable').replaceAll('_', '-')}`;
  const values = { rule: error?.rule ?? '', detail: String(error?.message ?? error) };
  return has(key) ? t(key, values) : t('problem-other', values);
}

/** Says why something was not done.
 * @param {any} error */
export function refuse(error) {
  toast(() => problemText(error), { urgent: true });
}
