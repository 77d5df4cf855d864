// Questions that are answered by one of a few things: taking a card, crushing a Gnome.

import { t } from '../i18n.js';
import { cardName } from '../cards.js';

/**
 * @typedef {object} Choice
 * @property {import('../protocol.js').Answer} answer
 * @property {() => string} label
 * @property {string} [face] the card that is taken
 * @property {number} [seat] whose Gnome is crushed
 */

/** What the person can choose from; nothing if cards of the hand are asked for.
 * @param {import('./state.js').TableState} table
 * @returns {Choice[]} */
export function choices(table) {
  const question = table.question;
  if (!question) return [];
  if ('take' in question) {
    /** @type {Choice[]} */
    const market = [...new Set(question.take.market)].map((face) => ({
      answer: { take: face },
      label: () => t('take-card', { card: cardName(face) }),
      face,
    }));
    const top = table.game.deck[0];
    const deck = { answer: { take: 'deck' }, label: () => t('take-deck', { card: cardName(top ?? '??') }), face: 'deck' };
    return question.take.deck ? [...market, deck] : market;
  }
  if ('crush' in question) {
    /** @type {Choice[]} */
    const victims = question.crush.victims.map((seat) => ({
      answer: { crush: seat },
      label: () => t('crush-whose', { name: table.name(seat) }),
      seat,
    }));
    return [...victims, { answer: { crush: null }, label: () => t('crush-none') }];
  }
  return [];
}
