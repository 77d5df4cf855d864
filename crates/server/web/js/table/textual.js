// The table as text, with a command line: for screen readers, and for whoever likes to type.

import { fill, h, refill } from '../dom.js';
import { list, t } from '../i18n.js';
import { CODES, cardName, factionName } from '../cards.js';
import { announce } from '../ui/announce.js';
import { heir } from '../ui/focus.js';
import { choices } from './choices.js';
import { commandOf, help, means } from './commands.js';
import { Say } from './say.js';
import { timeLeft, timeText } from './clock.js';

/** @typedef {import('./state.js').TableState} TableState */

export class Textual {
  #input = /** @type {HTMLInputElement} */ (h('input#command', { autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', 'aria-describedby': 'command-help' }));
  #answers = h('ul.answers-text');
  #state = h('div.text-state');
  #hand = h('div.text-hand', { role: 'group', 'aria-label': () => t('your-hand') });

  /** @param {TableState} table @param {import('./hand.js').Hand} hand */
  constructor(table, hand) {
    this.table = table;
    this.hand = hand;
    this.say = new Say(table, hand);
    this.element = h(
      'section.textual',
      null,
      this.#state,
      this.#hand,
      h(
        'form',
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.#run(this.#input.value.trim());
            this.#input.value = '';
          },
        },
        h('label', { for: 'command', text: () => t('text-command') }),
        this.#input,
        h('button.primary', { type: 'submit', text: () => t('text-do') }),
      ),
      h('div', { role: 'log', 'aria-label': () => t('text-answers') }, this.#answers),
      h('p#command-help.note', { text: help }),
    );
    // A card that is played gives the focus to the one in its place.
    this.#hand.addEventListener('focusin', ({ target }) => (this.#place = [...this.#hand.children].indexOf(/** @type {Element} */ (target))));
    heir(this.#hand, () => this.#hand.children[Math.min(this.#place, this.#hand.childElementCount - 1)] ?? this.#input);
  }
  #place = 0;

  draw() {
    const { table } = this;
    const { game } = table;
    fill(
      this.#state,
      h('p.turn', { text: () => this.say.sentence() }),
      h('p', { text: () => this.#trick() }),
      game.phase === 1 && h('p', { text: () => this.#market() }),
    );
    const question = table.question;
    const options = choices(table);
    const buttons =
      options.length > 0
        ? options.map((choice) => h('button', { text: choice.label, onclick: () => table.answer(choice.answer) }))
        : table.hand.map((face) => {
            const refused = question && 'play' in question && !question.play.cards.includes(face);
            return h('button', { 'aria-disabled': String(Boolean(refused)), text: () => (refused ? t('held-refused', { card: cardName(face) }) : cardName(face)), onclick: () => this.#act({ play: face }) });
          });
    refill(this.#hand, buttons);
    fill(this.#answers, table.chronicle.lines.slice(-8).map((line) => h('li', { text: line.text })), this.#said.map((line) => h('li.said', null, line)));
  }

  /** @type {string[]} */
  #said = [];

  /** @param {string} line */
  #tell(line) {
    this.#said = [...this.#said, line].slice(-6);
    announce(line);
    this.draw();
  }

  #trick() {
    const { trick } = this.table.game;
    return trick.length === 0 ? t('text-trick-empty') : t('text-trick', { cards: this.#plays(trick) });
  }

  /** @param {import('../protocol.js').Play[]} plays */
  #plays(plays) {
    return list(plays.map((play) => t('text-played', { name: this.table.name(play.seat), card: cardName(play.card), strength: play.strength })));
  }

  #market() {
    const { market, deck } = this.table.game;
    return t('text-market', { cards: list(market.map(cardName)), count: deck.length });
  }

  #score() {
    const { table } = this;
    return table.game.contests
      .map((contest) => {
        const numbers = table.sides.map((side) => t('held-by', { name: table.sideName(side), count: contest.sides[side].held })).join(', ');
        const owner = contest.decided && contest.vote != null ? ` ${t('decided-for', { name: table.sideName(contest.vote) })}` : '';
        return `${factionName(CODES[contest.faction])}: ${numbers}${owner}.`;
      })
      .join(' ');
  }

  /** @param {string} line */
  #run(line) {
    const { table } = this;
    const [word = '', ...rest] = line.split(/[\s,]+/).filter(Boolean);
    const faces = rest.map((one) => one.toUpperCase());
    switch (commandOf(word)) {
      case 'hand':
        return this.#tell(list(table.hand.map(cardName)) || t('none'));
      case 'trick':
        return this.#tell(this.#trick());
      case 'market':
        return this.#tell(this.#market());
      case 'score':
        return this.#tell(this.#score());
      case 'followers':
        return this.#tell(list(table.game.followers[table.me].map(cardName)) || t('none'));
      case 'last':
        return this.#tell(this.#plays(table.game.previous) || t('no-last-trick'));
      case 'clock':
        return this.#tell(this.#clock());
      case 'turn':
        return this.#tell(this.say.sentence());
      case 'play':
        return this.#act(faces[0] ? { play: faces[0] } : null);
      case 'take':
        return this.#act(rest[0] ? { take: means(rest[0], 'deck') ? 'deck' : faces[0] } : null);
      case 'pass':
        return this.#act(faces.length > 0 ? { pass: faces } : null);
      case 'discard':
        return this.#act(faces.length > 0 ? { discard: faces } : null);
      case 'crush':
        return this.#act(this.#victim(rest[0] ?? ''));
      case 'say':
        return void table.attempt({ say: { text: line.slice(line.indexOf(word) + word.length).trim() } });
      case 'help':
        return this.#tell(help());
      default:
        if (word === '') return this.#tell(this.say.sentence());
        if (/^[a-z]{2}\d$/i.test(word)) return this.#act({ play: word.toUpperCase() });
        return this.#tell(help());
    }
  }

  #clock() {
    const left = timeLeft(this.table, this.table.me);
    return left === null ? t('clock-none') : timeText(left);
  }

  /** Whose Gnome is crushed; nobody's only if that is said.
   * @param {string} word
   * @returns {import('../protocol.js').Answer | null} */
  #victim(word) {
    if (means(word, 'none')) return { crush: null };
    return /^\d$/.test(word) ? { crush: Number(word) } : null;
  }

  /** Passing and discarding by the buttons: what `play` names is chosen.
   * @param {import('../protocol.js').Answer | null} answer */
  #act(answer) {
    const { table } = this;
    const question = table.question;
    if (!answer) return this.#tell(help());
    if (!question) return this.#tell(this.say.sentence());
    if ('play' in answer && ('pass' in question || 'discard' in question)) {
      const place = table.hand.findIndex((face, i) => face === answer.play && !table.chosen.includes(i));
      const count = 'pass' in question ? question.pass.count : question.discard.count;
      if (place >= 0) table.chosen = [...table.chosen, place];
      if (table.chosen.length < count) return this.#tell(this.say.sentence());
      const faces = table.chosen.map((i) => table.hand[i]);
      return void table.answer('pass' in question ? { pass: faces } : { discard: faces });
    }
    const refused = 'play' in answer && table.hand.includes(answer.play) ? this.hand.refusal(answer.play) : null;
    if (refused) return this.#tell(refused());
    return void table.answer(answer);
  }
}
