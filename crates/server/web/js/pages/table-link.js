// The link that invites to a table.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { drawing } from '../ui/pictures.js';
import { toast } from '../ui/toast.js';
import { createRef, html, nothing, ref } from '../view.js';

/** @param {string} table */
export function linkToSend(table) {
  const url = base.share(`/table/${table}`);
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLInputElement>} */
  const field = createRef();
  // Without https a page may not copy: then the link stands there, selected, to be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(() => t('link-copied'));
    } catch {
      field.value?.focus();
      field.value?.select();
    }
  };
  const share = () => navigator.share({ url }).catch(() => {});
  return html`<div class="invitation panel">
    <span class="wax" aria-hidden="true">${drawing('throne')}</span>
    <h2>${t('invite-link')}</h2>
    <p>${t('invite-text')}</p>
    <div class="link">
      <input readonly .value=${url} aria-label=${t('invite-link')} @focus=${() => field.value?.select()} ${ref(field)}>
      <button class="primary" @click=${copy}>${drawing('i-copy')}<span>${t('copy')}</span></button>
      ${'share' in navigator ? html`<button @click=${share}>${drawing('i-share')}<span>${t('share')}</span></button>` : nothing}
    </div>
  </div>`;
}
