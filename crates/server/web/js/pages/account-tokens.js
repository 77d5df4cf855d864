// Tokens: with one, a program may do some things in one's name.

import { drawing, fill, h } from '../dom.js';
import { language, t } from '../i18n.js';
import { api } from '../net/api.js';
import { confirm } from '../ui/dialog.js';
import { refuse, toast } from '../ui/toast.js';

/** @typedef {import('../protocol.js').Token} Token */

/** @type {import('../protocol.js').Scope[]} */
const SCOPES = ['read', 'play', 'chat', 'account'];

export function tokens() {
  const list = h('div', { 'aria-live': 'polite' });
  const secret = h('div');
  const draw = async () => {
    try {
      /** @type {Token[]} */
      const all = await api.get('/api/v1/me/tokens');
      fill(list, all.length === 0 ? h('p.note', { text: () => t('token-none') }) : h('ul.tokens', null, all.map((token) => row(token, draw))));
    } catch (error) {
      fill(list, h('p.note', { text: () => t('token-unknown') }));
      refuse(error);
    }
  };
  draw();
  return [
    h('h2#account-tokens', { text: () => t('account-tokens') }),
    h('p', { text: () => t('token-text') }),
    list,
    secret,
    h('details', null, h('summary', { text: () => t('token-new') }), newToken(secret, draw)),
    h('p', null, h('a', { href: '/api', text: () => t('token-api') })),
  ];
}

/** @param {Token} token @param {() => void} changed */
function row(token, changed) {
  const day = (/** @type {number} */ at) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(at));
  const drop = async () => {
    if (!(await confirm(() => t('token-drop'), () => t('token-drop-text', { label: token.label }), () => t('token-drop')))) return;
    await api.drop(`/api/v1/me/tokens/${token.id}`).catch(refuse);
    changed();
  };
  return h(
    'li',
    null,
    h('span.what', null, h('b', null, token.label), h('small.note', { text: () => token.scopes.map((scope) => t(`scope-${scope}`)).join(' · ') }), h('small.note', { text: () => t('token-dates', { made: day(token.created), used: day(token.used) }) })),
    h('button', { text: () => t('token-drop'), 'aria-label': () => t('token-drop-which', { label: token.label }), onclick: drop }),
  );
}

/** @param {Element} secret where the new secret is shown, this once @param {() => void} changed */
function newToken(secret, changed) {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const data = new FormData(form);
    const scopes = data.getAll('scope');
    if (scopes.length === 0) return toast(() => t('token-needs-scope'), { urgent: true });
    try {
      const made = await api.post('/api/v1/me/tokens', { label: String(data.get('label')).trim(), scopes });
      form.reset();
      showSecret(secret, made.secret);
      changed();
    } catch (error) {
      refuse(error);
    }
    return undefined;
  };
  return h(
    'form.fields-form',
    { onsubmit: submit },
    h('label.entry', null, h('span', { text: () => t('token-label') }), h('input', { name: 'label', maxlength: '60', required: true, autocomplete: 'off' })),
    h('fieldset', null, h('legend', { text: () => t('token-scopes') }), SCOPES.map((scope) => h('label.check', null, h('input', { type: 'checkbox', name: 'scope', value: scope, checked: scope === 'read' || scope === 'play' }), h('span', { text: () => t(`scope-${scope}`) })))),
    h('button.primary', { type: 'submit', text: () => t('token-make') }),
  );
}

/** @param {Element} place @param {string} secret */
function showSecret(place, secret) {
  const field = /** @type {HTMLInputElement} */ (h('input', { readonly: true, value: secret, 'aria-label': () => t('token-secret') }));
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(secret).then(() => toast(() => t('token-copied')), () => {});
  };
  fill(place, h('div.secret', null, h('p', { role: 'alert', text: () => t('token-secret-text') }), h('div.link', null, field, h('button', { onclick: copy }, drawing('i-copy'), h('span', { text: () => t('copy') })))));
  field.focus();
  field.select();
}
