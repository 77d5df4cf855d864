// Motion: the page is drawn as it is now, then things come from where they were. Nothing waits for it.

import { fades, speed } from '../settings.js';
import { batch } from '../signals.js';
import { haunt } from '../ui/ghosts.js';
import { boxOf } from './places.js';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** A card that is played, and one that is gathered. */
const THROW = 'cubic-bezier(.25, .8, .3, 1)';
const SWEEP = 'cubic-bezier(.5, 0, .2, 1)';
/** A vote: beyond its place, and back. */
const SWING = 'cubic-bezier(.3, 1.4, .5, 1)';

/** Milliseconds at normal speed. */
const PLAY = 240;
const CROWN = 160;
/** When the last card of a trick has landed, and its winner is crowned. */
export const WON = PLAY + CROWN;
const GATHER = 420;
const VOTE = 500;
const FADE = 120;

/** How high a card flies, in pixels. */
const ARC = 24;
/** How finely that is drawn. */
const STEPS = 8;
/** A shadow closes in the last part of the flight. */
const LANDS = 0.75;
/** From here on what leaves is seen through. */
const FADES = 0.75;

/** @type {Set<Animation>} */
const running = new Set();

/** What begins to move with the next frame. @type {(() => void) | null} */
let waiting = null;
let frame = 0;
/** What is to move once everything is measured. @type {(() => void)[] | null} */
let measured = null;

/** Lets things move with the next frame, for which the page is laid out anyway: to measure what was just drawn would lay it
 * out at once, and again for the frame.
 * @param {() => void} run */
export function withNextFrame(run) {
  settle();
  waiting = run;
  frame = requestAnimationFrame(settle);
}

/** Begins what waits for the next frame. Everything is measured before anything moves, for the same reason. */
export function settle() {
  const run = waiting;
  if (!run) return;
  waiting = null;
  cancelAnimationFrame(frame);
  /** @type {(() => void)[]} */
  const starts = [];
  measured = starts;
  try {
    batch(run);
  } finally {
    measured = null;
  }
  for (const start of starts) start();
}

/**
 * @param {Element} element @param {Keyframe[]} frames @param {number} milliseconds at normal speed
 * @param {KeyframeAnimationOptions} [options]
 * @returns {Animation | null} nothing, if it does not move, or not yet
 */
export function animate(element, frames, milliseconds, options = {}) {
  if (speed() === 0) return null;
  return begin(element, frames, { easing: EASE, ...options, duration: milliseconds * speed(), delay: Number(options.delay ?? 0) * speed() });
}

/** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
function begin(element, frames, options) {
  if (measured) {
    measured.push(() => void begin(element, frames, options));
    return null;
  }
  const animation = element.animate(frames, options);
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => running.delete(animation));
  return animation;
}

/** Ends whatever still moves: something new has happened. */
export function finishMotion() {
  settle();
  for (const animation of running) animation.finish();
}

/** Where nothing may move, what is new in its place is faded in.
 * @param {Element | null} element */
export function fadeIn(element) {
  if (element && fades()) begin(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** How something lies that is at another place, seen from its own: turns stay as the style sheet has them.
 * @param {DOMRect} to its own place @param {DOMRect} from */
const away = (to, from) => ({ x: from.left + from.width / 2 - to.left - to.width / 2, y: from.top + from.height / 2 - to.top - to.height / 2, scale: Math.min(1.4, from.width / to.width) });

/** @param {Element | null} element @param {DOMRect | null | undefined} from */
function distance(element, from) {
  if (speed() === 0 || !element || !from || from.width === 0) return null;
  const to = boxOf(element);
  return to.width === 0 ? null : { element, ...away(to, from) };
}

/** Lets an element come from another place. Where it is shifted or turned in its own place, as in a fan, it stays so.
 * @param {Element | null} element @param {DOMRect | null | undefined} from @param {number} milliseconds @param {number} [delay]
 * @param {number} [turn] in degrees, at first */
export function comeFrom(element, from, milliseconds, delay = 0, turn = 0) {
  const way = distance(element, from);
  if (!way) return;
  /** @type {KeyframeAnimationOptions} */
  const when = { delay, fill: 'backwards' };
  animate(way.element, [{ translate: `${way.x}px ${way.y}px` }, { translate: '0 0' }], milliseconds, { ...when, composite: 'add' });
  animate(way.element, [{ scale: way.scale }, { scale: 1 }], milliseconds, when);
  if (turn !== 0) animate(way.element, [{ rotate: `${turn}deg` }, {}], milliseconds, when);
}

/** A card is played: it flies in an arc, turns as it will lie, and its shadow closes as it lands.
 * @param {Element | null} element @param {DOMRect | null | undefined} from */
export function play(element, from) {
  const way = distance(element, from);
  if (!way) return fadeIn(element);
  const { x, y, scale } = way;
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => {
    const left = 1 - i / STEPS;
    return { translate: `${x * left}px ${y * left - 4 * ARC * left * (1 - left)}px`, scale: 1 + (scale - 1) * left };
  });
  animate(way.element, frames, PLAY, { easing: THROW });
  animate(way.element, [{ rotate: '0deg' }, {}], PLAY, { easing: THROW });
  return animate(way.element, [{ opacity: 1 }, { opacity: 1, offset: LANDS }, { opacity: 0 }], PLAY, { easing: 'linear', pseudoElement: '::after' });
}

/** Lets a picture fly somewhere, and go.
 * @param {import('../view.js').Drawn} picture @param {DOMRect} from @param {DOMRect | null} to nowhere: it goes where it is
 * @param {number} milliseconds @param {number} [delay] */
export function fly(picture, from, to, milliseconds, delay = 0) {
  if (speed() === 0 || from.width === 0 || to?.width === 0) return;
  const { x, y } = away(from, to ?? from);
  haunt({
    picture,
    at: from,
    move: (ghost) => animate(ghost, [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: FADES }, { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0 }], milliseconds, { delay, fill: 'both' }),
  });
}

