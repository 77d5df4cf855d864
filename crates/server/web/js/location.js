// What Settings and Buildings are called, and what they do.

import { t } from './i18n.js';

/** @param {string} place as the server calls it */
export const placeName = (place) => t(`place-${place}`);

/** @param {string} place */
export const placeText = (place) => t(`place-${place}-text`);
