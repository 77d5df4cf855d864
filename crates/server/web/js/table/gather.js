// Before the game: who sits where, the link for friends, readiness.

import { drawing, h } from '../dom.js';
import { t } from '../i18n.js';
import { somebody } from '../net/session.js';
import { toast } from '../ui/toast.js';
import { clockText } from '../options.js';
import { location } from '../location.js';
import { emblems } from './panels.js';
import { portrait } from './seats.js';
import { nonce } from './state.js';

/** @typedef {import('./state.js').TableState} TableState */

/** @type {import('../protocol.js').BotLevel[]} */
const LEVELS = ['random', 'novice', 'apprentice', 'adept', 'master', 'grandmaster'];

/** Takes a seat, and is ready: whoever sits down wants to play.
 * @param {TableState} table @param {number} seat */
export async function sit(table, seat) {
  await somebody();
  if (await table.attempt({ sit: { seat } })) await table.attempt({ ready: { nonce: nonce() } });
}

/** @param {TableState} table @param {HTMLElement} talkButton */
export function gathering(table, talkButton) {
  const view = /** @type {import('../protocol.js').TableView} */ (table.view);
  const free = view.seats.some((chair) => !chair.person && !chair.bot);
  return h(
    'section.gathering',
    null,
    h('h1', { text: () => (free ? t('waiting-for-players') : t('almost-ready')) }),
    h('p.note', { text: () => clockText(view.options.clock) }),
    emblems(view.table.factions),
    free && invitation(),
    h('ul.chairs', null, view.seats.map((chair, seat) => chairRow(table, chair, seat))),
    h('div.locations', null, view.table.setting && location(view.table.setting), view.table.building && location(view.table.building)),
    h(
      'div.buttons.middle',
      null,
      table.may('ready') && h('button.primary', { text: () => t('ready'), onclick: () => table.attempt({ ready: { nonce: nonce() } }) }),
      table.may('leave') && h('button', { text: () => t('leave-seat'), onclick: () => table.attempt('leave') }),
      talkButton,
    ),
  );
}

/** @param {TableState} table @param {import('../protocol.js').SeatView} chair @param {number} seat */
function chairRow(table, chair, seat) {
  const taken = chair.person || chair.bot;
  const mine = table.view?.you === seat;
  return h(
    'li.chair',
    { class: mine ? 'mine' : '' },
    taken ? portrait(table, seat) : h('span.face.empty', null, drawing('i-plus')),
    h(
      'div.who',
      null,
      h('b', { text: () => (mine ? t('you-named', { name: table.properName(seat) }) : table.properName(seat)) }),
      h('div.note', { text: () => (chair.bot ? t('computer') : !chair.person ? t('free-seat') : chair.ready ? t('is-ready') : t('not-ready')) }),
    ),
    table.maySeats('sit').includes(seat) && h('button.primary', { text: () => t('sit-down'), onclick: () => sit(table, seat) }),
    table.maySeats('bot').includes(seat) && botChoice(table, chair, seat),
  );
}

/** Whoever opened the table seats bots.
 * @param {TableState} table @param {import('../protocol.js').SeatView} chair @param {number} seat */
function botChoice(table, chair, seat) {
  const choose = (/** @type {Event} */ event) => {
    const level = /** @type {HTMLSelectElement} */ (event.target).value;
    table.attempt({ bot: { seat, level: /** @type {any} */ (level || null) } });
  };
  return h(
    'select',
    { 'aria-label': () => t('who-plays-seat', { number: seat + 1 }), onchange: choose },
    h('option', { value: '', selected: !chair.bot, text: () => t('for-a-person') }),
    LEVELS.map((level) => h('option', { value: level, selected: chair.bot === level, text: () => t('computer-level', { level: t(`level-${level}`) }) })),
  );
}

function invitation() {
  const link = tableLink();
  const field = /** @type {HTMLInputElement} */ (h('input', { readonly: true, value: link, 'aria-label': () => t('invite-link'), onfocus: () => field.select() }));
  // Without https a page may not copy: then the link stands there, selected, to be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(() => t('link-copied'));
    } catch {
      field.focus();
      field.select();
    }
  };
  return h(
    'div.invitation.panel',
    null,
    h('h2', { text: () => t('invite-link') }),
    h('p.note', { text: () => t('invite-text') }),
    h(
      'div.link',
      null,
      field,
      h('button.primary', { onclick: copy }, drawing('i-copy'), h('span', { text: () => t('copy') })),
      'share' in navigator && h('button', { onclick: () => navigator.share({ url: link }).catch(() => {}) }, drawing('i-share'), h('span', { text: () => t('share') })),
    ),
  );
}

const tableLink = () => globalThis.location.origin + globalThis.location.pathname;
