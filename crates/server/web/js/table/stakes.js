// What is to be won in a trick of Phase One, and who gets it: the server says so.

import { t } from '../i18n.js';

/** The words over the market, and those beside the deck.
 * @param {import('./state.js').TableState} table
 * @returns {{market: () => string, deck: () => string}} */
export function stakeWords(table) {
  void table;
  return { market: () => t('stake-market'), deck: () => t('stake-deck') };
}
