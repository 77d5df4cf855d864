// What is chosen for a new table. It cannot be put together wrongly.

import { factionName } from '../cards.js';
import { catalogue, factionEntry } from '../catalogue.js';
import { t } from '../i18n.js';
import { DEFAULTS, toTable } from '../open.js';
import { like, liked } from '../settings.js';
import { announce } from '../ui/announce.js';
import { batch, signal } from '../signals.js';

/** @typedef {import('../protocol.js').Options} Options */
/** @typedef {import('../protocol.js').FactionEntry} FactionEntry */
/** @typedef {import('../protocol.js').TableSize} TableSize */
/** @typedef {import('../protocol.js').BotLevel} BotLevel */

/** Who sits in the other seats: bots, people who get the link, or people who find the table on the home page.
 * @typedef {'computer' | 'friend' | 'anyone'} Company */

/** How strong a bot is unless something else was chosen. @type {BotLevel} */
const USUAL_LEVEL = 'novice';

export class NewTable {
  #options = signal(/** @type {Options} */ ({ ...DEFAULTS, bots: [null, USUAL_LEVEL], ...liked().lastTable }));
  /** The level that was chosen last, for bots that take a seat again. */
  #level = this.#options.peek().bots.find(Boolean) ?? USUAL_LEVEL;
  /** The first one of the pair. */
  #pair = signal(pairs()[0]?.name ?? '');
  /** The others of an own mix, in the order in which they were chosen. */
  #others = signal(/** @type {string[]} */ ([]));
  #isMixed = signal(false);
  #replaced = signal(/** @type {{gone: string, by: string} | null} */ (null));

  constructor() {
    const { deck } = this.#options.peek();
    this.#isMixed.value = Array.isArray(deck);
    if (Array.isArray(deck)) this.#take(deck);
    else this.#takeReady(deck);
  }

  get options() {
    return this.#options.value;
  }

  get pair() {
    return this.#pair.value;
  }

  get others() {
    return this.#others.value;
  }

  /** The seats of the others, as they sit from the left to the right. */
  get otherSeats() {
    return Array.from({ length: this.options.players - 1 }, (_, i) => i + 1);
  }

  /** The bot in a seat; null where it is for a person.
   * @param {number} seat */
  botIn(seat) {
    return this.options.bots[seat] ?? null;
  }

  /** Who sits in the other seats, if it is the same everywhere. @returns {Company | undefined} */
  get company() {
    const bots = this.otherSeats.filter((seat) => this.botIn(seat)).length;
    if (bots === this.otherSeats.length) return 'computer';
    if (bots > 0) return undefined;
    return this.options.public ? 'anyone' : 'friend';
  }

  /** The levels of the bots, each once. */
  get levels() {
    return [...new Set(this.otherSeats.map((seat) => this.botIn(seat)).filter((level) => level !== null))];
  }

  /** Whether the person chooses the factions one by one. */
  get isMixed() {
    return this.#isMixed.value;
  }

  /** How large the deck must be. */
  get size() {
    return /** @type {TableSize} */ (catalogue().sizes.find((size) => size.players === this.options.players));
  }

  /** The ready-made decks for so many players. */
  get readyMade() {
    return catalogue().ready_made.filter((one) => one.players === this.options.players);
  }

  /** The factions that are chosen, the pair first. */
  get chosen() {
    return catalogue().factions.filter((one) => one.name === this.pair || one.pair === this.pair || this.others.includes(one.name));
  }

  /** What had to go for the faction that was chosen last, in words. */
  get replacedText() {
    const replaced = this.#replaced.value;
    return replaced ? t('replaced', { gone: factionName(replaced.gone), by: factionName(replaced.by) }) : '';
  }

