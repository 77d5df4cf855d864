// The scenes of the tutorial. A scene is fixed: what lies there, which cards may be played, which one goes on, and what
// lies there then. Nothing here is worked out; the texts are in learn.ftl. You have seat 0, your opponent seat 1.

/**
 * What lies somewhere. `hand`, `followers` are yours; `front` and `piles` are those of both seats.
 * @typedef {object} Lay
 * @property {string[]} [hand]
 * @property {string[]} [followers]
 * @property {string[]} [market]
 * @property {string} [top] the top card of the deck, if you see it
 * @property {number} [fire] how many cards are in the Phoenix Fire pile
 * @property {string[][]} [front]
 * @property {string[]} [aside]
 * @property {string[][]} [piles]
 * @property {import('../protocol.js').Contest[]} [contests]
 */

/**
 * What happens after the right card.
 * @typedef {object} Then
 * @property {number} winner
 * @property {string} [answer] the card that your opponent plays after yours
 * @property {string} [captured] the card of the trick that was captured
 * @property {string[]} [crushed] Gnomes of your opponent
 * @property {number} [leads] who leads next
 */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {'basics' | 'claim' | 'claim2' | 'maps' | 'end'} part
 * @property {1 | 2} [phase] none: a scene without cards
 * @property {string} [led]
 * @property {string[]} [may] which cards of the hand may be played, if not all
 * @property {Record<string, number>} [strength] where it is not the value
 * @property {string} [right] the card that goes on, or `deck`, or `followers`
 * @property {[string, string]} [trick] a trick that is over, the second card having won it
 * @property {Lay} [lay]
 * @property {Then & Lay} [then]
 */

/** @param {string} faction @param {number} mine @param {number} theirs @param {number} open @param {number | null} vote whose it is for sure @param {number | null} [needs] */
const contest = (faction, mine, theirs, open, vote, needs = null) => ({
  faction,
  decided: vote !== null,
  vote,
  open,
  gone: 0,
  points: false,
  sides: [
    { cards: mine, held: mine, needs },
    { cards: theirs, held: theirs, needs },
  ],
});

