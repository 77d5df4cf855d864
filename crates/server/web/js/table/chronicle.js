// What happened at a table, in words.

import { t } from '../i18n.js';
import { HIDDEN, cardName, codeOf } from '../cards.js';
import { codeOfFaction, signOf } from '../catalogue.js';
import { signal } from '../signals.js';

/** @typedef {import('../protocol.js').Happening} Happening */
/** @typedef {Extract<Happening, {moved: any}>['moved']} Move */

/**
 * A line of the log.
 * @typedef {object} Line
 * @property {number} number of the update that tells it
 * @property {number} phase
 * @property {number} trick the number of the trick, from 1; 0 before the first
 * @property {string} sign a faction's code, or a drawing's id
 * @property {() => string} text
 * @property {boolean} strong whether it is what matters most of the trick
 * @property {'play' | 'won' | 'take' | 'power' | 'phase' | 'other'} kind
 */

export class Chronicle {
  #lines = signal(/** @type {Line[]} */ ([]));
  /** What is being told, before it is shown. @type {Line[]} */
  #telling = [];
  #number = 0;
  phase = 0;
  trick = 0;
  /** How many cards lie in the trick. */
  #cards = 0;
  #winner = -1;
  /** Whether the trick is over, and the next one not yet led. */
  #over = false;

  /** @param {import('./state.js').TableState} table */
  constructor(table) {
    this.table = table;
  }

  /** All lines, the newest last. */
  get lines() {
    return this.#lines.value;
  }

  clear() {
    this.#lines.value = [];
    this.phase = 0;
    this.trick = 0;
    this.#cards = 0;
    this.#winner = -1;
    this.#over = false;
  }

  /** @param {import('../protocol.js').Update[]} updates */
  tell(updates) {
    this.#telling = [...this.#lines.peek()];
    for (const update of updates) this.#tell(update);
    this.#lines.value = this.#telling;
  }

