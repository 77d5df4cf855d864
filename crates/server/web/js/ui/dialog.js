// Dialogs and sheets: the browser's own <dialog>.

import { t } from '../i18n.js';
import { html, mount, nothing, part, passing, ref, signal } from '../view.js';
import { holdFocus, successor } from './focus.js';
import { followEnd } from './follow-end.js';
import { overIn } from './over.js';
import { drawing } from './pictures.js';

/**
 * @typedef {object} Wishes
 * @property {() => string} title
 * @property {import('../view.js').View} content
 * @property {boolean} [sheet] whether it comes from the edge on phones
 * @property {boolean} [wide]
 * @property {boolean} [stays] whether it is about more than the page that is shown, and stays when that is left
 * @property {string} [class]
 * @property {() => number} [end] how long its list is, which stays scrolled to its end
 * @property {() => void} [onclose]
 */

/** An open dialog. @typedef {{close: () => void, readonly isOpen: boolean}} Dialog */

class Open {
  /** @type {HTMLDialogElement | null} */
  #element = null;
  /** @type {HTMLElement | null} */
  content = null;
  isOpen = true;
  #giveBack = holdFocus();

  /** @param {Wishes} wishes @param {number} number */
  constructor(wishes, number) {
    this.wishes = wishes;
    this.title = `dialog-${number}`;
  }

  get isShown() {
    return this.isOpen && this.#element?.open !== false;
  }

  /** Whether this stands in it. @param {Element} element */
  holds(element) {
    return this.#element?.contains(element) ?? false;
  }

  /** @param {Element | undefined} element */
  show = (element) => {
    if (!(element instanceof HTMLDialogElement) || element === this.#element) return;
    this.#element = element;
    // It has no place in the document yet.
    queueMicrotask(() => this.isOpen && element.isConnected && element.showModal());
  };

  /** @param {Event} event */
  tapped = (event) => {
    if (event.target === this.#element) this.close();
  };

  close = () => {
    if (this.#element?.open) this.#element.close();
    else this.closed();
  };

  closed = () => {
    if (!this.isOpen) return;
    this.isOpen = false;
    dialogs.value = dialogs.peek().filter((other) => other !== this);
    this.#giveBack();
    this.wishes.onclose?.();
  };
}

/** @type {import('../signals.js').Signal<Open[]>} */
const dialogs = signal([]);
let count = 0;

/** Opens a dialog. It closes by its button, Escape, or a tap beside it.
 * @param {Wishes} wishes
 * @returns {Dialog} */
export function openDialog(wishes) {
  const dialog = new Open(wishes, (count += 1));
  dialogs.value = [...dialogs.peek(), dialog];
  return dialog;
}

/** Whether any is open. One that was closed goes a little later. */
export const isDialogOpen = () => dialogs.value.some((dialog) => dialog.isShown);

/** The dialog that this stands in.
 * @param {Element} element */
export const dialogWith = (element) => dialogs.peek().find((dialog) => dialog.holds(element)) ?? null;

/** Closes all: the page that opened them is left. */
export function closeDialogs() {
  for (const dialog of dialogs.peek()) if (!dialog.wishes.stays) dialog.close();
}

/** Draws the dialogs. @param {HTMLElement} place */
export function startDialogs(place) {
  mount(place, () => passing(dialogs.value, view));
}

/** @param {Open} dialog */
function view(dialog) {
  const { title, content, sheet, wide, class: more, end } = dialog.wishes;
  return html`<dialog aria-labelledby=${dialog.title} class=${[sheet && 'sheet', wide && 'wide', more].filter(Boolean).join(' ') || nothing} ${ref(dialog.show)} ${successor(() => dialog.content)} @close=${dialog.closed} @click=${dialog.tapped}>
    <header>
      <h2 id=${dialog.title}>${title()}</h2>
      <button class="quiet icon" aria-label=${t('close')} @click=${dialog.close}>${drawing('i-close')}</button>
    </header>
    <div class="content" tabindex="0" ${ref((element) => (dialog.content = /** @type {HTMLElement} */ (element ?? null)))} ${end ? followEnd(end()) : nothing}>${part(content)}</div>
    ${overIn(dialog)}
  </dialog>`;
}

/**
 * Asks whether to do something that cannot be undone.
 * @param {() => string} title
 * @param {() => string} text
 * @param {() => string} label of the button that does it
 * @returns {Promise<boolean>}
 */
export function confirm(title, text, label) {
  return new Promise((answer) => {
    let sure = false;
    const dialog = openDialog({
      title,
      content: () =>
        html`<p>${text()}</p>
          <div class="buttons">
            <button @click=${() => dialog.close()}>${t('go-back')}</button>
            <button class="danger" @click=${() => ((sure = true), dialog.close())}>${label()}</button>
          </div>`,
      onclose: () => answer(sure),
    });
  });
}
