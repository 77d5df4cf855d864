// The focus never falls to nothing: when what has it goes away, a successor takes it over, at last the heading of the page.

import { Directive, directive } from '../../vendor/lit-html/directive.js';
import { noChange } from '../../vendor/lit-html/lit-html.js';

/** Who takes over from what was in an element. @type {WeakMap<Element, () => Element | null | undefined>} */
const successors = new WeakMap();
/** Elements where that has time until the next frame, unless the focus is to be seen. @type {WeakSet<Element>} */
const patient = new WeakSet();

class Successor extends Directive {
  /** @param {() => Element | null | undefined} _find @param {{patient?: boolean}} [_how] */
  render(_find, _how) {
    return noChange;
  }

  /** @param {any} part @param {[() => Element | null | undefined, {patient?: boolean}?]} how */
  update(part, [find, how]) {
    succeed(part.element, find);
    if (how?.patient) patient.add(part.element);
    return noChange;
  }
}

/** Names who gets the focus when it was in the element of a template, and what had it is gone. To give something the focus lays
 * the page out: where fingers are quick, `patient` leaves that to the next frame. With a keyboard it is done at once.
 * @type {(find: () => Element | null | undefined, how?: {patient?: boolean}) => unknown} */
export const successor = directive(Successor);

/** The same for an element of the shell.
 * @param {Element} element @param {() => Element | null | undefined} find */
export function succeed(element, find) {
  successors.set(element, find);
}

/** What had the focus, and what it stood in, from the inside out; whether that was to be seen, as it is with a keyboard.
 * @typedef {{element: HTMLElement, inside: Element[], isSeen: boolean}} Held */

/** @type {Held | null} */
let last = null;

/** Begins to look after the focus. */
export function startFocus() {
  addEventListener('focusin', (event) => (last = held(event.target)));
  addEventListener('focusout', (event) => queueMicrotask(() => forget(event.target)));
  new MutationObserver(() => {
    // What was only moved to another place has lost it as well.
    if (!last || !nothingHasIt()) return;
    if (last.isSeen || !last.inside.some((one) => patient.has(one))) passOn(last);
    else requestAnimationFrame(() => last && nothingHasIt() && passOn(last));
  }).observe(document.body, { childList: true, subtree: true });
}

const nothingHasIt = () => !document.activeElement || document.activeElement === document.body;

/** Leaving an element that is still there is done on purpose.
 * @param {EventTarget | null} element */
function forget(element) {
  if (last && last.element === element && last.element.isConnected && nothingHasIt()) last = null;
}

/** @param {EventTarget | Element | null} element
 * @returns {Held | null} */
function held(element) {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const inside = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement) inside.push(place);
  return { element, inside, isSeen: element.matches(':focus-visible') };
}

/** @param {Held} lost */
function passOn({ element, inside }) {
  last = null;
  if (take(element)) return;
  for (const place of inside) if (place.isConnected && take(successors.get(place)?.())) return;
  focusHeading();
}

/** @param {Element | null | undefined} element
 * @returns {boolean} whether it has the focus now */
function take(element) {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** What has the focus now, or could have it, gets it when the function is called and nothing else has it; else its successor.
 * @param {Element | null} [element] */
export function holdFocus(element = document.activeElement) {
  const opener = held(element);
  return () => {
    if (!nothingHasIt()) return;
    last = null;
    if (opener) passOn(opener);
  };
}

/** The page's own element, and where its heading may stand besides. @type {{page: HTMLElement | null, bar: HTMLElement | null}} */
const frame = { page: null, bar: null };

/** @param {HTMLElement} page @param {HTMLElement} bar */
export function frameOf(page, bar) {
  frame.page = page;
  frame.bar = bar;
}

/** The heading of the page gets the focus, so that reading begins there; without one, the page itself.
 * @returns {boolean} whether there was a heading */
export function focusHeading() {
  const heading = /** @type {HTMLElement | null} */ (frame.page?.querySelector('h1') ?? frame.bar?.querySelector('h1') ?? null);
  if (heading) heading.tabIndex = -1;
  if (take(heading)) return true;
  take(frame.page);
  return false;
}
