// What is said at the table.

import { language, t } from '../i18n.js';
import { followEnd } from '../ui/follow-end.js';
import { drawing } from '../ui/pictures.js';
import { refuse, toast } from '../ui/toast.js';
import { createRef, html, nothing, ref, repeat } from '../view.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../protocol.js').Saying} Saying */
/** @typedef {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLInputElement>} Field */

/** The button that opens the talk, with how much was said unheard.
 * @param {Board} board @param {() => void} open */
export const talkButton = ({ table }, open) =>
  html`<button class="talk-button" @click=${open}>${drawing('i-talk')}<span>${t('talk')}</span>${table.unheard > 0 ? html`<span class="bubble">${table.unheard}</span>` : nothing}</button>`;

/** What was said, and where to say something.
 * @param {Board} board @param {Field} [input] where it is typed
 * @returns {import('../view.js').View} */
export function talk(board, input = createRef()) {
  const { table } = board;
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = input.value?.value.trim();
    if (text) board.attempt({ say: { text } });
    if (input.value) input.value.value = '';
  };
  return () =>
    html`<div class="talk">
      <div class="sayings-box" role="log" aria-label=${t('talk')} tabindex="0" ${followEnd(table.talk.length)}>
        <ol class="sayings">${table.talk.length === 0 ? html`<li class="note">${t('nothing-said')}</li>` : repeat(table.talk, (_, i) => i, (saying) => line(table, saying))}</ol>
      </div>
      <form class="talk-form" @submit=${say}>
        <input maxlength="300" placeholder=${t('say-something')} aria-label=${t('say-something')} autocomplete="off" ${ref(input)}>
        <button class="icon" type="submit" aria-label=${t('send')}>${drawing('i-send')}</button>
      </form>
    </div>`;
}

/** @param {import('./state.js').TableState} table @param {Saying} saying */
function line(table, saying) {
  const { by, at, text, watching } = saying;
  const { chat } = table.source;
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(at);
  return html`<li>
    <div><b>${by.name}</b>${watching ? html`<span class="note">${t('watching')}</span>` : nothing}<time class="note">${time}</time>${!chat || table.isOwn(saying) ? nothing : muteButton(chat, by)}</div>
    <p>${text}</p>
  </li>`;
}

/** @param {import('./source.js').Chat} chat @param {import('../protocol.js').Person} person */
function muteButton(chat, person) {
  const mute = () => chat.mute(person).then(() => toast(() => t('muted', { name: person.name })), refuse);
  return html`<button class="quiet icon mute" aria-label=${t('mute', { name: person.name })} @click=${mute}>${drawing('i-mute')}</button>`;
}
