// The table as text, with a command line: for screen readers, and for whoever likes to type.

import { cardName, faceNamed, factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { list, t } from '../i18n.js';
import { announce } from '../ui/announce.js';
import { successor } from '../ui/focus.js';
import { tellsCard } from '../ui/power-subject.js';
import { createRef, html, nothing, part, ref, repeat, signal } from '../view.js';
import { timeLeft, timeText } from './clock.js';
import { commandOf, help, means } from './commands.js';
import { Places } from './places.js';
import { playWords } from './stage.js';
import { decision, numbers } from './votes.js';

/** @typedef {import('../protocol.js').Answer} Answer */

/** How many lines of the log stand there, and how many answers. */
const LINES = 8;
const ANSWERS = 6;

/**
 * A button for something that can be chosen.
 * @typedef {object} Entry
 * @property {number} key
 * @property {string | typeof nothing} face the card that it stands for
 * @property {boolean} refused whether it cannot be chosen now
 * @property {() => (() => string) | null} why it cannot be chosen now
 * @property {string} text
 * @property {() => void} run
 */

export class Textual {
  #said = signal(/** @type {string[]} */ ([]));
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLInputElement>} */
  #input = createRef();
  #buttons = new Places();
  /** The place of the button that had the focus last. */
  #place = 0;

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  get #table() {
    return this.board.table;
  }

  view = () =>
    html`<section class="textual">
      ${part(() => this.#state())}${part(() => this.#hand())}
      <form @submit=${this.#entered}>
        <label for="command">${t('text-command')}</label>
        <input id="command" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="command-help" ${ref(this.#input)}>
        <button class="primary" type="submit">${t('text-do')}</button>
      </form>
      <div role="log" aria-label=${t('text-answers')}>${part(() => this.#answers())}</div>
      <p id="command-help" class="note">${help()}</p>
    </section>`;

  #state() {
    return html`<div class="text-state" aria-busy=${this.board.table.sending}>
      <p class="turn">${this.board.say.sentence()}</p>
      <p>${this.#trick()}</p>
      ${this.#table.game.phase === 1 ? html`<p>${this.#market()}</p>` : nothing}
    </div>`;
  }

  /** What can be chosen, or the hand. A card that is played gives the focus to the one in its place. */
  #hand() {
    const { choices } = this.board;
    const entries = choices.length > 0 ? choices.map((choice, i) => this.#choice(choice, i)) : this.#table.held.map((held) => this.#card(held));
    const next = () => this.#buttons.get(String(Math.min(this.#place, entries.length - 1))) ?? this.#input.value;
    return html`<div class="text-hand" role="group" aria-label=${t('your-hand')} ${successor(next)}>${repeat(entries, ({ key }) => key, this.#button)}</div>`;
  }

  /** @param {Entry} entry @param {number} i */
  #button = ({ face, refused, why, text, run }, i) =>
    html`<button aria-disabled=${refused} data-face=${face} ${this.#buttons.at(String(i))} ${tellsCard(face === nothing ? '' : face, { why })} @focusin=${() => (this.#place = i)} @click=${run}>${text}</button>`;

  /** @param {import('./choices.js').Choice} choice @param {number} i
   * @returns {Entry} */
  #choice = ({ face, label, answer }, i) => ({ key: i, face: face && face !== 'deck' ? face : nothing, refused: false, why: () => null, text: label(), run: () => void this.board.answer(answer) });

  /** @param {import('./held.js').Held} held
   * @returns {Entry} */
  #card({ id, face }) {
    const { question } = this.#table;
    const refused = Boolean(question && 'play' in question && !question.play.cards.includes(face));
    return { key: id, face, refused, why: () => this.board.hand.refusal(face), text: refused ? t('held-refused', { card: cardName(face) }) : cardName(face), run: () => this.#act({ play: face }) };
  }

  #answers() {
    const lines = this.#table.chronicle.lines.slice(-LINES);
    return html`<ul class="answers-text">${lines.map((line) => html`<li>${line.text()}</li>`)}${this.#said.value.map((line) => html`<li class="said">${line}</li>`)}</ul>`;
  }

  /** @param {string} line */
  #tell(line) {
    this.#said.value = [...this.#said.value, line].slice(-ANSWERS);
    announce(line);
  }

  #trick() {
    const { trick } = this.#table.game;
    return trick.length === 0 ? t('text-trick-empty') : t('text-trick', { cards: list(playWords(this.#table, trick)) });
  }

  #market() {
    const { market, deck } = this.#table.game;
    return t('text-market', { cards: list(market.map(cardName)), count: deck.length });
  }

  #score() {
    const table = this.#table;
    const line = (/** @type {import('../protocol.js').Contest} */ contest) => {
      const values = { faction: factionName(codeOfFaction(contest.faction)), numbers: numbers(table, contest) };
      return contest.decided ? t('score-line-decided', { ...values, state: decision(table, contest) }) : t('score-line', values);
    };
    return table.game.contests.map(line).join(' ');
  }

  #clock() {
    const left = timeLeft(this.#table, this.#table.me, performance.now());
    return left === null ? t('clock-none') : timeText(left);
  }

  /** @param {Event} event */
  #entered = (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (this.#input.value);
    this.#run(input.value.trim());
    input.value = '';
  };

  /** @param {string} line */
  #run(line) {
    const [word = '', ...rest] = line.split(/[\s,]+/).filter(Boolean);
    const table = this.#table;
    const faces = rest.map((one) => faceNamed(one) ?? one.toUpperCase());
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
        return this.#tell(list(playWords(table, table.game.previous)) || t('no-last-trick'));
      case 'clock':
        return this.#tell(this.#clock());
      case 'turn':
        return this.#tell(this.board.say.sentence());
      case 'play':
        return this.#act(faces[0] ? { play: faces[0] } : null);
      case 'take':
        return this.#act(rest[0] ? { take: means(rest[0], 'deck') ? 'deck' : faces[0] } : null);
      case 'pass':
        return this.#act(faces.length > 0 ? { pass: faces } : null);
      case 'discard':
        return this.#act(faces.length > 0 ? { discard: faces } : null);
      case 'crush':
        return this.#act(victim(rest[0] ?? ''));
      case 'say':
        return void this.board.attempt({ say: { text: line.slice(line.indexOf(word) + word.length).trim() } });
      case 'help':
        return this.#tell(help());
      default:
        if (word === '') return this.#tell(this.board.say.sentence());
        return this.#act(faceNamed(word) ? { play: /** @type {string} */ (faceNamed(word)) } : null);
    }
  }

  /** Passing and discarding by the buttons: what `play` names is chosen.
   * @param {Answer | null} answer */
  #act(answer) {
    const table = this.#table;
    const { question } = table;
    if (!answer) return this.#tell(help());
    if (!question) return this.#tell(this.board.say.sentence());
    if (typeof answer === 'object' && 'play' in answer) {
      if ('pass' in question) return this.#choose(answer.play, question.pass.count);
      if ('discard' in question) return this.#choose(answer.play, question.discard.count);
      const refused = table.hand.includes(answer.play) ? this.board.hand.refusal(answer.play) : null;
      if (refused) return this.#tell(refused());
    }
    return void this.board.answer(answer);
  }

  /** One more of several cards; the last one sends them.
   * @param {string} face @param {number} count */
  #choose(face, count) {
    const table = this.#table;
    const place = table.hand.findIndex((other, i) => other === face && !table.chosen.includes(i));
    if (place >= 0) table.chosen = [...table.chosen, place];
    if (table.chosen.length < count) this.#tell(this.board.say.sentence());
    else this.board.hand.confirm();
  }
}

/** Whose card is crushed; nobody's only if that is said.
 * @param {string} word
 * @returns {Answer | null} */
function victim(word) {
  if (means(word, 'none')) return { crush: null };
  return /^\d$/.test(word) ? { crush: Number(word) } : null;
}
