// What a table is opened with, in words.

import { t } from './i18n.js';

/** @typedef {import('./protocol.js').Clock} Clock */

/** @param {Clock} clock */
export function clockText(clock) {
  if (clock === 'none') return t('clock-none');
  if ('real_time' in clock) return t('clock-real-time', { minutes: Math.round(clock.real_time.bank / 60), step: clock.real_time.step });
  return t('clock-days', { days: clock.correspondence.days });
}

/** What is played, in a word: Claim, Claim 2, or a mix.
 * @param {string} deck as the server says it */
export function deckText(deck) {
  if (deck === 'claim' || deck === 'claim2') return t(`deck-${deck}`);
  return t('deck-mix');
}
