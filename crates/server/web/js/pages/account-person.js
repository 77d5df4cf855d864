// Who one is: nobody yet, a guest, or somebody with an account.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { become, leave, rename, you } from '../net/session.js';
import { fetchSettings } from '../settings.js';
import { confirm } from '../ui/dialog.js';
import { refuse, toast } from '../ui/toast.js';

/** What the server accepts; it says so itself if something else is wrong. */
const NAME = { minlength: '2', maxlength: '24', required: true };
const PASSWORD = { type: 'password', minlength: '8', maxlength: '200', required: true };

export function person() {
  const now = you();
  return [
    h('h2#account-you', { text: () => t('account-you') }),
    !now && [h('p', { text: () => t('account-nobody') }), nameForm(() => t('account-come-in'), '', (name) => api.post('/api/v1/guest', { name }).then(arrive))],
    now?.guest && h('p', { text: () => t('account-guest') }),
    now && !now.guest && h('p', { text: () => t('account-has') }),
    now && nameForm(() => t('account-rename'), now.name, (name) => rename(name).then(() => toast(() => t('account-renamed')))),
    (!now || now.guest) && [now && makeAccount(now.name), logIn()],
    now && h('div.buttons', null, h('button', { text: () => t('account-log-out'), onclick: () => logOut(now.guest) }), h('button.danger', { text: () => (now.guest ? t('account-forget') : t('account-delete')), onclick: () => forget(now.guest) })),
  ];
}

/** Somebody has come in: what the server keeps of the person counts from now on.
 * @param {import('../protocol.js').Person} somebody */
async function arrive(somebody) {
  become(somebody);
  await fetchSettings().catch(() => {});
}

/**
 * A form that does something, and says why if it was refused.
 * @param {(data: FormData) => Promise<unknown>} run @param {import('../dom.js').Child[]} parts
 */
function form(run, ...parts) {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const element = /** @type {HTMLFormElement} */ (event.target);
    const button = element.querySelector('button');
    button?.setAttribute('disabled', '');
    await run(new FormData(element)).catch(refuse);
    button?.removeAttribute('disabled');
  };
  return h('form.fields-form', { onsubmit: submit }, parts);
}

/** @param {() => string} label @param {Record<string, any>} properties */
const field = (label, properties) => h('label.entry', null, h('span', { text: label }), h('input', properties));

/** @param {() => string} action @param {string} value @param {(name: string) => Promise<unknown>} run */
const nameForm = (action, value, run) =>
  form(
    (data) => run(String(data.get('name')).trim()),
    field(() => t('account-name'), { name: 'name', value, autocomplete: 'nickname', ...NAME }),
    h('button', { type: 'submit', text: action }),
  );

/** @param {string} name */
const makeAccount = (name) =>
  h(
    'details',
    null,
    h('summary', { text: () => t('account-make') }),
    h('p.note', { text: () => t('account-make-text') }),
    form(
      async (data) => {
        become(await api.post('/api/v1/account', { name: String(data.get('name')).trim(), password: data.get('password') }));
        toast(() => t('account-made'));
      },
      field(() => t('account-name'), { name: 'name', value: name, autocomplete: 'username', ...NAME }),
      field(() => t('account-password'), { name: 'password', autocomplete: 'new-password', ...PASSWORD }),
      h('button.primary', { type: 'submit', text: () => t('account-make') }),
    ),
  );

const logIn = () =>
  h(
    'details',
    null,
    h('summary', { text: () => t('account-log-in') }),
    you() && h('p.note', { text: () => t('account-log-in-text') }),
    form(
      async (data) => arrive(await api.post('/api/v1/session', { name: String(data.get('name')).trim(), password: data.get('password') })),
      field(() => t('account-name'), { name: 'name', autocomplete: 'username', ...NAME }),
      field(() => t('account-password'), { name: 'password', autocomplete: 'current-password', ...PASSWORD }),
      h('button.primary', { type: 'submit', text: () => t('account-log-in') }),
    ),
  );

/** A guest who goes out cannot come back: that has to be said.
 * @param {boolean} guest */
async function logOut(guest) {
  if (guest && !(await confirm(() => t('account-log-out'), () => t('account-log-out-guest'), () => t('account-log-out')))) return;
  await leave().catch(refuse);
}

/** @param {boolean} guest */
async function forget(guest) {
  const name = () => (guest ? t('account-forget') : t('account-delete'));
  if (!(await confirm(name, () => t('account-delete-text'), name))) return;
  try {
    await api.drop('/api/v1/me');
    become(null);
    toast(() => t('account-deleted'));
  } catch (error) {
    refuse(error);
  }
}
