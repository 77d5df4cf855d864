// Giving somebody a link: copied, or shown to be copied by hand where the browser does not let the page.

import { t } from '../i18n.js';
import { openDialog } from '../ui/dialog.js';
import { toast } from '../ui/toast.js';
import { html, ref } from '../view.js';

/** @param {string} url @param {() => string} name of what the link leads to */
export async function giveLink(url, name) {
  try {
    await navigator.clipboard.writeText(url);
    toast(() => t('link-copied'));
  } catch {
    openDialog({ title: name, content: () => html`<input readonly .value=${url} aria-label=${name()} ${ref(select)}>` });
  }
}

/** Once the dialog is open.
 * @param {Element | undefined} field */
function select(field) {
  if (field instanceof HTMLInputElement) queueMicrotask(() => field.select());
}
