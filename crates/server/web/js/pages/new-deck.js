// What is played at a new table: for how many, and which factions.

import { factionName, power } from '../cards.js';
import { catalogue, codeOfFaction, factionEntry } from '../catalogue.js';
import { t } from '../i18n.js';
import { card, drawing, emblem } from '../ui/pictures.js';
import { html, nothing, repeat } from '../view.js';
import { pairs, singles } from './new-choices.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {import('../protocol.js').FactionEntry} FactionEntry */

/** How many emblems stand for a deck. */
const SHOWN = 3;

/** @param {NewTable} table */
export const playerCounts = (table) =>
  html`<fieldset class="choice">
    <legend>${t('players')}</legend>
    ${catalogue().sizes.map(({ players }) => playerCount(table, players))}
  </fieldset>`;

/** @param {NewTable} table @param {number} players */
const playerCount = (table, players) =>
  html`<button aria-pressed=${players === table.options.players} @click=${() => table.seatPlayers(players)}>${players}</button>`;

/** @param {NewTable} table */
export const decks = (table) =>
  html`<fieldset class="choice decks">
    <legend class="unseen">${t('deck')}</legend>
    ${repeat(table.readyMade, ({ deck }) => deck, (ready) => readyMade(table, ready))}
    <button data-keep="deck-mix" aria-pressed=${table.isMixed} @click=${() => table.mix()}>${t('deck-mix')}</button>
  </fieldset>`;

/** @param {NewTable} table @param {import('../protocol.js').ReadyMade} ready */
const readyMade = (table, { deck, factions: names }) =>
  html`<button aria-pressed=${!table.isMixed && table.options.deck === deck} @click=${() => table.takeReady(deck)}>
    <span class="emblems">${names.slice(0, SHOWN).map((name) => emblem(codeOfFaction(name)))}</span><span>${t(`deck-${deck}`)}</span>
  </button>`;

/** @param {NewTable} table */
export const factions = (table) =>
  html`<fieldset class="builder-part">
      <legend>${t('one-pair')}</legend>
      <div class="pairs">${repeat(pairs(), ({ name }) => name, (one) => pair(table, one))}</div>
    </fieldset>
    <fieldset class="builder-part">
      <legend><span>${t('more-factions', { count: table.size.others })}</span><small>${table.replacedText}</small></legend>
      <div class="tens">${repeat(singles(), ({ name }) => name, (one) => ten(table, one))}</div>
    </fieldset>`;

/** @param {NewTable} table @param {FactionEntry} one the first one of the pair */
function pair(table, one) {
  const isChosen = table.pair === one.name;
  const other = factionEntry(String(one.pair));
  return html`<button class="pair" aria-pressed=${isChosen} @click=${() => table.takePair(one.name)}>
    ${isChosen ? seal() : nothing}${picture(one)}${other ? picture(other) : nothing}
  </button>`;
}

/** @param {NewTable} table @param {FactionEntry} one */
function ten(table, one) {
  const isChosen = table.others.includes(one.name);
  return html`<button class="ten" aria-pressed=${isChosen} @click=${() => table.toggle(one)}>${isChosen ? seal() : nothing}${picture(one)}</button>`;
}

const seal = () => html`<span class="seal">${drawing('i-check')}</span>`;

/** @param {FactionEntry} one */
const picture = ({ code }) =>
  html`<span class="faction">
    ${card(`${code}7`, { mute: true })}<span><b>${factionName(code)}</b><small>${power(code)}</small></span>
  </span>`;

/** The deck as it is, and the button that begins.
 * @param {NewTable} table */
export function foot(table) {
  const { chosen, size } = table;
  const count = chosen.reduce((sum, one) => sum + one.cards.length, 0);
  const missing = size.cards - count;
  return html`<footer class="new-foot">
    <span class="deck-bar" role="img" aria-label=${chosen.map((one) => factionName(one.code)).join(', ')}>
      ${chosen.map(share)}${missing > 0 ? html`<i class="open" .style=${`flex-grow: ${missing}`}></i>` : nothing}
    </span>
    <span class="count">${t('cards-of', { count, total: size.cards })}</span>
    <button class="primary" ?disabled=${missing !== 0} @click=${() => table.start()}>${t('start')}</button>
  </footer>`;
}

/** A faction's share of the deck.
 * @param {FactionEntry} one */
const share = ({ code, cards }) => html`<i class=${`f-${code}`} .style=${`flex-grow: ${cards.length}`}><b class="pat"></b>${drawing(code)}</i>`;
