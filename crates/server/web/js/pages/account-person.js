// Who one is: nobody yet, a guest, or somebody with an account.

import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { become, leave, rename, you } from '../net/session.js';
import { fetchSettings } from '../settings.js';
import { confirm } from '../ui/dialog.js';
import { refuse, toast } from '../ui/toast.js';
import { html, nothing } from '../view.js';

/** A form that does something, and says why if it was refused. */
class Form {
  /** Whether the answer is still awaited: a second one is not sent. */
  #isBusy = false;

  /** @param {(data: FormData) => Promise<unknown>} run */
  constructor(run) {
    this.run = run;
  }

  /** @param {SubmitEvent} event */
  #submit = async (event) => {
    event.preventDefault();
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.run(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))).catch(refuse);
    this.#isBusy = false;
  };

  /** @param {unknown} fields @param {string} label what its button says @param {string} [kind] the button's class */
  view(fields, label, kind) {
    return html`<form class="fields-form" @submit=${this.#submit}>
      ${fields}<button class=${kind ?? nothing} type="submit">${label}</button>
    </form>`;
  }
}

/** The part of the page that is about the person, with its forms.
 * @returns {import('../view.js').View} */
export function personForms() {
  const name = new Form(takeName);
  const make = new Form(makeAccount);
  const logIn = new Form(enter);
  return () => {
    const now = you();
    return html`<h2 id="account-you">${t('account-you')}</h2>
      <p>${!now ? t('account-nobody') : now.guest ? t('account-guest') : t('account-has')}</p>
      ${name.view(nameField('nickname', now?.name), now ? t('account-rename') : t('account-come-in'))}
      ${now?.guest ? makeView(make, now.name) : nothing}
      ${!now || now.guest ? logInView(logIn) : nothing}
      ${now ? farewells(now.guest) : nothing}`;
  };
}

/** @param {Form} form @param {string} name the guest's */
const makeView = (form, name) =>
  html`<details>
    <summary>${t('account-make')}</summary>
    <p class="note">${t('account-make-text')}</p>
    ${form.view([nameField('username', name), passwordField('new-password')], t('account-make'), 'primary')}
  </details>`;

/** @param {Form} form */
const logInView = (form) =>
  html`<details>
    <summary>${t('account-log-in')}</summary>
    ${you() ? html`<p class="note">${t('account-log-in-text')}</p>` : nothing}
    ${form.view([nameField('username'), passwordField('current-password')], t('account-log-in'), 'primary')}
  </details>`;

/** @param {boolean} guest */
const farewells = (guest) =>
  html`<div class="buttons"><button @click=${() => logOut(guest)}>${t('account-log-out')}</button></div>
    <details>
      <summary>${forgetName(guest)}</summary>
      <p class="note">${t('account-delete-note')}</p>
      <button @click=${() => forget(guest)}>${forgetName(guest)}</button>
    </details>`;

/** @param {boolean} guest */
const forgetName = (guest) => (guest ? t('account-forget') : t('account-delete'));

// What the server accepts; it says so itself if something else is wrong.

/** @param {string} kind what the browser may fill in @param {string} [name] what stands there first */
const nameField = (kind, name = '') =>
  html`<label class="entry">
    <span>${t('account-name')}</span>
    <input name="name" .value=${name} autocomplete=${kind} minlength="2" maxlength="24" required />
  </label>`;

/** @param {string} kind */
const passwordField = (kind) =>
  html`<label class="entry">
    <span>${t('account-password')}</span>
    <input type="password" name="password" autocomplete=${kind} minlength="8" maxlength="200" required />
  </label>`;

/** @param {FormData} data */
const nameIn = (data) => String(data.get('name')).trim();

/** @param {FormData} data */
async function takeName(data) {
  if (!you()) return arrive(await api.post('api/v1/guest', { name: nameIn(data) }));
  await rename(nameIn(data));
  return toast(() => t('account-renamed'));
}

/** @param {FormData} data */
async function makeAccount(data) {
  become(await api.post('api/v1/account', { name: nameIn(data), password: data.get('password') }));
  toast(() => t('account-made'));
}

/** @param {FormData} data */
const enter = async (data) => arrive(await api.post('api/v1/session', { name: nameIn(data), password: data.get('password') }));

/** Somebody has come in: what the server keeps of the person counts from now on.
 * @param {import('../protocol.js').Person} somebody */
async function arrive(somebody) {
  become(somebody);
  await fetchSettings().catch(() => {});
}

/** A guest who goes out cannot come back: that has to be said.
 * @param {boolean} guest */
async function logOut(guest) {
  if (guest && !(await confirm(() => t('account-log-out'), () => t('account-log-out-guest'), () => t('account-log-out')))) return;
  await leave().catch(refuse);
}

/** @param {boolean} guest */
async function forget(guest) {
  const name = () => forgetName(guest);
  if (!(await confirm(name, () => t('account-delete-text'), name))) return;
  try {
    await api.drop('api/v1/me');
    become(null);
    toast(() => t('account-deleted'));
  } catch (error) {
    refuse(error);
  }
}
