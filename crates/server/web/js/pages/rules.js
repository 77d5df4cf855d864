// The rules: the whole game on one page, with its cards, searched as one types.

import { fill, h } from '../dom.js';
import { has, mark, t } from '../i18n.js';
import { factionName, power } from '../cards.js';
import { catalogue } from '../catalogue.js';
import { landscape, placeName, placeText } from '../location.js';
import { card, emblem } from '../ui/card.js';
import { announce } from '../ui/announce.js';
import { title } from './page.js';
import { search } from './rules-search.js';

/** The sections of rules.ftl, in their order. */
const SECTIONS = ['goal', 'cards', 'setup', 'phase-one', 'following', 'winning', 'market', 'phase-two', 'votes', 'ties', 'teams', 'editions', 'mixes', 'maps', 'fair', 'hidden', 'words'];

/** Cards beside a section, each with its state.
 * @type {Record<string, [face: string, state?: string][]>} */
const PICTURES = {
  cards: [['GO0'], ['KN2'], ['UD4'], ['DW9'], ['DG7'], ['DR5']],
  following: [['DW6'], ['GO9', 'refused'], ['KN8', 'refused'], ['DW3'], ['DG8']],
  winning: [['DW4'], ['GO9'], ['DW7', 'wins']],
  market: [['KN9'], ['??']],
  votes: [['UD2'], ['UD6'], ['UD9']],
};

/** @type {import('../router.js').Page} */
export default async function rules(root) {
  title(() => t('rules'));
  const known = await catalogue().catch(() => null);
  const codes = known?.factions.map((faction) => faction.code) ?? [];
  const chapters = [
    ...SECTIONS.map(section),
    chapter('factions', () => t('rules-factions'), (known?.factions ?? []).flatMap((faction) => (faction.fire.length > 0 ? [factionPart(faction.code, faction.cards), factionPart('PF', faction.fire)] : [factionPart(faction.code, faction.cards)]))),
    chapter('settings', () => t('rules-settings'), (known?.settings ?? []).map(place)),
    chapter('buildings', () => t('rules-buildings'), (known?.buildings ?? []).map(place)),
  ];
  const book = h('div.book', null, chapters);
  const found = h('p.note', { role: 'status' });
  const look = () => {
    const count = search(book, field.value);
    fill(found, count === null ? null : count === 0 ? h('span', { text: () => t('rules-nothing') }) : null);
    if (count === 0) announce(t('rules-nothing'));
  };
  const field = /** @type {HTMLInputElement} */ (h('input', { type: 'search', id: 'rules-search', placeholder: () => t('rules-search'), autocomplete: 'off', oninput: look }));

  root.append(
    h(
      'div.rules',
      null,
      h('header', null, h('h1', { text: () => t('rules-title') }), h('p', { text: () => t('rules-lead') })),
      h('div.rules-search', { role: 'search' }, h('label.unseen', { for: 'rules-search', text: () => t('rules-search') }), field, found),
      contents(codes),
      book,
    ),
  );
  addEventListener('language', look);
  if (location.hash.length > 1) requestAnimationFrame(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView());
  return () => {
    removeEventListener('language', look);
    search(book, '');
  };
}

/** @param {string[]} codes */
function contents(codes) {
  const entry = (/** @type {string} */ id, /** @type {() => string} */ text) => h('li', null, h('a', { href: `#${id}`, text }));
  return h(
    'nav.contents',
    { 'aria-label': () => t('rules-contents') },
    h(
      'details',
      { open: matchMedia('(min-width: 1000px)').matches },
      h('summary', { text: () => t('rules-contents') }),
      h(
        'ol',
        null,
        SECTIONS.map((name) => entry(`rules-${name}`, () => t(`rules-${name}-title`))),
        entry('factions', () => t('rules-factions')),
        entry('settings', () => t('rules-settings')),
        entry('buildings', () => t('rules-buildings')),
      ),
      h('p.codes', null, codes.map((code) => h('a', { href: `#power-${code}`, 'aria-label': () => factionName(code) }, emblem(code)))),
    ),
  );
}

/** A heading that is a link to itself, so that it can be sent to somebody.
 * @param {'h2' | 'h3'} tag @param {string} id @param {() => string} text */
const heading = (tag, id, text) => h(tag, null, h('a', { href: `#${id}`, text }));

/** The numbers of the rules that a text is from.
 * @param {string} key */
function numbers(key) {
  const rule = mark(key, 'rule');
  if (!rule) return null;
  return h('small.rule', null, h('span', { 'aria-hidden': 'true' }, `(${rule})`), h('span.unseen', { text: () => t('rules-number', { rule }) }));
}

/** @param {string} name */
function section(name) {
  const paragraphs = [];
  for (let i = 1; has(`rules-${name}-${i}`); i += 1) {
    const key = `rules-${name}-${i}`;
    paragraphs.push(h('p.findable', null, h('span', { text: () => t(key) }), ' ', numbers(key)));
  }
  const pictures = (PICTURES[name] ?? []).map(([face, state]) => card(face, { state }));
  return h(
    'section.chapter',
    { id: `rules-${name}` },
    heading('h2', `rules-${name}`, () => t(`rules-${name}-title`)),
    pictures.length > 0 && h('div.pictures', null, pictures),
    paragraphs,
  );
}

/** @param {string} id @param {() => string} name @param {HTMLElement[]} parts */
const chapter = (id, name, parts) => h('section.chapter', { id }, heading('h2', id, name), parts);

/** @param {string} code @param {string[]} faces all cards of the faction */
function factionPart(code, faces) {
  const example = mark(`power-${code}-more`, 'cards').split(' ').filter(Boolean);
  return h(
    'article.findable.power',
    { id: `power-${code}` },
    emblem(code),
    h(
      'div',
      null,
      heading('h3', `power-${code}`, () => factionName(code)),
      h('p', null, h('span', { text: () => power(code) }), ' ', numbers(`power-${code}`)),
      h('p', null, h('span', { text: () => t(`power-${code}-more`) }), ' ', numbers(`power-${code}-more`)),
      example.length > 0 &&
        h('figure', null, h('figcaption.note', { text: () => t('rules-example') }), h('div.pictures', null, example.map((face) => card(face, { large: true })))),
      h('div.pictures.all', { role: 'group', 'aria-label': () => t('count-cards', { count: faces.length }) }, faces.map((face) => card(face))),
    ),
  );
}

/** @param {string} name a Setting or a Building */
function place(name) {
  // The cards of one side stand together, and so do those that stay.
  const groups = mark(`place-${name}-example`, 'cards').split(' / ').map((cards) => cards.split(' ').filter(Boolean));
  return h(
    'article.findable.place',
    { id: `place-${name}` },
    landscape(name),
    h(
      'div',
      null,
      heading('h3', `place-${name}`, () => placeName(name)),
      h('p', null, h('span', { text: () => placeText(name) }), ' ', numbers(`place-${name}-text`)),
      h(
        'figure',
        null,
        h('figcaption.note', { text: () => t('rules-example') }),
        h('div.pictures', null, groups.map((cards) => h('span.side-by-side', null, cards.map((face) => card(face))))),
        h('p', { text: () => t(`place-${name}-example`) }),
      ),
    ),
  );
}
