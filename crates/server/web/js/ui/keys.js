// Keys. A page says which keys do what; `?` shows them.

import { h } from '../dom.js';
import { t } from '../i18n.js';
import { openDialog } from './dialog.js';

/**
 * @typedef {object} Key
 * @property {string[]} keys as `event.key` has them; letters in small
 * @property {string} [shown] how the list shows them, if not one by one
 * @property {() => string} does what the key does, in words
 * @property {(event: KeyboardEvent) => boolean | void} run `false`: it was not for us
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

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches?.('input, textarea, select, [contenteditable]')) return;
  if (document.querySelector('dialog[open]') && event.key !== '?') return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const layer of layers.toReversed()) {
    const key = layer.find((one) => one.keys.includes(name));
    if (key && key.run(event) !== false) {
      event.preventDefault();
      return;
    }
  }
}

/** Shows all keys that work now. */
export function showKeys() {
  if (document.querySelector('dialog.keys')) return;
  const rows = layers.flat().map((key) =>
    h('div', null, h('dt', null, (key.shown ? [key.shown] : key.keys).map((name) => h('kbd', null, name))), h('dd', { text: key.does })),
  );
  openDialog(() => t('keys'), [h('dl.keylist', null, rows)], { class: 'keys' });
}

/** Begins to listen. */
export function startKeys() {
  addEventListener('keydown', pressed);
  useKeys([{ keys: ['?'], does: () => t('key-help'), run: showKeys }]);
}
