// Where every card is, as far as the person can tell: the source of the table says so, and is asked when it is shown.

import { cardName, codeOf, codesOf, factionName, valueOf } from '../cards.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { Awaited } from '../net/awaited.js';
import { awaiting } from '../ui/awaiting.js';
import { emblem } from '../ui/pictures.js';
import { batch, classes, html, nothing, repeat, signal } from '../view.js';
import { Places } from './places.js';

/** @typedef {import('../protocol.js').Tracked} Tracked */
/** @typedef {Tracked['elsewhere'][number]} Likely */

/** How often it is asked at most. */
const PAUSE = 400;

/** What a row has cells for. */
const VALUES = Array.from({ length: 10 }, (_, value) => value);

export class Tracker {
  /** What the source says, once it has been asked. */
  #tracked = signal(/** @type {Awaited<Tracked[]> | null} */ (null));
  /** The card that the person looked at last, and where the keyboard comes in. */
  #at = signal('');
  /** Whether the person looks at a card, by touch or by keyboard. */
  #looks = signal(false);
  #cells = new Places();
  #number = -1;
  #stop = () => {};

  /** @param {import('./state.js').TableState} table @param {import('../lifetime.js').Lifetime} life as long as this it may be shown
   * @param {() => boolean} isShown */
  constructor(table, life, isShown = () => true) {
    this.table = table;
    this.life = life;
    life.effect(() => {
      if (isShown() && table.view?.options.tracker) this.#askSoon(table.view.number);
    });
  }

  /** Asks anew if something has happened since.
   * @param {number} number */
  #askSoon(number) {
    if (number === this.#number) return;
    this.#number = number;
    this.#stop();
    this.#stop = this.life.after(this.#tracked.peek()?.isHere ? PAUSE : 0, () => this.#ask());
  }

