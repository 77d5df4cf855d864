// One sentence: whose turn it is, what is asked, why.

import { cardName, codeOf } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { list, t } from '../i18n.js';

export class Say {
  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  get #table() {
    return this.board.table;
  }

  /** Whether the person is asked something, and has not answered yet. */
  get asks() {
    const table = this.#table;
    return Boolean(table.question) && !table.sending && !table.isReplaced;
  }

  /** The drawing beside the sentence. */
  get sign() {
    if (this.board.hand.why) return 'i-no';
    const led = this.#table.game.trick[0];
    return led ? codeOf(led.card) : 'throne';
  }

  /** @returns {string} */
  sentence() {
    const table = this.#table;
    const { why } = this.board.hand;
    if (table.view?.stage === 'over') return t('game-over');
    if (table.late) return t('sending');
    if (table.isReplaced) return t('bot-plays-for-you');
    if (why && table.question) return why();
    if (table.question) return this.#asked(table.question);
    return [this.#recap(), this.#waiting()].filter(Boolean).join(' ');
  }

  /** What the person is asked.
   * @param {import('../protocol.js').Question} question */
  #asked(question) {
    const table = this.#table;
    const chosen = table.chosen.length;
    if ('take' in question) return question.take.deck ? t('ask-take-deck') : t('ask-take');
    if ('crush' in question) return t('ask-crush', { card: cardName(question.crush.giant) });
    if ('pass' in question) return t('ask-pass', { count: question.pass.count, chosen, name: table.properName(question.pass.to) });
    if ('discard' in question) return t('ask-discard', { count: question.discard.count, chosen });
    if (chosen === 1) return t('ask-confirm', { card: cardName(table.hand[table.chosen[0]]) });
    return this.#askedToPlay(question.play.follow);
  }

  /** @param {import('../protocol.js').Follow | null | undefined} follow */
  #askedToPlay(follow) {
    const { trick, phase, tricks } = this.#table.game;
    if (trick.length === 0) return phase === 2 && tricks.done === 0 ? t('ask-lead-phase-two') : t('ask-lead');
    if (!follow) return t('ask-any', { faction: codeOf(trick[0].card) });
    const values = { faction: codeOfFaction(follow.led) };
    return follow.stand_in ? t('ask-follow-stand-in', values) : t('ask-follow', values);
  }

  /** How the last trick went, as long as nothing else has happened. */
  #recap() {
    const { chronicle, game } = this.#table;
    if (game.trick.length > 0 || game.tricks.done === 0) return '';
    return chronicle.lines.findLast((line) => line.kind === 'won')?.text() ?? '';
  }

  /** Who is asked. */
  #waiting() {
    const table = this.#table;
    const seats = table.game.asked.map((one) => one.seat);
    if (seats.length === 0) return '';
    if (table.queued) return t('queued-sentence', { card: cardName(table.queued) });
    const names = (/** @type {number[]} */ of) => list(of.map((seat) => table.properName(seat)));
    if (seats.every((seat) => table.isBot(seat))) return t('bot-thinks', { names: names(seats), count: seats.length });
    const away = seats.filter((seat) => !table.view?.seats[seat].here);
    if (away.length > 0) return t('waiting-away', { names: names(away), count: away.length });
    return t('waiting-for', { names: names(seats) });
  }
}
