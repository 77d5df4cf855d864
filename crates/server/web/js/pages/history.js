// Past games: one's own, the newest first, chosen by deck, players and result.

import { drawing, fill, h } from '../dom.js';
import { language, t } from '../i18n.js';
import { api } from '../net/api.js';
import { you } from '../net/session.js';
import { deckText } from '../options.js';
import { emblems } from '../table/panels.js';
import { announce } from '../ui/announce.js';
import { problemText } from '../ui/toast.js';
import { title } from './page.js';

/** @typedef {import('../protocol.js').PastGame} PastGame */

/** How many games come at once. */
const PAGE = 20;

/** @type {import('../router.js').Page} */
export default function history(root) {
  title(() => t('history'));
  const page = new HistoryPage();
  root.append(page.element);
  page.ask();
  const again = () => page.ask();
  const anew = () => page.draw();
  addEventListener('person', again);
  addEventListener('language', anew);
  return () => {
    removeEventListener('person', again);
    removeEventListener('language', anew);
  };
}

class HistoryPage {
  /** @type {PastGame[]} */
  #games = [];
  #more = false;
  #turn = 0;
  /** Decks that were seen, so that they can be chosen. */
  #decks = new Set(['claim', 'claim2']);
  #wishes = { deck: '', players: '', won: '' };
  #filters = h('form.filters', { onsubmit: (/** @type {Event} */ event) => event.preventDefault() });
  #list = h('div');
  element = h('section.past-games', null, h('h1', { text: () => t('history') }), this.#filters, this.#list);

  /** Asks for the first page, or for the next one.
   * @param {boolean} [next] */
  async ask(next = false) {
    if (!you()) return this.draw();
    const turn = (this.#turn += 1);
    const query = new URLSearchParams({ limit: String(PAGE) });
    for (const [name, wish] of Object.entries(this.#wishes)) if (wish) query.set(name, wish);
    const last = next ? this.#games.at(-1) : null;
    if (last) {
      query.set('before', String(last.ended));
      query.set('table', last.table);
    }
    try {
      /** @type {PastGame[]} */
      const games = await api.get(`/api/v1/me/games?${query}`);
      if (turn !== this.#turn) return undefined;
      this.#games = next ? [...this.#games, ...games] : games;
      this.#more = games.length === PAGE;
      for (const { deck } of games) this.#decks.add(deck);
      this.draw();
      if (next) /** @type {HTMLElement | null} */ (this.#list.querySelectorAll('li a')[(this.#games.length - games.length) * 2])?.focus();
      announce(t('past-count', { count: this.#games.length }));
    } catch (error) {
      fill(this.#list, h('p', { text: () => problemText(error) }), h('button', { text: () => t('try-again'), onclick: () => this.ask() }));
    }
    return undefined;
  }

  draw() {
    this.#drawFilters();
    const wished = Object.values(this.#wishes).some(Boolean);
    if (this.#games.length === 0) {
      fill(
        this.#list,
        h('div.none.panel', null, drawing('hall', 'hall'), h('p', { text: () => (wished ? t('past-none-found') : t('past-none')) }), !wished && h('a.button.primary', { href: '/', text: () => t('past-play') })),
      );
      return;
    }
    fill(
      this.#list,
      h('ul.past-list', null, this.#games.map(row)),
      this.#more && h('div.buttons.middle', null, h('button', { text: () => t('past-more'), onclick: () => this.ask(true) })),
    );
  }

  #drawFilters() {
    if (this.#filters.contains(document.activeElement)) return;
    const filter = (/** @type {'deck' | 'players' | 'won'} */ name, /** @type {() => string} */ label, /** @type {[string, string][]} */ options) =>
      h(
        'label',
        null,
        h('span', { text: label }),
        h(
          'select',
          {
            onchange: (/** @type {Event} */ event) => {
              this.#wishes[name] = /** @type {HTMLSelectElement} */ (event.target).value;
              this.ask();
            },
          },
          options.map(([value, text]) => h('option', { value, selected: this.#wishes[name] === value }, text)),
        ),
      );
    fill(
      this.#filters,
      filter('deck', () => t('past-deck'), [['', t('past-any')], ...[...this.#decks].map((deck) => /** @type {[string, string]} */ ([deck, deckText(deck)]))]),
      filter('players', () => t('past-players'), [['', t('past-any')], ...[2, 3, 4].map((count) => /** @type {[string, string]} */ ([String(count), t('count-players', { count })]))]),
      filter('won', () => t('past-result'), [['', t('past-any')], ['true', t('past-won')], ['false', t('past-lost')]]),
    );
  }
}

/** Who else played, where others than bots did.
 * @param {PastGame} game */
function others(game) {
  const names = game.people.filter(({ person }) => person?.id !== you()?.id).map(({ person }) => person?.name ?? t('past-somebody'));
  return names.length === 0 ? '' : t('past-with', { names: new Intl.ListFormat(language()).format(names) });
}

/** @param {PastGame} game */
function row(game) {
  const [factions] = game.deck.split('@');
  const ended = new Date(game.ended);
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ended);
  const kind = !game.decided ? 'open' : game.won ? 'won' : 'lost';
  const result = () => (!game.decided ? t('past-undecided') : game.won ? t('past-won') : t('past-lost'));
  return h(
    'li',
    null,
    h(`span.result.${kind}`, null, drawing(game.won ? 'crown' : 'throne'), h('span', { text: result })),
    h(
      'span.what',
      null,
      h('b', { text: () => deckText(game.deck) }),
      factions.includes('+') && emblems(factions.split('+')),
      h('small', null, h('time', { datetime: ended.toISOString() }, when), ' · ', h('span', { text: () => others(game) || t('count-players', { count: game.players }) })),
    ),
    h('a.button', { href: `/replay/${game.table}`, 'aria-label': () => t('past-replay-of', { when }) }, drawing('i-play'), h('span', { text: () => t('replay') })),
    h('a.button', { href: `/table/${game.table}`, 'aria-label': () => t('past-result-of', { when }), text: () => t('past-result') }),
  );
}
