// What can be asked about: a card, a faction, a Setting or a Building, each found by the element that shows it.

import { HIDDEN, cardName, codeOf, factionName, power } from '../cards.js';
import { placeName, placeText } from '../location.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';
import { Directive, directive } from '../../vendor/lit-html/directive.js';

/**
 * What the sheet tells of.
 * @typedef {object} Subject
 * @property {string} key what it is; it stays the same as long as the element shows the same
 * @property {string} code of the faction; empty for places
 * @property {string} place as the server calls it; empty for cards and factions
 * @property {() => string} name
 * @property {() => string} text
 * @property {string} rules where the rules tell more
 */

/** What shows something as a whole, before the pictures in it. */
const WHOLE = '.held, .offer, .text-hand [data-face], .location[data-place], .tile[data-faction], .log li';
const PICTURE = 'ir-card, .emblem[data-code]';

/** The element around this one, or this one itself, that shows something which can be told of.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null} */
export function teller(target) {
  if (!(target instanceof Element)) return null;
  const found = /** @type {HTMLElement | null} */ (target.closest(WHOLE) ?? target.closest(PICTURE));
  return found && subjectOf(found) ? found : null;
}

/** All of them in an element that can be seen, in their order.
 * @param {Element} inside */
export function tellers(inside) {
  const found = [...inside.querySelectorAll(`${WHOLE}, ${PICTURE}`)].map(teller);
  return [...new Set(found)].flatMap((one) => (one && one.getClientRects().length > 0 ? [one] : []));
}

/** What has the focus, and what it shows or has around it that can be told of.
 * @returns {{place: Element | null, elements: HTMLElement[]}} */
export function tellersAtFocus() {
  const place = document.activeElement;
  if (!place || place.matches('body, main, input, textarea, select')) return { place: null, elements: [] };
  const element = teller(place);
  return { place, elements: element ? [element] : tellers(place) };
}

/** The picture that the sheet points at.
 * @param {HTMLElement} element */
export const pictureOf = (element) => (element.matches('.held, .offer') ? (element.querySelector('ir-card') ?? element) : element);

/** @param {HTMLElement} element
 * @returns {Subject | null} */
export function subjectOf(element) {
  const { place, faction } = element.dataset;
  if (place) return { key: place, code: '', place, name: () => placeName(place), text: () => placeText(place), rules: `place-${place}` };
  // As text, there are no cards: the button says which one it stands for.
  const face = (element.matches('ir-card') ? element : element.querySelector('ir-card'))?.getAttribute('face') ?? element.dataset.face;
  if (face === HIDDEN) return null;
  if (face) return ofFaction(face, codeOf(face), () => cardName(face));
  const emblem = /** @type {HTMLElement | null} */ (element.matches('.emblem') ? element : element.querySelector('.emblem'));
  const code = faction ?? emblem?.dataset.code;
  return code ? ofFaction(code, code, () => factionName(code)) : null;
}

/** @param {string} key @param {string} code @param {() => string} name
 * @returns {Subject} */
const ofFaction = (key, code, name) => ({ key, code, place: '', name, text: () => power(code), rules: `power-${code}` });

/** Why what an element shows cannot be chosen now. @type {WeakMap<Element, () => (() => string) | null>} */
const reasons = new WeakMap();

class WhyNot extends Directive {
  /** @param {() => (() => string) | null} _reason */
  render(_reason) {
    return noChange;
  }

  /** @param {any} part @param {[() => (() => string) | null]} reason */
  update(part, [reason]) {
    reasons.set(part.element, reason);
    return noChange;
  }
}

/** Says of the element of a template why what it shows cannot be chosen now; null if it can.
 * @type {(reason: () => (() => string) | null) => unknown} */
export const whyNot = directive(WhyNot);

/** @param {Element} element */
export const reasonOf = (element) => reasons.get(element)?.()?.() ?? '';
