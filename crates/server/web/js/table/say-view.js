// The sentence, drawn. When the person is asked, it has the buttons.

import { cardName } from '../cards.js';
import { t } from '../i18n.js';
import { successor } from '../ui/focus.js';
import { drawing } from '../ui/pictures.js';
import { needed } from '../ui/power-subject.js';
import { classes, html, nothing, part } from '../view.js';
import { clock } from './clock.js';

/** @typedef {import('./board.js').Board} Board */

/** @param {Board} board */
export const sayView = (board) => part(() => line(board));

/** @param {Board} board */
function line(board) {
  const { table, say, hand } = board;
  const lost = !table.isReached;
  const asks = say.asks;
  return html`<section class=${classes('say', asks && !lost && 'mine', lost && 'lost', asks && hand.why && 'why')} aria-label=${t('say-label')} ${needed('line')} ${successor(() => hand.successor)}>
    ${drawing(lost ? 'i-no' : say.sign, 'sign')}
    <p>${lost ? t('connection-lost') : say.sentence()}</p>
    ${lost ? nothing : [asks ? buttons(board) : help(board), claim(board)]}${table.plays ? clock(board, table.me) : nothing}
  </section>`;
}

/** What can be done while others are asked: take the seat back, or give that of somebody who is away to a bot.
 * @param {Board} board */
function help(board) {
  const { table } = board;
  if (table.may('return')) return html`<button class="go" @click=${() => board.attempt('return')}>${t('take-seat-back')}</button>`;
  const seat = table.awaySeats.find((one) => table.game.asked.some((asked) => asked.seat === one));
  return seat === undefined ? nothing : html`<button class="go" @click=${() => board.attempt({ replace: { seat } })}>${t('computer-takes-over')}</button>`;
}

/** A win that the votes make certain need not be played out.
 * @param {Board} board */
const claim = (board) => (board.table.hasWon ? html`<button class="claim" title=${t('claim-sure')} @click=${() => board.attempt('claim')}>${t('claim-win')}</button>` : nothing);

/** @param {Board} board */
function buttons(board) {
  const { table, hand } = board;
  const { question, chosen } = table;
  if (!question) return nothing;
  if ('crush' in question) {
    return html`<div class="answers">${board.choices.map((choice, i) => html`<button class=${chosen[0] === i ? 'chosen' : nothing} @click=${() => board.answer(choice.answer)}>${choice.label()}</button>`)}</div>`;
  }
  if ('play' in question) {
    return chosen.length === 1 ? html`<button class="go" @click=${() => hand.confirm()}>${t('play-card', { card: cardName(table.hand[chosen[0]]) })}</button>` : nothing;
  }
  if ('pass' in question) return several(board, question.pass.count, t('pass-button', { chosen: chosen.length, count: question.pass.count }));
  if ('discard' in question) return several(board, question.discard.count, t('discard-button', { chosen: chosen.length, count: question.discard.count }));
  return nothing;
}

/** @param {Board} board @param {number} count @param {string} text */
const several = ({ table, hand }, count, text) => html`<button class="go" ?disabled=${table.chosen.length !== count} @click=${() => hand.confirm()}>${text}</button>`;
