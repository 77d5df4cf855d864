// The middle of the table: what is to be won, what lies about, and the trick.

import { drawing, h, refill } from '../dom.js';
import { t } from '../i18n.js';
import { HIDDEN, cardName, valueOf } from '../cards.js';
import { location } from '../location.js';
import { liked, speed } from '../settings.js';
import { card } from '../ui/card.js';
import { keyLabel } from '../ui/keys.js';
import { choices } from './choices.js';
import { collect } from './motion.js';
import { stakeWords } from './stakes.js';

/** @typedef {import('./state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Play} Play */

/** Whether cards of a trick of three or four are large enough for their names. */
const roomy = matchMedia('(min-width: 700px)');

/** How long a finished trick stays at least, so that it can be read. */
const HOLD = 1300;

/** For how long it is seen before the next lead takes its place, at normal speed. */
const SEEN = 1000;

export class Stage {
  element = h('section.stage', { 'aria-label': () => t('stage') });
  /** A finished trick that is still shown. @type {Play[] | null} */
  #finished = null;
  #timer = 0;
  #since = 0;
  /** Who gets each card of the trick; nobody gets those that are discarded. @type {Map<string, number | null>} */
  #goes = new Map();
  /** Whether the trick is won, so that the next card begins another one. */
  #won = false;
  /** The same for the finished trick that is still shown. @type {Map<string, number | null>} */
  #went = new Map();

  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    this.element.addEventListener('click', () => this.release());
    roomy.addEventListener('change', () => this.table.view?.game && this.element.isConnected && this.draw());
  }

  /** A trick is over: it stays for a while, or until it is tapped.
   * @param {boolean} [stays] */
  hold(stays = liked().hold) {
    this.#went = this.#goes;
    this.#finished = this.table.game.previous;
    this.#since = performance.now();
    clearTimeout(this.#timer);
    if (!stays) this.#timer = setTimeout(() => this.release(), HOLD * (speed() === 0 ? 1 : 0.4 + speed() * 0.6));
  }

  /** Notes who gets which card of the trick: a captured one goes before the trick is over.
   * @param {import('../protocol.js').Happening[]} happened */
  follow(happened) {
    for (const one of happened) {
      if (one === 'ended') continue;
      if ('won' in one) this.#won = true;
      if (!('moved' in one)) continue;
      const { card: face, from, to } = one.moved;
      if (to.zone === 'trick' && this.#won) {
        this.#goes = new Map();
        this.#won = false;
      }
      if (from.zone === 'trick') this.#goes.set(face, to.seat ?? null);
    }
  }

  /** The cards of the finished trick go where they belong. */
  release() {
    if (!this.#finished) return;
    this.#sweep();
    this.draw();
  }

  #sweep() {
    clearTimeout(this.#timer);
    this.#finished = null;
    for (const picture of this.element.querySelectorAll('.trick ir-card')) {
      const seat = this.#went.get(String(picture.getAttribute('face')));
      collect(picture, seat == null ? null : this.seatPlace(seat));
    }
  }

  /** For how many milliseconds a finished trick should still be seen. */
  get toBeSeen() {
    return this.#finished ? Math.max(0, this.#since + SEEN * speed() - performance.now()) : 0;
  }

  end() {
    clearTimeout(this.#timer);
  }

  /** Where cards of a seat go to and come from.
   * @param {number} seat
   * @returns {Element | null} */
  seatPlace(seat) {
    if (this.table.isMe(seat)) return document.querySelector('.dock [data-sheet="piles"], .side .own') ?? document.querySelector('.hand');
    return document.querySelector(`.seat[data-seat="${seat}"]`);
  }

  draw() {
    const { game } = this.table;
    if (game.trick.length > 0 && this.#finished) this.#sweep();
    const fields = game.phase === 1 ? this.#prize() : this.#fields();
    this.element.dataset.phase = String(game.phase);
    this.element.dataset.players = String(this.table.players);
    this.element.classList.toggle('wide-trick', !fields);
    refill(this.element, fields, h('div.middle-table', null, this.#trick(), this.#locations()));
  }

  // Phase One

  #prize() {
    const { table } = this;
    const { game } = table;
    // While cards are passed, before the first market, nothing is at stake.
    if (game.market.length === 0 && game.asked.some(({ kind }) => kind === 'pass')) return null;
    const words = stakeWords(table);
    const options = choices(table);
    const asks = options.some((choice) => choice.face);
    // A card that only the person sees lies beside the market, as large, while the person chooses.
    const seen = options.some((choice) => choice.face === 'deck') ? this.#seenTop() : null;
    const count = game.market.length + (seen ? 1 : 0);
    const large = count < 2;
    return h(
      'div.prize',
      { class: [asks && 'asks', `of-${count}`].filter(Boolean).join(' ') },
      game.market.length > 0 && h('h2.ribbon', { text: words.market }),
      h('div.market', null, game.market.map((face) => this.#offer(options, face, card(face, { large }))), seen && this.#offer(options, 'deck', h('span.seen-top', null, card(seen), h('span.badge.eye', null, drawing('i-eye'))))),
      seen && h('p.note.seer', { text: () => t('top-only-you') }),
      words.leftOver > 0 && h('p.note', { text: () => t('left-over', { count: words.leftOver }) }),
      !seen &&
        (game.deck.length > 0 || game.market.length === 0) &&
        h(
          'div.draw',
          null,
          this.#deck(options),
          h('p', null, h('b', { text: words.deck }), h('span', { text: () => (this.#seenTop() ? t('only-you') : t('unseen')) })),
        ),
    );
  }

  /** The face of the deck's top card, if the person sees it. */
  #seenTop() {
    const top = this.table.game.deck[0];
    return top && top !== HIDDEN ? top : null;
  }

  /** @param {import('./choices.js').Choice[]} options */
  #deck(options) {
    const { deck } = this.table.game;
    const top = this.#seenTop();
    const pile = h('span.pile', null, card(top ?? HIDDEN), h('span.badge.count', { 'aria-hidden': 'true' }, deck.length), top && h('span.badge.eye', null, drawing('i-eye')));
    return this.#offer(options, 'deck', pile, () => t('deck-label', { count: deck.length }));
  }

  /** Something that may be taken is a button.
   * @param {import('./choices.js').Choice[]} options @param {string} face @param {HTMLElement} picture @param {() => string} [label] */
  #offer(options, face, picture, label) {
    const place = options.findIndex((choice) => choice.face === face);
    if (place < 0) return h('span.offer', { 'data-face': face, 'aria-label': label, role: label ? 'img' : null }, picture);
    const choice = options[place];
    const key = () => keyLabel(String(place + 1));
    return h(
      'button.offer.open',
      {
        'data-face': face,
        'data-key': face,
        class: this.table.chosen[0] === place ? 'chosen' : '',
        onclick: () => this.table.answer(choice.answer),
      },
      picture,
      h('span.unseen', { text: () => (key() ? t('choice-key', { choice: choice.label(), key: key() ?? '' }) : choice.label()) }),
    );
  }

  // Phase Two

  #fields() {
    const { game, view } = this.table;
    const at = (/** @type {string} */ faction) => view?.table.factions.includes(faction);
    const parts = [at('gnomes') && this.#front(), at('trolls') && this.#aside(), at('phoenixes') && this.#fire()].filter(Boolean);
    return game.phase === 2 && parts.length > 0 ? h('div.fields', { class: `of-${parts.length}`, tabindex: '0', role: 'region', 'aria-label': () => t('lies-about') }, parts) : null;
  }

  #front() {
    const { table } = this;
    const { game } = table;
    const crush = table.question && 'crush' in table.question ? table.question.crush : null;
    const crushed = table.chronicle.lines.length > 0 ? this.crushed : new Map();
    const row = (/** @type {number} */ seat) =>
      h(
        'div.front-row',
        { class: [crush?.victims.includes(seat) && 'asked', game.front[seat].length === 0 && !crushed.has(seat) && 'bare'].filter(Boolean).join(' '), 'data-front': seat },
        h('span.who', { text: () => table.name(seat) }),
        h(
          'span.cards',
          { style: { '--n': game.front[seat].length + (crushed.get(seat)?.length ?? 0) } },
          game.front[seat].map((face) => card(face)),
          (crushed.get(seat) ?? []).map((/** @type {string} */ face) => card(face, { state: 'crushed' })),
          game.front[seat].length === 0 && !crushed.has(seat) && h('span.note', { text: () => t('none') }),
        ),
      );
    return h('section.field.front', null, h('h2', null, drawing('GN'), h('span', { text: () => t('zone-front') })), table.seats.map(row), h('span.note.all-bare', { 'aria-hidden': 'true', text: () => t('none') }));
  }

  /** Gnomes that were crushed lately, by the seat that had them. @type {Map<number, string[]>} */
  crushed = new Map();

  #aside() {
    const { game } = this.table;
    return h(
      'section.field.aside',
      null,
      h('h2', null, drawing('TR'), h('span', { text: () => t('trolls-waiting') })),
      h(
        'span.cards',
        { style: { '--n': game.aside.length } },
        game.aside.map((face) => h('span.waiting', null, card(face), face === game.next_aside && h('span.badge.next', { role: 'img', 'aria-label': () => t('goes-next') }, drawing('crown')))),
        game.aside.length === 0 && h('span.note', { text: () => t('none') }),
      ),
      game.next_aside && h('p.note', { text: () => t('winner-takes-troll', { card: cardName(String(game.next_aside)) }) }),
    );
  }

  #fire() {
    const { fire } = this.table.game;
    return h(
      'section.field.fire',
      null,
      h('h2', null, drawing('PF'), h('span', { text: () => t('fire') })),
      fire.length > 0 ? h('span.pile', null, card(HIDDEN), h('span.badge.count', null, fire.length)) : h('span.note', { text: () => t('none') }),
    );
  }

  // The trick

  #trick() {
    const { table } = this;
    const { game } = table;
    const plays = game.trick.length > 0 ? game.trick : (this.#finished ?? []);
    const best = game.trick.length > 0 ? (game.ahead ?? null) : this.#finished ? (game.winner ?? null) : null;
    const names = table.players === 4 ? ['at-me', 'at-left', 'at-top', 'at-right'] : ['at-me', 'at-left', 'at-right'];
    const slot = (/** @type {number} */ seat, /** @type {number} */ i) => {
      const play = plays.find((one) => one.seat === seat);
      return h(
        'div.slot',
        { class: names[i], 'data-seat': seat },
        play ? this.#played(play, best === seat) : h('div.empty', null, table.isMe(seat) && h('span', { text: () => t('your-card') })),
        h(
          `span.tag.${table.colour(seat)}`,
          null,
          plays[0]?.seat === seat && h('span.led', { text: () => t('led-tag', { name: table.name(seat) }) }),
          h('span', { class: plays[0]?.seat === seat ? 'plain' : '', text: () => table.name(seat) }),
          best === seat && drawing('crown'),
        ),
      );
    };
    return h('div.trick', { class: `of-${table.players}`, role: 'group', 'aria-label': () => t('zone-trick') }, table.seats.map(slot));
  }

  /** @param {Play} play @param {boolean} best */
  #played(play, best) {
    const state = [best && 'wins', play.captured && 'stone'].filter(Boolean).join(' ');
    return card(play.card, { large: this.table.players === 2 || roomy.matches, state, bonus: Math.max(0, play.strength - valueOf(play.card)) });
  }

  #locations() {
    const { setting, building } = this.table.view?.table ?? {};
    if (!setting && !building) return null;
    return h('div.locations', null, setting && location(setting), building && location(building));
  }
}
