// Motion: the page is drawn as it is now, then things come from where they were. Nothing waits for it.

import { speed } from '../settings.js';
import { haunt } from '../ui/ghosts.js';

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
 * @param {Element | null} element @param {DOMRect | null | undefined} from @param {number} milliseconds @param {number} [delay] */
export function comeFrom(element, from, milliseconds, delay = 0) {
  if (!element || !from || from.width === 0) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const scale = Math.min(1.4, from.width / to.width);
  const move = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${scale})`;
  animate(element, [{ transform: move }, { transform: 'none' }], milliseconds, { delay, fill: 'backwards' });
}

/** Lets a picture fly somewhere, and go.
 * @param {import('../view.js').Drawn} picture @param {DOMRect} from @param {DOMRect | null} to nowhere: it goes where it is
 * @param {number} milliseconds @param {number} [delay] */
export function fly(picture, from, to, milliseconds, delay = 0) {
  if (speed() === 0 || from.width === 0 || to?.width === 0) return;
  const goal = to ?? from;
  const move = `translate(${goal.left + goal.width / 2 - from.left - from.width / 2}px, ${goal.top + goal.height / 2 - from.top - from.height / 2}px) scale(.35)`;
  haunt({
    picture,
    at: from,
    move: (ghost) => animate(ghost, [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.75 }, { transform: move, opacity: 0 }], milliseconds, { delay, fill: 'both' }),
  });
}

/** Two short nudges: no.
 * @param {Element | null} element */
export function nudge(element) {
  if (element) animate(element, [{ translate: '0' }, { translate: '-3px' }, { translate: '3px' }, { translate: '-3px' }, { translate: '0' }], 160);
}

/** A crown falls onto what is decided.
 * @param {Element | null} element */
export function drop(element) {
  if (element) animate(element, [{ translate: '0 -40px', opacity: 0 }, { translate: '0 3px', opacity: 1, offset: 0.7 }, { translate: '0' }], 500);
}

/** Something new grows into its place.
 * @param {Element | null} element @param {number} [milliseconds] */
export function appear(element, milliseconds = 300) {
  if (element) animate(element, [{ scale: 0.6, opacity: 0 }, { scale: 1, opacity: 1 }], milliseconds);
}
