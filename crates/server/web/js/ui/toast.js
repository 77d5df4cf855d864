// Short notes below the bar. Most go by themselves.

import { has, t } from '../i18n.js';
import { classes, html, mount, nothing, passing, signal } from '../view.js';
import { alarm, announce } from './announce.js';
import { succeed } from './focus.js';

/** How long a note stays. */
const STAY = 6000;

/** How many are seen at once; the oldest gives way. */
const MOST = 3;

/** What can be done about a note. @typedef {{label: () => string, run: () => void}} Action */
/** @typedef {{text: () => string, urgent: boolean, stays: boolean, actions: Action[]}} Note */

/** @type {import('../signals.js').Signal<Note[]>} */
const notes = signal([]);

/** What had the focus before a note got it: it gets it back. @type {Element | null} */
let before = null;
/** Where the notes are. @type {HTMLElement | null} */
let shelf = null;

/** Notes something.
 * @param {() => string} text
 * @param {{urgent?: boolean, stays?: boolean, actions?: Action[]}} [how] `stays`: until it is closed
 * @returns {() => void} closes it */
export function toast(text, { urgent = false, stays = false, actions = [] } = {}) {
  const note = { text, urgent, stays, actions };
  const words = text();
  // Shown anew, so that it lies above dialogs that have come meanwhile.
  shelf?.hidePopover?.();
  notes.value = roomFor(notes.peek().filter((other) => other.text() !== words)).concat(note);
  shelf?.showPopover?.();
  const close = () => remove(note);
  if (!stays) setTimeout(close, STAY);
  (urgent ? alarm : announce)(words);
  return close;
}

/** Without the oldest of those that would go by themselves, if there are too many. @param {Note[]} there */
function roomFor(there) {
  const oldest = there.length < MOST ? undefined : there.find((note) => !note.stays);
  return there.filter((note) => note !== oldest);
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
  mount(place, () => passing(notes.value, view));
}

/** @param {Note} note */
const view = (note) =>
  html`<div
    class=${classes('toast', note.actions.length > 0 ? 'asks' : note.urgent && 'urgent')}
    role=${note.actions.length > 0 ? 'alertdialog' : nothing}
    aria-label=${note.actions.length > 0 ? note.text() : nothing}
  >
    <button class="icon close" aria-label=${t('close')} @click=${() => remove(note)}>×</button><span class="words">${note.text()}</span>${note.actions.length > 0 ? html`<span class="acts">${note.actions.map((action) => act(note, action))}</span>` : nothing}
  </div>`;

/** @param {Note} note @param {Action} action */
const act = (note, { label, run }) => html`<button class="act" @click=${() => (remove(note), run())}>${label()}</button>`;

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
