// Dialogs and sheets: the browser's own <dialog>.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { randomDigits } from '../ids.js';
import { heir, holdFocus } from './focus.js';

/**
 * Opens a dialog. It closes by its button, Escape, or a tap beside it.
 * @param {() => string} title
 * @param {import('../dom.js').Child[]} content
 * @param {{sheet?: boolean, wide?: boolean, class?: string, onclose?: () => void}} [how] a sheet comes from the edge on phones
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, how = {}) {
  const id = `dialog-${randomDigits(4)}`;
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      { 'aria-labelledby': id, class: [how.sheet && 'sheet', how.wide && 'wide', how.class].filter(Boolean).join(' ') },
      h(
        'header',
        null,
        h('h2', { id, text: title }),
        h('button.quiet.icon', { 'aria-label': () => t('close'), onclick: () => dialog.close() }, drawing('i-close')),
      ),
      h('div.content', { tabindex: '0' }, content),
    )
  );
  const giveBack = holdFocus();
  heir(dialog, () => dialog.querySelector('.content'));
  dialog.addEventListener('close', () => {
    dialog.remove();
    giveBack();
    how.onclose?.();
  });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
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
    const dialog = openDialog(
      title,
      [
        h('p', { text }),
        h(
          'div.buttons',
          null,
          h('button', { text: () => t('cancel'), onclick: () => dialog.close() }),
          h('button.danger', { text: label, onclick: () => ((sure = true), dialog.close()) }),
        ),
      ],
      { onclose: () => answer(sure) },
    );
  });
}