  /** @param {import('../protocol.js').Update} update */
  #tell(update) {
    const { what } = update;
    this.#number = update.number;
    if (typeof what === 'object') {
      if ('bot_took' in what && what.bot_took.time) this.#line('other', 'i-clock', 'after-time', what.bot_took.seat);
      if ('bot_took' in what) this.#line('other', 'i-robot', 'log-bot-took', what.bot_took.seat);
      if ('returned' in what) this.#line('other', 'i-user', 'log-returned', what.returned.seat);
    }
    for (const happening of update.happened) this.#happen(happening);
  }

  /** @param {Happening} happening */
  #happen(happening) {
    if (happening === 'ended') return;
    if ('moved' in happening) this.#moved(happening.moved);
    else if ('began' in happening) {
      this.phase = happening.began.phase;
      this.trick = 0;
      this.#next();
      const phase = this.phase;
      this.#add('phase', 'crown', () => (phase === 1 ? t('phase-one') : t('phase-two')), true);
    } else if ('won' in happening) {
      this.#winner = happening.won.seat;
      this.#line('won', 'crown', 'log-won', happening.won.seat, {}, true);
    } else if ('leads' in happening) {
      if (happening.leads.seat !== this.#winner) this.#line('power', 'i-next', 'log-leads', happening.leads.seat);
      this.#over = true;
    } else if ('looked' in happening) {
      const { seat, card } = happening.looked;
      if (card === HIDDEN) this.#line('power', signOf('look'), 'log-looked', seat);
      else this.#line('power', signOf('look'), 'log-looked-card', seat, { card });
    } else if ('sealed' in happening) this.#line('other', 'throne', 'log-sealed', happening.sealed.seat);
    else if ('spared' in happening) this.#line('power', codeOf(happening.spared.giant), 'log-spared', happening.spared.seat, { card: happening.spared.giant });
    else if ('claimed' in happening) this.#claimed(happening.claimed);
  }

  #next() {
    this.trick += 1;
    this.#cards = 0;
    this.#over = false;
  }

  /** @param {{faction: string, side: number}} claimed */
  #claimed({ faction, side }) {
    const code = codeOfFaction(faction);
    this.#add('power', code, () => t(`log-vote-claimed${this.table.formOf(side)}`, { faction: code, ...this.table.membersOf(side) }), true);
  }

  /** @param {Move} move */
  #moved({ card, from, to }) {
    const sign = card === HIDDEN ? 'back' : codeOf(card);
    const seat = to.seat ?? from.seat ?? 0;
    switch (`${from.zone} ${to.zone}`) {
      case 'hand trick':
        if (this.#over) this.#next();
        this.#line('play', sign, this.#cards === 0 ? 'log-led' : 'log-played', from.seat ?? 0, { card });
        this.#cards += 1;
        break;
      case 'market followers':
        this.#line('take', sign, 'log-took', seat, { card });
        break;
      case 'deck followers':
        if (card === HIDDEN) this.#line('take', 'back', 'log-drew', seat);
        else this.#line('take', sign, 'log-drew-card', seat, { card });
        break;
      case 'trick pile':
        this.#gathered(seat, card, sign);
        break;
      case 'trick front':
        this.#line('power', sign, 'log-front', seat, { card });
        break;
      case 'trick aside':
        this.#add('power', sign, () => t('log-aside', { card: cardName(card) }));
        break;
      case 'aside pile':
        this.#line('power', sign, 'log-took', seat, { card });
        break;
      case 'front discard':
        this.#line('power', signOf('crush'), 'log-crushed', from.seat ?? 0, { card }, true);
        break;
      case 'fire hand':
        if (card === HIDDEN) this.#line('power', signOf('draw'), 'log-fire', seat);
        else this.#line('power', sign, 'log-drew-card', seat, { card });
        break;
      case 'market deck':
        this.#add('other', sign, () => t('log-under', { card: cardName(card) }));
        break;
      case 'hand hand':
        if (card === HIDDEN) this.#passedHidden(from.seat ?? 0, to.seat ?? 0);
        else this.#add('other', sign, () => t('log-passed', { name: this.table.properName(from.seat ?? 0), card: cardName(card), to: this.table.properName(to.seat ?? 0) }));
        break;
      case 'hand discard':
        this.#line('other', sign, 'log-discarded', from.seat ?? 0, { card });
        break;
    }
  }

  /** Of cards that nobody else sees it is enough to say once that they were passed.
   * @param {number} from @param {number} to */
  #passedHidden(from, to) {
    const text = () => t('log-passed-hidden', { name: this.table.properName(from), to: this.table.properName(to) });
    if (this.#telling.at(-1)?.text() !== text()) this.#add('other', 'back', text);
  }

  /** Cards that the winner gathers in Phase Two need no line: that is what winning means.
   * @param {number} seat @param {string} card @param {string} sign */
  #gathered(seat, card, sign) {
    if (this.phase === 2 && seat === this.#winner && this.#cards > 0) return;
    this.#line('power', sign, 'log-gathered', seat, { card });
  }

  /**
   * A line about a seat. `key` has the sentence with a name; `key-you` the one that speaks to the person.
   * @param {Line['kind']} kind @param {string} sign @param {string} key @param {number} seat
   * @param {{card?: string}} [about] @param {boolean} [strong]
   */
  #line(kind, sign, key, seat, about = {}, strong = false) {
    this.#add(kind, sign, () => this.sentence(key, seat, about.card), strong);
  }

  /** @param {string} key one of the log's @param {number} seat @param {string} [card] */
  sentence(key, seat, card) {
    const values = { name: this.table.properName(seat), card: card === undefined ? '' : cardName(card) };
    return t(this.table.isMe(seat) ? `${key}-you` : key, values);
  }

  /** @param {Line['kind']} kind @param {string} sign @param {() => string} text @param {boolean} [strong] */
  #add(kind, sign, text, strong = false) {
    this.#telling.push({ number: this.#number, phase: this.phase, trick: this.trick, sign, text, strong, kind });
  }
}
