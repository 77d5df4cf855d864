// Powers are told in place. The sheet that does it comes when it may be needed soon, so that no table waits for it; what the
// person does until it is there is done then.

import { t } from '../i18n.js';
import { loadStyles } from '../styles.js';
import { useKeys } from './keys.js';
import { isLine, teller, tellersAtFocus } from './power-subject.js';

/** @typedef {import('./power-sheet.js').PowerSheet} PowerSheet */

/** What a sheet is asked by. A finger or a mouse that comes near, or a key, is a sign that one may be. */
const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'click', 'contextmenu', 'keydown'];

/** Tells of a card of the page that is shown. @type {(element: HTMLElement, cause: import('./power-sheet.js').Cause) => void} */
let tell = () => {};

/** Whatever of a page can be told of is told of from now on.
 * @param {import('../lifetime.js').Lifetime} life of the page */
export function tellPowers(life) {
  const until = life.within();
  /** @type {Promise<PowerSheet | null> | null} */
  let coming = null;
  /** What the person has done last, of each kind. @type {Map<string, Event>} */
  const done = new Map();

  const load = async () => {
    const [{ PowerSheet }] = await Promise.all([import('./power-sheet.js'), loadStyles(['power'])]);
    until.end();
    if (life.over) return null;
    const sheet = new PowerSheet(life);
    for (const event of done.values()) sheet.hear(event);
    return sheet;
  };
  // What cannot be had is asked for again at the next sign.
  const fetch = () => (coming ??= load().catch(() => (coming = null)));

  const mine = (/** @type {HTMLElement} */ element, /** @type {import('./power-sheet.js').Cause} */ cause) => void fetch().then((sheet) => sheet?.open(element, cause));
  tell = mine;
  life.atEnd(() => {
    if (tell === mine) tell = () => {};
  });
  life.atEnd(useKeys([{ keys: [], shown: '?', typed: () => tellersAtFocus().place, does: () => t('key-power'), run: (_, name) => name === '?' && ask(mine) }]));
  for (const type of SIGNS) {
    until.listen(window, type, (/** @type {Event} */ event) => {
      done.delete(type);
      done.set(type, event);
      if (type === 'contextmenu' && teller(event.target)) event.preventDefault();
      fetch();
    });
  }
}

/** `?` on a card tells of it; around cards, of the first one, around lines of the last.
 * @param {typeof tell} tells */
function ask(tells) {
  const { elements } = tellersAtFocus();
  const element = elements.at(isLine(elements[0]) ? -1 : 0);
  if (!element) return false;
  tells(element, 'asked');
  return true;
}

/** Tells of a card that was chosen, until it is chosen no longer.
 * @param {HTMLElement | null} element */
export function tellChosen(element) {
  if (element) tell(element, 'chosen');
}
