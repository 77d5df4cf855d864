// A past game in a line: how it ended, against whom, with how many votes, and how each faction voted.

import { factionName } from '../cards.js';
import { codeOfFaction } from '../catalogue.js';
import { language, list, t } from '../i18n.js';
import { you } from '../net/session.js';
import { deckText } from '../options.js';
import { drawing } from '../ui/pictures.js';
import { html, nothing } from '../view.js';

/** @typedef {import('../protocol.js').PastGame} PastGame */
/** @typedef {import('../protocol.js').PastSeat} PastSeat */
/** @typedef {import('../protocol.js').Outcome} Outcome */

const DAY = 24 * 60 * 60 * 1000;

/** How the game ended for the person, and the game. What belongs into the same row comes after it.
 * @param {PastGame} game */
export function pastGame(game) {
  const { others } = company(game);
  return [
    result(game),
    html`<span class="what">
      <span class="line">${others.map(face)}<b>${names(others) || t('count-players', { count: game.players })}</b>${score(game)}</span>
      ${game.outcome ? squares(game, game.outcome) : nothing}
      <small>${about(game)} · <time datetime=${new Date(game.ended).toISOString()}>${dayOf(game.ended)}</time></small>
    </span>`,
  ];
}

/** Day and time in full.
 * @param {number} at milliseconds since 1970 */
export const when = (at) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Who else played: with the person, and against.
 * @param {PastGame} game
 * @returns {{partners: Sitter[], others: Sitter[]}} */
function company({ seats, people, you: own }) {
  // A game that cannot be read any more has no seats.
  if (seats.length === 0) return { partners: [], others: people.filter(({ person }) => person?.id !== you()?.id) };
  const rest = seats.filter((_, seat) => seat !== own);
  return { partners: rest.filter(({ side }) => side === seats[own]?.side), others: rest.filter(({ side }) => side !== seats[own]?.side) };
}

/** Who sat somewhere. @typedef {{person?: PastSeat['person'], bot?: PastSeat['bot']}} Sitter */

/** @param {Sitter} sitter */
const nameOf = ({ person, bot }) => person?.name ?? (bot ? t(`level-${bot}`) : t('past-somebody'));

/** Who they are; several bots of one level are counted.
 * @param {Sitter[]} sitters */
function names(sitters) {
  const all = sitters.map(nameOf);
  const counted = (/** @type {string} */ name, /** @type {number} */ count) => (count === 1 ? name : `${count} × ${name}`);
  return list([...new Set(all)].map((name) => counted(name, all.filter((other) => other === name).length)));
}

/** @param {Sitter} sitter */
const face = ({ person, bot }) =>
  html`<span class="face theirs" aria-hidden="true">${person ? Array.from(person.name)[0].toUpperCase() : drawing(bot ? 'i-robot' : 'i-user')}</span>`;

/** @param {PastGame} game */
function result({ decided, won }) {
  const kind = !decided ? 'open' : won ? 'won' : 'lost';
  const text = !decided ? t('past-undecided') : won ? t('past-won') : t('past-lost');
  return html`<span class=${`result ${kind}`}>${drawing(won ? 'crown' : 'throne')}<span>${text}</span></span>`;
}

/** What each side had, one's own first: votes, or what a Building counts.
 * @param {PastGame} game */
function score({ seats, you: own, outcome }) {
  if (!outcome) return nothing;
  const { by, numbers } = outcome.comparisons[0] ?? { by: 'votes', numbers: outcome.tally };
  const side = seats[own]?.side;
  const mine = numbers[side];
  const others = numbers.filter((_, other) => other !== side);
  const words = { mine, others: list(others.map(String)) };
  return html`<span class="score" role="img" aria-label=${by === 'votes' ? t('past-score', words) : t('past-score-other', words)}>${[mine, ...others].join('–')}</span>`;
}

/** A square for each faction: its field if it voted for the person, else hatched.
 * @param {PastGame} game @param {Outcome} outcome */
function squares({ seats, you: own }, outcome) {
  const mine = seats[own]?.side;
  const voted = outcome.votes.map(({ faction, side }) => ({ code: codeOfFaction(faction), isMine: side === mine }));
  const stood = voted.filter(({ isMine }) => isMine).map(({ code }) => factionName(code));
  const label = stood.length > 0 ? t('past-voted', { factions: list(stood) }) : t('past-voted-none');
  return html`<span class="squares" role="img" aria-label=${label}>
    ${voted.map(({ code, isMine }) => html`<span class=${`sq f-${code}${isMine ? '' : ' lost'}`}><i class="pat"></i>${drawing(code)}</span>`)}
  </span>`;
}

/** What was played, with whom as a partner, and how it ended if not by votes.
 * @param {PastGame} game */
function about(game) {
  const { partners } = company(game);
  const words = [deckText(game.deck)];
  if (partners.length > 0) words.push(t('past-with', { names: names(partners) }));
  // By votes, or called off, is said already.
  if (game.by && typeof game.by === 'object') words.push(t(`past-by-${Object.keys(game.by)[0]}`));
  return words.join(' · ');
}

/** The day of a game: today and yesterday with the time, the year if it is another one.
 * @param {number} at milliseconds since 1970 */
function dayOf(at) {
  const date = new Date(at);
  const now = new Date();
  const midnight = (/** @type {Date} */ day) => new Date(day).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days > 1) return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }) }).format(date);
  const day = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-days, 'day');
  return [day, new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(date)].join(', ');
}
