// The middle of the table: what is to be won, what lies about, and the trick.

import { cardName, codeOf, power, valueOf } from '../cards.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { successor } from '../ui/focus.js';
import { card, drawing, emblem, location } from '../ui/pictures.js';
import { needed } from '../ui/power-subject.js';
import { classes, html, keyed, nothing, part, repeat } from '../view.js';
import { fields } from './fields.js';
import { streak } from './panels.js';
import { prize } from './prize.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../protocol.js').Play} Play */

/** Whether cards of a trick of three or four are large enough for their names. */
const ROOMY = '(min-width: 700px)';

/** @param {Board} board */
export const stage = (board) => part(() => middle(board));

/** @param {Board} board */
function middle(board) {
  const { table, places } = board;
  const { phase } = table.game;
  const beside = phase === 1 ? prize(board) : fields(board);
  return html`<section
    class=${classes('stage', beside === nothing && 'wide-trick')}
    aria-label=${t('stage')}
    data-phase=${phase}
    data-players=${table.players}
    ${places.at('stage')}
    ${successor(() => firstOffer(board) ?? board.hand.successor)}
    @click=${() => board.release()}
    >${beside}
    <div class="middle-table">${trick(board)}${locations(board)}</div>
    ${echo(board)}${inPlay(board)}
  </section>`;
}

/** What was asked is answered: on with the next offer.
 * @param {Board} board */
const firstOffer = ({ choices, places }) => choices.map(({ face }) => (face ? places.get(`offer ${face}`) : null)).find((offer) => offer) ?? null;

/** Where a seat's card lies, seen from one's own. */
const SIDES = { 2: ['at-me', 'at-left'], 3: ['at-me', 'at-left', 'at-right'], 4: ['at-me', 'at-left', 'at-top', 'at-right'] };

/** @param {Board} board */
function trick(board) {
  const { table } = board;
  const sides = SIDES[/** @type {2 | 3 | 4} */ (table.players)];
  return html`<div class=${`trick of-${table.players}`} role="group" tabindex="0" aria-label=${t('zone-trick')}>${repeat(table.seats, (seat) => seat, (seat, i) => slot(board, seat, sides[i]))}</div>`;
}

/** @param {Board} board @param {number} seat @param {string} side */
function slot(board, seat, side) {
  const { table, lying, best } = board;
  const play = lying.find((one) => one.seat === seat);
  const led = lying[0]?.seat === seat;
  const name = table.name(seat);
  return html`<div class=${`slot ${side}`} data-seat=${seat} ${needed(play ? 'trick' : null)}>
    ${play ? keyed(play.card, played(board, play, best === seat)) : html`<div class="empty" ${board.places.at(`slot ${seat}`)}>${table.isMe(seat) ? html`<span>${t('your-card')}</span>` : nothing}</div>`}
    <span class=${`tag ${table.colour(seat)}`}>${led ? html`<span class="led">${t('led-tag', { name })}</span>` : nothing}<span class=${led ? 'plain' : nothing}>${name}</span>${best === seat ? html`<svg aria-hidden="true" ${board.places.at(`crowned ${seat}`)}><use href="#crown"></use></svg>` : nothing}</span>
  </div>`;
}

/** @param {Board} board @param {Play} play @param {boolean} best */
function played({ table, places }, play, best) {
  return card(play.card, {
    large: table.players === 2 || media(ROOMY),
    state: classes(best && 'wins', play.captured && 'stone'),
    bonus: Math.max(0, play.strength - valueOf(play.card)),
    place: [places, `slot ${play.seat}`],
  });
}

/** @param {Board} board */
function locations({ table }) {
  const { setting, building } = table.view?.table ?? {};
  if (!setting && !building) return nothing;
  return html`<div class="locations">${setting ? location(setting, { count: streak(table, setting) }) : nothing}${building ? location(building) : nothing}</div>`;
}

/** The trick before, small, where a phone has room under the trick. Others find it in the panel of the same name.
 * @param {Board} board */
function echo({ table }) {
  const { previous, winner } = table.game;
  if (previous.length === 0) return nothing;
  const one = (/** @type {Play} */ play) => html`<span class="one"><b>${table.name(play.seat)}</b>${chip(play.card, play.seat === winner)}</span>`;
  return html`<p class=${`echo of-${previous.length}`} aria-hidden="true"><span class="what">${t('last-trick')}</span>${previous.map(one)}</p>`;
}

/** What the cards in the trick can do, where there is room for it. Elsewhere each card tells it itself.
 * @param {Board} board */
function inPlay({ lying }) {
  const codes = [...new Set(lying.map(({ card: face }) => codeOf(face)))];
  return codes.length === 0 ? nothing : html`<ul class="in-play" aria-hidden="true">${codes.map((code) => html`<li>${emblem(code)}<span>${power(code)}</span></li>`)}</ul>`;
}

/** A card as a small tag: value, emblem, and a crown if it won.
 * @param {string} face @param {boolean} won */
const chip = (face, won) => html`<span class=${classes('chip', `f-${codeOf(face)}`, won && 'wins')}><b>${valueOf(face)}</b>${drawing(codeOf(face))}${won ? drawing('crown', 'crown') : nothing}</span>`;

/** The trick before.
 * @param {Board} board */
export function lastTrick({ table }) {
  const { previous, winner } = table.game;
  if (previous.length === 0) return html`<p class="note">${t('no-last-trick')}</p>`;
  const past = (/** @type {Play} */ play, /** @type {number} */ i) => {
    const won = play.seat === winner;
    const looks = { state: classes(won && 'wins', play.captured && 'stone'), bonus: Math.max(0, play.strength - valueOf(play.card)) };
    return html`<div class="past">${card(play.card, looks)}<span class=${`tag ${table.colour(play.seat)}`}><span>${`${i + 1} ${table.name(play.seat)}`}</span>${won ? drawing('crown') : nothing}</span></div>`;
  };
  return html`<div class="last-trick">${previous.map(past)}</div>`;
}

/** These plays in words.
 * @param {import('./state.js').TableState} table @param {Play[]} plays */
export const playWords = (table, plays) => plays.map((play) => t('text-played', { name: table.name(play.seat), card: cardName(play.card), strength: play.strength }));
