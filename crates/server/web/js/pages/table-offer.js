// Somebody's first game offers the tutorial, once: not to those who have played or learned before, and never again once it
// is closed.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { api } from '../net/api.js';
import { like, liked } from '../settings.js';
import { drawing } from '../ui/pictures.js';
import { classes, html, nothing } from '../view.js';
import { learned } from './learn-progress.js';

/** What the setting says once nothing is to be offered any more. */
const DONE = 'done';

/** A phone on its side has no room for it, nor has a small one for it and many players. */
const LOW = '(max-height: 540px)';
const SMALL = '(max-width: 699px) and (max-height: 739px)';

export class TutorialOffer {
  #asked = false;

  /** @param {import('../table/state.js').TableState} table */
  constructor(table) {
    this.table = table;
  }

  get #hasRoom() {
    return !media(LOW) && (this.table.players === 2 || !media(SMALL));
  }

  /** The person sits at a table where the game goes on: is it the first one? */
  async consider() {
    if (this.#asked || liked().tutorial || !this.table.plays || !this.#hasRoom) return;
    this.#asked = true;
    const isNew = learned().size === 0 && (await hasNoGames());
    if (!liked().tutorial) like({ tutorial: isNew ? this.table.id : DONE });
  }

  /** Above the table there is only room for it until the first trick is over.
   * @param {{beside?: boolean}} [where] */
  view({ beside = false } = {}) {
    const { table } = this;
    if (liked().tutorial !== table.id || !table.plays || table.game.phase !== 1 || !this.#hasRoom) return nothing;
    if (!beside && table.game.tricks.done > 0) return nothing;
    return html`<aside class=${classes('tutorial', beside && 'panel')} aria-label=${t('tutorial-question')}>
      <p><b>${t('tutorial-question')}</b> <a href=${base.link('/learn')}>${t('tutorial-link')}</a></p>
      <button class="quiet icon" aria-label=${t('close')} @click=${noteTutorial}>${drawing('i-close')}</button>
    </aside>`;
  }
}

/** Whether the server knows of no game that the person has played. */
async function hasNoGames() {
  try {
    return (await api.get('api/v1/me/games?limit=1')).length === 0;
  } catch {
    return false;
  }
}

/** Whoever closes the offer, or has come to the tutorial, is offered it no more. */
export function noteTutorial() {
  if (liked().tutorial !== DONE) like({ tutorial: DONE });
}
