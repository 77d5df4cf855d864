// An invitation, for somebody who comes by a link: who invites to what, a name, and one button.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { rename, you } from '../net/session.js';
import { sit } from '../table/sit.js';
import { drawing, emblems } from '../ui/pictures.js';
import { refuse } from '../ui/toast.js';
import { html, nothing } from '../view.js';
import { chairs } from './table-chairs.js';
import { facts } from './table-facts.js';

/** @typedef {import('./table-room.js').Room} Room */
/** @typedef {import('../protocol.js').TableView} TableView */

/** A name that the person has chosen; guests have one that the page gave them. */
function chosenName() {
  const name = you()?.name ?? '';
  return name === t('guest-name', { number: name.replace(/\D/g, '') }) ? '' : name;
}

/** @param {Room} room */
export function letter(room) {
  const view = /** @type {TableView} */ (room.board.table.view);
  const { name } = view.hosted_by;
  const waits = view.seats.some(({ person, here }) => here && person?.id === view.host);
  const first = Array.from(name)[0]?.toUpperCase();
  return html`<section class="letter panel">
    <span class="wax" aria-hidden="true">${drawing('throne')}</span>
    <p class="from"><span class="face theirs" aria-hidden="true">${first}</span><span>${t('invited-by', { name })}</span></p>
    <h1>${waits ? t('invited-title', { name }) : t('invited')}</h1>
    <p>${facts(view)}</p>
    ${emblems(view.table.factions)}${view.seats.length > 2 ? chairs(room, { small: true }) : nothing}
    <form class="join" @submit=${(/** @type {SubmitEvent} */ event) => join(room, event)}>
      ${you()?.guest === false ? nothing : nameField()}
      <button class="primary" type="submit" aria-disabled=${room.joins.value ? 'true' : nothing}>${t('join')}</button>
      <p class="note">${t('invited-text')}</p>
    </form>
    <p class="more"><a href=${base.link('/learn')}>${t('invited-how')}</a></p>
  </section>`;
}

const nameField = () =>
  html`<label class="entry">
    <span>${t('your-name')}</span>
    <input name="name" .value=${chosenName()} placeholder=${you()?.name ?? nothing} autocomplete="nickname" minlength="2" maxlength="24" />
  </label>`;

/** Takes the name, then the first seat that is free.
 * @param {Room} room @param {SubmitEvent} event */
async function join({ board, joins }, event) {
  event.preventDefault();
  if (joins.peek()) return;
  const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('name') ?? '').trim();
  joins.value = true;
  try {
    if (name && name !== you()?.name) await rename(name);
    const [seat] = board.table.maySeats('sit');
    if (seat !== undefined) await sit(board, seat);
  } catch (error) {
    refuse(error);
  }
  joins.value = false;
}
