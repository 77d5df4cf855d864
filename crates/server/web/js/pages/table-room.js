// Before the game: a guest is invited, an opponent is looked for, or those who sit there wait for the others.

import { t } from '../i18n.js';
import { Lobby } from '../net/lobby.js';
import { you } from '../net/session.js';
import { searchedSince } from '../open.js';
import { loadScene } from '../ui/drawings.js';
import { drawing } from '../ui/pictures.js';
import { computed, html, signal, untracked } from '../view.js';
import { gathering } from './table-gathering.js';
import { letter } from './table-letter.js';
import { searching } from './table-search.js';

/** @typedef {import('../table/board.js').Board} Board */

/** The hall, as a strip above what is said. */
const strip = () => html`<div class="scene-strip" aria-hidden="true">${drawing('scene-home')}</div>`;

export class Room {
  /** The time, as often as it is shown. */
  now = signal(Date.now());
  /** Whether the link is shown to somebody who looks for an opponent. */
  shares = signal(false);
  /** Who else is about, as long as an opponent is looked for. */
  lobby = signal(/** @type {Lobby | null} */ (null));
  /** Whether a name was sent, and the seat is being taken. */
  joins = signal(false);

  /** @type {import('../signals.js').ReadonlySignal<'letter' | 'search' | 'gathering'>} */
  #kind = computed(() => {
    const { view } = this.board.table;
    if (!view) return 'gathering';
    const isFull = view.seats.every(({ person, bot }) => person || bot);
    if (view.you === null) return !isFull && view.host !== you()?.id ? 'letter' : 'gathering';
    return !isFull && searchedSince(view.id) ? 'search' : 'gathering';
  });

  /** @param {Board} board @param {() => void} openTalk */
  constructor(board, openTalk) {
    this.board = board;
    this.openTalk = openTalk;
    board.life.effect(() => {
      const { view } = board.table;
      if (view?.stage !== 'gathering' || this.#kind.value !== 'search') return undefined;
      return untracked(() => this.#search());
    });
    board.life.effect(() => {
      if (board.table.view?.stage === 'gathering') loadScene('home');
    });
  }

  /** Looks about, and counts the time, until the function is called. */
  #search() {
    const life = this.board.life.within();
    life.every(1000, () => (this.now.value = Date.now()));
    this.lobby.value = new Lobby(life);
    return () => {
      life.end();
      this.lobby.value = null;
    };
  }

  title() {
    switch (this.#kind.value) {
      case 'letter':
        return t('invited');
      case 'search':
        return t('searching', { players: this.board.table.view?.options.players ?? 2 });
      case 'gathering':
        return t('waiting-for-players');
    }
  }

  view() {
    switch (this.#kind.value) {
      case 'letter':
        return html`${strip()}${letter(this)}`;
      case 'search':
        return html`${strip()}${searching(this)}`;
      case 'gathering':
        return html`${strip()}${gathering(this)}`;
    }
  }
}
