// The sheet with a power, drawn.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { classes, html, nothing, ref } from '../view.js';
import { drawing, landscape } from './pictures.js';

/** @typedef {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} Ref */

/** Where the sheet stands; nowhere of its own where it comes from the edge of the screen.
 * @typedef {import('./power-place.js').Spot & {through: boolean}} Placed `through`: clicks go to what lies below */

/**
 * @typedef {object} Parts
 * @property {(element: Element | undefined) => void} sheet
 * @property {Ref} closer
 * @property {Ref} more
 */

/** @param {import('./power-sheet.js').Told} told @param {string} reason why it cannot be chosen now
 * @param {Placed | null} placed @param {Parts} parts @param {() => void} close */
export const powerView = ({ subject: { code, place, name, text, rules }, cause }, reason, placed, { sheet, closer, more }, close) =>
  html`<div
    id="power"
    popover="manual"
    role="dialog"
    aria-labelledby="power-name"
    data-cause=${cause}
    data-side=${placed?.side ?? nothing}
    ?data-through=${placed?.through ?? false}
    .style=${placed ? `left: ${placed.left}px; top: ${placed.top}px; --point: ${placed.point}px` : ''}
    ${ref(sheet)}
  >
    <div class=${classes('head', code ? `f-${code}` : 'of-place')}>
      ${place ? landscape(place) : html`<i class="pat"></i>${drawing(code)}`}<b id="power-name">${name()}</b>
      <button class="quiet icon" aria-label=${t('close')} ${ref(closer)} @click=${close}>${drawing('i-close')}</button>
    </div>
    <div class="body">
      <p>${text()}</p>
      ${reason ? html`<p class="now">${drawing('i-no')}<span><b>${t('power-not-now')}</b> ${reason}</span></p>` : nothing}
      <a href=${base.link(`/rules#${rules}`)} ${ref(more)}>${t('power-more')}</a>
    </div>
  </div>`;
