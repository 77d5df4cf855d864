// The person's last games, in short.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { problemText } from '../ui/toast.js';
import { html, nothing, repeat, signal } from '../view.js';
import { pastGame } from './history-row.js';

/** @typedef {import('../protocol.js').PastGame} PastGame */

/** How many are shown. */
const SHOWN = 5;

export class Recent {
  #games = signal(/** @type {PastGame[] | null} */ (null));
  #problem = signal(/** @type {unknown} */ (null));

  constructor() {
    this.#ask();
  }

  #ask = async () => {
    this.#problem.value = null;
    try {
      this.#games.value = await api.get(`api/v1/me/games?limit=${SHOWN}`);
    } catch (error) {
      this.#problem.value = error;
    }
  };

  view() {
    return html`<h2 id="account-recent">${t('account-recent')}</h2>
      ${this.#list()}`;
  }

  #list() {
    const games = this.#games.value;
    if (this.#problem.value) {
      return html`<p>${problemText(this.#problem.value)}</p>
        <button @click=${this.#ask}>${t('try-again')}</button>`;
    }
    if (!games) return nothing;
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
