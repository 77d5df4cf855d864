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

/** What the factions of a deck are called together: a ready-made deck keeps its name when it is filled up for more players,
 * though the server then lists its factions.
 * @param {string} factions `claim2`, or `goblins+knights+undead` */
export function deckName(factions) {
  const word = readyMade(factions);
  return word ? t(`deck-${word}`) : t('deck-mix');
}

/** The ready-made deck that has these factions.
 * @param {string} factions `claim2`, or `goblins+knights+undead` */
function readyMade(factions) {
  const names = factions.split('+');
  if (names.length === 1) return factions;
  return catalogue().ready_made.find((one) => one.factions.length === names.length && one.factions.every((name) => names.includes(name)))?.deck;
}

/** All that the server may call the same deck, its shortest name first.
 * @param {string} deck as the server writes it: `claim2@islands` */
export function deckSpellings(deck) {
  const [factions, ...more] = deck.split('@');
  const word = readyMade(factions) ?? factions;
  const lists = catalogue().ready_made.filter((one) => one.deck === word).map((one) => one.factions.join('+'));
  return [...new Set([word, ...lists])].map((one) => [one, ...more].join('@'));
}

/** What is played: a ready-made deck or a mix, then its places and the edition.
 * @param {string} deck as the server writes it: `claim2@islands` */
export function deckText(deck) {
  const [factions, ...more] = deck.split('@');
  return [deckName(factions), ...more.map((one) => (catalogue().editions.includes(one) ? t(`edition-${one}`) : placeName(one)))].join(' · ');
}
