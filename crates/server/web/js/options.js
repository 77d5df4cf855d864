// What a table is opened with, in words.

import { catalogue } from './catalogue.js';
import { t } from './i18n.js';
import { placeName } from './location.js';

/** @typedef {import('./protocol.js').Clock} Clock */

/** @param {Clock} clock */
export function clockText(clock) {
  if (clock === 'none') return t('clock-none');
  if ('real_time' in clock) return t('clock-real-time', { minutes: Math.round(clock.real_time.bank / 60), step: clock.real_time.step });
  return t('clock-days', { days: clock.correspondence.days });
}

/** What is played: a ready-made deck or a mix, then its places and the edition.
 * @param {string} deck as the server writes it: `claim2@islands` */
export function deckText(deck) {
  const [factions, ...more] = deck.split('@');
  const word = factions.includes('+') ? t('deck-mix') : t(`deck-${factions}`);
  return [word, ...more.map((one) => (catalogue().editions.includes(one) ? t(`edition-${one}`) : placeName(one)))].join(' · ');
}
