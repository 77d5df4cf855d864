// The bar at the top: the house, where one is, the connection, the menu.

import { drawing, fill, h } from './dom.js';
import { LANGUAGES, t } from './i18n.js';
import { socket } from './net/socket.js';
import { you } from './net/session.js';
import { like, liked } from './settings.js';
import { focusHeading } from './ui/focus.js';
import { showKeys } from './ui/keys.js';

const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
const title = h('div.title');
const status = h('div.connection', { role: 'status' });

/** What stands in the middle of the bar; a page says it, and it goes with the page.
 * @param {...import('./dom.js').Child} children */
export function barTitle(...children) {
  const focused = title.contains(document.activeElement);
  fill(title, ...children);
  if (focused) focusHeading();
  bar.classList.toggle('busy', children.length > 0);
}

function drawStatus() {
  status.dataset.status = socket.status;
  fill(
    status,
    h('span.bars', { 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    h('span.state', {
      text: () =>
        socket.status === 'open' ? t('connected')
        : socket.status === 'lost' ? t('connection-lost-short')
        : socket.status === 'connecting' ? t('connecting')
        : '',
    }),
  );
}

/** @param {string} icon @param {() => string} text @param {string} href */
const link = (icon, text, href) => h('a.item', { href, onclick: closeMenu }, drawing(`i-${icon}`), h('span', { text }));

function closeMenu() {
  document.getElementById('menu')?.hidePopover();
}

/** What the page adds to the menu; it goes with the page.
 * @param {() => import('./dom.js').Child[]} items */
export function menuItems(items) {
  drawPageItems = items;
}
/** @type {() => import('./dom.js').Child[]} */
let drawPageItems = () => [];

/** An entry of the menu that does something.
 * @param {string} icon @param {() => string} text @param {() => void} run @param {string} [classes] */
export const menuButton = (icon, text, run, classes = '') =>
  h('button.item', { class: classes, onclick: () => (closeMenu(), run()) }, drawing(`i-${icon}`), h('span', { text }));

function drawMenu() {
  const pageItems = drawPageItems();
  return [
    pageItems.length > 0 && h('div.group', null, pageItems),
    h(
      'div.group.pages',
      null,
      link('home', () => t('home'), '/'),
      link('plus', () => t('new-table'), '/new'),
      link('history', () => t('history'), '/history'),
      link('book', () => t('rules'), '/rules'),
      link('learn', () => t('learn'), '/learn'),
      link('user', () => you()?.name ?? t('account'), '/account'),
    ),
    h(
      'div.group',
      null,
      menuButton(liked().sound ? 'sound' : 'mute', () => (liked().sound ? t('sound-off') : t('sound-on')), () => like({ sound: !liked().sound })),
      menuButton('text', () => t('keys'), showKeys),
      h(
        'label.item',
        null,
        drawing('i-talk'),
        h('span', { text: () => t('language') }),
        h(
          'select',
          { onchange: (/** @type {Event} */ event) => like({ language: /** @type {HTMLSelectElement} */ (event.target).value }) },
          h('option', { value: 'auto', selected: liked().language === 'auto', text: () => t('as-the-browser') }),
          LANGUAGES.map(({ tag, name }) => h('option', { value: tag, lang: tag, selected: liked().language === tag }, name)),
        ),
      ),
      h(
        'label.item',
        null,
        drawing('i-eye'),
        h('span', { text: () => t('theme') }),
        h(
          'select',
          { onchange: (/** @type {Event} */ event) => like({ theme: /** @type {any} */ (event.target).value }) },
          h('option', { value: 'auto', selected: liked().theme === 'auto', text: () => t('as-the-system') }),
          h('option', { value: 'light', selected: liked().theme === 'light', text: () => t('theme-light') }),
          h('option', { value: 'dark', selected: liked().theme === 'dark', text: () => t('theme-dark') }),
        ),
      ),
    ),
  ];
}

/** Draws the bar, once. */
export function startBar() {
  const menu = h('div#menu.menu', { popover: 'auto' });
  menu.addEventListener('beforetoggle', (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === 'open') fill(menu, drawMenu());
  });
  // Whoever goes on by Tab has left the menu.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !menu.contains(relatedTarget) && !relatedTarget.matches('.menu-button')) closeMenu();
  });
  fill(
    bar,
    h('a.house', { href: '/', 'aria-label': () => t('home') }, drawing('throne', 'throne'), drawing('word', 'word')),
    title,
    status,
    h('button.quiet.icon.menu-button', { popovertarget: 'menu', 'aria-label': () => t('menu') }, drawing('i-menu')),
    menu,
  );
  drawStatus();
  socket.addEventListener('status', drawStatus);
}

/** Forgets what the page had put into bar and menu. */
export function clearBar() {
  closeMenu();
  barTitle();
  drawPageItems = () => [];
}
