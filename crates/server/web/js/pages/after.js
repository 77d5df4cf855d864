// After the game: who won and why, and what to do next.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { placeName, placeText } from '../location.js';
import { media } from '../media.js';
import { go } from '../router.js';
import { talkButton } from '../table/talk.js';
import { openDialog } from '../ui/dialog.js';
import { drawing } from '../ui/pictures.js';
import { html, nothing, part } from '../view.js';
import { fairCheck } from './after-fair.js';
import { throneRoom, voteRows } from './after-throne.js';
import { isFirstGame } from './learn-first-game.js';
import { giveLink } from './replay-link.js';

/** @typedef {import('../table/board.js').Board} Board */
/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Ending} Ending */

/** @param {Board} board @param {() => void} openTalk */
export function after(board, openTalk) {
  const { table } = board;
  const ending = /** @type {Ending} */ (table.view?.ending);
  return html`<section class="after">
    ${ending.winners.length > 0 ? throneRoom(table) : nothing}
    <header>
      <h1>${headline(table, ending)}</h1>
      <p>${how(table, ending)}</p>
      ${ending.outcome ? nothing : html`<p>${t('after-no-count')}</p>`}${isFirstGame(table.id) ? html`<p class="learned">${drawing('i-learn')}<span>${t('learn-first-game-well')}</span></p>` : nothing}
    </header>
    <h2 class="unseen">${t('after-factions')}</h2>
    ${voteRows(table)}${table.view?.origin ? nothing : fairCheck(table)}
    <div class="after-foot">
      <span class="again">${rematch(board)}</span>
      <a class="button" href=${base.link(`/replay/${table.id}`)}>${drawing('i-play')}<span>${t('replay')}</span></a>
      <button @click=${() => share(table)}>${drawing('i-share')}<span>${t('share')}</span></button>
      <button @click=${() => save(table)}>${drawing('i-save')}<span>${t('save')}</span></button>
      ${part(() => talkButton(board, openTalk))}
    </div>
  </section>`;
}

/** @param {Board} board */
function rematch(board) {
  const { table } = board;
  const next = table.view?.rematch;
  if (!table.may('rematch')) return next ? html`<a class="button primary" href=${base.link(`/table/${next}`)}>${t('to-rematch')}</a>` : html`<a class="button" href=${base.link('/')}>${t('home')}</a>`;
  const run = async () => {
    const id = table.view?.rematch ?? (await board.attempt('rematch'))?.table;
    if (!id) return;
    sessionStorage.setItem(`interregnum.ready.${id}`, '1');
    go(`/table/${id}`);
  };
  return html`<button class="primary" @click=${run}>${t('rematch')}</button>`;
}

/** Who has the throne.
 * @param {TableState} table @param {Ending} ending */
function headline(table, { winners, outcome }) {
  if (winners.length === 0) return t('after-nobody');
  if (winners.length > 1) return t('after-shared');
  const [side] = winners;
  const mine = table.plays && side === table.mySide;
  const other = table.sides.find((one) => one !== side) ?? 0;
  if (outcome && table.sides.length === 2 && outcome.verdict !== 'building') {
    const values = { name: table.sideName(side), votes: outcome.tally[side], others: outcome.tally[other] };
    if (!mine) return t('after-won-votes', values);
    return table.inTeam ? t('after-won-team-votes', values) : t('after-won-you-votes', values);
  }
  if (!mine) return t('after-won', { name: table.sideName(side) });
  return table.inTeam ? t('after-won-team') : t('after-won-you');
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
  const url = base.share(`/replay/${table.id}`);
  if ('share' in navigator && media('(pointer: coarse)')) return navigator.share({ url, title: t('title', { page: t('replay') }) }).catch(() => {});
  return giveLink(url, () => t('share'));
}

/** @param {TableState} table */
function save(table) {
  const file = (/** @type {string} */ query, /** @type {string} */ ending, /** @type {string} */ text, /** @type {string} */ note) =>
    html`<div class="save-as"><a class="button" href=${base.door(`api/v1/tables/${table.id}/record${query}`)} download=${`${table.id}.${ending}`}>${drawing('i-save')}<span>${text}</span></a><p class="note">${note}</p></div>`;
  openDialog({ title: () => t('save'), content: () => [file('', 'json', t('save-json'), t('save-json-text')), file('?format=text', 'txt', t('save-text'), t('save-text-text'))] });
}
