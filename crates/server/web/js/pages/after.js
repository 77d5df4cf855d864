// After the game: who won and why, and what to do next.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { CODES, factionName } from '../cards.js';
import { emblem } from '../ui/card.js';
import { go } from '../router.js';

/**
 * @param {import('../table/state.js').TableState} table
 */
export function after(table) {
  const ending = table.view?.ending;
  const rematch = async () => {
    const done = table.view?.rematch ? { table: table.view.rematch } : await table.attempt('rematch');
    if (!done?.table) return;
    sessionStorage.setItem(`interregnum.ready.${done.table}`, '1');
    go(`/table/${done.table}`);
  };
  return h(
    'section.prose.after',
    null,
    h('h1', { text: () => t('game-over') }),
    h('p', { text: () => (ending?.winners ?? []).map((side) => table.sideName(side)).join(', ') }),
    h('ul', null, (ending?.outcome?.votes ?? []).map((vote) => h('li', null, emblem(CODES[vote.faction]), h('span', { text: () => factionName(CODES[vote.faction]) }), h('b', { text: () => (vote.side == null ? '–' : table.sideName(vote.side)) })))),
    h('div.buttons', null, table.plays && h('button.primary', { text: () => t('rematch'), onclick: rematch }), h('a.button', { href: `/replay/${table.id}`, text: () => t('replay') }), h('a.button', { href: '/', text: () => t('home') })),
  );
}
