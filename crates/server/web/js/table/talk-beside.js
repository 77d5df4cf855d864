// The chat beside the table: it shares its place with the log, and stays open while the game goes on.

import { t } from '../i18n.js';
import { media } from '../media.js';
import { like, liked } from '../settings.js';
import { createRef, html, nothing, part } from '../view.js';
import { talk } from './talk.js';

/** Where there is room beside the table. */
export const WIDE = '(min-width: 1100px)';

export class TalkBeside {
  /** @type {import('./talk.js').Field} */
  #input = createRef();
  #talk;

  /** @param {import('./board.js').Board} board @param {() => boolean} isPlayed whether the table is drawn with cards */
  constructor(board, isPlayed) {
    this.board = board;
    this.isPlayed = isPlayed;
    this.#talk = talk(board, this.#input);
    // What is said while it is open is heard.
    board.life.effect(() => {
      if (this.isOpen && board.table.unheard > 0) board.table.unheard = 0;
    });
  }

  /** Whether it can stand there at all. */
  get hasRoom() {
    return this.isPlayed() && media(WIDE);
  }

  get isOpen() {
    return this.hasRoom && liked().chat;
  }

  /** Opens it, to write. */
  open() {
    like({ chat: true });
    // It is drawn a little later.
    queueMicrotask(() => this.#input.value?.focus());
  }

  /** The log or the chat, whichever the person likes to see there, and what leads to the other.
   * @param {import('../view.js').Drawn} log */
  view(log) {
    const isOpen = this.isOpen;
    const { unheard } = this.board.table;
    return html`<section class="grow" @keydown=${this.#leave}>
      <h2 class="ways">
        <button class="quiet" aria-pressed=${!isOpen} @click=${() => like({ chat: false })}>${t('log')}</button>
        <button class="quiet talk-button" aria-pressed=${isOpen} @click=${() => this.open()}>${t('talk')}${unheard > 0 ? html`<span class="bubble">${unheard}</span>` : nothing}</button>
      </h2>
      ${isOpen ? part(this.#talk) : log}
    </section>`;
  }

  /** Escape leads from the chat back to the cards. It stays open.
   * @param {KeyboardEvent} event */
  #leave = (event) => {
    if (event.key !== 'Escape' || event.target !== this.#input.value) return;
    event.stopPropagation();
    this.board.hand.successor?.focus();
  };
}
