// What a card and a faction are called, and in which order cards lie.

import { apartCode, factionEntry } from './catalogue.js';
import { t } from './i18n.js';

/** A card whose face is hidden. */
export const HIDDEN = '??';

/** @param {string} face as `DR7` */
export const codeOf = (face) => face.slice(0, 2);

/** @param {string} face as `DR7` */
export const valueOf = (face) => Number(face.slice(2));

/** The faction's name: Dragons.
 * @param {string} code */
export const factionName = (code) => t(`faction-${code}`);

/** The faction's power, in one or two sentences.
 * @param {string} code */
export const power = (code) => t(`power-${code}`);

/** The card's name: Dragon 7.
 * @param {string} face */
export function cardName(face) {
  if (face === HIDDEN) return t('card-hidden');
  return t(`card-${codeOf(face)}`, { value: valueOf(face) });
}

/** The codes on the cards of these factions, in their order; cards that lie apart come after the others of their faction.
 * @param {string[]} factions as the server names them */
export const codesOf = (factions) => factions.map(factionEntry).flatMap((entry) => (entry ? [entry.code, apartCode(entry)].filter(Boolean) : []));

/** Sorts by faction, as they are at the table, then by value.
 * @param {string[]} faces @param {string[]} factions as the server names them */
export function sorted(faces, factions) {
  const order = codesOf(factions);
  const place = (/** @type {string} */ face) => order.indexOf(codeOf(face)) * 10 + valueOf(face);
  return [...faces].sort((a, b) => place(a) - place(b));
}
