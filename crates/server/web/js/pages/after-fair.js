// The check of the deal, on the page itself, and what it proves.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { keptDeal } from '../table/kept-deal.js';
import { announce } from '../ui/announce.js';
import { drawing } from '../ui/pictures.js';
import { problemText } from '../ui/toast.js';
import { html, nothing, part, signal } from '../view.js';
import { commitment, deal } from './after-deal.js';

/** @typedef {import('./after-deal.js').Dealt} Dealt */
/** @typedef {import('../table/state.js').TableState} TableState */
/** Whether something is so: true, false, or unknown to this browser. @typedef {[so: boolean | null, text: () => string]} Finding */
/** `null`: the browser cannot compute it. @typedef {{findings: Finding[], record: Dealt} | null} Found */
/** @typedef {'unasked' | 'asked' | {error: any} | {found: Found}} State */

/** How far the check of each table is. @type {WeakMap<TableState, import('../signals.js').Signal<State>>} */
const checks = new WeakMap();

/** @param {TableState} table */
function checkOf(table) {
  const known = checks.get(table) ?? signal(/** @type {State} */ ('unasked'));
  checks.set(table, known);
  return known;
}

/** @param {TableState} table @param {import('../table/places.js').Places} places */
export function fairCheck(table, places) {
  const state = checkOf(table);
  return html`<details class="fair panel" ${places.at('fair')} @toggle=${() => begin(table, state)}>
    <summary>${t('fair-title')}</summary>
    <p>${t('fair-lead')}</p>
    <div class="findings" aria-live="polite">${part(() => results(state.value))}</div>
  </details>`;
}

/** @param {TableState} table @param {import('../signals.js').Signal<State>} state */
async function begin(table, state) {
  const now = state.peek();
  if (now !== 'unasked' && !(typeof now === 'object' && 'error' in now)) return;
  state.value = 'asked';
  try {
    const found = await check(table);
    state.value = { found };
    if (found) announce(verdict(found.findings));
  } catch (error) {
    state.value = { error };
  }
}

/** @param {TableState} table @returns {Promise<Found>} */
async function check(table) {
  if (!crypto.subtle) return null;
  /** @type {Dealt} */
  const record = await api.get(`api/v1/tables/${table.id}/record`);
  const { fair } = record;
  const kept = keptDeal(table.id);
  const again = await deal(record, catalogue().factions);
  const seat = table.plays ? table.me : -1;
  return {
    record,
    findings: [
      [(await commitment(fair.secret)) === fair.commitment, () => t('fair-secret')],
      [kept ? kept.commitment === fair.commitment : null, () => (kept ? t('fair-commitment') : t('fair-commitment-unknown'))],
      [kept && seat >= 0 ? fair.nonces[seat] === kept.nonce : null, () => (kept && seat >= 0 ? t('fair-nonce') : t('fair-nonce-unknown'))],
      [again.leader === record.table.first_leader, () => t('fair-leader')],
      [same(again.deck, record.deck) && same(again.fire, record.fire ?? []), () => t('fair-deck', { count: record.deck.length + (record.fire?.length ?? 0) })],
    ],
  };
}

/** @param {string[]} a @param {string[]} b */
const same = (a, b) => a.length === b.length && a.every((card, i) => card === b[i]);

/** @param {Finding[]} findings */
function verdict(findings) {
  if (findings.some(([so]) => so === false)) return t('fair-not');
  return findings.some(([so]) => so === null) ? t('fair-half') : t('fair-yes');
}

/** @param {State} state */
function results(state) {
  if (state === 'unasked') return nothing;
  if (state === 'asked') return html`<p class="note">${t('fair-checking')}</p>`;
  if ('error' in state) return html`<p>${problemText(state.error)}</p>`;
  if (!state.found) return html`<p>${t('fair-no-crypto')}</p>`;
  const { findings, record } = state.found;
  const { fair } = record;
  return html`<ul>${findings.map(finding)}</ul>
    <p><b>${verdict(findings)}</b></p>
    <p class="note">${t('fair-proves')}</p>
    <p class="note">${t('fair-proves-not')}</p>
    <dl>${pair(t('fair-word-commitment'), fair.commitment)}${pair(t('fair-word-secret'), fair.secret)}${fair.nonces.map((nonce, seat) => pair(t('fair-word-nonce', { number: seat + 1 }), nonce || '–'))}</dl>`;
}

/** @param {Finding} finding */
const finding = ([so, text]) =>
  html`<li class=${so === null ? 'unknown' : so ? 'so' : 'not'}>${drawing(so === null ? 'i-info' : so ? 'i-check' : 'i-no')}<span>${text()}</span></li>`;

/** @param {string} name @param {string} value */
const pair = (name, value) => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`;
