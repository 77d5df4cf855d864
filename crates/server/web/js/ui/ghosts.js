// Pictures that lie above the page for as long as something moves: a card on its way, a packet, a falling foot.

import { html, mount, passing, ref, signal } from '../view.js';

/**
 * @typedef {object} Ghost
 * @property {import('../view.js').Drawn} picture
 * @property {DOMRect} at
 * @property {string} [class]
 * @property {(element: HTMLElement) => Animation | null} move begins the motion; the picture goes when it has ended
 */

/** @type {import('../signals.js').Signal<Ghost[]>} */
const ghosts = signal([]);

/** Lets a picture move over the page.
 * @param {Ghost} ghost */
export function haunt(ghost) {
  ghosts.value = [...ghosts.peek(), ghost];
}

/** @param {Ghost} ghost */
function vanish(ghost) {
  ghosts.value = ghosts.peek().filter((other) => other !== ghost);
}

/** Draws them. @param {HTMLElement} place */
export function startGhosts(place) {
  mount(place, () => passing(ghosts.value, view));
}

/** The element of a ghost, and its motion, once. @type {WeakMap<Ghost, Element>} */
const begun = new WeakMap();

/** @param {Ghost} ghost */
const view = (ghost) => html`<div class=${`ghost ${ghost.class ?? ''}`} .style=${`left: ${ghost.at.left}px; top: ${ghost.at.top}px; --w: ${ghost.at.width}px`} ${ref((element) => begin(ghost, element))}>${ghost.picture}</div>`;

/** @param {Ghost} ghost @param {Element | undefined} element */
function begin(ghost, element) {
  if (!(element instanceof HTMLElement) || begun.has(ghost)) return;
  begun.set(ghost, element);
  // Once it stands in the document.
  queueMicrotask(() => {
    const motion = ghost.move(element);
    if (motion) motion.finished.catch(() => {}).finally(() => vanish(ghost));
    else vanish(ghost);
  });
}
