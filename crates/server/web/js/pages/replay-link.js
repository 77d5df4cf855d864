// Giving somebody a link: copied, or shown to be copied by hand where the browser does not let the page.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { openDialog } from '../ui/dialog.js';
import { toast } from '../ui/toast.js';

/** @param {string} url @param {() => string} name of what the link leads to */
export async function giveLink(url, name) {
  try {
    await navigator.clipboard.writeText(url);
    toast(() => t('link-copied'));
  } catch {
    const field = /** @type {HTMLInputElement} */ (h('input', { readonly: true, value: url, 'aria-label': name }));
    openDialog(name, [field]);
    field.select();
  }
}
