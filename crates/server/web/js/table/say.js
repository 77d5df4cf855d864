// One sentence: whose turn it is, what is asked, why. When the person is asked, it has the buttons.

import { drawing, h, refill } from '../dom.js';
import { list, t } from '../i18n.js';
import { CODES, cardName, codeOf } from '../cards.js';
import { socket } from '../net/socket.js';
import { choices } from './choices.js';
import { clock } from './clock.js';

/** @typedef {import('./state.js').TableState} TableState */

export class Say {
  element = h('section.say', { 'aria-label': () => t('say-label') });

  /** @param {TableState} table @param {import('./hand.js').Hand} hand */
  constructor(table, hand) {
    this.table = table;
    this.hand = hand;
  }

  draw() {
    const { table } = this;
    const lost = socket.status !== 'open';
    const asked = Boolean(table.question) && !table.sending && !this.#replaced;
    this.element.classList.toggle('mine', asked && !lost);
    this.element.classList.toggle('lost', lost);
    this.element.classList.toggle('why', Boolean(this.hand.why) && asked);
    refill(
      this.element,
      drawing(lost ? 'i-no' : this.#sign(), 'sign'),
      h('p', { text: () => (lost ? t('connection-lost') : this.sentence()) }),
      !lost && (asked ? this.#buttons() : this.#help()),
      table.plays && clock(table.me),
    );
  }

  #sign() {
    const { game } = this.table;
    if (this.hand.why) return 'i-no';
    const led = game.trick[0];
    return led ? codeOf(led.card) : 'throne';
  }

  /** @returns {string} */
  sentence() {
    const { table } = this;
    if (table.view?.stage === 'over') return t('game-over');
    if (table.sending) return t('sending');
    if (this.#replaced) return t('bot-plays-for-you');
    if (this.hand.why && table.question) return this.hand.why();
    if (table.question) return this.#asked();
    return [this.#recap(), this.#waiting()].filter(Boolean).join(' ');
  }

  /** What the person is asked. */
  #asked() {
    const { table } = this;
    const { game } = table;
    const question = table.question;
    if (!question) return '';
    if ('take' in question) return question.take.deck ? t('ask-take-seer') : t('ask-take');
    if ('crush' in question) return t('ask-crush', { card: cardName(question.crush.giant) });
    if ('pass' in question) return t('ask-pass', { count: question.pass.count, chosen: table.chosen.length, name: table.properName(question.pass.to) });
    if ('discard' in question) return t('ask-discard', { count: question.discard.count, chosen: table.chosen.length });
    if (table.chosen.length === 1) return t('ask-confirm', { card: cardName(table.hand[table.chosen[0]]) });
    const led = game.trick[0];
    if (!led) return game.phase === 2 && table.game.tricks.done === 0 ? t('ask-lead-phase-two') : t('ask-lead');
    const { follow } = question.play;
    if (!follow) return t('ask-any', { faction: codeOf(led.card) });
    return t(follow.stand_in ? 'ask-follow-stand-in' : 'ask-follow', { faction: CODES[follow.led] });
  }

  /** How the last trick went, as long as nothing else has happened. */
  #recap() {
    const { table } = this;
    if (table.game.trick.length > 0) return '';
    const won = table.chronicle.lines.findLast((line) => line.kind === 'won');
    return won && table.game.tricks.done > 0 ? won.text() : '';
  }

  /** Who is asked. */
  #waiting() {
    const { table } = this;
    const seats = table.game.asked.map((one) => one.seat);
    if (seats.length === 0) return '';
    if (table.queued) return t('queued-sentence', { card: cardName(table.queued) });
    const names = seats.map((seat) => table.properName(seat));
    if (seats.every((seat) => table.isBot(seat))) return t('bot-thinks', { names: list(names), count: names.length });
    const away = seats.filter((seat) => !table.view?.seats[seat].here);
    if (away.length > 0) return t('waiting-away', { names: list(away.map((seat) => table.properName(seat))), count: away.length });
    return t('waiting-for', { names: list(names) });
  }

  /** Whether a bot plays for the person. */
  get #replaced() {
    const { table } = this;
    return table.plays && table.view?.stage === 'playing' && Boolean(table.view.seats[table.me].bot);
  }

  /** What can be done while others are asked: take the seat back, or give that of somebody who is away to a bot. */
  #help() {
    const { table } = this;
    if (table.may('return')) return h('button.go', { text: () => t('take-seat-back'), onclick: () => table.attempt('return') });
    const seat = table.awaySeats.find((one) => table.game.asked.some((asked) => asked.seat === one));
    return seat === undefined ? null : h('button.go', { text: () => t('computer-takes-over'), onclick: () => table.attempt({ replace: { seat } }) });
  }

  #buttons() {
    const { table } = this;
    const question = table.question;
    if (!question) return null;
    if ('crush' in question) {
      return h('div.answers', null, choices(table).map((choice, i) => h('button', { class: table.chosen[0] === i ? 'chosen' : '', text: choice.label, onclick: () => table.answer(choice.answer) })));
    }
    if ('play' in question) {
      return table.chosen.length === 1
        ? h('button.go', { text: () => t('play-card', { card: cardName(table.hand[table.chosen[0]]) }), onclick: () => this.hand.confirm() })
        : null;
    }
    if ('pass' in question || 'discard' in question) {
      const count = 'pass' in question ? question.pass.count : question.discard.count;
      const text = () => ('pass' in question ? t('pass-button', { chosen: table.chosen.length, count }) : t('discard-button', { chosen: table.chosen.length, count }));
      return h('button.go', { text, disabled: table.chosen.length !== count, onclick: () => this.hand.confirm() });
    }
    return null;
  }
}
