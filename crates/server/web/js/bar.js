// The bar at the top: the house, where one is, the connection, the menu.

import { base } from './base.js';
import { LANGUAGES, t } from './i18n.js';
import { socket } from './net/socket.js';
import { you } from './net/session.js';
import { like, liked } from './settings.js';
import { choice } from './ui/choice.js';
import { showKeys } from './ui/keys.js';
import { drawing } from './ui/pictures.js';
import { createRef, effect, html, mount, nothing, ref, signal } from './view.js';

/** What the page that is shown puts in the middle of the bar, and adds to the menu.
 * @typedef {{bar?: import('./view.js').View, menu?: import('./view.js').View}} Shown */

/** @type {import('./signals.js').Signal<Shown>} */
const shown = signal({});

/** @type {import('./signals.js').Signal<boolean>} */
const isMenuOpen = signal(false);
const menu = /** @type {import('../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */ (createRef());
const menuButtonPlace = /** @type {import('../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */ (createRef());

/** Another page is shown. @param {Shown} page */
export function barOf(page) {
  shown.value = page;
}

export function closeMenu() {
  menu.value?.hidePopover();
}

/** Draws the bar, once. @param {HTMLElement} place */
export function startBar(place) {
  const titleOf = () => shown.value.bar?.() ?? nothing;
  effect(() => {
    place.classList.toggle('busy', titleOf() !== nothing);
  });
  mount(place, () => {
    const title = titleOf();
    return html`<a class="house" href=${base.link('/')} aria-label=${t('home')}>${drawing('throne', 'throne')}${drawing('word', 'word')}</a>
      <div class="title">${title}</div>
      ${connection()}
      <button class="quiet icon menu-button" popovertarget="menu" aria-label=${t('menu')} ${ref(menuButtonPlace)}>${drawing('i-menu')}</button>
      <div id="menu" class="menu" popover="auto" ${ref(menu)} @beforetoggle=${noteMenu} @toggle=${noteMenu} @focusout=${leaveMenu}>${isMenuOpen.value ? entries() : nothing}</div>`;
  });
}

/** The entries are there before the menu opens, and go after it has closed: then what had the focus before has it again.
 * @param {ToggleEvent} event */
function noteMenu({ type, newState }) {
  if (newState === 'open' || type === 'toggle') isMenuOpen.value = newState === 'open';
}

/** Going on by Tab leaves the menu. @param {FocusEvent} event */
function leaveMenu({ relatedTarget }) {
  if (relatedTarget instanceof Element && !menu.value?.contains(relatedTarget) && relatedTarget !== menuButtonPlace.value) closeMenu();
}

const STATES = {
  open: () => t('connected'),
  lost: () => t('connection-lost-short'),
  connecting: () => t('connecting'),
  off: () => '',
};

const connection = () =>
  html`<div class="connection" role="status" data-status=${socket.status}><span class="bars" aria-hidden="true"><i></i><i></i><i></i></span><span class="state">${STATES[socket.status]()}</span></div>`;

/** @param {string} icon @param {string} text @param {string} page */
const link = (icon, text, page) => html`<a class="item" href=${base.link(page)} @click=${closeMenu}>${drawing(`i-${icon}`)}<span>${text}</span></a>`;

/** An entry of the menu that does something.
 * @param {string} icon @param {string} text @param {() => void} run @param {string} [classes] */
export const menuButton = (icon, text, run, classes = '') => html`<button class=${`item ${classes}`} @click=${() => (closeMenu(), run())}>${drawing(`i-${icon}`)}<span>${text}</span></button>`;

function entries() {
  const added = [shown.value.menu?.() ?? []].flat().filter((one) => one && one !== nothing);
  const { sound, language, theme } = liked();
  return html`${added.length > 0 ? html`<div class="group">${added}</div>` : nothing}
    <div class="group pages">
      ${link('home', t('home'), '/')}${link('plus', t('new-table'), '/new')}${link('history', t('history'), '/history')}${link('book', t('rules'), '/rules')}${link('learn', t('learn'), '/learn')}${link('user', you()?.name ?? t('account'), '/account')}
    </div>
    <div class="group">
      ${menuButton(sound ? 'sound' : 'mute', sound ? t('sound-off') : t('sound-on'), () => like({ sound: !sound }))}${menuButton('text', t('keys'), showKeys)}
      <label class="item">${drawing('i-talk')}<span>${t('language')}</span>${choice([['auto', t('as-the-browser')], ...LANGUAGES.map(({ tag, name }) => /** @type {const} */ ([tag, name, tag]))], language, (tag) => like({ language: tag }))}</label>
      <label class="item">${drawing('i-eye')}<span>${t('theme')}</span>${choice(themes(), theme, (name) => like({ theme: name }))}</label>
    </div>`;
}

/** The colours to choose from.
 * @returns {[import('./settings.js').Settings['theme'], string][]} */
export const themes = () => [
  ['auto', t('as-the-system')],
  ['light', t('theme-light')],
  ['dark', t('theme-dark')],
];
