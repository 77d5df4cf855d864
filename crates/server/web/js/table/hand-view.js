// The own hand, drawn. Cards keep their elements as long as they are held, so that nothing moves under the finger.

import { cardName } from '../cards.js';
import { t } from '../i18n.js';
import { successor } from '../ui/focus.js';
import { keyLabel } from '../ui/keys.js';
import { card } from '../ui/pictures.js';
import { needed, tellsCard } from '../ui/power-subject.js';
import { classes, html, nothing, part, repeat } from '../view.js';
import { CARD_KEYS } from './hand.js';

/** @typedef {import('./hand.js').Hand} Hand */

/** More cards than these need a second row, and a third. */
const ONE_ROW = 7;
const TWO_ROWS = 16;

/** @param {Hand} hand */
export const handView = (hand) => part(() => cards(hand));

/** @param {Hand} hand */
function cards(hand) {
  const { table, board } = hand;
  if (!table.plays) return nothing;
  const count = table.held.length;
  const rows = count > TWO_ROWS ? 3 : count > ONE_ROW ? 2 : 1;
  return html`<div
    class="hand"
    role="group"
    aria-label=${t('your-hand')}
    data-rows=${rows}
    .style=${`--n: ${count}; --per: ${Math.max(1, Math.ceil(count / rows))}`}
    ${board.places.at('hand')}
    ${needed('hand')}
    ${successor(() => hand.successor, { patient: true })}
    @keydown=${hand.walk}
    @focusin=${hand.noteFocus}
  >${repeat(table.held, ({ id }) => id, (held, place) => heldCard(hand, held, place))}</div>`;
}

/** @param {Hand} hand @param {import('./held.js').Held} held @param {number} place */
function heldCard(hand, { id, face }, place) {
  const { table, board, drag } = hand;
  const refused = hand.refusal(face) !== null;
  const selected = table.chosen.includes(place);
  const queued = table.queued === face && table.hand.indexOf(face) === place;
  const sealed = hand.isSealed(place);
  const state = classes(refused && 'refused', selected && 'selected', queued && 'queued', sealed && 'sealed');
  const key = keyLabel(CARD_KEYS[place] ?? '');
  return html`<button
    class=${classes('held', drag.dragged === id && 'dragged')}
    data-face=${face}
    aria-disabled=${refused}
    aria-pressed=${selected || queued}
    aria-keyshortcuts=${key || nothing}
    .style=${`--turn: ${place - (table.held.length - 1) / 2}`}
    ${board.places.at(`button ${id}`)}
    ${tellsCard(face, { why: () => hand.refusal(face), isChosen: selected || queued })}
    @click=${() => hand.tap(place)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => drag.down(event, id)}
    @pointermove=${drag.move}
    @pointerup=${drag.end}
    @pointercancel=${drag.end}
  >${card(face, { state, mute: true, place: [board.places, `held ${face} ${id}`] })}<span class="unseen">${label(face, { refused, queued, sealed }, key)}</span></button>`;
}

/** @param {string} face @param {{refused: boolean, queued: boolean, sealed: boolean}} is @param {string | null} key */
function label(face, { refused, queued, sealed }, key) {
  const name = cardName(face);
  if (refused) return t('held-refused', { card: name });
  if (queued) return t('held-queued', { card: name });
  if (sealed) return t('held-sealed', { card: name });
  return key ? t('held-key', { card: name, key: key.toUpperCase() }) : name;
}
