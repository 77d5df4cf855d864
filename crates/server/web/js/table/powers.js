// Powers that are seen happening: a card turns to stone, a Gnome is crushed, a card grows stronger, packets cross the
// table. Everything is drawn as it is afterwards already; these only lead there.

import { drawing, h } from '../dom.js';
import { HIDDEN } from '../cards.js';
import { card } from '../ui/card.js';
import { animate, ghost } from './motion.js';

/** How long the card that does something needs to its place. */
const ARRIVES = 200;

/** Grey rises in a captured card from below, cracks follow, then the serpent's seal.
 * @param {Element} stone the card as it is now */
export function capture(stone) {
  const face = String(stone.getAttribute('face'));
  const was = card(face, { large: stone.hasAttribute('large') });
  // A curtain with the card as it was: it goes up while the card in it stays where it is.
  const curtain = ghost(was, stone.getBoundingClientRect(), 'curtain');
  const up = animate(curtain, [{ transform: 'none' }, { transform: 'translateY(-100%)' }], 320, { delay: ARRIVES, fill: 'both', easing: 'linear' });
  animate(was, [{ transform: 'none' }, { transform: 'translateY(100%)' }], 320, { delay: ARRIVES, fill: 'both', easing: 'linear' });
  leave(curtain, up);
  part(stone, '.crack', [{ opacity: 0, transform: 'scaleY(.2)' }, { opacity: 1, transform: 'none' }], 200, ARRIVES + 220);
  part(stone, '.seal', [{ scale: 0 }, { scale: 1.25, offset: 0.7 }, { scale: 1 }], 200, ARRIVES + 320);
}

/** The foot falls, and the Gnome lies flat.
 * @param {Element} crushed the card as it is now */
export function crush(crushed) {
  const face = String(crushed.getAttribute('face'));
  const { left, top, width, height } = crushed.getBoundingClientRect();
  const [w, high] = [/** @type {HTMLElement} */ (crushed).offsetWidth, /** @type {HTMLElement} */ (crushed).offsetHeight];
  const foot = drawing('GI', 'fall');
  const upright = ghost(h('div', null, card(face), foot), new DOMRect(left + (width - w) / 2, top + (height - high) / 2, w, high), 'under-foot');
  animate(foot, [{ translate: '0 -160%', opacity: 0 }, { translate: '0 -120%', opacity: 1, offset: 0.25 }, { translate: '0' }], 220, { fill: 'both', easing: 'ease-in' });
  leave(upright, animate(upright, [{ opacity: 1 }, { opacity: 0 }], 80, { delay: 220, fill: 'both' }));
  animate(crushed, [{ rotate: '7deg', scale: '1 1.08' }, { rotate: '-3deg', scale: '1.06 .9', offset: 0.5 }, { rotate: '0deg', scale: 1 }], 200, { delay: 220, fill: 'backwards' });
}

/** The seal of a card that is stronger than its value grows as it arrives.
 * @param {Element} stronger */
export function strengthen(stronger) {
  part(stronger, ':scope > .badge.tr', [{ scale: 0 }, { scale: 1.3, offset: 0.7 }, { scale: 1 }], 240, ARRIVES);
}

/** A sealed packet crosses the table.
 * @param {number} count cards in it @param {DOMRect | null | undefined} from @param {DOMRect | null | undefined} to */
export function packet(count, from, to) {
  if (!from || !to) return;
  const pile = h('div.packet', null, Array.from({ length: Math.min(count, 3) }, () => card(HIDDEN)), h('span.badge.wax', null, drawing('throne')));
  carry(pile, from, to, [0, 0.85, 1], 400);
}

/** Packets that were sealed are opened in the middle of the table, and lie there for a moment.
 * @param {string[]} faces @param {DOMRect | null | undefined} from @param {DOMRect | null | undefined} to */
export function openPacket(faces, from, to) {
  if (!from || !to) return;
  carry(h('div.packet.open', null, faces.map((face) => card(face))), from, to, [0.3, 0.85, 1], 1300);
}

/** Cards that somebody passed come into the hand when their packet does.
 * @param {Element} held */
export function receive(held) {
  animate(held, [{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], 180, { delay: 320, fill: 'backwards' });
}

/** @param {HTMLElement} pile @param {DOMRect} from @param {DOMRect} to
 * @param {[arrives: number, fades: number, gone: number]} when as parts of the time @param {number} milliseconds */
function carry(pile, from, to, [arrives, fades, gone], milliseconds) {
  if (from.width === 0 || to.width === 0) return;
  const middle = (/** @type {DOMRect} */ rect) => `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
  const moving = ghost(pile, new DOMRect(0, 0, 44, 62), 'carried');
  const there = { transform: middle(to), opacity: 1 };
  leave(moving, animate(moving, [{ transform: middle(from), opacity: 1 }, ...(arrives > 0 ? [{ ...there, offset: arrives }] : []), { ...there, offset: fades }, { ...there, opacity: 0, offset: gone }], milliseconds, { fill: 'both' }));
}

/** @param {Element} card @param {string} selector @param {Keyframe[]} frames @param {number} milliseconds @param {number} delay */
function part(card, selector, frames, milliseconds, delay) {
  const found = card.querySelector(selector);
  if (found) animate(found, frames, milliseconds, { delay, fill: 'backwards' });
}

/** What only shows the way goes when it has.
 * @param {Element} shown @param {Animation | null} animation */
function leave(shown, animation) {
  if (animation) animation.finished.catch(() => {}).finally(() => shown.remove());
  else shown.remove();
}
