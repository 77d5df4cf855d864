// What stands beside the table on wide screens, as sheets on all others; and the row of buttons that opens them.

import { t } from '../i18n.js';
import { openDialog } from '../ui/dialog.js';
import { drawing } from '../ui/pictures.js';
import { html, nothing, part } from '../view.js';
import { followers, log, piles } from './panels.js';
import { lastTrick } from './stage.js';
import { talk } from './talk.js';
import { Tracker } from './tracker.js';

/** @typedef {'last' | 'piles' | 'tracker' | 'log' | 'talk'} Sheet */
/** @typedef {import('../view.js').View} View */

export class Sheets {
  /** The one that is open. @type {{sheet: Sheet, dialog: import('../ui/dialog.js').Dialog} | null} */
  #open = null;

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  /** @param {Sheet} sheet */
  isOpen(sheet) {
    return this.#open?.sheet === sheet;
  }

  /** @param {Sheet} sheet */
  open(sheet) {
    const { table } = this.board;
    if (!table.view?.game && sheet !== 'talk') return;
    this.#open?.dialog.close();
    const life = this.board.life.within();
    const { title, content, end } = this.#sheet(sheet, life);
    const dialog = openDialog({ title, content, end, sheet: true, wide: sheet === 'piles', class: `sheet-${sheet}`, onclose: () => (life.end(), this.#closed(dialog)) });
    this.#open = { sheet, dialog };
  }

  /** @param {import('../ui/dialog.js').Dialog} dialog */
  #closed(dialog) {
    if (this.#open?.dialog === dialog) this.#open = null;
  }

  /** @param {Sheet} sheet @param {import('../lifetime.js').Lifetime} life as long as it is open
   * @returns {{title: () => string, content: View, end?: () => number}} */
  #sheet(sheet, life) {
    const { board } = this;
    const { table } = board;
    switch (sheet) {
      case 'last':
        return { title: () => t('last-trick'), content: () => lastTrick(board) };
      case 'piles':
        return { title: () => (table.game.phase === 1 ? t('your-followers') : t('score-piles')), content: () => this.#piles() };
      case 'tracker':
        return { title: () => t('tracker'), content: new Tracker(table, life).view };
      case 'log':
        return { title: () => t('log'), content: () => log(table), end: () => table.chronicle.lines.length };
      case 'talk':
        // What is said while it is open is heard.
        life.effect(() => {
          if (table.unheard > 0) table.unheard = 0;
        });
        return { title: () => t('talk'), content: talk(board) };
    }
  }

  #piles() {
    const { table } = this.board;
    const own = table.game.phase === 1 && table.plays;
    return html`${own ? html`${followers(table)}<h2>${t('score-piles')}</h2>` : nothing}${piles(table)}`;
  }

  dock = () => {
    const { table, places } = this.board;
    const mine = table.game.phase === 1 && table.plays ? table.game.followers[table.me].length : null;
    return html`<nav class="dock" aria-label=${t('dock')}>
      ${this.#entry('last', 'last', t('last-trick'))}
      ${this.#entry('piles', 'followers', mine === null ? t('piles') : t('zone-followers'), mine ?? 0, places.at('dock'))}
      ${this.#entry('tracker', 'tracker', t('tracker'))}
      ${this.#entry('log', 'log', t('log'))}
      ${table.source.chat ? part(() => this.#entry('talk', 'talk', t('talk'), table.unheard)) : nothing}
    </nav>`;
  };

  /** @param {Sheet} sheet @param {string} icon @param {string} text @param {number} [count] @param {unknown} [at] where it lies */
  #entry(sheet, icon, text, count = 0, at = nothing) {
    return html`<button data-sheet=${sheet} @click=${() => this.open(sheet)} ${at}>${drawing(`i-${icon}`)}<span>${text}</span>${count > 0 ? html`<span class="bubble">${count}</span>` : nothing}</button>`;
  }
}
