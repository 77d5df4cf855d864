// Short notes at the edge of the page. Most go by themselves.

import { has, t } from '../i18n.js';
import { html, mount, nothing, repeat, signal } from '../view.js';
import { alarm, announce } from './announce.js';
import { succeed } from './focus.js';

/** How long a note stays. */
const STAY = 6000;

/** @typedef {{text: () => string, urgent: boolean, action: {label: () => string, run: () => void} | null}} Note */

/** @type {import('../signals.js').Signal<Note[]>} */
const notes = signal([]);

/** What had the focus before a note got it: it gets it back. @type {Element | null} */
let before = null;
/** Where the notes are. @type {HTMLElement | null} */
let shelf = null;

/** Notes something.
 * @param {() => string} text
 * @param {{urgent?: boolean, stays?: boolean, action?: {label: () => string, run: () => void}}} [how] `stays`: until it is closed */
export function toast(text, { urgent = false, stays = false, action } = {}) {
  const note = { text, urgent, action: action ?? null };
  // Shown anew, so that it lies above dialogs that have come meanwhile.
  shelf?.hidePopover?.();
  notes.value = [...notes.peek(), note];
  shelf?.showPopover?.();
  if (!stays) setTimeout(() => remove(note), STAY);
  (urgent ? alarm : announce)(text());
}

/** @param {Note} note */
function remove(note) {
  notes.value = notes.peek().filter((other) => other !== note);
  if (notes.peek().length === 0) shelf?.hidePopover?.();
}

/** Draws the notes. @param {HTMLElement} place a popover */
export function startToasts(place) {
  shelf = place;
  succeed(place, () => before);
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !place.contains(relatedTarget)) before = relatedTarget;
  });
  mount(place, () => repeat(notes.value, (note) => note, view));
}

/** @param {Note} note */
const view = (note) =>
  html`<div class=${note.urgent ? 'toast urgent' : 'toast'}>
    <span>${note.text()}</span>${note.action ? html`<button class="quiet" @click=${() => (remove(note), note.action?.run())}>${note.action.label()}</button>` : nothing}<button class="quiet icon" aria-label=${t('close')} @click=${() => remove(note)}>×</button>
  </div>`;

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
