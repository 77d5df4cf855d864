// What is played at a table, in one line.

import { t } from '../i18n.js';
import { clockText, deckText } from '../options.js';
import { placeName } from '../location.js';

/** @param {import('../protocol.js').TableView} view */
export function facts({ options, table }) {
  const { deck } = options;
  const places = [table.setting, table.building].flatMap((place) => (place ? placeName(place) : []));
  return [Array.isArray(deck) ? t('deck-mix') : deckText(deck), ...places, t('count-players', { count: table.players }), clockText(options.clock)].join(' · ');
}
