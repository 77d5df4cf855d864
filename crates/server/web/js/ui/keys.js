// Keys. A page says which keys do what; `?` shows them. Keys that write a character can be switched off, or need Alt.

import { t } from '../i18n.js';
import { like, liked } from '../settings.js';
import { html } from '../view.js';
import { choice } from './choice.js';
import { isDialogOpen, openDialog } from './dialog.js';

/**
 * @typedef {object} Key
 * @property {string[]} keys as `event.key` has them; letters in small
 * @property {string} [shown] how the list shows them, if not one by one
 * @property {() => string} does what the key does, in words
 * @property {(event: KeyboardEvent, name: string, alone: () => void) => boolean | void} run `false`: it was not for us;
 *   `alone` does what the key does otherwise
 * @property {() => Element | null} [typed] every character is for it, too: with the focus in this element whatever the person
 *   likes
 */

/** @type {Key[][]} */
const layers = [];

/** Keys that work from now on, until the function is called.
 * @param {Key[]} keys */
export function useKeys(keys) {
  layers.push(keys);
  return () => {
    const at = layers.indexOf(keys);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Whether a key writes something. A space does not count: it presses buttons.
 * @param {string} name */
const isCharacter = (name) => name.length === 1 && name !== ' ';

/** The key's name. With Alt some systems write other characters: then the key itself counts.
 * @param {KeyboardEvent} event */
function nameOf({ key, code, altKey }) {
  const name = altKey && !/^[!-~]$/.test(key) ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key) : key;
  return isCharacter(name) ? name.toLowerCase() : name;
}

/** Whether the person likes a key to be pressed so.
 * @param {string} name @param {boolean} alt */
const isWanted = (name, alt) => (isCharacter(name) ? liked().letters === (alt ? 'alt' : 'on') : !alt);

/** How a key is pressed, in words; nothing if it is switched off.
 * @param {string} name */
export function keyLabel(name) {
  if (!isCharacter(name) || liked().letters === 'on') return name;
  return liked().letters === 'alt' ? `Alt+${name}` : null;
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches?.('input, textarea, select, [contenteditable]')) return;
  if (isDialogOpen() && event.key !== '?') return;
  const name = nameOf(event);
  const wanted = isWanted(name, event.altKey);
  const takes = (/** @type {Key} */ key) => key.typed && isCharacter(name) && (wanted || (!event.altKey && key.typed()?.contains(target)));
  const alone = () => void (wanted && layers.toReversed().some((layer) => layer.some((key) => !key.typed && key.keys.includes(name) && key.run(event, name, () => {}) !== false)));
  for (const layer of layers.toReversed()) {
    for (const key of layer.filter((one) => takes(one) || (wanted && one.keys.includes(name)))) {
      if (key.run(event, name, alone) === false) continue;
      event.preventDefault();
      return;
    }
  }
}

/** Whether a key that is pressed like this does something.
 * @param {string} name */
export const isTaken = (name) => isWanted(name, false) && layers.some((layer) => layer.some((key) => key.keys.includes(name)));

/** How the list shows a key; nothing if it is switched off.
 * @param {Key} key */
function labels({ keys, shown, typed }) {
  if (!shown) return keys.map(keyLabel).filter((label) => label !== null);
  // What is shown together is switched off together; what is typed works where the focus is.
  const label = keys.length > 0 && !typed ? keyLabel(keys[0]) : '';
  return label === null ? [] : [label.startsWith('Alt+') ? `Alt+ ${shown}` : shown];
}

let shown = false;

/** Shows all keys that work now, and lets them be switched off. */
export function showKeys() {
  if (shown) return;
  shown = true;
  openDialog({ title: () => t('keys'), content: list, class: 'keys', onclose: () => (shown = false) });
}

function list() {
  const rows = layers.flat().map((key) => ({ key, names: labels(key) }));
  return html`<label class="setting"><span>${t('letters')}</span>${choice(letterWishes(), liked().letters, (letters) => like({ letters }))}</label>
    <dl class="keylist">
      ${rows.filter(({ names }) => names.length > 0).map(({ key, names }) => html`<div><dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt><dd>${key.does()}</dd></div>`)}
    </dl>`;
}

/** What can be wished for: keys that write a character work alone, with Alt, or not at all.
 * @returns {[import('../settings.js').Settings['letters'], string][]} */
export const letterWishes = () => [
  ['on', t('letters-on')],
  ['alt', t('letters-alt')],
  ['off', t('letters-off')],
];

/** Begins to listen. */
export function startKeys() {
  addEventListener('keydown', pressed);
  useKeys([{ keys: ['?'], does: () => t('key-help'), run: showKeys }]);
}
