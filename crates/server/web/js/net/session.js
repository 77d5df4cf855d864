// Who the page's person is. Nobody has to say anything before playing: whoever needs to be somebody becomes a guest.

import { api } from './api.js';
import { socket } from './socket.js';
import { t } from '../i18n.js';
import { fetchSettings, keepHere } from '../settings.js';
import { signal } from '../signals.js';

/** @typedef {import('../protocol.js').Person} Person */

/** @type {import('../signals.js').Signal<Person | null>} */
const person = signal(null);

/** Who the person is, if the server knows. A view that asks is drawn again when it is somebody else. */
export const you = () => person.value;

/** What happens to the person: `gone`, if the server does not know the person any more. */
export const session = new EventTarget();

/** Takes note of who the person is now.
 * @param {Person | null} now */
export function become(now) {
  const same = now?.id === person.peek()?.id;
  person.value = now;
  if (!same) socket.close();
  if (now) socket.open();
  else keepHere();
}

/** Asks who the cookie belongs to. */
export async function enter() {
  const { person: now } = await api.get('api/v1/session');
  become(now);
  if (now) await fetchSettings().catch(() => {});
}

// A connection that is not welcomed may mean that the cookie is worth nothing any more.
socket.addEventListener('unwelcome', async () => {
  const before = person.peek();
  const answer = await api.get('api/v1/session').catch(() => null);
  if (!answer || person.peek() !== before || answer.person?.id === before?.id) return;
  become(answer.person);
  session.dispatchEvent(new CustomEvent('gone'));
});

/** @type {Promise<Person> | null} */
let coming = null;

/** The person, a new guest if there is none yet.
 * @returns {Promise<Person>} */
export function somebody() {
  const now = person.peek();
  if (now) return Promise.resolve(now);
  coming ??= newGuest().finally(() => (coming = null));
  return coming;
}

async function newGuest() {
  const number = 1000 + Math.floor(Math.random() * 9000);
  const now = await api.post('api/v1/guest', { name: t('guest-name', { number: String(number) }) });
  become(now);
  await fetchSettings().catch(() => {});
  return now;
}

/** Takes another name.
 * @param {string} name */
export async function rename(name) {
  become(await api.patch('api/v1/me', { name }));
}

/** Goes out. */
export async function leave() {
  await api.drop('api/v1/session');
  become(null);
}
