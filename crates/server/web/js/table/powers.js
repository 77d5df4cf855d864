// Powers that are seen happening: a card turns to stone, one is crushed, one grows stronger, packets cross the table.
// Everything is drawn as it is afterwards already; these only lead there.

import { HIDDEN } from '../cards.js';
import { signOf } from '../catalogue.js';
import { speed } from '../settings.js';
import { haunt } from '../ui/ghosts.js';
import { card, drawing } from '../ui/pictures.js';
import { createRef, html, ref } from '../view.js';
import { animate } from './motion.js';

/** @typedef {import('./places.js').Places} Places */
/** @typedef {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} Ref */

/** How long the card that does something needs to its place. */
const ARRIVES = 200;

/** Grey rises in a captured card from below, cracks follow, then the captor's seal.
 * @param {Places} places @param {string} name of the card as it is now @param {string} face @param {boolean} large */
export function capture(places, name, face, large) {
  const stone = places.get(name);
  if (!stone || speed() === 0) return;
  /** @type {Ref} */
  const was = createRef();
  // A curtain with the card as it was: it goes up while the card in it stays where it is.
  haunt({
    picture: html`<div ${ref(was)}>${card(face, { large, mute: true })}</div>`,
    at: stone.getBoundingClientRect(),
    class: 'curtain',
    move(curtain) {
      if (was.value) animate(was.value, [{ transform: 'none' }, { transform: 'translateY(100%)' }], 320, { delay: ARRIVES, fill: 'both', easing: 'linear' });
      return animate(curtain, [{ transform: 'none' }, { transform: 'translateY(-100%)' }], 320, { delay: ARRIVES, fill: 'both', easing: 'linear' });
    },
  });
  part(places, `${name} crack`, [{ opacity: 0, transform: 'scaleY(.2)' }, { opacity: 1, transform: 'none' }], 200, ARRIVES + 220);
  part(places, `${name} seal`, [{ scale: 0 }, { scale: 1.25, offset: 0.7 }, { scale: 1 }], 200, ARRIVES + 320);
}

/** The foot falls, and the card lies flat.
 * @param {HTMLElement | null} crushed the card as it is now @param {string} face */
export function crush(crushed, face) {
  if (!crushed || speed() === 0) return;
  const { left, top, width, height } = crushed.getBoundingClientRect();
  const [w, high] = [crushed.offsetWidth, crushed.offsetHeight];
  /** @type {Ref} */
  const foot = createRef();
  haunt({
    picture: html`<div>${card(face, { mute: true })}<svg class="fall" aria-hidden="true" ${ref(/** @type {any} */ (foot))}><use href=${`#${signOf('crush')}`}></use></svg></div>`,
    at: new DOMRect(left + (width - w) / 2, top + (height - high) / 2, w, high),
    class: 'under-foot',
    move(upright) {
      if (foot.value) animate(foot.value, [{ translate: '0 -160%', opacity: 0 }, { translate: '0 -120%', opacity: 1, offset: 0.25 }, { translate: '0' }], 220, { fill: 'both', easing: 'ease-in' });
      return animate(upright, [{ opacity: 1 }, { opacity: 0 }], 80, { delay: 220, fill: 'both' });
    },
  });
  animate(crushed, [{ rotate: '7deg', scale: '1 1.08' }, { rotate: '-3deg', scale: '1.06 .9', offset: 0.5 }, { rotate: '0deg', scale: 1 }], 200, { delay: 220, fill: 'backwards' });
}

/** The seal of a card that is stronger than its value grows as it arrives.
 * @param {Places} places @param {string} name of the card */
export function strengthen(places, name) {
  part(places, `${name} bonus`, [{ scale: 0 }, { scale: 1.3, offset: 0.7 }, { scale: 1 }], 240, ARRIVES);
}

/** A sealed packet crosses the table.
 * @param {number} count cards in it @param {DOMRect | null | undefined} from @param {DOMRect | null | undefined} to */
export function packet(count, from, to) {
  const pile = html`<div class="packet">${Array.from({ length: Math.min(count, 3) }, () => card(HIDDEN, { mute: true }))}<span class="badge wax">${drawing('throne')}</span></div>`;
  carry(pile, from, to, [0, 0.85, 1], 400);
}

/** Packets that were sealed are opened in the middle of the table, and lie there for a moment.
 * @param {string[]} faces @param {DOMRect | null | undefined} from @param {DOMRect | null | undefined} to */
export function openPacket(faces, from, to) {
  carry(html`<div class="packet open">${faces.map((face) => card(face, { mute: true }))}</div>`, from, to, [0.3, 0.85, 1], 1300);
}

/** Cards that somebody passed come into the hand when their packet does.
 * @param {HTMLElement | null} held */
export function receive(held) {
  if (held) animate(held, [{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], 180, { delay: 320, fill: 'backwards' });
}

/** @param {import('../view.js').Drawn} pile @param {DOMRect | null | undefined} from @param {DOMRect | null | undefined} to
 * @param {[arrives: number, fades: number, gone: number]} when as parts of the time @param {number} milliseconds */
function carry(pile, from, to, [arrives, fades, gone], milliseconds) {
  if (!from || !to || from.width === 0 || to.width === 0 || speed() === 0) return;
  const middle = (/** @type {DOMRect} */ rect) => `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
  const there = { transform: middle(to), opacity: 1 };
  const frames = [{ transform: middle(from), opacity: 1 }, ...(arrives > 0 ? [{ ...there, offset: arrives }] : []), { ...there, offset: fades }, { ...there, opacity: 0, offset: gone }];
  haunt({ picture: pile, at: new DOMRect(0, 0, 44, 62), class: 'carried', move: (ghost) => animate(ghost, frames, milliseconds, { fill: 'both' }) });
}

/** @param {Places} places @param {string} name @param {Keyframe[]} frames @param {number} milliseconds @param {number} delay */
function part(places, name, frames, milliseconds, delay) {
  const found = places.get(name);
  if (found) animate(found, frames, milliseconds, { delay, fill: 'backwards' });
}
