// What a table draws attention to: one's turn, little time, people who go and come, a lost connection, the end.

import { t } from '../i18n.js';
import { timeLeft } from '../table/clock.js';
import { cue } from '../table/sound.js';
import { alarm, announce } from '../ui/announce.js';
import { notify } from '../ui/notify.js';

/** How often clocks are drawn anew. */
const TICK = 250;

/** Time is low, and lower, in milliseconds. */
const LOW = 60_000;
const LAST = 10_000;
/** From here on it ticks. */
const TICKS = 30_000;

export class Alarms {
  #asked = false;
  #hadWon = false;
  #wasLost = false;
  #warned = 0;
  #second = 0;

  /** @param {import('../table/board.js').Board} board */
  constructor(board) {
    this.board = board;
    board.life.every(TICK, () => this.#tick());
    board.life.effect(() => this.#connection(board.table.source.connection));
  }

  /** It may be the person's turn: sound, words, a notification if that is wanted.
   * @param {boolean} fresh whether it is the first view */
  looked(fresh) {
    const { table, say } = this.board;
    const asked = Boolean(table.question);
    if (asked && !this.#asked && !fresh) {
      cue('turn');
      alarm(say.sentence());
      notify(t('your-turn-title'), table.id);
    }
    this.#asked = asked;
    if (table.hasWon && !this.#hadWon) announce(t('claim-sure'));
    this.#hadWon = table.hasWon;
  }

  ended() {
    alarm(t('game-over'));
  }

  /** @param {number[]} changed the seats of others who went or came */
  came(changed) {
    const { view } = this.board.table;
    if (view?.stage === 'playing' && changed.length > 0) cue(changed.some((seat) => !view.seats[seat].here) ? 'away' : 'back');
  }

  /** @param {import('../table/source.js').Source['connection']} status */
  #connection(status) {
    if (status === 'lost' && !this.#wasLost) {
      alarm(t('connection-lost'));
      cue('away');
    } else if (status === 'open' && this.#wasLost) cue('back');
    this.#wasLost = status === 'lost';
  }

  #tick() {
    const { table, now } = this.board;
    if (!table.view?.clocks) return;
    now.value = performance.now();
    const left = table.question ? timeLeft(table, table.me, now.value) : null;
    if (left === null || left <= 0) return;
    this.#warn(left);
    if (left > TICKS) return;
    const second = Math.ceil(left / 1000);
    if (second !== this.#second && (second <= 10 || second % 5 === 0)) cue('tick');
    this.#second = second;
  }

  /** Little time is said once, and very little once more.
   * @param {number} left */
  #warn(left) {
    const level = left <= LAST ? 2 : left <= LOW ? 1 : 0;
    if (level > this.#warned) alarm(level === 2 ? t('clock-last') : t('clock-low'));
    this.#warned = level;
  }
}
