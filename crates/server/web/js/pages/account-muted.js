// People one does not want to hear.

import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { refuse, toast } from '../ui/toast.js';
import { html, nothing, repeat, signal } from '../view.js';

/** @typedef {import('../protocol.js').Person} Person */

export class Muted {
  #people = signal(/** @type {Person[] | null} */ (null));

  constructor() {
    this.#ask();
  }

  async #ask() {
    try {
      this.#people.value = await api.get('api/v1/me/mutes');
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {Person} person */
  async #hear({ id, name }) {
    try {
      await api.drop(`api/v1/me/mutes/${id}`);
      toast(() => t('unmuted', { name }));
      this.#ask();
    } catch (error) {
      refuse(error);
    }
  }

  view() {
    return html`<h2 id="account-muted">${t('account-muted')}</h2>
      <p>${t('muted-text')}</p>
      <div aria-live="polite">${this.#list()}</div>`;
  }

  #list() {
    const people = this.#people.value;
    if (!people) return nothing;
    if (people.length === 0) return html`<p class="note">${t('muted-nobody')}</p>`;
    return html`<ul class="tokens">${repeat(people, ({ id }) => id, (person) => this.#row(person))}</ul>`;
  }

  /** @param {Person} person */
  #row(person) {
    const { name } = person;
    return html`<li>
      <b class="what">${name}</b>
      <button aria-label=${t('muted-hear-who', { name })} @click=${() => this.#hear(person)}>${t('muted-hear')}</button>
    </li>`;
  }
}
