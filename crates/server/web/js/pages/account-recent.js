// The person's last games, in short.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { awaiting } from '../ui/awaiting.js';
import { html, repeat } from '../view.js';
import { pastGame } from './history-row.js';

/** @typedef {import('../protocol.js').PastGame} PastGame */

/** How many are shown. */
const SHOWN = 5;

export class Recent {
  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    /** @type {Awaited<PastGame[]>} */
    this.games = new Awaited(life, () => t('past-coming'), () => api.get(`api/v1/me/games?limit=${SHOWN}`));
  }

  view() {
    return html`<h2 id="account-recent">${t('account-recent')}</h2>
      ${this.#list()}`;
  }

  #list() {
    const games = this.games.value;
    if (!games) return awaiting(this.games);
    if (games.length === 0) {
      return html`<p class="note">${t('past-none')}</p>
        <a class="button" href=${base.link('/')}>${t('past-play')}</a>`;
    }
    return html`<ul class="past-list short">${repeat(games, ({ table }) => table, row)}</ul>
      <a class="all-games" href=${base.link('/history')}>${t('account-all-games')}</a>`;
  }
}

/** @param {PastGame} game */
const row = (game) => html`<li><a href=${base.link(`/table/${game.table}`)}>${pastGame(game)}</a></li>`;
