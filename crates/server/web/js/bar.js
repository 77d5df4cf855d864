// The bar at the top: the house, the way to other pages or where one is, the connection, the person, the menu.

import { base } from './base.js';
import { LANGUAGES, t } from './i18n.js';
import { socket } from './net/socket.js';
import { you } from './net/session.js';
import { media } from './media.js';
import { like, liked } from './settings.js';
import { choice } from './ui/choice.js';
import { showKeys } from './ui/keys.js';
import { drawing } from './ui/pictures.js';
import { need } from './ui/power-subject.js';
import { batch, createRef, effect, html, mount, nothing, ref, signal } from './view.js';

/** What the page that is shown puts in the middle of the bar, and adds to the menu; `sounds`: whether it sounds, so that one
 * tap must be enough to end that.
 * @typedef {{bar?: import('./view.js').View, menu?: import('./view.js').View, sounds?: () => boolean}} Shown */

/** @type {import('./signals.js').Signal<Shown>} */
const shown = signal({});
/** The address of the page that is shown. */
const path = signal('');

/** From this width on there is room for a row of pages. */
const WIDE = '(min-width: 1100px)';

/** @type {import('./signals.js').Signal<boolean>} */
const isMenuOpen = signal(false);
const menu = /** @type {import('../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */ (createRef());
const menuButtonPlace = /** @type {import('../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */ (createRef());

/** Another page is shown. @param {Shown} page @param {string} address */
export function barOf(page, address) {
  batch(() => {
    shown.value = page;
    path.value = address;
  });
}

export function closeMenu() {
  menu.value?.hidePopover();
}

const titleOf = () => shown.value.bar?.() ?? nothing;

/** On wide screens the pages stand in a row, unless the page has something to say there. */
const hasRail = () => media(WIDE) && titleOf() === nothing;

/** Draws the bar, once. @param {HTMLElement} place */
export function startBar(place) {
  need(place, 'bar');
  effect(() => {
    place.classList.toggle('busy', titleOf() !== nothing);
  });
  mount(
    place,
    () =>
      html`<a class="house" href=${base.link('/')} aria-label=${t('home')}>${drawing('throne', 'throne')}${drawing('word', 'word')}</a>
      ${hasRail() ? rail() : html`<div class="title">${titleOf()}</div>`}
      ${connection()}${shown.value.sounds?.() ? soundButton() : nothing}${hasRail() ? me() : nothing}
      <button class="quiet icon menu-button" popovertarget="menu" aria-label=${t('menu')} ${ref(menuButtonPlace)}>${drawing('i-menu')}</button>
      <div id="menu" class="menu" popover="auto" ${ref(menu)} @beforetoggle=${noteMenu} @toggle=${noteMenu} @focusout=${leaveMenu}>${isMenuOpen.value ? entries() : nothing}</div>`,
  );
}

/** Whether a link leads to the page that is shown, or to one that it belongs to.
 * @param {string} page */
function current(page) {
  if (path.value === page) return 'page';
  return page !== '/' && path.value.startsWith(`${page}/`) ? 'true' : nothing;
}

/** What people use most. */
function rail() {
  const way = (/** @type {string} */ text, /** @type {string} */ page) => html`<a href=${base.link(page)} aria-current=${current(page)}>${text}</a>`;
  return html`<nav class="rail" aria-label=${t('rail')}>
    ${way(t('rail-play'), '/')}${way(t('learn-title'), '/learn')}${way(t('rules'), '/rules')}${way(t('history'), '/history')}
  </nav>`;
}

/** Who one is here, and the way to one's account. */
function me() {
  const name = you()?.name ?? '';
  const letter = Array.from(name)[0]?.toUpperCase();
  const words = name ? html`${name}<span class="unseen">, ${t('account')}</span>` : t('account');
  return html`<a class="me" href=${base.link('/account')} aria-current=${current('/account')}
    ><span class="face mine" aria-hidden="true">${letter ?? drawing('i-user')}</span><span class="called">${words}</span></a
  >`;
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

function soundButton() {
  const { sound } = liked();
  return html`<button class="quiet icon sound-button" aria-label=${sound ? t('sound-off') : t('sound-on')} @click=${() => like({ sound: !sound })}>${drawing(sound ? 'i-sound' : 'i-mute')}</button>`;
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
const link = (icon, text, page) => html`<a class="item" href=${base.link(page)} aria-current=${current(page)} @click=${closeMenu}>${drawing(`i-${icon}`)}<span>${text}</span></a>`;

/** An entry of the menu that does something.
 * @param {string} icon @param {string} text @param {() => void} run @param {string} [classes] */
export const menuButton = (icon, text, run, classes = '') => html`<button class=${`item ${classes}`} @click=${() => (closeMenu(), run())}>${drawing(`i-${icon}`)}<span>${text}</span></button>`;

function entries() {
  const added = [shown.value.menu?.() ?? []].flat().filter((one) => one && one !== nothing);
  const { sound, language, theme } = liked();
  return html`${added.length > 0 ? html`<div class="group">${added}</div>` : nothing}
    <div class="group pages">
      ${hasRail() ? link('plus', t('new-table'), '/new') : pages()}
    </div>
    <div class="group">
      ${menuButton(sound ? 'sound' : 'mute', sound ? t('sound-off') : t('sound-on'), () => like({ sound: !sound }))}${menuButton('text', t('keys'), showKeys)}
      <label class="item">${drawing('i-talk')}<span>${t('language')}</span>${choice([['auto', t('as-the-browser')], ...LANGUAGES.map(({ tag, name }) => /** @type {const} */ ([tag, name, tag]))], language, (tag) => like({ language: tag }))}</label>
      <label class="item">${drawing('i-eye')}<span>${t('theme')}</span>${choice(themes(), theme, (name) => like({ theme: name }))}</label>
    </div>`;
}

const pages = () =>
  html`${link('home', t('home'), '/')}${link('plus', t('new-table'), '/new')}${link('history', t('history'), '/history')}${link('book', t('rules'), '/rules')}${link('learn', t('learn'), '/learn')}${link('user', you()?.name ?? t('account'), '/account')}`;

/** The colours to choose from.
 * @returns {[import('./settings.js').Settings['theme'], string][]} */
export const themes = () => [
  ['auto', t('as-the-system')],
  ['light', t('theme-light')],
  ['dark', t('theme-dark')],
];
