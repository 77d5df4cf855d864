// A card: <ir-card face="DR7">. Attributes:
//   face    DR7, or ?? for a card that lies face down
//   state   words of: refused selected queued wins stone crushed sealed
//   bonus   strength beyond its value
//   order   the number of a queued card
//   large   with its name on a ribbon
// It is a picture with a name. Where it can be chosen it stands in a button, which then has the name.

import { bind, drawing, h } from '../dom.js';
import { HIDDEN, cardName, codeOf, factionName, valueOf } from '../cards.js';
import { t } from '../i18n.js';

/** How many letters fit on the ribbon at its usual size. */
const LETTERS = 13;

class Card extends HTMLElement {
  static observedAttributes = ['face', 'state', 'bonus', 'order', 'large'];
  #drawn = false;

  connectedCallback() {
    if (!this.#drawn) this.#draw();
  }

  attributeChangedCallback() {
    if (this.#drawn) this.#draw();
  }

  get face() {
    return this.getAttribute('face') ?? HIDDEN;
  }

  #draw() {
    this.#drawn = true;
    const face = this.face;
    const states = (this.getAttribute('state') ?? '').split(' ').filter(Boolean);
    const large = this.hasAttribute('large');
    if (this.closest('button')) this.setAttribute('aria-hidden', 'true');
    else {
      this.setAttribute('role', 'img');
      bind(this, 'aria-label', () => this.#name(states));
    }
    if (face === HIDDEN) {
      this.className = ['card', 'down', ...states].join(' ');
      this.replaceChildren(drawing('back'));
      return;
    }
    const code = codeOf(face);
    this.className = ['card', `f-${code}`, large && 'lg', ...states].filter(Boolean).join(' ');
    this.replaceChildren(
      h('i.pat'),
      drawing(`n${valueOf(face)}`, 'num'),
      drawing(code, 'emb'),
      h('span.code', { 'aria-hidden': 'true' }, code),
      ...(large ? [h('span.name', { 'aria-hidden': 'true', text: () => this.#ribbon(code) })] : []),
      ...this.#marks(states),
    );
  }

  /** The name on the ribbon; long ones in smaller letters.
   * @param {string} code */
  #ribbon(code) {
    const name = factionName(code);
    this.style.setProperty('--fit', String(Math.min(1, LETTERS / name.length)));
    return name;
  }

  /** @param {string[]} states */
  #marks(states) {
    const marks = [];
    if (states.includes('stone')) marks.push(drawing('crack', 'crack'), h('span.badge.seal.tr', null, drawing('BA')));
    if (states.includes('crushed')) marks.push(drawing('GI', 'foot'));
    if (states.includes('refused')) marks.push(drawing('i-no', 'no'));
    if (states.includes('selected')) marks.push(h('span.badge.tl', null, drawing('i-check')));
    if (states.includes('queued')) marks.push(h('span.badge.tl', null, this.getAttribute('order') ?? '1'));
    if (states.includes('sealed')) marks.push(h('span.badge.wax.tl', null, drawing('throne')));
    const bonus = this.getAttribute('bonus');
    if (bonus && !states.includes('stone')) marks.push(h('span.badge.tr', { 'aria-hidden': 'true' }, `+${bonus}`));
    return marks;
  }

  /** @param {string[]} states */
  #name(states) {
    const name = cardName(this.face);
    const bonus = Number(this.getAttribute('bonus') ?? 0);
    const words = [bonus > 0 ? t('card-strength', { card: name, strength: valueOf(this.face) + bonus }) : name];
    if (states.includes('stone')) words.push(t('card-captured'));
    if (states.includes('crushed')) words.push(t('card-crushed'));
    if (states.includes('wins')) words.push(t('card-wins'));
    return words.join(', ');
  }
}

customElements.define('ir-card', Card);

/**
 * A card.
 * @param {string} face
 * @param {{state?: string, bonus?: number, order?: number, large?: boolean, width?: string, class?: string}} [looks]
 * @returns {Card}
 */
export function card(face, looks = {}) {
  const element = /** @type {Card} */ (h('ir-card', {
    face,
    state: looks.state || null,
    bonus: looks.bonus || null,
    order: looks.order ?? null,
    large: looks.large ?? false,
  }));
  if (looks.width) element.style.setProperty('--w', looks.width);
  return element;
}

/** The emblem of a faction on its field.
 * @param {string} code */
export const emblem = (code) => h(`span.emblem.f-${code}`, null, h('i.pat'), drawing(code));