  /** @param {string[]} factions */
  #take(factions) {
    const paired = pairs().find((one) => factions.includes(one.name) || factions.includes(String(one.pair)));
    if (paired) this.#pair.value = paired.name;
    this.#others.value = factions.filter((name) => {
      const entry = factionEntry(name);
      return entry && !entry.pair;
    });
  }

  /** @param {string} deck */
  #takeReady(deck) {
    const ready = this.readyMade.find((one) => one.deck === deck);
    if (ready) this.#take(ready.factions);
  }

  /** @param {Partial<Options>} change */
  change(change) {
    this.#options.value = { ...this.#options.peek(), ...change };
  }

  /** Seats that are added get what the others have.
   * @param {number} players */
  seatPlayers(players) {
    const { bots, deck, first_leader, players: before } = this.#options.peek();
    const bot = bots.find(Boolean) ?? null;
    batch(() => {
      this.change({
        players,
        bots: Array.from({ length: players }, (_, seat) => (seat === 0 ? null : seat < before ? (bots[seat] ?? null) : bot)),
        first_leader: first_leader !== null && first_leader < players ? first_leader : null,
      });
      if (this.isMixed) this.#fit();
      else this.#takeReady(String(deck));
    });
  }

  /** @param {Company} company */
  invite(company) {
    if (company === 'computer') this.#seatAll(() => this.#level);
    else {
      this.#seatAll(() => null);
      this.change({ public: company === 'anyone' });
    }
  }

  /** All bots play that well.
   * @param {BotLevel} level */
  strengthen(level) {
    this.#level = level;
    this.#seatAll((bot) => bot && level);
  }

  /** Puts a bot, or nobody yet, on a seat.
   * @param {number} seat @param {BotLevel | null} level */
  seatBot(seat, level) {
    if (level) this.#level = level;
    this.#seatAll((bot, other) => (other === seat ? level : bot));
  }

  /** @param {(bot: BotLevel | null, seat: number) => BotLevel | null} sitter */
  #seatAll(sitter) {
    const others = this.otherSeats.map((seat) => sitter(this.botIn(seat), seat));
    this.change({ bots: [null, ...others] });
  }

  /** As many factions as the number of players asks for: too many go, missing ones come in the catalogue's order. */
  #fit() {
    const kept = this.others.slice(-this.size.others);
    const missing = catalogue().factions.filter(({ name, pair }) => !pair && !kept.includes(name));
    this.#others.value = [...kept, ...missing.slice(0, this.size.others - kept.length).map(({ name }) => name)];
  }

  /** @param {string} deck */
  takeReady(deck) {
    batch(() => {
      this.#isMixed.value = false;
      this.change({ deck });
      this.#takeReady(deck);
    });
  }

  mix() {
    this.#isMixed.value = true;
  }

  /** @param {string} name the first one of the pair */
  takePair(name) {
    batch(() => {
      this.mix();
      this.#pair.value = name;
    });
  }

  /** Takes a faction in or out. Where there is room for no more, the one that was chosen first goes.
   * @param {FactionEntry} one */
  toggle(one) {
    batch(() => {
      this.mix();
      if (this.others.includes(one.name)) this.#others.value = this.others.filter((other) => other !== one.name);
      else this.#add(one);
    });
  }

  /** @param {FactionEntry} one */
  #add(one) {
    const gone = this.others.length >= this.size.others ? this.others[0] : null;
    this.#others.value = [...this.others.slice(gone === null ? 0 : 1), one.name];
    this.#replaced.value = gone === null ? null : { gone: factionEntry(gone)?.code ?? '', by: one.code };
    announce(this.replacedText);
  }

  start() {
    const options = { ...this.options, deck: this.isMixed ? this.chosen.map((one) => one.name) : this.options.deck };
    like({ lastTable: options });
    toTable('open', options);
  }
}

/** The first one of each pair. */
export const pairs = () => catalogue().factions.filter((one, i, all) => one.pair && all.findIndex((other) => other.name === one.pair) > i);

/** Those without a pair. */
export const singles = () => catalogue().factions.filter((one) => !one.pair);
