// People one does not want to hear.

import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { awaiting } from '../ui/awaiting.js';
import { refuse, toast } from '../ui/toast.js';
import { html, repeat } from '../view.js';

/** @typedef {import('../protocol.js').Person} Person */

export class Muted {
  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    /** @type {Awaited<Person[]>} */
    this.people = new Awaited(life, () => t('muted-coming'), () => api.get('api/v1/me/mutes'));
  }

  /** @param {Person} person */
  async #hear({ id, name }) {
    try {
      await api.drop(`api/v1/me/mutes/${id}`);
      toast(() => t('unmuted', { name }));
      this.people.again();
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
    const people = this.people.value;
    if (!people) return awaiting(this.people);
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
