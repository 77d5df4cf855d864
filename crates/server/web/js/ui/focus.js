// The focus never falls to nothing: when what has it goes away, what stands in its place takes it over.

import { keyOf, namesakes } from '../dom.js';

/** What had the focus: its name, and what it stood in, from the inside out.
 * @typedef {{element: HTMLElement, key: string | null, inside: Element[]}} Held */

/** Who takes over from what was in an element. @type {WeakMap<Element, () => Element | null | undefined>} */
const heirs = new WeakMap();

/** @type {Held | null} */
let last = null;

/** Names who takes the focus when it was in this element, and what had it is gone without a namesake.
 * @param {Element} element @param {() => Element | null | undefined} find */
export function heir(element, find) {
  heirs.set(element, find);
}

/** Begins to look after the focus. */
export function startFocus() {
  addEventListener('focusin', (event) => (last = held(event.target)));
  addEventListener('focusout', (event) => queueMicrotask(() => forget(event.target)));
  new MutationObserver(() => {
    if (last && !last.element.isConnected && nothingHasIt()) passOn(last);
  }).observe(document.body, { childList: true, subtree: true });
}

const nothingHasIt = () => !document.activeElement || document.activeElement === document.body;

/** Whoever leaves an element that is still there has left it on purpose.
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
  return { element, key: keyOf(element), inside };
}

/** Gives the focus to what is called as what had it, to an heir, or to the heading of the page.
 * @param {Held} lost */
function passOn({ element, key, inside }) {
  last = null;
  if (take(element)) return;
  for (const place of inside.filter((one) => one.isConnected)) {
    if (key && namesakes(place, key).some(take)) return;
    if (take(heirs.get(place)?.())) return;
  }
  focusHeading();
}

/** @param {Element | null | undefined} element
 * @returns {boolean} whether it has the focus now */
function take(element) {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** What has the focus now gets it back when the function is called, or what stands there then. */
export function holdFocus() {
  const opener = held(document.activeElement);
  return () => {
    if (!nothingHasIt()) return;
    last = null;
    if (opener) passOn(opener);
  };
}

/** The heading of the page gets the focus, so that reading begins there; without one, the page itself. */
export function focusHeading() {
  const page = document.getElementById('page');
  const heading = /** @type {HTMLElement | null} */ (page?.querySelector('h1') ?? document.querySelector('#bar h1'));
  if (heading) heading.tabIndex = -1;
  if (!take(heading)) take(page);
}
