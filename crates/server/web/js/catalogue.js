// Everything that a table can be made of: the server says so, once. What is special about a faction comes from here, so
// that no view names one.

import { api } from './net/api.js';
import { signal } from './signals.js';

/** @typedef {import('./protocol.js').Catalogue} Catalogue */
/** @typedef {import('./protocol.js').FactionEntry} FactionEntry */
/** @typedef {import('./protocol.js').Field} Field */
/** @typedef {import('./protocol.js').Deed} Deed */

/** @type {import('./signals.js').Signal<Catalogue>} */
const known = signal({ factions: [], sizes: [], ready_made: [], settings: [], buildings: [], editions: [], levels: [] });

/** All there is. */
export const catalogue = () => known.value;

/** Asks the server, which must have answered before any table is drawn. */
export async function fetchCatalogue() {
  know(await api.get('api/v1/catalogue'));
}

/** @param {Catalogue} all */
export function know(all) {
  known.value = all;
}

/** @param {string} name as the server calls the faction */
export const factionEntry = (name) => catalogue().factions.find((one) => one.name === name);

/** The code on the faction's cards. @param {string} name */
export const codeOfFaction = (name) => factionEntry(name)?.code ?? '';

/** The code of the faction's cards that lie apart; empty if it has none. @param {FactionEntry | undefined} entry */
export const apartCode = (entry) => entry?.fire[0]?.slice(0, 2) ?? '';

/** The faction whose cards lie there in Phase Two, if it is among these.
 * @param {Field} field @param {string[]} factions */
export const ownerOfField = (field, factions) => catalogue().factions.find((one) => one.field === field && factions.includes(one.name));

/** The emblem that stands for something that a power does: that of the cards that do it.
 * @param {Deed} deed */
export function signOf(deed) {
  // A server of an earlier version names none.
  const doer = catalogue().factions.find((one) => one.deeds?.includes(deed));
  return apartCode(doer) || doer?.code || 'throne';
}
