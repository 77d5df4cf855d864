// Drawings, cards, emblems, Settings and Buildings, as templates.

import { HIDDEN, cardName, codeOf, factionName, printedCode, valueOf } from '../cards.js';
import { codeOfFaction, signOf } from '../catalogue.js';
import { t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { classes, html, nothing } from '../view.js';
import { tellsCard, tellsFaction, tellsPlace } from './power-subject.js';

/** How many letters fit on a card's ribbon at its usual size. */
const LETTERS = 13;

/** One of the drawings of art/, by its id.
 * @param {string} id @param {string} [named] its classes */
export const drawing = (id, named) => html`<svg class=${named || nothing} aria-hidden="true"><use href=${`#${id}`}></use></svg>`;

/** The emblem of a faction on its field.
 * @param {string} code */
export const emblem = (code) => html`<span class=${`emblem f-${code}`} data-code=${code} ${tellsFaction(code)}><i class="pat"></i>${drawing(code)}</span>`;

/** The factions at a table, as emblems.
 * @param {string[]} factions as the server names them */
export const emblems = (factions) => {
  const codes = factions.map(codeOfFaction);
  return html`<span class="emblems" role="img" aria-label=${codes.map(factionName).join(', ')}>${codes.map(emblem)}</span>`;
};

/**
 * How a card looks.
 * @typedef {object} Looks
 * @property {string} [state] words of: refused selected queued wins stone crushed sealed
 * @property {number} [bonus] strength beyond its value
 * @property {boolean} [large] whether its name is on a ribbon
 * @property {boolean} [mute] whether it stands in something that has its name already
 * @property {[places: import('../table/places.js').Places, name: string]} [place] where motion finds it and its marks
 */

/** A card: a picture with a name.
 * @param {string} face `DR7`, or `??` for a card that lies face down @param {Looks} [looks] */
export function card(face, looks = {}) {
  const states = (looks.state ?? '').split(' ').filter(Boolean);
  const mute = looks.mute ?? false;
  const code = codeOf(face);
  const kind = face === HIDDEN ? 'down' : classes(`f-${code}`, looks.large && 'lg');
  return html`<ir-card
    face=${face}
    class=${classes('card', kind, ...states)}
    role=${mute ? nothing : 'img'}
    aria-hidden=${mute ? 'true' : nothing}
    aria-label=${mute ? nothing : nameOf(face, looks, states)}
    ${at(looks)}
    ${tellsCard(face)}
    >${face === HIDDEN ? drawing('back') : front(face, looks, states)}</ir-card
  >`;
}

/** Where motion finds a card, or one of its marks.
 * @param {Looks} looks @param {string} [mark] */
const at = ({ place }, mark = '') => (place ? place[0].at(mark ? `${place[1]} ${mark}` : place[1]) : nothing);

/** @param {string} face @param {Looks} looks @param {string[]} states */
const front = (face, looks, states) => html`<i class="pat"></i>${drawing(`n${valueOf(face)}`, 'num')}${drawing(codeOf(face), 'emb')}<span class="code" aria-hidden="true">${printedCode(codeOf(face))}</span>${looks.large ? ribbon(codeOf(face)) : nothing}${marks(looks, states)}`;

/** The name on the ribbon; long ones in smaller letters.
 * @param {string} code */
function ribbon(code) {
  const name = factionName(code);
  return html`<span class="name" aria-hidden="true" .style=${`--fit: ${Math.min(1, LETTERS / name.length)}`}>${name}</span>`;
}

/** @param {Looks} looks @param {string[]} states */
const marks = (looks, states) => [
  states.includes('stone')
    ? html`<svg class="crack" aria-hidden="true" ${at(looks, 'crack')}><use href="#crack"></use></svg><span class="badge seal tr" ${at(looks, 'seal')}>${drawing(signOf('capture'))}</span>`
    : nothing,
  states.includes('crushed') ? drawing(signOf('crush'), 'foot') : nothing,
  states.includes('refused') ? drawing('i-no', 'no') : nothing,
  states.includes('selected') ? html`<span class="badge tl">${drawing('i-check')}</span>` : nothing,
  states.includes('queued') ? html`<span class="badge tl">1</span>` : nothing,
  states.includes('sealed') ? html`<span class="badge wax tl">${drawing('throne')}</span>` : nothing,
  looks.bonus && !states.includes('stone') ? html`<span class="badge tr" aria-hidden="true" ${at(looks, 'bonus')}>+${looks.bonus}</span>` : nothing,
];

/** @param {string} face @param {Looks} looks @param {string[]} states */
function nameOf(face, { bonus = 0 }, states) {
  const name = cardName(face);
  const words = [bonus > 0 ? t('card-strength', { card: name, strength: valueOf(face) + bonus }) : name];
  if (states.includes('stone')) words.push(t('card-captured'));
  if (states.includes('crushed')) words.push(t('card-crushed'));
  if (states.includes('wins')) words.push(t('card-wins'));
  return words.join(', ');
}

/** @param {string} place as the server calls it */
export const landscape = (place) => drawing(`loc-${place}`, 'landscape');

/**
 * A Setting or Building; a tap shows its text in place.
 * @param {string} place @param {{withText?: boolean, count?: import('../view.js').Drawn}} [how] `count`: what is counted there
 */
export const location = (place, { withText = false, count = nothing } = {}) =>
  html`<button class="location" data-place=${place} ${tellsPlace(place)} aria-label=${withText || count !== nothing ? nothing : placeName(place)}>
    ${landscape(place)}<span class="name">${placeName(place)}</span>${withText ? html`<span class="text">${placeText(place)}</span>` : nothing}${count}
  </button>`;

/** Where a Setting or Building could lie, and none does.
 * @param {'setting' | 'building'} kind */
export const noLocation = (kind) => html`<div class="location none"><span>${kind === 'setting' ? t('no-setting') : t('no-building')}</span></div>`;