/** @type {Scene[]} */
export const SCENES = [
  { name: 'welcome', part: 'basics' },
  { name: 'trick', part: 'basics', phase: 2, led: 'DW4', right: 'DW7', lay: { hand: ['DW2', 'DW7'] }, then: { winner: 0 } },
  { name: 'follow', part: 'basics', phase: 2, led: 'DW6', right: 'DW3', may: ['DW3'], lay: { hand: ['GO9', 'KN8', 'DW3'] }, then: { winner: 1 } },
  { name: 'void', part: 'basics', phase: 2, led: 'DW6', right: 'GO0', lay: { hand: ['GO0', 'GO9', 'KN8'] }, then: { winner: 1 } },
  { name: 'market', part: 'basics', phase: 1, led: 'DW5', right: 'DW8', lay: { market: ['KN9'], hand: ['DW1', 'DW8'] }, then: { winner: 0, market: [], followers: ['KN9'] } },
  { name: 'blind', part: 'basics', phase: 1, led: 'DW7', right: 'DW2', lay: { market: ['GO0'], hand: ['DW2', 'DW8'] }, then: { winner: 1, market: [], followers: ['DG7'] } },
  {
    name: 'followers',
    part: 'basics',
    phase: 2,
    right: 'followers',
    lay: { hand: [] },
    then: { winner: 0, hand: ['GO1', 'GO4', 'GO7', 'KN4', 'KN9', 'UD3', 'UD6', 'UD8', 'DW1', 'DW5', 'DG2', 'DG7', 'DG9'] },
  },
  { name: 'phase-two', part: 'basics', phase: 2, led: 'UD4', right: 'UD6', lay: { hand: ['UD2', 'UD6'] }, then: { winner: 0, piles: [['UD4', 'UD6'], []] } },
  {
    name: 'votes',
    part: 'basics',
    phase: 2,
    right: 'UD9',
    lay: {
      hand: ['UD9', 'KN3'],
      contests: [contest('goblins', 4, 2, 1, 0), contest('knights', 1, 3, 1, 1), contest('undead', 4, 4, 2, null, 2), contest('dwarves', 1, 3, 0, 1), contest('doppelgangers', 3, 2, 0, 0)],
    },
    then: {
      winner: 0,
      answer: 'UD2',
      contests: [contest('goblins', 4, 2, 1, 0), contest('knights', 1, 3, 1, 1), contest('undead', 6, 4, 0, 0), contest('dwarves', 1, 3, 0, 1), contest('doppelgangers', 3, 2, 0, 0)],
    },
  },
  { name: 'knights', part: 'claim', phase: 1, led: 'GO8', right: 'KN3', lay: { market: ['DG8'], hand: ['KN3', 'DW9'] }, then: { winner: 0, market: [], followers: ['DG8'] } },
  { name: 'undead', part: 'claim', phase: 1, led: 'UD4', right: 'UD7', lay: { market: ['GO0'], hand: ['UD1', 'UD7'] }, then: { winner: 0, market: [], followers: ['GO0'], piles: [['UD4', 'UD7'], []] } },
  { name: 'dwarves', part: 'claim', phase: 2, led: 'DW3', right: 'DW1', lay: { hand: ['DW1', 'DW8'] }, then: { winner: 1, piles: [['DW3', 'DW1'], []] } },
  { name: 'doppelgangers', part: 'claim', phase: 2, led: 'UD6', right: 'DG8', may: ['UD2', 'DG8'], lay: { hand: ['UD2', 'GO5', 'DG8'] }, then: { winner: 0, piles: [['UD6', 'DG8'], []] } },
  { name: 'gnomes', part: 'claim2', phase: 2, led: 'GN5', right: 'GN9', lay: { hand: ['GN1', 'GN9'], front: [[], []] }, then: { winner: 0, front: [['GN5', 'GN9'], []] } },
  {
    name: 'giants',
    part: 'claim2',
    phase: 2,
    led: 'GI3',
    right: 'GI7',
    lay: { hand: ['GI1', 'GI7'], front: [['GN1'], ['GN3', 'GN7', 'GN7']] },
    then: { winner: 0, front: [['GN1'], ['GN7']], crushed: ['GN3', 'GN7'], piles: [['GI3', 'GI7'], []] },
  },
  { name: 'dragons', part: 'claim2', phase: 1, led: 'TR6', right: 'DR2', lay: { market: ['GN1'], hand: ['DR2', 'SE8', 'GN7'] }, then: { winner: 1, market: [], leads: 0 } },
  {
    name: 'trolls',
    part: 'claim2',
    phase: 2,
    led: 'GN3',
    right: 'GN7',
    lay: { hand: ['GN1', 'GN7'], aside: ['TR5'], front: [[], []] },
    then: { winner: 0, aside: [], front: [['GN3', 'GN7'], []], piles: [['TR5'], []] },
  },
  { name: 'seers', part: 'claim2', phase: 1, led: 'SE4', right: 'SE9', lay: { market: ['GN1'], hand: ['SE2', 'SE9'] }, then: { winner: 0 } },
  { name: 'seers-choice', part: 'claim2', phase: 1, trick: ['SE4', 'SE9'], right: 'deck', lay: { market: ['GN1'], top: 'DR9', hand: ['SE2'] }, then: { winner: 0, market: [], followers: ['DR9'] } },
  { name: 'phoenixes', part: 'maps', phase: 2, led: 'PX8', right: 'PX2', may: ['PX2'], lay: { hand: ['PX2', 'DR8'], fire: 10 }, then: { winner: 1, hand: ['PF6', 'DR8'], fire: 9 } },
  {
    name: 'unicorns',
    part: 'maps',
    phase: 2,
    led: 'DR7',
    right: 'DR6',
    strength: { DR6: 8 },
    lay: { hand: ['DR1', 'DR6'], piles: [['UC3', 'UC7'], []] },
    then: { winner: 0, piles: [['UC3', 'UC7', 'DR6', 'DR7'], []] },
  },
  { name: 'basilisks', part: 'maps', phase: 1, led: 'DR5', right: 'BA5', lay: { market: ['TR2'], hand: ['BA5', 'BA9', 'SE1'] }, then: { winner: 0, market: [], captured: 'DR5', followers: ['TR2'], piles: [['DR5'], []] } },
  { name: 'first-game', part: 'end' },
];
