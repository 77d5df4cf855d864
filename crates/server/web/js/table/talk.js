// What is said at the table.

import { fill, h, drawing } from '../dom.js';
import { language, t } from '../i18n.js';
import { you } from '../net/session.js';
import { socket } from '../net/socket.js';
import { refuse, toast } from '../ui/toast.js';

/** @typedef {import('./state.js').TableState} TableState */

/** @param {import('../protocol.js').Saying} saying */
function line(saying) {
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(saying.at);
  const other = saying.by.id !== you()?.id;
  return h(
    'li',
    null,
    h('div', null, h('b', null, saying.by.name), saying.watching && h('span.note', { text: () => t('watching') }), h('time.note', null, time), other && muteButton(saying.by)),
    h('p', null, saying.text),
  );
}

/** @param {import('../protocol.js').Person} person */
function muteButton(person) {
  const mute = () =>
    socket.request({ do: 'mute', person: person.id, muted: true }).then(
      () => toast(() => t('muted', { name: person.name })),
      refuse,
    );
  return h('button.quiet.icon.mute', { 'aria-label': () => t('mute', { name: person.name }), onclick: mute }, drawing('i-mute'));
}

/** The button that opens the talk, with how much was said unheard.
 * @param {TableState} table @param {() => void} open */
export function talkButton(table, open) {
  const element = h('button.talk-button', { 'data-key': 'talk', onclick: open });
  const draw = () => fill(element, drawing('i-talk'), h('span', { text: () => t('talk') }), table.unheard > 0 && h('span.bubble', null, table.unheard));
  table.addEventListener('talk', draw);
  draw();
  return { element, draw };
}

/** What was said, and where to say something.
 * @param {TableState} table */
export function talk(table) {
  const lines = h('ol.sayings');
  const log = h('div.sayings-box', { role: 'log', 'aria-label': () => t('talk'), tabindex: '0' }, lines);
  const input = /** @type {HTMLInputElement} */ (h('input', { maxlength: 300, placeholder: () => t('say-something'), 'aria-label': () => t('say-something'), autocomplete: 'off' }));
  const draw = () => {
    fill(lines, table.talk.map(line));
    if (table.talk.length === 0) fill(lines, h('li.note', { text: () => t('nothing-said') }));
    log.scrollTop = log.scrollHeight;
    table.unheard = 0;
  };
  const form = h(
    'form.talk-form',
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (text) table.attempt({ say: { text } });
        input.value = '';
      },
    },
    input,
    h('button.icon', { type: 'submit', 'aria-label': () => t('send') }, drawing('i-send')),
  );
  draw();
  const element = h('div.talk', null, log, form);
  table.addEventListener('talk', () => element.isConnected && draw());
  return element;
}
