// The cards of a new table: a ready-made deck, or factions of one's own choice.

import { factionName, power } from '../cards.js';
import { catalogue, factionEntry } from '../catalogue.js';
import { t } from '../i18n.js';
import { deckName } from '../options.js';
import { card, drawing } from '../ui/pictures.js';
import { radios } from '../ui/radios.js';
import { html, nothing, repeat } from '../view.js';
import { pairs, singles } from './new-choices.js';
import { sample } from './new-preview.js';

/** @typedef {import('./new-choices.js').NewTable} NewTable */
/** @typedef {import('../protocol.js').FactionEntry} FactionEntry */

/** The values of the cards that stand for a deck. */
const FAN = [5, 8, 2];

/** Stands for the own mix among the ready-made decks. */
const MIX = '';

/** @param {NewTable} table */
export const cards = (table) =>
  html`<section class="step panel" aria-labelledby="new-cards">
    <h2 id="new-cards">${t('new-cards')}</h2>
    ${decks(table)}${table.isMixed ? factions(table) : nothing}
  </section>`;

/** @param {NewTable} table */
function decks(table) {
  const tile = (/** @type {string} */ value, /** @type {FactionEntry[]} */ shown, /** @type {string} */ name, /** @type {string} */ text) =>
    ({ value, class: 'deck', face: html`${seal()}<span class="deck-fan">${shown.map((one, i) => card(sample(one, FAN[i]), { mute: true }))}</span><b>${name}</b><small>${text}</small>` });
  const tiles = table.readyMade.map(({ deck, factions: names }) => tile(deck, entries(names.slice(0, FAN.length)), deckName(deck), t(`deck-${deck}-text`)));
  const mix = tile(MIX, catalogue().factions.slice(-FAN.length), t('deck-mix'), t('deck-mix-text'));
  const choose = (/** @type {string} */ deck) => (deck === MIX ? table.mix() : table.takeReady(deck));
  return radios('deck', t('deck'), [...tiles, mix], table.isMixed ? MIX : String(table.options.deck), choose, 'decks');
}

/** @param {string[]} names */
const entries = (names) => names.flatMap((name) => factionEntry(name) ?? []);

/** @param {NewTable} table */
const factions = (table) =>
  html`<div class="builder-part">
      <h3>${t('one-pair')}</h3>
      ${radios('pair', t('one-pair'), pairs().map(pair), table.pair, (name) => table.takePair(name), 'pairs')}
    </div>
    <fieldset class="builder-part">
      <legend><span>${t('more-factions', { count: table.size.others })}</span><small>${table.replacedText}</small></legend>
      <div class="tens">${repeat(singles(), ({ name }) => name, (one) => ten(table, one))}</div>
    </fieldset>`;

/** @param {FactionEntry} one the first one of the pair */
function pair(one) {
  const other = factionEntry(String(one.pair));
  return { value: one.name, class: 'pair', face: html`${seal()}${picture(one)}${other ? picture(other) : nothing}` };
}

/** @param {NewTable} table @param {FactionEntry} one */
function ten(table, one) {
  const isChosen = table.others.includes(one.name);
  return html`<button class="ten" aria-pressed=${isChosen} @click=${() => table.toggle(one)}>${seal()}${picture(one)}</button>`;
}

/** Shown on what is chosen. */
const seal = () => html`<span class="seal" aria-hidden="true">${drawing('i-check')}</span>`;

/** @param {FactionEntry} one */
const picture = ({ code }) =>
  html`<span class="faction">
    ${card(`${code}7`, { mute: true })}<span><b>${factionName(code)}</b><small>${power(code)}</small></span>
  </span>`;
