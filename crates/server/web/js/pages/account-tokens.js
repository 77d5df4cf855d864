// Tokens: with one, a program may do some things in one's name.

import { base } from '../base.js';
import { language, t } from '../i18n.js';
import { api } from '../net/api.js';
import { Awaited } from '../net/awaited.js';
import { confirm } from '../ui/dialog.js';
import { drawing } from '../ui/pictures.js';
import { awaiting } from '../ui/awaiting.js';
import { refuse, toast } from '../ui/toast.js';
import { createRef, html, keyed, nothing, ref, repeat, signal } from '../view.js';

/** @typedef {import('../protocol.js').Token} Token */
/** @typedef {import('../protocol.js').Scope} Scope */

/** @type {Scope[]} */
const SCOPES = ['read', 'play', 'chat', 'account'];

/** What a new token may do unless something else is chosen. @type {Scope[]} */
const USUAL = ['read', 'play'];

export class Tokens {
  /** A new token's secret, which is shown this once. */
  #secret = signal('');
  #secretField = /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLInputElement>} */ (createRef());

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    /** @type {Awaited<Token[]>} */
    this.all = new Awaited(life, () => t('token-coming'), () => api.get('api/v1/me/tokens'));
  }

  /** @param {Token} token */
  async #drop({ id, label }) {
    if (!(await confirm(() => t('token-drop'), () => t('token-drop-text', { label }), () => t('token-drop')))) return;
    await api.drop(`api/v1/me/tokens/${id}`).catch(refuse);
    this.all.again();
  }

  /** @param {SubmitEvent} event */
  #make = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const scopes = data.getAll('scope');
    if (scopes.length === 0) return toast(() => t('token-needs-scope'), { urgent: true });
    try {
      const made = await api.post('api/v1/me/tokens', { label: String(data.get('label')).trim(), scopes });
      form.reset();
      this.#show(made.secret);
      this.all.again();
    } catch (error) {
      refuse(error);
    }
    return undefined;
  };

  /** @param {string} secret */
  #show(secret) {
    this.#secret.value = secret;
    this.#secretField.value?.focus();
    this.#secretField.value?.select();
  }

  #copy = async () => {
    this.#secretField.value?.select();
    await navigator.clipboard?.writeText(this.#secret.peek()).then(() => toast(() => t('token-copied')), () => {});
  };

  view() {
    const secret = this.#secret.value;
    return html`<h2 id="account-tokens">${t('account-tokens')}</h2>
      <p>${t('token-text')}</p>
      <div aria-live="polite">${this.#list()}</div>
      <div>${secret ? keyed(secret, this.#secretView(secret)) : nothing}</div>
      <details><summary>${t('token-new')}</summary>${this.#form()}</details>
      <p><a href=${base.door('api')}>${t('token-api')}</a></p>`;
  }

  #list() {
    const all = this.all.value;
    if (!all) return awaiting(this.all);
    if (all.length === 0) return html`<p class="note">${t('token-none')}</p>`;
    return html`<ul class="tokens">${repeat(all, ({ id }) => id, (token) => this.#row(token))}</ul>`;
  }

  /** @param {Token} token */
  #row(token) {
    const { label, scopes, created, used } = token;
    return html`<li>
      <span class="what">
        <b>${label}</b>
        <small class="note">${scopes.map((scope) => t(`scope-${scope}`)).join(' · ')}</small>
        <small class="note">${t('token-dates', { made: day(created), used: day(used) })}</small>
      </span>
      <button aria-label=${t('token-drop-which', { label })} @click=${() => this.#drop(token)}>${t('token-drop')}</button>
    </li>`;
  }

  /** @param {string} secret */
  #secretView(secret) {
    return html`<div class="secret">
      <p role="alert">${t('token-secret-text')}</p>
      <div class="link">
        <input readonly .value=${secret} aria-label=${t('token-secret')} ${ref(this.#secretField)} />
        <button @click=${this.#copy}>${drawing('i-copy')}<span>${t('copy')}</span></button>
      </div>
    </div>`;
  }

  #form() {
    return html`<form class="fields-form" @submit=${this.#make}>
      <label class="entry"><span>${t('token-label')}</span><input name="label" maxlength="60" required autocomplete="off" /></label>
      <fieldset><legend>${t('token-scopes')}</legend>${SCOPES.map(scopeField)}</fieldset>
      <button class="primary" type="submit">${t('token-make')}</button>
    </form>`;
  }
}

/** @param {Scope} scope */
const scopeField = (scope) =>
  html`<label class="check">
    <input type="checkbox" name="scope" value=${scope} ?checked=${USUAL.includes(scope)} /><span>${t(`scope-${scope}`)}</span>
  </label>`;

/** @param {number} at milliseconds since 1970 */
const day = (at) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(at));
