// A new table: what is played, where, and with whom. It cannot be put together wrongly.

import { drawing, fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { factionName, power } from '../cards.js';
import { catalogue } from '../catalogue.js';
import { landscape, placeName, placeText } from '../location.js';
import { clockText } from '../options.js';
import { DEFAULTS, toTable } from '../open.js';
import { like, liked } from '../settings.js';
import { announce } from '../ui/announce.js';
import { card, emblem } from '../ui/card.js';
import { problemText } from '../ui/toast.js';
import { title } from './page.js';

/** @typedef {import('../protocol.js').Catalogue} Catalogue */
/** @typedef {import('../protocol.js').Options} Options */
/** @typedef {import('../protocol.js').FactionEntry} FactionEntry */

/** Clocks to choose from. @type {import('../protocol.js').Clock[]} */
const CLOCKS = [
  'none',
  { real_time: { bank: 300, step: 5 } },
  { real_time: { bank: 600, step: 5 } },
  { real_time: { bank: 1200, step: 10 } },
  { correspondence: { days: 1 } },
  { correspondence: { days: 3 } },
];

/** @type {import('../router.js').Page} */
export default async function newTable(root) {
  title(() => t('new-table'));
  try {
    const page = new NewTable(root, await catalogue());
    page.draw();
  } catch (error) {
    fill(root, h('p.prose', { text: () => problemText(error) }));
  }
}

class NewTable {
  /** @param {HTMLElement} root @param {Catalogue} catalogue */
  constructor(root, catalogue) {
    this.root = root;
    this.catalogue = catalogue;
    /** @type {Options} */
    this.options = { ...DEFAULTS, bots: [null, 'novice'], ...liked().lastTable };
    /** The pair and the others of an own mix, in the order in which they were chosen. */
    this.pair = 'goblins';
    /** @type {string[]} */
    this.others = [];
    this.mixed = Array.isArray(this.options.deck);
    if (Array.isArray(this.options.deck)) this.#take(this.options.deck);
    else this.#takeReady(this.options.deck);
  }

  get size() {
    return /** @type {import('../protocol.js').TableSize} */ (this.catalogue.sizes.find((size) => size.players === this.options.players));
  }

  /** @param {string} name */
  entry(name) {
    return /** @type {FactionEntry} */ (this.catalogue.factions.find((one) => one.name === name));
  }

  /** The factions that are chosen, the pair first. */
  get chosen() {
    return this.catalogue.factions.filter((one) => one.name === this.pair || one.pair === this.pair || this.others.includes(one.name));
  }

  /** @param {string[]} factions */
  #take(factions) {
    const pair = factions.find((name) => this.entry(name)?.pair);
    if (pair) this.pair = this.catalogue.factions.find((one) => one.name === pair || one.pair === pair)?.name ?? pair;
    this.others = factions.filter((name) => this.entry(name) && !this.entry(name).pair);
  }

  /** @param {string} deck */
  #takeReady(deck) {
    const ready = this.catalogue.ready_made.find((one) => one.deck === deck && one.players === this.options.players);
    if (ready) this.#take(ready.factions);
  }

  /** @param {Partial<Options>} change */
  change(change) {
    this.options = { ...this.options, ...change };
    this.draw();
  }

  /** @param {number} players */
  players(players) {
    this.options.players = players;
    const bots = Array.from({ length: players }, (_, i) => (i === 0 ? null : (this.options.bots[i] ?? this.options.bots.find(Boolean) ?? null)));
    if (this.mixed) this.#fit();
    else this.#takeReady(String(this.options.deck));
    this.change({ bots });
  }

  /** As many factions as the number of players asks for: too many go, missing ones come from the ready-made deck. */
  #fit() {
    this.others = this.others.slice(-this.size.others);
    for (const { name, pair } of this.catalogue.factions) {
      if (this.others.length < this.size.others && !pair && !this.others.includes(name)) this.others.push(name);
    }
  }

  /** @param {string} deck */
  ready(deck) {
    this.mixed = false;
    this.options.deck = deck;
    this.#takeReady(deck);
    this.draw();
  }

  /** @param {string} name */
  toggle(name) {
    this.mixed = true;
    if (this.others.includes(name)) this.others = this.others.filter((other) => other !== name);
    else {
      const gone = this.others.length >= this.size.others ? this.others.shift() : null;
      this.others.push(name);
      if (gone) {
        this.replaced = { gone: this.entry(gone).code, by: this.entry(name).code };
        announce(this.#replacedText());
      } else this.replaced = null;
    }
    this.draw();
  }

  /** @type {{gone: string, by: string} | null | undefined} */
  replaced;

  #replacedText() {
    return this.replaced ? t('replaced', { gone: factionName(this.replaced.gone), by: factionName(this.replaced.by) }) : '';
  }

  start() {
    const deck = this.mixed ? this.chosen.map((one) => one.name) : this.options.deck;
    const options = { ...this.options, deck };
    like({ lastTable: options });
    toTable('open', options);
  }

  // Drawing

  draw() {
    const focused = document.activeElement?.getAttribute('data-keep');
    const top = this.root.querySelector('.builder')?.scrollTop ?? 0;
    fill(
      this.root,
      h(
        'section.new',
        null,
        h('h1', { text: () => t('new-table') }),
        h('div.first', null, this.#playerChoice(), this.#decks()),
        h('div.factions', null, this.#pairs(), this.#tens()),
        h('div.rest', null, this.#places('setting'), this.#places('building'), this.#seats(), this.#more()),
      ),
      this.#foot(),
    );
    const builder = this.root.querySelector('.builder');
    if (builder) builder.scrollTop = top;
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-keep="${focused}"]`))?.focus({ preventScroll: true });
  }

  #playerChoice() {
    return h(
      'fieldset.choice',
      null,
      h('legend', { text: () => t('players') }),
      this.catalogue.sizes.map(({ players }) =>
        h('button', { 'data-keep': `players-${players}`, 'aria-pressed': String(players === this.options.players), onclick: () => this.players(players) }, players),
      ),
    );
  }

  #decks() {
    const ready = this.catalogue.ready_made.filter((one) => one.players === this.options.players);
    return h(
      'fieldset.choice.decks',
      null,
      h('legend.unseen', { text: () => t('deck') }),
      ready.map(({ deck, factions }) =>
        h(
          'button',
          { 'data-keep': `deck-${deck}`, 'aria-pressed': String(!this.mixed && this.options.deck === deck), onclick: () => this.ready(deck) },
          h('span.emblems', null, factions.slice(0, 3).map((name) => emblem(this.entry(name).code))),
          h('span', { text: () => t(`deck-${deck}`) }),
        ),
      ),
      h('button', { 'data-keep': 'deck-mix', 'aria-pressed': String(this.mixed), text: () => t('deck-mix'), onclick: () => ((this.mixed = true), this.draw()) }),
    );
  }

  #pairs() {
    const pairs = this.catalogue.factions.filter((one, i, all) => one.pair && all.findIndex((other) => other.name === one.pair) > i);
    return h(
      'fieldset.builder-part',
      null,
      h('legend', { text: () => t('one-pair') }),
      h(
        'div.pairs',
        null,
        pairs.map((one) => {
          const second = this.entry(String(one.pair));
          const on = this.pair === one.name;
          return h(
            'button.pair',
            { 'data-keep': `pair-${one.name}`, 'aria-pressed': String(on), onclick: () => ((this.mixed = true), (this.pair = one.name), this.draw()) },
            on && h('span.seal', null, drawing('i-check')),
            [one, second].map((half) => this.#picture(half)),
          );
        }),
      ),
    );
  }

  #tens() {
    const { others } = this.size;
    return h(
      'fieldset.builder-part',
      null,
      h('legend', null, h('span', { text: () => t('more-factions', { count: others }) }), h('small', { text: () => this.#replacedText() })),
      h(
        'div.tens',
        null,
        this.catalogue.factions
          .filter((one) => !one.pair)
          .map((one) => {
            const on = this.others.includes(one.name);
            return h('button.ten', { 'data-keep': `ten-${one.name}`, 'aria-pressed': String(on), onclick: () => this.toggle(one.name) }, on && h('span.seal', null, drawing('i-check')), this.#picture(one));
          }),
      ),
    );
  }

  /** @param {FactionEntry} one */
  #picture(one) {
    return h('span.faction', null, card(`${one.code}7`), h('span', null, h('b', { text: () => factionName(one.code) }), h('small', { text: () => power(one.code) })));
  }

  /** @param {'setting' | 'building'} kind */
  #places(kind) {
    const names = kind === 'setting' ? this.catalogue.settings : this.catalogue.buildings;
    const now = this.options[kind];
    const choice = (/** @type {string | null} */ value, /** @type {import('../dom.js').Child} */ picture, /** @type {() => string} */ name) =>
      h(
        'button.location',
        { 'data-keep': `${kind}-${value}`, 'aria-pressed': String((now ?? null) === value), onclick: () => this.change({ [kind]: value }) },
        picture,
        h('span.name', { text: name }),
      );
    return h(
      'fieldset.builder-part',
      null,
      h('legend', { text: () => (kind === 'setting' ? t('word-setting') : t('word-building')) }),
      h(
        'div.place-list',
        null,
        choice(null, h('span.blank', null, '–'), () => t('word-none')),
        choice('random', h('span.blank', null, drawing('i-dice')), () => t('word-random')),
        names.map((name) => choice(name, landscape(name), () => placeName(name))),
      ),
      now && now !== 'random' && h('p.note', { text: () => placeText(String(now)) }),
    );
  }

  #seats() {
    const levels = this.catalogue.levels;
    const row = (/** @type {number} */ seat) => {
      const level = this.options.bots[seat] ?? null;
      const set = (/** @type {Event} */ event) => {
        const bots = Array.from({ length: this.options.players }, (_, i) => this.options.bots[i] ?? null);
        bots[seat] = /** @type {any} */ (/** @type {HTMLSelectElement} */ (event.target).value || null);
        this.change({ bots });
      };
      return h(
        'div.chair',
        null,
        h('span.face.theirs', { 'aria-hidden': 'true' }, drawing(level ? 'i-robot' : 'i-user')),
        h('span.who', null, h('b', { text: () => (level ? t('computer') : t('a-person')) }), h('small.note', { text: () => (level ? t(`level-${level}-text`) : t('invite-later')) })),
        h(
          'select',
          { 'data-keep': `seat-${seat}`, 'aria-label': () => t('who-plays-seat', { number: seat + 1 }), onchange: set },
          h('option', { value: '', selected: level === null, text: () => t('for-a-person') }),
          levels.map((one) => h('option', { value: one, selected: one === level, text: () => t(`level-${one}`) })),
        ),
      );
    };
    return h(
      'fieldset.builder-part.seats-part',
      null,
      h('legend', { text: () => t('seats') }),
      h('div.chair.mine', null, h('span.face.mine', { 'aria-hidden': 'true' }, drawing('i-user')), h('span.who', null, h('b', { text: () => t('you') }))),
      Array.from({ length: this.options.players - 1 }, (_, i) => row(i + 1)),
    );
  }

  #more() {
    const { options } = this;
    const check = (/** @type {'public' | 'tracker' | 'spectators'} */ name, /** @type {() => string} */ text) =>
      h('label', null, h('input', { type: 'checkbox', 'data-keep': name, checked: options[name], onchange: (/** @type {Event} */ event) => this.change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked }) }), h('span', { text }));
    const key = JSON.stringify(options.clock);
    return h(
      'details.builder-part',
      { open: this.#open, ontoggle: (/** @type {Event} */ event) => (this.#open = /** @type {HTMLDetailsElement} */ (event.target).open) },
      h('summary', { text: () => t('more-options') }),
      h(
        'label',
        null,
        h('span', { text: () => t('clock') }),
        h(
          'select',
          { 'data-keep': 'clock', onchange: (/** @type {Event} */ event) => this.change({ clock: JSON.parse(/** @type {HTMLSelectElement} */ (event.target).value) }) },
          CLOCKS.map((clock) => h('option', { value: JSON.stringify(clock), selected: JSON.stringify(clock) === key, text: () => clockText(clock) })),
        ),
      ),
      options.clock !== 'none' &&
        h(
          'label',
          null,
          h('span', { text: () => t('timeout') }),
          h(
            'select',
            { 'data-keep': 'timeout', onchange: (/** @type {Event} */ event) => this.change({ timeout: /** @type {any} */ (event.target).value }) },
            h('option', { value: 'bot', selected: options.timeout === 'bot', text: () => t('timeout-bot') }),
            h('option', { value: 'loss', selected: options.timeout === 'loss', text: () => t('timeout-loss') }),
          ),
        ),
      h(
        'label',
        null,
        h('span', { text: () => t('edition') }),
        h(
          'select',
          { 'data-keep': 'edition', onchange: (/** @type {Event} */ event) => this.change({ edition: /** @type {any} */ (event.target).value }) },
          this.catalogue.editions.map((edition) => h('option', { value: edition, selected: edition === options.edition, text: () => t(`edition-${edition}`) })),
        ),
      ),
      h('p.note', { text: () => t(`edition-${options.edition}-text`) }),
      check('public', () => t('option-public')),
      check('tracker', () => t('option-tracker')),
      check('spectators', () => t('option-spectators')),
    );
  }
  #open = false;

  #foot() {
    const chosen = this.chosen;
    const count = chosen.reduce((sum, one) => sum + one.cards.length, 0);
    const { cards } = this.size;
    return h(
      'footer.new-foot',
      null,
      h(
        'span.deck-bar',
        { role: 'img', 'aria-label': () => chosen.map((one) => factionName(one.code)).join(', ') },
        chosen.map((one) => h(`i.f-${one.code}`, { style: { 'flex-grow': one.cards.length } }, h('b.pat'), drawing(one.code))),
        count < cards && h('i.open', { style: { 'flex-grow': cards - count } }),
      ),
      h('span.count', { text: () => t('cards-of', { count, total: cards }) }),
      h('button.primary', { 'data-keep': 'start', disabled: count !== cards, onclick: () => this.start(), text: () => t('start') }),
    );
  }
}
