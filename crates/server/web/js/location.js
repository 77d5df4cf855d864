// Settings and Buildings: a landscape, a name, a text on tap.

import { drawing, h } from './dom.js';
import { t } from './i18n.js';
import { openDialog } from './ui/dialog.js';

/** Drawings that are not called as the server calls the place. */
const DRAWINGS = /** @type {Record<string, string>} */ ({ endless_sands: 'sands', ice_fields: 'ice' });

/** @param {string} place as the server calls it */
export const placeName = (place) => t(`place-${place}`);

/** @param {string} place */
export const placeText = (place) => t(`place-${place}-text`);

/** @param {string} place */
export const landscape = (place) => drawing(`loc-${DRAWINGS[place] ?? place}`, 'landscape');

/**
 * A Setting or Building as a card; a tap shows its text.
 * @param {string} place
 * @param {{withText?: boolean}} [how]
 */
export function location(place, how = {}) {
  return h(
    'button.location',
    {
      'aria-label': how.withText ? null : () => placeName(place),
      onclick: () =>
        openDialog(() => placeName(place), [h('div.location.big', null, landscape(place)), h('p', { text: () => placeText(place) })]),
    },
    landscape(place),
    h('span.name', { text: () => placeName(place) }),
    how.withText && h('span.text', { text: () => placeText(place) }),
  );
}

/** Where a Setting or Building could lie, and none does.
 * @param {'setting' | 'building'} kind */
export const noLocation = (kind) =>
  h('div.location.none', null, h('span', { text: () => (kind === 'setting' ? t('no-setting') : t('no-building')) }));
