// What can be asked about: a card, a faction, a Setting or a Building. The view that draws one says so of its element, and
// views say which of their elements are needed, so that nothing lies over them.

import { HIDDEN, cardName, codeOf, factionName, power } from '../cards.js';
import { placeName, placeText } from '../location.js';
import { signal } from '../signals.js';
import { AsyncDirective, directive } from '../../vendor/lit-html/async-directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

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

/**
 * More about an element that shows something.
 * @typedef {object} How
 * @property {() => (() => string) | null} [why] why it cannot be chosen now; null if it can
 * @property {boolean} [isChosen] whether it waits for a second tap
 * @property {boolean} [isLine] whether it is a line of a list: a tap there asks for nothing, and the last one is the newest
 */

/** What an element shows, as the server calls it.
 * @typedef {How & {kind: 'card' | 'faction' | 'place', name: string}} Shown */

/** What is needed: a card of the trick, the line that says what to do, and so on.
 * @typedef {'trick' | 'line' | 'hand' | 'choice' | 'cards' | 'prize' | 'fields' | 'votes' | 'bar'} Need */

/** @type {Map<Element, Shown>} */
const shown = new Map();
/** @type {Map<Element, Need>} */
const needs = new Map();
/** Counts what changes in either of them. */
const changes = signal(0);

/** Reads, in an effect, that something else is shown or needed now. */
export const heedChanges = () => void changes.value;

/** @template T @param {Map<Element, T>} map @param {Element} element @param {T | null} value @param {(one: T) => string} nameOf */
function put(map, element, value, nameOf) {
  const before = map.get(element);
  if (value === null) map.delete(element);
  else map.set(element, value);
  if ((before ? nameOf(before) : '') !== (value ? nameOf(value) : '')) changes.value = changes.peek() + 1;
}

/** Keeps what an element says of itself, as long as it is drawn. @template T */
class Registers extends AsyncDirective {
  /** @type {Element | null} */ #element = null;
  /** @type {T | null} */ #said = null;

  /** @param {T | null} _said */
  render(_said) {
    return noChange;
  }

  /** @param {any} part @param {[T | null]} said */
  update({ element }, [said]) {
    this.#element = element;
    this.#said = said;
    if (this.isConnected) this.put(element, said);
    return noChange;
  }

  /** Where it is kept; null takes it out. @param {Element} _element @param {T | null} _said */
  put(_element, _said) {}

  disconnected() {
    if (this.#element) this.put(this.#element, null);
  }

  reconnected() {
    if (this.#element) this.put(this.#element, this.#said);
  }
}

/** @extends {Registers<Shown>} */
class Tells extends Registers {
  /** @param {Element} element @param {Shown | null} what */
  put(element, what) {
    put(shown, element, what, ({ kind, name, isChosen }) => `${kind} ${name} ${isChosen ?? false}`);
  }
}

/** @extends {Registers<Need>} */
class Needed extends Registers {
  /** @param {Element} element @param {Need | null} need */
  put(element, need) {
    put(needs, element, need, String);
  }
}

/** @type {(shown: Shown | null) => unknown} */
const tells = directive(Tells);

/** Says that the element of a template shows this card. One that lies face down tells nothing.
 * @param {string} face @param {How} [how] */
export const tellsCard = (face, how) => tells(face && face !== HIDDEN ? { kind: 'card', name: face, ...how } : null);

/** Says that it shows this faction.
 * @param {string} code empty for none @param {How} [how] */
export const tellsFaction = (code, how) => tells(code ? { kind: 'faction', name: code, ...how } : null);

/** Says that it shows this Setting or Building.
 * @param {string} place as the server calls it */
export const tellsPlace = (place) => tells({ kind: 'place', name: place });

/** Says that the element of a template is needed for this; `null`: not now.
 * @type {(need: Need | null) => unknown} */
export const needed = directive(Needed);

/** The same of an element of the shell.
 * @param {Element} element @param {Need} need */
export const need = (element, need) => put(needs, element, need, String);

/** What is needed, and for what.
 * @returns {[Element, Need][]} */
export const allNeeded = () => [...needs];

/** The element around this one, or this one itself, that shows something which can be told of: the whole, before the
 * pictures in it.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null} */
export function teller(target) {
  let found = null;
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) if (shown.has(at)) found = at;
  return /** @type {HTMLElement | null} */ (found);
}

/** All of them in an element that can be seen, in their order.
 * @param {Element} inside */
export function tellers(inside) {
  const found = new Set([...shown.keys()].filter((one) => inside.contains(one)).map(teller));
  const seen = [...found].flatMap((one) => (one && one.getClientRects().length > 0 ? [one] : []));
  return seen.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** What has the focus, and what it shows or has around it that can be told of.
 * @returns {{place: Element | null, elements: HTMLElement[]}} */
export function tellersAtFocus() {
  const place = document.activeElement;
  if (!place || place.matches('body, main, input, textarea, select')) return { place: null, elements: [] };
  const element = teller(place);
  return { place, elements: element ? [element] : tellers(place) };
}

/** The picture that the sheet points at: the card in what stands for one.
 * @param {HTMLElement} element */
export const pictureOf = (element) => [...shown].find(([one, { kind }]) => kind === 'card' && one !== element && element.contains(one))?.[0] ?? element;

/** Cards that are pressed to choose them.
 * @returns {Element[]} */
export const pressed = () => [...shown].flatMap(([one, { kind }]) => (kind === 'card' && one instanceof HTMLButtonElement ? [one] : []));

/** @param {Element} element
 * @returns {Subject | null} */
export function subjectOf(element) {
  const { kind, name } = shown.get(element) ?? {};
  if (!name) return null;
  if (kind === 'place') return { key: name, code: '', place: name, name: () => placeName(name), text: () => placeText(name), rules: `place-${name}` };
  return kind === 'card' ? ofFaction(name, codeOf(name), () => cardName(name)) : ofFaction(name, name, () => factionName(name));
}

/** @param {string} key @param {string} code @param {() => string} name
 * @returns {Subject} */
const ofFaction = (key, code, name) => ({ key, code, place: '', name, text: () => power(code), rules: `power-${code}` });

/** Why what an element shows cannot be chosen now.
 * @param {Element} element */
export const reasonOf = (element) => shown.get(element)?.why?.()?.() ?? '';

/** @param {Element} element */
export const isChosen = (element) => shown.get(element)?.isChosen ?? false;

/** @param {Element | undefined} element */
export const isLine = (element) => (element ? (shown.get(element)?.isLine ?? false) : false);
