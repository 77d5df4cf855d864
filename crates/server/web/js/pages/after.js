// After the game: who won and why, and what to do next.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { cue } from '../table/sound.js';
import { talkButton } from '../table/talk.js';
import { announce } from '../ui/announce.js';
import { openDialog } from '../ui/dialog.js';
import { drawing } from '../ui/pictures.js';
import { classes, html, nothing, part, ref } from '../view.js';
import { fairCheck } from './after-fair.js';
import { Moment } from './after-moment.js';
import { throneRoom } from './after-throne.js';
import { voteRows } from './after-votes.js';
import { headline, how, whoStood } from './after-words.js';
import { isFirstGame } from './learn-first-game.js';
import { giveLink } from './replay-link.js';

/** @typedef {import('../table/board.js').Board} Board */
/** @typedef {import('../table/state.js').TableState} TableState */
/** @typedef {import('../protocol.js').Ending} Ending */

/** What comes after a game.
 * @param {Board} board @param {() => void} openTalk @param {import('./table-rematch.js').Rematch} rematch
 * @param {import('../lifetime.js').Lifetime} life @param {boolean} now whether it has ended a moment ago
 * @returns {import('../view.js').View} */
export function afterGame(board, openTalk, rematch, life, now) {
  const { table } = board;
  const moment = new Moment(table, life, now, () => now && sound(table));
  const begin = (/** @type {Element | undefined} */ section) => {
    if (section && now) announce(lines(table).join(' '));
    if (section) moment.begin();
  };
  return () => view(board, openTalk, rematch, moment, begin);
}

/** @param {TableState} table */
function sound(table) {
  const winners = table.view?.ending?.winners ?? [];
  if (winners.length > 1) cue('shared');
  else if (winners.length === 1 && table.plays) cue(winners[0] === table.mySide ? 'won' : 'lost');
}

/** The sentences of the end.
 * @param {TableState} table */
function lines(table) {
  const ending = /** @type {Ending} */ (table.view?.ending);
  return [headline(table, ending), how(table, ending), whoStood(table, ending)].filter(Boolean);
}

/** @param {Board} board @param {() => void} openTalk @param {import('./table-rematch.js').Rematch} rematch
 * @param {Moment} moment @param {(section: Element | undefined) => void} begin */
function view(board, openTalk, rematch, moment, begin) {
  const { table } = board;
  const [first, ...others] = lines(table);
  return html`<section class=${classes('after', moment.runs && 'crowning')} ${ref(begin)}>
    ${throneRoom(table, moment)}
    <header ${moment.places.at('sentences')}>
      <h1>${first}</h1>
      ${others.map((line) => html`<p>${line}</p>`)}
      ${isFirstGame(table.id) ? html`<p class="learned">${drawing('i-learn')}<span>${t('learn-first-game-well')}</span></p>` : nothing}
    </header>
    ${voteRows(table, moment.places)}${table.view?.origin ? nothing : fairCheck(table, moment.places)}
    <div class="after-foot">
      ${rematch.words()}${rematch.buttons()}
      <a class="button" href=${base.link(`/replay/${table.id}`)}>${drawing('i-play')}<span>${t('replay')}</span></a>
      <button class="drawn" @click=${() => share(table)}>${drawing('i-share')}<span>${t('share')}</span></button>
      <button class="drawn" @click=${() => save(table)}>${drawing('i-save')}<span>${t('save')}</span></button>
      ${part(() => talkButton(board, openTalk))}
    </div>
  </section>`;
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
