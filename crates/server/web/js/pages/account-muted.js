// People one does not want to hear.

import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { api } from '../net/api.js';
import { refuse, toast } from '../ui/toast.js';

export function muted() {
  const list = h('div', { 'aria-live': 'polite' });
  const draw = async () => {
    try {
      /** @type {import('../protocol.js').Person[]} */
      const people = await api.get('/api/v1/me/mutes');
      fill(list, people.length === 0 ? h('p.note', { text: () => t('muted-nobody') }) : h('ul.tokens', null, people.map((person) => row(person, draw))));
    } catch (error) {
      refuse(error);
    }
  };
  draw();
  return [h('h2#account-muted', { text: () => t('account-muted') }), h('p', { text: () => t('muted-text') }), list];
}

/** @param {import('../protocol.js').Person} person @param {() => void} changed */
function row({ id, name }, changed) {
  const hear = async () => {
    try {
      await api.drop(`/api/v1/me/mutes/${id}`);
      toast(() => t('unmuted', { name }));
      changed();
    } catch (error) {
      refuse(error);
    }
  };
  return h('li', null, h('b.what', null, name), h('button', { text: () => t('muted-hear'), 'aria-label': () => t('muted-hear-who', { name }), onclick: hear }));
}
