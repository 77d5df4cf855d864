// What stands in the rules: sections of the game, factions, Settings and Buildings, each as the texts have it.

import { base } from '../base.js';
import { codeOf, factionName, power, printedCode } from '../cards.js';
import { apartCode, catalogue } from '../catalogue.js';
import { has, mark, t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { card, drawing, emblem, landscape } from '../ui/pictures.js';
import { html, nothing, part } from '../view.js';
import { addressOf } from './learn-scenes.js';
import { row } from './rules-search.js';

/** @typedef {import('../ui/near.js').Near} Near */
/** @typedef {import('./learn-scenes.js').Scene} Scene */
/** @typedef {import('./rules-search.js').Found} Found */

/** Cards beside a section, each with its state: rules-pictures.json.
 * @typedef {Record<string, [face: string, state?: string][]>} Pictures */

/** A part that the search shows or hides. It has all its words from the beginning, and its pictures once it is near.
 * @typedef {{words: string, view: (isHidden: boolean, near: Near) => unknown}} Part */

/**
 * @typedef {object} Chapter
 * @property {string} name
 * @property {Part[]} parts
 * @property {(found: Found, near: Near) => unknown} view
 */

/** The sections of rules.ftl, in their order. */
export const SECTIONS = [
  ...['goal', 'cards', 'setup', 'phase-one', 'following', 'winning', 'market', 'phase-two', 'votes', 'ties', 'teams'],
  ...['editions', 'mixes', 'maps', 'fair', 'hidden', 'words'],
];

/** All of them.
 * @param {Pictures} pictures @param {Scene[]} scenes of the tutorial
 * @returns {Chapter[]} */
export function chapters(pictures, scenes) {
  const { factions, settings, buildings } = catalogue();
  return [
    ...SECTIONS.map((name) => chapter(`rules-${name}`, t(`rules-${name}-title`), paragraphs(name), pictures[name])),
    chapter('factions', t('rules-factions'), factions.flatMap((entry) => factionParts(entry, scenes.find(({ name }) => name === entry.name)))),
    chapter('settings', t('rules-settings'), settings.map(placePart)),
    chapter('buildings', t('rules-buildings'), buildings.map(placePart)),
  ];
}

/** @param {string} id @param {string} name @param {Part[]} parts @param {Pictures[string]} [pictures]
 * @returns {Chapter} */
const chapter = (id, name, parts, pictures = []) => ({
  name,
  parts,
  view: (found, near) =>
    html`<section class="chapter" id=${id} ${near.at(id)} ?hidden=${found.isHidden}>
      <h2>${toItself(id, name)}</h2>
      ${pictures.length > 0 ? html`<div class="pictures" ?hidden=${!found.isNamed}>${part(() => (near.has(id) ? pictures.map(([face, state]) => card(face, { state })) : nothing))}</div>` : nothing}
      ${parts.map((one, i) => one.view(!found.parts[i], near))}
    </section>`,
});

/** A heading is a link to itself, so that it can be sent to somebody.
 * @param {string} id @param {string} text */
const toItself = (id, text) => html`<a href=${base.link(`/rules#${id}`)}>${text}</a>`;

/** The numbers of the rules that a text is from.
 * @param {string} key */
function numbers(key) {
  const rule = mark(key, 'rule');
  return rule ? html`<small class="rule"><span aria-hidden="true">(${rule})</span><span class="unseen">${t('rules-number', { rule })}</span></small>` : nothing;
}

/** What `numbers` says, in words that can be searched.
 * @param {string} key */
function numberWords(key) {
  const rule = mark(key, 'rule');
  return rule ? row(`(${rule})`, t('rules-number', { rule })) : '';
}

/** What is written beside and on the cards of an example.
 * @param {string[]} faces */
const exampleWords = (faces) => (faces.length > 0 ? [t('rules-example'), ...faces.flatMap((face) => [printedCode(codeOf(face)), factionName(codeOf(face))])] : []);

/** @param {string} name of a section
 * @returns {Part[]} */
function paragraphs(name) {
  const parts = [];
  for (let i = 1; has(`rules-${name}-${i}`); i += 1) {
    const key = `rules-${name}-${i}`;
    const words = row(t(key), numberWords(key));
    const inFull = () => html`<span>${t(key)}</span> ${numbers(key)}`;
    parts.push({
      words,
      view: (/** @type {boolean} */ isHidden, /** @type {Near} */ near) => html`<p class="findable" ?hidden=${isHidden}>${part(() => (near.has(`rules-${name}`) ? inFull() : words))}</p>`,
    });
  }
  return parts;
}

/** A faction; its cards that lie apart are described by themselves.
 * @param {import('../protocol.js').FactionEntry} entry @param {Scene} [scene] where it can be tried out */
const factionParts = (entry, scene) => [factionPart(entry.code, entry.cards, scene), ...(entry.fire.length > 0 ? [factionPart(apartCode(entry), entry.fire)] : [])];

/** @param {string} code @param {string[]} faces all cards with it @param {Scene} [scene]
 * @returns {Part} */
function factionPart(code, faces, scene) {
  const [about, more] = [`power-${code}`, `power-${code}-more`];
  const example = mark(more, 'cards').split(' ').filter(Boolean);
  const words = row(power(code), numberWords(about), t(`power-${code}-more`), numberWords(more), ...exampleWords(example));
  const pictures = () =>
    html`<figure>
      <figcaption class="note">${t('rules-example')}</figcaption>
      <div class="pictures">${example.map((face) => card(face, { large: true }))}</div>
    </figure>`;
  const inFull = () =>
    html`<p><span>${power(code)}</span> ${numbers(about)}</p>
      <p><span>${t(`power-${code}-more`)}</span> ${numbers(more)}</p>
      ${scene ? toScene(scene, about) : nothing}${example.length > 0 ? pictures() : nothing}
      <div class="pictures all" role="group" aria-label=${t('count-cards', { count: faces.length })}>${faces.map((face) => card(face))}</div>`;
  return {
    words: row(factionName(code), words, printedCode(code)),
    view: (isHidden, near) =>
      html`<article class="findable power" id=${about} ${near.at(about)} ?hidden=${isHidden}>
        ${part(() => (near.has(about) ? emblem(code) : nothing))}
        <div>
          <h3 id=${`${about}-name`}>${toItself(about, factionName(code))}</h3>
          ${part(() => (near.has(about) ? inFull() : html`<p class="brief">${words}</p>`))}
        </div>
      </article>`,
  };
}

/** Where a power can be tried out.
 * @param {Scene} scene @param {string} about the part that says what it does */
const toScene = (scene, about) =>
  html`<a class="try" id=${`${about}-try`} href=${base.link(addressOf(scene))} aria-labelledby=${`${about}-try ${about}-name`}>${drawing('i-learn')}<span>${t('rules-try')}</span></a>`;

/** @param {string} name a Setting or a Building
 * @returns {Part} */
function placePart(name) {
  const [id, text, example] = [`place-${name}`, `place-${name}-text`, `place-${name}-example`];
  // The cards of one side stand together, and so do those that stay.
  const groups = mark(example, 'cards').split(' / ').map((cards) => cards.split(' ').filter(Boolean));
  const words = row(placeText(name), numberWords(text), t('rules-example'), t(example));
  const inFull = () =>
    html`<p><span>${placeText(name)}</span> ${numbers(text)}</p>
      <figure>
        <figcaption class="note">${t('rules-example')}</figcaption>
        <div class="pictures">${groups.map((cards) => html`<span class="side-by-side">${cards.map((face) => card(face))}</span>`)}</div>
        <p>${t(example)}</p>
      </figure>`;
  return {
    words: row(placeName(name), words, ...groups.flat().map((face) => printedCode(codeOf(face)))),
    view: (isHidden, near) =>
      html`<article class="findable place" id=${id} ${near.at(id)} ?hidden=${isHidden}>
        ${part(() => (near.has(id) ? landscape(name) : nothing))}
        <div>
          <h3>${toItself(id, placeName(name))}</h3>
          ${part(() => (near.has(id) ? inFull() : html`<p class="brief">${words}</p>`))}
        </div>
      </article>`,
  };
}