/** A card of a finished trick slides under the one that won, and leaves with it. The one that won only leaves.
 * @param {import('../view.js').Drawn} picture @param {{box: DOMRect, turn: string}} from @param {DOMRect} winner @param {DOMRect | null} to */
export function gather(picture, from, winner, to) {
  if (speed() === 0 || from.box.width === 0) return;
  const under = away(from.box, winner);
  const goal = to && to.width > 0 ? away(from.box, to) : under;
  const frames = [
    { translate: '0 0', scale: 1, rotate: from.turn, opacity: 1 },
    { translate: `${under.x}px ${under.y}px`, scale: 1, rotate: '0deg', opacity: 1, offset: 0.4 },
    { opacity: 1, offset: FADES },
    { translate: `${goal.x}px ${goal.y}px`, scale: to ? 0.35 : 1, rotate: '0deg', opacity: 0 },
  ];
  haunt({ picture, at: from.box, move: (ghost) => animate(ghost, frames, GATHER, { easing: SWEEP, fill: 'both' }) });
}

/** Two short nudges: no.
 * @param {Element | null} element */
export function nudge(element) {
  if (element) animate(element, [{ translate: '0' }, { translate: '-3px' }, { translate: '3px' }, { translate: '-3px' }, { translate: '0' }], 160);
}

/** The winner of a trick is crowned, once the last card has landed.
 * @param {Element | null} crown */
export function crowned(crown) {
  if (crown) animate(crown, [{ scale: 0.4, opacity: 0 }, { scale: 1.2, opacity: 1, offset: 0.7 }, { scale: 1 }], CROWN, { delay: PLAY, fill: 'backwards' });
}

/** A vote is decided by a trick: the rod takes the colour of the side that has it now, the cloth swings on it, and a crown
 * drops onto the cloth. What stands on the cloth can be read all the time.
 * @param {Element | null} tile @param {Element | null} rod @param {Element | null} crown */
export function decide(tile, rod, crown) {
  /** @type {KeyframeAnimationOptions} */
  const when = { delay: WON, fill: 'backwards' };
  if (rod) animate(rod, [{ opacity: 0 }, { opacity: 1 }], VOTE, { ...when, easing: 'linear' });
  const swing = [{ rotate: '0deg' }, { rotate: '2deg', offset: 0.3 }, { rotate: '-1.2deg', offset: 0.65 }, { rotate: '0deg' }];
  for (const pseudoElement of ['::before', '::after']) if (tile) animate(tile, swing, VOTE, { ...when, pseudoElement });
  if (crown) animate(crown, [{ translate: '0 -40px', opacity: 0 }, { opacity: 1, offset: 0.5 }, { translate: '0 0' }], VOTE, { ...when, easing: SWING });
}

/** Something new grows into its place.
 * @param {Element | null} element @param {number} [milliseconds] */
export function appear(element, milliseconds = 300) {
  if (element) animate(element, [{ scale: 0.6, opacity: 0 }, { scale: 1, opacity: 1 }], milliseconds);
}
