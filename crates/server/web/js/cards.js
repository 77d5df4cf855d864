// What a card and a faction are called, and how they look.

import { t } from './i18n.js';

/** The code of each faction, as cards have it. */
export const CODES = /** @type {Record<string, string>} */ ({
  goblins: 'GO',
  knights: 'KN',
  undead: 'UD',
  dwarves: 'DW',
  doppelgangers: 'DG',
  gnomes: 'GN',
  giants: 'GI',
  dragons: 'DR',
  trolls: 'TR',
  seers: 'SE',
  phoenixes: 'PX',
  unicorns: 'UC',
  basilisks: 'BA',
});

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

/** Sorts by faction, as they are at the table, then by value. Phoenix Fire stands with the Phoenixes.
 * @param {string[]} faces @param {string[]} factions as the server names them */
export function sorted(faces, factions) {
  const order = factions.map((faction) => CODES[faction]);
  const place = (/** @type {string} */ face) => order.indexOf(codeOf(face) === 'PF' ? 'PX' : codeOf(face)) * 100 + (codeOf(face) === 'PF' ? 50 : 0) + valueOf(face);
  return [...faces].sort((a, b) => place(a) - place(b));
}
