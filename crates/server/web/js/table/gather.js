// Before the game: who sits where, the link for friends, readiness.

import { base } from '../base.js';
import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';
import { somebody } from '../net/session.js';
import { clockText } from '../options.js';
import { choice } from '../ui/choice.js';
import { drawing, emblems, location } from '../ui/pictures.js';
import { toast } from '../ui/toast.js';
import { classes, createRef, html, nothing, ref, repeat } from '../view.js';
import { portrait } from './seats.js';
import { nonce } from './state.js';
import { talkButton } from './talk.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../protocol.js').SeatView} SeatView */
/** @typedef {import('../protocol.js').BotLevel} BotLevel */

/** Takes a seat, and is ready: whoever sits down wants to play.
 * @param {Board} board @param {number} seat */
export async function sit(board, seat) {
  await somebody();
  if (await board.attempt({ sit: { seat } })) await ready(board);
}

/** @param {Board} board */
export const ready = (board) => board.attempt({ ready: { nonce: nonce() } });

/** @param {Board} board @param {() => void} openTalk */
export function gathering(board, openTalk) {
  const { table } = board;
  const view = /** @type {import('../protocol.js').TableView} */ (table.view);
  const free = view.seats.some((chair) => !chair.person && !chair.bot);
  const { setting, building, factions } = view.table;
  return html`<section class="gathering">
    <h1>${free ? t('waiting-for-players') : t('almost-ready')}</h1>
    <p class="note">${clockText(view.options.clock)}</p>
    ${emblems(factions)}${free ? invitation(table.id) : nothing}
    <ul class="chairs">${repeat(view.seats, (_, seat) => seat, (chair, seat) => chairRow(board, chair, seat))}</ul>
    <div class="locations">${setting ? location(setting) : nothing}${building ? location(building) : nothing}</div>
    <div class="buttons middle">
      ${table.may('ready') ? html`<button class="primary" @click=${() => ready(board)}>${t('ready')}</button>` : nothing}
      ${table.may('leave') ? html`<button @click=${() => board.attempt('leave')}>${t('leave-seat')}</button>` : nothing}
      ${talkButton(board, openTalk)}
    </div>
  </section>`;
}

/** @param {Board} board @param {SeatView} chair @param {number} seat */
function chairRow(board, chair, seat) {
  const { table } = board;
  const mine = table.view?.you === seat;
  const name = table.properName(seat);
  return html`<li class=${classes('chair', mine && 'mine')}>
    ${chair.person || chair.bot ? portrait(table, seat) : html`<span class="face empty">${drawing('i-plus')}</span>`}
    <div class="who"><b>${mine ? t('you-named', { name }) : name}</b><div class="note">${stateOf(chair)}</div></div>
    ${table.maySeats('sit').includes(seat) ? html`<button class="primary" @click=${() => sit(board, seat)}>${t('sit-down')}</button>` : nothing}
    ${table.maySeats('bot').includes(seat) ? botChoice(board, chair, seat) : nothing}
  </li>`;
}

/** @param {SeatView} chair */
function stateOf(chair) {
  if (chair.bot) return t('computer');
  if (!chair.person) return t('free-seat');
  return chair.ready ? t('is-ready') : t('not-ready');
}

/** Whoever opened the table seats bots.
 * @param {Board} board @param {SeatView} chair @param {number} seat */
function botChoice(board, chair, seat) {
  const levels = catalogue().levels.map((level) => /** @type {[BotLevel, string]} */ ([level, t('computer-level', { level: t(`level-${level}`) })]));
  return choice([/** @type {[BotLevel | null, string]} */ ([null, t('for-a-person')]), ...levels], chair.bot ?? null, (level) => board.attempt({ bot: { seat, level } }), { label: t('who-plays-seat', { number: seat + 1 }) });
}

/** @param {string} table */
function invitation(table) {
  const url = base.share(`/table/${table}`);
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLInputElement>} */
  const field = createRef();
  // Without https a page may not copy: then the link stands there, selected, to be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(() => t('link-copied'));
    } catch {
      field.value?.focus();
      field.value?.select();
    }
  };
  const share = () => navigator.share({ url }).catch(() => {});
  return html`<div class="invitation panel">
    <h2>${t('invite-link')}</h2>
    <p class="note">${t('invite-text')}</p>
    <div class="link">
      <input readonly .value=${url} aria-label=${t('invite-link')} @focus=${() => field.value?.select()} ${ref(field)}>
      <button class="primary" @click=${copy}>${drawing('i-copy')}<span>${t('copy')}</span></button>
      ${'share' in navigator ? html`<button @click=${share}>${drawing('i-share')}<span>${t('share')}</span></button>` : nothing}
    </div>
  </div>`;
}
