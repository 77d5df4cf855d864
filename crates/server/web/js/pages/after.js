// After the game: who won and why, and what to do next.

import { drawing, fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { go } from '../router.js';
import { openDialog } from '../ui/dialog.js';
import { fairCheck } from './after-fair.js';
import { throneRoom, voteRows } from './after-throne.js';
import { isFirstGame } from './learn-first-game.js';
import { giveLink } from './replay-link.js';

/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Ending} Ending */

/** @param {TableState} table @param {HTMLElement} talkButton */
export function after(table, talkButton) {
  const ending = /** @type {Ending} */ (table.view?.ending);
  const again = h('span.again');
  const drawAgain = () => fill(again, rematch(table));
  table.addEventListener('look', drawAgain);
  drawAgain();
  return h(
    'section.after',
    null,
    ending.winners.length > 0 && throneRoom(table),
    h(
      'header',
      null,
      h('h1', { text: () => headline(table, ending) }),
      h('p', { text: () => how(table, ending) }),
      !ending.outcome && h('p', { text: () => t('after-no-count') }),
      isFirstGame(table.id) && h('p.learned', null, drawing('i-learn'), h('span', { text: () => t('learn-first-game-well') })),
    ),
    h('h2.unseen', { text: () => t('after-factions') }),
    voteRows(table),
    // A game that goes on from a position was not dealt here: there is nothing to check.
    !table.view?.origin && fairCheck(table),
    h(
      'div.after-foot',
      null,
      again,
      h('a.button', { href: `/replay/${table.id}` }, drawing('i-play'), h('span', { text: () => t('replay') })),
      h('button', { onclick: () => share(table) }, drawing('i-share'), h('span', { text: () => t('share') })),
      h('button', { onclick: () => save(table) }, drawing('i-save'), h('span', { text: () => t('save') })),
      talkButton,
    ),
  );
}

/** @param {TableState} table */
function rematch(table) {
  const next = table.view?.rematch;
  if (!table.may('rematch')) return next ? h('a.button.primary', { href: `/table/${next}`, text: () => t('to-rematch') }) : h('a.button', { href: '/', text: () => t('home') });
  const run = async () => {
    const id = table.view?.rematch ?? (await table.attempt('rematch'))?.table;
    if (!id) return;
    sessionStorage.setItem(`interregnum.ready.${id}`, '1');
    go(`/table/${id}`);
  };
  return h('button.primary', { text: () => t('rematch'), onclick: run });
}

/** Who has the throne.
 * @param {TableState} table @param {Ending} ending */
function headline(table, ending) {
  const { winners, outcome } = ending;
  if (winners.length === 0) return t('after-nobody');
  if (winners.length > 1) return t('after-shared');
  const [side] = winners;
  const team = table.inTeam;
  const mine = table.plays && side === table.mySide;
  const others = outcome && table.sides.length === 2 && outcome.verdict !== 'building' ? outcome.tally[table.sides.find((one) => one !== side) ?? 0] : null;
  if (outcome && others !== null) {
    const values = { name: table.sideName(side), votes: outcome.tally[side], others };
    return mine ? (team ? t('after-won-team-votes', values) : t('after-won-you-votes', values)) : t('after-won-votes', values);
  }
  return mine ? (team ? t('after-won-team') : t('after-won-you')) : t('after-won', { name: table.sideName(side) });
}

/** What ended the game, or what decided it.
 * @param {TableState} table @param {Ending} ending */
function how(table, { by, outcome }) {
  if (by === 'aborted') return t('after-aborted');
  const building = table.view?.table.building;
  if (by === 'votes' && outcome?.verdict === 'building' && building) return t('verdict-by-building', { name: placeName(building), text: placeText(building) });
  if (by === 'votes') return outcome ? t(`verdict-${outcome.verdict}`) : '';
  if ('resigned' in by) return table.isMe(by.resigned.seat) ? t('after-resigned-you') : t('after-resigned', { name: table.properName(by.resigned.seat) });
  if ('time' in by) return table.isMe(by.time.seat) ? t('after-time-you') : t('after-time', { name: table.properName(by.time.seat) });
  return table.isMe(by.claimed.seat) ? t('after-claimed-you') : t('after-claimed', { name: table.properName(by.claimed.seat) });
}

/** Sends the game to somebody: by the system's own means, or as a link to paste.
 * @param {TableState} table */
function share(table) {
  const url = `${location.origin}/replay/${table.id}`;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) return navigator.share({ url, title: t('title', { page: t('replay') }) }).catch(() => {});
  return giveLink(url, () => t('share'));
}

/** @param {TableState} table */
function save(table) {
  const file = (/** @type {string} */ query, /** @type {string} */ ending, /** @type {() => string} */ text, /** @type {() => string} */ note) =>
    h('div.save-as', null, h('a.button', { href: `/api/v1/tables/${table.id}/record${query}`, download: `${table.id}.${ending}` }, drawing('i-save'), h('span', { text })), h('p.note', { text: note }));
  openDialog(() => t('save'), [
    file('', 'json', () => t('save-json'), () => t('save-json-text')),
    file('?format=text', 'txt', () => t('save-text'), () => t('save-text-text')),
  ]);
}
