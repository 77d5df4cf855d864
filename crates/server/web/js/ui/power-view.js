// The sheet with a power, drawn.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { classes, html, nothing } from '../view.js';
import { drawing, landscape } from './pictures.js';

/** @param {import('./power-subject.js').Subject} subject @param {string} reason why it cannot be chosen now @param {() => void} close */
export const powerView = ({ code, place, name, text, rules }, reason, close) =>
  html`<div class=${classes('head', code ? `f-${code}` : 'of-place')}>
      ${place ? landscape(place) : html`<i class="pat"></i>${drawing(code)}`}<b id="power-name">${name()}</b>
      <button class="quiet icon" aria-label=${t('close')} @click=${close}>${drawing('i-close')}</button>
    </div>
    <div class="body">
      <p>${text()}</p>
      ${reason ? html`<p class="now">${drawing('i-no')}<span><b>${t('power-not-now')}</b> ${reason}</span></p>` : nothing}
      <a href=${base.link(`/rules#${rules}`)}>${t('power-more')}</a>
    </div>`;
