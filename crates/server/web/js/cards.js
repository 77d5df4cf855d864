// What a card and a faction are called, and in which order cards lie.

import { apartCode, catalogue, factionEntry } from './catalogue.js';
import { t } from './i18n.js';
import { plain } from './plain.js';

/** A card whose face is hidden. */
export const HIDDEN = '??';

/** @param {string} face as `DR7` */
export const codeOf = (face) => face.slice(0, 2);

/** @param {string} face as `DR7` */
export const valueOf = (face) => Number(face.slice(2));

/** What is printed on a card, in the reader's language: KO for the GO of records.
 * @param {string} code */
export const printedCode = (code) => t(`code-${code}`);

/** The same with the value: KO7.
 * @param {string} face as `GO7` */
export const printedFace = (face) => `${printedCode(codeOf(face))}${valueOf(face)}`;

/** The card that is meant by what is printed on it, or by what records call it. The two never contradict each other.
 * @param {string} word as `ko7`
 * @returns {string | null} */
export function faceNamed(word) {
  const [, letters = '', value = ''] = /^(\D+)(\d)$/.exec(plain(word)) ?? [];
  const code = allCodes().find((one) => letters === plain(printedCode(one))) ?? allCodes().find((one) => letters === plain(one));
  return code ? `${code}${value}` : null;
}

const allCodes = () => codesOf(catalogue().factions.map(({ name }) => name));

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
