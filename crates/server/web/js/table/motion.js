// Motion: the page is drawn as it is now, then cards come from where they were. Nothing waits for it.

import { h } from '../dom.js';
import { speed } from '../settings.js';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/** @type {Set<Animation>} */
const running = new Set();

/**
 * @param {Element} element @param {Keyframe[]} frames @param {number} milliseconds at normal speed
 * @param {KeyframeAnimationOptions} [options]
 */
export function animate(element, frames, milliseconds, options = {}) {
  if (speed() === 0) return null;
  const animation = element.animate(frames, { duration: milliseconds * speed(), easing: EASE, ...options, delay: Number(options.delay ?? 0) * speed() });
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
  return animation;
}

/** Ends whatever still moves: something new has happened. */
export function finishMotion() {
  for (const animation of running) animation.finish();
}

/** Lets an element come from another place.
 * @param {Element} element @param {DOMRect | null | undefined} from @param {number} milliseconds @param {number} [delay] */
export function comeFrom(element, from, milliseconds, delay = 0) {
  const to = element.getBoundingClientRect();
  if (!from || from.width === 0 || to.width === 0) return;
  const scale = Math.min(1.4, from.width / to.width);
  const move = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${scale})`;
  animate(element, [{ transform: move }, { transform: 'none' }], milliseconds, { delay, fill: 'backwards' });
}

/** Lets a picture of an element fly somewhere, and go.
 * @param {Element} picture @param {DOMRect} from @param {DOMRect} to @param {number} milliseconds @param {number} [delay] */
export function fly(picture, from, to, milliseconds, delay = 0) {
  if (speed() === 0 || to.width === 0 || from.width === 0) return;
  const copy = ghost(picture.cloneNode(true), from);
  const move = `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px) scale(.35)`;
  const animation = animate(copy, [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.75 }, { transform: move, opacity: 0 }], milliseconds, { delay, fill: 'both' });
  if (!animation) copy.remove();
  else animation.finished.catch(() => {}).finally(() => copy.remove());
}

/** A picture that lies above the page, for as long as something moves.
 * @param {Node} picture @param {DOMRect} at @param {string} [classes] */
export function ghost(picture, at, classes = '') {
  const shown = h('div.ghost', { 'aria-hidden': 'true', class: classes, style: { left: `${at.left}px`, top: `${at.top}px`, '--w': `${at.width}px` } }, picture);
  document.body.append(shown);
  return shown;
}

/** A card goes to somebody, or out of the game.
 * @param {Element} card @param {Element | null} target */
export function collect(card, target) {
  const from = card.getBoundingClientRect();
  fly(card, from, target ? target.getBoundingClientRect() : from, target ? 420 : 300);
}

/** Two short nudges: no.
 * @param {Element} element */
export function nudge(element) {
  animate(element, [{ translate: '0' }, { translate: '-3px' }, { translate: '3px' }, { translate: '-3px' }, { translate: '0' }], 160);
}

/** A crown falls onto what is decided.
 * @param {Element | null} element */
export function drop(element) {
  if (element) animate(element, [{ translate: '0 -40px', opacity: 0 }, { translate: '0 3px', opacity: 1, offset: 0.7 }, { translate: '0' }], 500);
}

/** Something new grows into its place.
 * @param {Element} element @param {number} [milliseconds] */
export function appear(element, milliseconds = 300) {
  animate(element, [{ scale: 0.6, opacity: 0 }, { scale: 1, opacity: 1 }], milliseconds);
}
