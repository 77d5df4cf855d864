// Past games: one's own, the newest first, chosen by deck, players and result.

import { base } from '../base.js';
import { factionName } from '../cards.js';
import { catalogue, codeOfFaction } from '../catalogue.js';
import { list, t } from '../i18n.js';
import { api } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { you } from '../net/session.js';
import { deckSpellings, deckText } from '../options.js';
import { Places } from '../table/places.js';
import { announce } from '../ui/announce.js';
import { awaiting } from '../ui/awaiting.js';
import { choice } from '../ui/choice.js';
import { drawing } from '../ui/pictures.js';
import { refuse } from '../ui/toast.js';
import { batch, html, nothing, repeat, signal, untracked } from '../view.js';
import { pastGame, when } from './history-row.js';

/** @typedef {import('../protocol.js').PastGame} PastGame */

/** How many games come at once. */
const PAGE = 20;

/** Which games are asked for; where nothing is wished, any will do. */
const ANY = { deck: '', players: '', won: '' };

/** @type {import('../router.js').Page} */
export default function history(life) {
  const page = new PastGames(life);
  /** @type {Promise<void> | undefined} */
  let ready;
  life.effect(() => {
    if (!you()) page.forget();
    else {
      const asked = untracked(() => page.ask());
      ready ??= asked;
    }
  });
  return { title: () => t('history'), view: () => view(page), ready };
}

