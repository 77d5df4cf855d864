// The own hand: cards that are held keep their place and their identity.

import { sorted } from '../cards.js';

/** A card in the hand. Of equal ones each has an id of its own. @typedef {{id: number, face: string}} Held */

let ids = 0;

/** @param {string} face @returns {Held} */
const fresh = (face) => ({ id: (ids += 1), face });

/**
 * Keeps the person's order: cards that are gone leave, new ones come in where they belong.
 * @param {Held[]} before @param {string[]} now the faces that are held
 * @param {number[]} chosen places in `before`: of equal cards, a chosen one is the one that is gone
 * @param {string[]} factions those of the table, in their order
 * @returns {Held[]}
 */
export function arrange(before, now, chosen, factions) {
  const left = [...now];
  const places = before.map((_, place) => place).sort((a, b) => Number(chosen.includes(a)) - Number(chosen.includes(b)) || a - b);
  /** @type {Set<number>} */
  const kept = new Set();
  for (const place of places) {
    const at = left.indexOf(before[place].face);
    if (at < 0) continue;
    left.splice(at, 1);
    kept.add(place);
  }
  const hand = before.filter((_, place) => kept.has(place));
  // A wholly new hand is sorted; into one that the person knows, new cards are put at the end of their faction.
  if (hand.length === 0 || left.length > hand.length) return sort([...hand, ...left.map(fresh)], factions);
  for (const face of left) {
    const at = hand.findLastIndex((other) => other.face.slice(0, 2) === face.slice(0, 2));
    hand.splice(at < 0 ? hand.length : at + 1, 0, fresh(face));
  }
  return hand;
}

/** @param {Held[]} hand @param {string[]} factions */
function sort(hand, factions) {
  const left = [...hand];
  return sorted(hand.map(({ face }) => face), factions).map((face) => left.splice(left.findIndex((one) => one.face === face), 1)[0]);
}

/** Cards that lie somewhere, each with a key: of equal ones the first is always the first.
 * @param {string[]} faces
 * @returns {{key: string, face: string}[]} */
export const toldApart = (faces) => faces.map((face, i) => ({ key: `${face} ${faces.slice(0, i).filter((other) => other === face).length}`, face }));
