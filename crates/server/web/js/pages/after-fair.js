// The check of the deal, on the page itself, and what it proves.

import { drawing, fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { catalogue } from '../catalogue.js';
import { api } from '../net/api.js';
import { problemText } from '../ui/toast.js';
import { announce } from '../ui/announce.js';
import { commitment, deal } from './after-deal.js';
import { keptDeal } from './after-kept.js';

/** @typedef {import('./after-deal.js').Dealt} Dealt */
/** Whether something is so: true, false, or unknown to this browser. @typedef {[so: boolean | null, text: () => string]} Finding */

/** @param {import('../table/state.js').TableState} table */
export function fairCheck(table) {
  const results = h('div.findings', { 'aria-live': 'polite' });
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    fill(results, h('p.note', { text: () => t('fair-checking') }));
    try {
      show(results, await check(table));
    } catch (error) {
      begun = false;
      fill(results, h('p', { text: () => problemText(error) }));
    }
  };
  return h(
    'details.fair.panel',
    { ontoggle: begin },
    h('summary', { text: () => t('fair-title') }),
    h('p', { text: () => t('fair-lead') }),
    results,
  );
}

/** @param {import('../table/state.js').TableState} table
 * @returns {Promise<{findings: Finding[], record: Dealt} | null>} nothing if the browser cannot compute it */
async function check(table) {
  if (!crypto.subtle) return null;
  /** @type {[Dealt, import('../protocol.js').Catalogue]} */
  const [record, known] = await Promise.all([api.get(`/api/v1/tables/${table.id}/record`), catalogue()]);
  const { fair } = record;
  const kept = keptDeal(table.id);
  const again = await deal(record, known.factions);
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

/** @param {Element} results @param {Awaited<ReturnType<typeof check>>} found */
function show(results, found) {
  if (!found) return fill(results, h('p', { text: () => t('fair-no-crypto') }));
  const wrong = found.findings.some(([so]) => so === false);
  const unknown = found.findings.some(([so]) => so === null);
  const sentence = () => (wrong ? t('fair-not') : unknown ? t('fair-half') : t('fair-yes'));
  const { fair } = found.record;
  fill(
    results,
    h('ul', null, found.findings.map(([so, text]) => h('li', { class: so === null ? 'unknown' : so ? 'so' : 'not' }, drawing(so === null ? 'i-info' : so ? 'i-check' : 'i-no'), h('span', { text })))),
    h('p', null, h('b', { text: sentence })),
    h('p.note', { text: () => t('fair-proves') }),
    h('p.note', { text: () => t('fair-proves-not') }),
    h(
      'dl',
      null,
      pair(() => t('fair-word-commitment'), fair.commitment),
      pair(() => t('fair-word-secret'), fair.secret),
      fair.nonces.map((nonce, seat) => pair(() => t('fair-word-nonce', { number: seat + 1 }), nonce || '–')),
    ),
  );
  announce(sentence());
  return undefined;
}

/** @param {() => string} name @param {string} value */
const pair = (name, value) => h('div', null, h('dt', { text: name }), h('dd', null, h('code', null, value)));
