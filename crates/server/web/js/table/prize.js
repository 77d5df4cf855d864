// What is to be won in a trick of Phase One: the market and the deck.

import { HIDDEN } from '../cards.js';
import { t } from '../i18n.js';
import { keyLabel } from '../ui/keys.js';
import { card, drawing } from '../ui/pictures.js';
import { needed, tellsCard } from '../ui/power-subject.js';
import { classes, html, nothing, repeat } from '../view.js';
import { toldApart } from './held.js';
import { stakeWords } from './stakes.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./choices.js').Choice} Choice */

/** @param {Board} board */
export function prize(board) {
  const { game } = board.table;
  // While cards are passed, before the first market, nothing is at stake.
  if (game.market.length === 0 && game.asked.some(({ kind }) => kind === 'pass')) return nothing;
  const words = stakeWords(board.table);
  const { choices } = board;
  // A card that only the person sees lies beside the market, as large, while the person chooses.
  const seen = choices.some((choice) => choice.face === 'deck') ? seenTop(board) : null;
  const count = game.market.length + (seen ? 1 : 0);
  const asks = choices.some((choice) => choice.face);
  return html`<div class=${classes('prize', asks && 'asks', `of-${count}`)} ${needed(asks ? 'choice' : 'prize')}>
    ${game.market.length > 0 ? html`<h2 class="ribbon">${words.market()}</h2>` : nothing}
    <div class="market" role="group" aria-label=${t('zone-market')} tabindex=${choices.length > 0 ? -1 : 0} ${needed('cards')}>${market(board, choices, count < 2)}${seen ? offer(board, choices, 'deck', (mute) => html`<span class="seen-top">${card(seen, { mute })}<span class="badge eye">${drawing('i-eye')}</span></span>`) : nothing}</div>
    ${seen ? html`<p class="note secret">${t('top-only-you')}</p>` : nothing}
    ${words.leftOver > 0 ? html`<p class="note">${t('left-over', { count: words.leftOver })}</p>` : nothing}
    ${!seen && (game.deck.length > 0 || game.market.length === 0) ? draw(board, choices, words.deck()) : nothing}
  </div>`;
}

/** @param {Board} board @param {Choice[]} choices @param {boolean} large */
const market = (board, choices, large) =>
  repeat(toldApart(board.table.game.market), ({ key }) => key, ({ face }) => offer(board, choices, face, (mute) => card(face, { large, mute })));

/** The face of the deck's top card, if the person sees it.
 * @param {Board} board */
function seenTop({ table }) {
  const top = table.game.deck[0];
  return top && top !== HIDDEN ? top : null;
}

/** @param {Board} board @param {Choice[]} choices @param {string} words */
function draw(board, choices, words) {
  const count = board.table.game.deck.length;
  const top = seenTop(board);
  const pile = (/** @type {boolean} */ mute) => html`<span class="pile">${card(top ?? HIDDEN, { mute })}<span class="badge count" aria-hidden="true">${count}</span>${top && board.table.plays ? html`<span class="badge eye">${drawing('i-eye')}</span>` : nothing}</span>`;
  return html`<div class="draw" ${board.places.at('draw')}>
    ${offer(board, choices, 'deck', pile, t('deck-label', { count }))}
    <p><b>${words}</b><span>${top ? t('only-you') : t('unseen')}</span></p>
  </div>`;
}

/** Something that may be taken is a button. There the picture is mute: the button says what it does.
 * @param {Board} board @param {Choice[]} choices @param {string} face @param {(mute: boolean) => import('../view.js').Drawn} picture @param {string} [label] */
function offer(board, choices, face, picture, label) {
  const at = board.places.at(`offer ${face}`);
  const tells = tellsCard(face === 'deck' ? (seenTop(board) ?? HIDDEN) : face);
  const place = choices.findIndex((choice) => choice.face === face);
  if (place < 0) return html`<span class="offer" data-face=${face} role=${label ? 'img' : nothing} aria-label=${label ?? nothing} ${at} ${tells}>${picture(Boolean(label))}</span>`;
  const choice = choices[place];
  const key = keyLabel(String(place + 1));
  const name = key ? t('choice-key', { choice: choice.label(), key }) : choice.label();
  return html`<button class=${classes('offer', 'open', board.table.chosen[0] === place && 'chosen')} data-face=${face} ${at} ${tells} @click=${() => board.answer(choice.answer)}>${picture(true)}<span class="unseen">${name}</span></button>`;
}