  #ask() {
    const tracked = this.#tracked.peek();
    if (tracked) tracked.again();
    else this.#tracked.value = new Awaited(this.life, () => t('tracker-coming'), () => this.#fetch());
  }

  async #fetch() {
    const cards = (await this.table.source.tracked?.()) ?? [];
    if (!cards.some(({ card }) => card === this.#at.peek())) this.#at.value = this.#rowsOf(cards)[0]?.cells.find((one) => one)?.card ?? '';
    return cards;
  }

  get #cards() {
    return this.#tracked.value?.value ?? [];
  }

  get #rows() {
    return this.#rowsOf(this.#cards);
  }

  /** A row for each code on cards; its cells by their values.
   * @param {Tracked[]} cards
   * @returns {{code: string, cells: (Tracked | undefined)[]}[]} */
  #rowsOf(cards) {
    return codesOf(this.table.factions).flatMap((code) => {
      const own = cards.filter(({ card }) => codeOf(card) === code);
      return own.length > 0 ? [{ code, cells: VALUES.map((value) => own.find(({ card }) => valueOf(card) === value)) }] : [];
    });
  }

  view = () => {
    if (!this.table.view?.options.tracker) return html`<div class="tracker"><p class="note">${t('no-tracker')}</p></div>`;
    const tracked = this.#tracked.value;
    if (!tracked?.isHere) return html`<div class="tracker">${tracked ? awaiting(tracked) : nothing}</div>`;
    return html`<div class="tracker">
      <div class="grid" role="grid" aria-label=${t('tracker')} @keydown=${this.#walk}>${repeat(this.#rows, ({ code }) => code, this.#row)}</div>
      <p class="legend note" aria-hidden="true">${legend('gone', t('tracker-open'))}${legend('mine', t('tracker-mine'))}${this.#holders().map(({ colour, text }) => legend(`sure ${colour}`, text))}${legend('', t('tracker-elsewhere'))}</p>
      <p class="note looked" aria-hidden="true">${this.#said()}</p>
    </div>`;
  };

  /** What is known of the card that the person looks at. */
  #said() {
    const looked = this.#looks.value && this.#cards.find(({ card }) => card === this.#at.value);
    if (looked) return this.#words(looked);
    // Whoever points with a finger seldom has a keyboard.
    return media('(pointer: coarse)') ? t('tracker-tap') : t('tracker-keys');
  }

  /** @param {{code: string, cells: (Tracked | undefined)[]}} row */
  #row = ({ code, cells }) =>
    html`<div class="track-row" role="row"><span role="rowheader">${emblem(code)}<span class="unseen">${factionName(code)}</span></span>${cells.map((tracked) => (tracked ? this.#cell(tracked) : html`<span role="gridcell"></span>`))}</div>`;

  /** @param {Tracked} tracked */
  #cell(tracked) {
    const { card, copies, open, mine } = tracked;
    const rest = copies - open - mine;
    const kind = mine > 0 ? 'mine' : rest === 0 ? 'gone' : this.#sure(tracked, rest);
    const looked = card === this.#at.value;
    const words = this.#words(tracked);
    const look = () => this.#look(card);
    // A finger need not hit a cell: it can slide over them.
    const slide = (/** @type {PointerEvent} */ event) => event.buttons > 0 && look();
    return html`<span
      class=${classes('cell', kind, this.#looks.value && looked && 'looked-at')}
      role="gridcell"
      tabindex=${looked ? 0 : -1}
      data-key=${card}
      title=${words}
      ${this.#cells.at(card)}
      @focusin=${look}
      @pointerdown=${(/** @type {PointerEvent} */ event) => (letGo(event), look())}
      @pointerenter=${slide}
      ><span aria-hidden="true">${valueOf(card)}${copies > 1 ? html`<sup>${kind === 'gone' ? open : kind === 'mine' ? mine : rest}</sup>` : nothing}</span><span class="unseen">${words}</span></span
    >`;
  }

  /** @param {string} card */
  #look(card) {
    batch(() => {
      this.#at.value = card;
      this.#looks.value = true;
    });
  }

  /** Arrows go from cell to cell, Home and End to the ends of a row.
   * @param {KeyboardEvent} event */
  #walk = (event) => {
    const to = step(this.#rows.map(({ cells }) => cells.map((one) => one?.card)), this.#at.peek(), event.key);
    if (!to) return;
    event.preventDefault();
    this.#cells.get(to)?.focus();
  };

  /** The colours of those who can have a card for certain, and what the legend calls them. */
  #holders() {
    const { table } = this;
    const others = table.seats.filter((seat) => !table.isMe(seat));
    return [...new Set(others.map((seat) => table.colour(seat)))].map((colour) => {
      const of = others.filter((seat) => table.colour(seat) === colour);
      if (table.inTeam) return { colour, text: colour === 'mine' ? t('tracker-partner') : t('tracker-opponents') };
      return { colour, text: others.length > 1 ? table.name(of[0]) : t('tracker-sure') };
    });
  }

  /** The colour of whoever has all that is left of a card for certain.
   * @param {Tracked} tracked @param {number} rest */
  #sure(tracked, rest) {
    const holder = tracked.elsewhere.find(({ at, least }) => at.seat != null && least >= rest);
    return holder ? `sure ${this.table.colour(Number(holder.at.seat))}` : '';
  }

  /** @param {Tracked} tracked */
  #words(tracked) {
    const words = [];
    if (tracked.mine > 0) words.push(t('tracked-mine', { count: tracked.mine }));
    if (tracked.open > 0) words.push(t('tracked-open', { count: tracked.open }));
    words.push(...tracked.elsewhere.map((likely) => this.#where(likely)));
    return t('tracked-card', { card: cardName(tracked.card), places: words.join(', ') || t('tracker-elsewhere') });
  }

  /** How many copies a hidden place can have.
   * @param {Likely} likely */
  #where({ at, least, most, chance }) {
    // What is not certain is neither 0 nor 100 %.
    const values = { certainty: certainty({ least, most }), least, most, chance: Math.min(99, Math.max(1, Math.round(chance * 100))) };
    if (at.seat == null) return t('tracked-deck', values);
    const name = this.table.name(at.seat);
    return at.zone === 'followers' ? t('tracked-followers', { ...values, name }) : t('tracked-hand', { ...values, name });
  }
}

/** How much is certain of the copies in a place. Of one card the chance says most; of several, how many there can be.
 * @param {Pick<Likely, 'least' | 'most'>} likely */
function certainty({ least, most }) {
  if (least === most) return 'sure';
  if (most === 1) return 'chance';
  if (least === 0) return 'at-most';
  return most === least + 1 ? 'or' : 'range';
}

/** Where a key leads from a cell; nothing if it leads nowhere.
 * @param {(string | undefined)[][]} rows @param {string} from @param {string} key */
export function step(rows, from, key) {
  const row = rows.findIndex((cells) => cells.includes(from));
  if (row < 0) return undefined;
  const column = rows[row].indexOf(from);
  const all = rows[row].filter((one) => one !== undefined);
  const place = all.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return all[place - 1];
    case 'ArrowRight':
      return all[place + 1];
    case 'ArrowUp':
      return nearest(rows[row - 1], column);
    case 'ArrowDown':
      return nearest(rows[row + 1], column);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

/** The cell of a row that is nearest to a column.
 * @param {(string | undefined)[] | undefined} row @param {number} column */
function nearest(row, column) {
  const filled = (row ?? []).flatMap((one, i) => (one === undefined ? [] : [{ one, far: Math.abs(i - column) }]));
  return filled.toSorted((a, b) => a.far - b.far)[0]?.one;
}

/** A finger that came down on a cell may go on to others.
 * @param {PointerEvent} event */
function letGo(event) {
  const touched = /** @type {Element} */ (event.target);
  if (touched.hasPointerCapture(event.pointerId)) touched.releasePointerCapture(event.pointerId);
}

/** @param {string} kind @param {string} text */
const legend = (kind, text) => html`<span><i class=${classes('cell', kind)}></i><span>${text}</span></span>`;
