// What is to be won in a trick of Phase One, and who gets it: the server says so.

import { list, t } from '../i18n.js';

/** Which places in the ranking get this.
 * @param {string[]} places @param {string} prize */
const getting = (places, prize) => places.flatMap((one, i) => (one === prize ? [i] : []));

/** A place in the ranking of so many: winner and loser with two, first to last with more.
 * @param {number} place @param {number} of */
const placeName = (place, of) => (of === 2 ? (place === 0 ? t('rank-winner') : t('rank-loser')) : t('rank-nth', { number: place + 1 }));

/** The words over the market, and those beside the deck.
 * @param {import('./state.js').TableState} table
 * @returns {{market: () => string, deck: () => string, leftOver: number}} */
export function stakeWords(table) {
  const stakes = table.game.stakes;
  const places = stakes?.places ?? [];
  const names = (/** @type {string} */ prize) => list(getting(places, prize).map((place) => placeName(place, places.length)));
  const count = (/** @type {string} */ prize) => getting(places, prize).length;
  return {
    market: () => (count('market') > 0 ? t('stake-market', { places: names('market'), count: count('market') }) : t('zone-market')),
    deck: () => (count('deck') > 0 ? t('stake-deck', { places: names('deck'), count: count('deck') }) : t('zone-deck')),
    leftOver: stakes?.left_over ?? 0,
  };
}