class PastGames {
  #games = signal(/** @type {PastGame[] | null} */ (null));
  #hasMore = signal(false);
  /** The answer to what was wished for last. @type {import('../signals.js').Signal<Awaited<PastGame[]> | null>} */
  #awaited = signal(null);
  #wishes = signal(ANY);
  /** Decks that were seen, so that they can be chosen. */
  #seen = signal(/** @type {ReadonlySet<string>} */ (new Set()));
  #turn = 0;
  /** Where the games are drawn. */
  places = new Places();
  #stop = () => {};

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
  }

  /** Those that came so far; null until the server has answered. */
  get games() {
    return this.#games.value;
  }

  get hasMore() {
    return this.#hasMore.value;
  }

  /** What is still waited for. */
  get awaited() {
    const awaited = this.#awaited.value;
    return awaited?.isHere ? null : awaited;
  }

  get wishes() {
    return this.#wishes.value;
  }

  get isFiltered() {
    return Object.values(this.wishes).some(Boolean);
  }

  /** The decks to choose from, each once, however the server spells it. */
  get decks() {
    const all = [...catalogue().ready_made.map(({ deck }) => deck), ...this.#seen.value];
    return [...new Set(all.map((deck) => deckSpellings(deck)[0]))];
  }

  /** @param {Partial<typeof ANY>} change */
  wish(change) {
    this.#wishes.value = { ...this.#wishes.peek(), ...change };
    this.ask();
  }

  /** Nobody has games. */
  forget() {
    this.#turn += 1;
    batch(() => this.#show([], []));
  }

  /** Asks for the first games.
   * @returns {Promise<void>} that they have come */
  ask() {
    this.#stop();
    const within = this.life.within();
    this.#stop = () => within.end();
    const awaited = new Awaited(within, () => t('past-coming'), () => this.#next([]));
    this.#awaited.value = awaited;
    return awaited.come;
  }

  /** Asks for the games that come after the last one. */
  async more() {
    try {
      const games = await this.#next(this.#games.peek() ?? []);
      if (games.length > 0) this.places.get(games[0].table)?.focus();
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {PastGame[]} before
   * @returns {Promise<PastGame[]>} those that come after these */
  async #next(before) {
    const turn = (this.#turn += 1);
    const spelled = deckSpellings(this.#wishes.peek().deck);
    const answers = await Promise.all(spelled.map((deck) => this.#fetch(deck, before.at(-1))));
    if (turn !== this.#turn) return [];
    const games = answers.flat().sort((a, b) => b.ended - a.ended || (a.table < b.table ? 1 : -1)).slice(0, PAGE);
    batch(() => this.#show(before, games));
    announce(t('past-count', { count: before.length + games.length }));
    return games;
  }

  /** @param {string} deck as the server spells it; empty for any @param {PastGame} [last] the one that the games come after
   * @returns {Promise<PastGame[]>} */
  #fetch(deck, last) {
    const query = new URLSearchParams({ limit: String(PAGE) });
    for (const [name, wish] of Object.entries({ ...this.#wishes.peek(), deck })) if (wish) query.set(name, wish);
    if (last) {
      query.set('before', String(last.ended));
      query.set('table', last.table);
    }
    return api.get(`api/v1/me/games?${query}`);
  }

  /** @param {PastGame[]} before @param {PastGame[]} games */
  #show(before, games) {
    this.#games.value = [...before, ...games];
    this.#hasMore.value = games.length === PAGE;
    this.#seen.value = new Set([...this.#seen.peek(), ...games.map(({ deck }) => deck)]);
  }
}

/** @param {PastGames} page */
const view = (page) =>
  html`<section class="past-games">
    <h1>${t('history')}</h1>
    <form class="filters" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>${filters(page)}</form>
    <div>${found(page)}</div>
  </section>`;

/** @param {PastGames} page */
function found(page) {
  const { awaited } = page;
  // What was there stays for the moment that an answer usually takes.
  if (awaited && (awaited.state !== 'quiet' || !page.games)) return awaiting(awaited);
  if (!page.games) return nothing;
  return page.games.length > 0 ? rows(page, page.games) : none(page);
}

/** @param {PastGames} page */
const filters = (page) => [
  filter(page, 'deck', t('past-deck'), page.decks.map((deck) => [deck, deckWord(deck)])),
  filter(page, 'players', t('past-players'), catalogue().sizes.map(({ players }) => [String(players), t('count-players', { count: players })])),
  filter(page, 'won', t('past-result'), [['true', t('past-won')], ['false', t('past-lost')]]),
];

/** A deck among others: of a mix, its factions.
 * @param {string} deck */
function deckWord(deck) {
  const names = deck.split('@')[0].split('+');
  return names.length === 1 ? deckText(deck) : [deckText(deck), list(names.map((name) => factionName(codeOfFaction(name))))].join(' · ');
}

/** @param {PastGames} page @param {keyof typeof ANY} name @param {string} label @param {[string, string][]} options */
const filter = (page, name, label, options) =>
  html`<label><span>${label}</span>${choice([['', t('past-any')], ...options], page.wishes[name], (wish) => page.wish({ [name]: wish }))}</label>`;

/** @param {PastGames} page */
const none = (page) =>
  html`<div class="none panel">
    ${drawing('hall', 'hall')}
    <p>${page.isFiltered ? t('past-none-found') : t('past-none')}</p>
    ${page.isFiltered ? nothing : html`<a class="button primary" href=${base.link('/')}>${t('past-play')}</a>`}
  </div>`;

/** @param {PastGames} page @param {PastGame[]} games */
const rows = (page, games) =>
  html`<ul class="past-list">${repeat(games, ({ table }) => table, (game) => row(game, page.places))}</ul>
    ${page.hasMore ? html`<div class="buttons middle"><button @click=${() => page.more()}>${t('past-more')}</button></div>` : nothing}`;

/** @param {PastGame} game @param {Places} places */
function row(game, places) {
  const ended = when(game.ended);
  return html`<li>
    ${pastGame(game)}
    <span class="acts">
      <a class="button" href=${base.link(`/replay/${game.table}`)} aria-label=${t('past-replay-of', { when: ended })} ${places.at(game.table)}>
        ${drawing('i-play')}<span>${t('replay')}</span>
      </a>
      <a class="button" href=${base.link(`/table/${game.table}`)} aria-label=${t('past-result-of', { when: ended })}>${t('past-result')}</a>
    </span>
  </li>`;
}
