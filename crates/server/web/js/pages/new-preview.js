// What a new table will be, as far as it is chosen: a picture of it, and the foot with the deck and the button that begins.

import { HIDDEN, factionName } from '../cards.js';
import { list, t } from '../i18n.js';
import { deckName } from '../options.js';
import { card, drawing, landscape } from '../ui/pictures.js';
import { html, nothing } from '../view.js';
import { seatName } from './new-opponents.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {import('../protocol.js').FactionEntry} FactionEntry */

/** How many backs stand for a hand. */
const BACKS = 9;

/** The values of the cards that lie on the table, so that they differ. */
const VALUES = [5, 8, 3, 6, 2, 7, 4];

/** The table with the seats as they will sit. It shows nothing that is not written beside it.
 * @param {NewTable} table */
export function preview(table) {
  const { chosen, size, options } = table;
  const places = [options.setting, options.building].filter((place) => place && place !== 'random');
  return html`<aside class="preview" aria-hidden="true">
    <div class="mini-table">
      <div class="far">${table.otherSeats.map((seat) => other(table, seat))}</div>
      <div class="spread">${chosen.map((one, i) => card(sample(one, VALUES[i % VALUES.length]), { mute: true }))}</div>
      <p>${t('new-deal', { cards: size.cards, hand: size.hand })}</p>
      ${places.length > 0 ? html`<div class="lie">${places.map((place) => landscape(String(place)))}</div>` : nothing}
      <div class="near">${backs()}<div class="plate"><span class="face mine">${drawing('i-user')}</span><b>${t('you')}</b></div></div>
    </div>
  </aside>`;
}

/** A card of a faction, with that value if it has one.
 * @param {FactionEntry} faction @param {number} value */
export const sample = ({ code, cards }, value) => cards.find((face) => face === `${code}${value}`) ?? cards[cards.length - 1];

/** @param {NewTable} table @param {number} seat */
function other(table, seat) {
  const level = table.botIn(seat);
  const name = level ? t(`level-${level}`) : personName(table);
  return html`<div class="seat-of">
    <div class="plate">
      <span class="face theirs">${drawing(level ? 'i-robot' : 'i-user')}</span>
      <span><b>${name}</b>${table.otherSeats.length > 1 ? html`<small>${seatName(table, seat)}</small>` : nothing}</span>
    </div>
    ${backs()}
  </div>`;
}

/** Who comes to a seat without a bot.
 * @param {NewTable} table */
function personName(table) {
  if (table.company === 'friend') return t('company-friend', { count: 1 });
  return table.company === 'anyone' ? t('company-anyone') : t('for-a-person');
}

const backs = () => html`<div class="fan-of-backs">${Array.from({ length: BACKS }, () => card(HIDDEN, { mute: true }))}</div>`;

/** The deck as it is, the choice in words, and the button that begins.
 * @param {NewTable} table */
export function foot(table) {
  const { chosen, size } = table;
  const count = chosen.reduce((sum, one) => sum + one.cards.length, 0);
  const missing = size.cards - count;
  return html`<footer class="new-foot">
    <span class="deck-bar" role="img" aria-label=${list(chosen.map((one) => factionName(one.code)))}>
      ${chosen.map(share)}${missing > 0 ? html`<i class="open" .style=${`flex-grow: ${missing}`}></i>` : nothing}
    </span>
    <span class="sum">${missing === 0 ? summary(table) : t('cards-of', { count, total: size.cards })}</span>
    <button class="primary" ?disabled=${missing !== 0} @click=${() => table.start()}>${t('start')}</button>
  </footer>`;
}

/** A faction's share of the deck.
 * @param {FactionEntry} one */
const share = ({ code, cards }) => html`<i class=${`f-${code}`} .style=${`flex-grow: ${cards.length}`}><b class="pat"></b>${drawing(code)}</i>`;

/** @param {NewTable} table */
function summary(table) {
  const deck = table.isMixed ? t('deck-mix') : deckName(String(table.options.deck));
  return [deck, t('new-count', { count: table.options.players }), company(table)].join(' · ');
}

/** @param {NewTable} table */
function company(table) {
  if (table.company === 'friend') return t('new-with-link');
  if (table.company === 'anyone') return t('company-anyone-text');
  const levels = table.levels.map((level) => t(`level-${level}`));
  return t('new-with', { names: list(table.company ? levels : [...levels, t('new-people')]), players: table.options.players });
}
