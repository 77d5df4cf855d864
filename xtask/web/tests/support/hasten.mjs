// Getting to a moment of a game quickly: the same person plays by requests, while the page looks on. What a test is
// about is then done through the page.

/** @typedef {import('playwright-core').Page} Page */

let ids = 0;
/** What comes in one game of twenty comes in so many but for once in millions. */
const MOST_GAMES = 300;

/** @param {import('playwright-core').APIResponse} answer */
async function json(answer) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The page's person becomes a guest.
 * @param {Page} page @param {string} [name] */
export const guest = async (page, name = 'Ada') => json(await page.request.post('/api/v1/guest', { data: { name } }));

/** Opens a table with bots on the other seats, and begins.
 * @param {Page} page @param {Record<string, any>} [options] as docs/protocol.md has them
 * @returns {Promise<string>} the table */
export async function begin(page, options = {}) {
  const players = options.players ?? 2;
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'random'));
  const { table } = await json(await page.request.post('/api/v1/tables', { data: { deck: 'claim', bots, public: false, ...options } }));
  await command(page, table, { ready: { nonce: '8d3f0c51' } });
  return table;
}

/** @param {Page} page @param {string} table @param {any} what */
export const command = async (page, table, what) => json(await page.request.post(`/api/v1/tables/${table}/commands`, { data: { id: `test-${(ids += 1)}`, command: what } }));

/** The table as the page's person sees it, as soon as the person is asked or the game is over.
 * @param {Page} page @param {string} table
 * @returns {Promise<any>} */
async function turn(page, table) {
  for (;;) {
    const { view } = await json(await page.request.get(`/api/v1/tables/${table}`));
    if (view.stage === 'over' || view.game?.question) return view;
  }
}

/**
 * Plays until the person is asked for something special, or the game is over.
 * @param {Page} page @param {string} table
 * @param {(view: any) => boolean} until
 * @param {(view: any, cards: string[]) => string} [prefer] which card to play
 * @returns {Promise<any>} the view at that moment
 */
export async function hasten(page, table, until, prefer) {
  for (;;) {
    const view = await turn(page, table);
    if (view.stage === 'over' || until(view)) return view;
    await answerAny(page, view, prefer);
  }
}

/**
 * Plays for several people until the first of them is asked for something special, or the game is over.
 * @param {Page[]} pages @param {string} table
 * @param {(view: any) => boolean} until
 * @param {(view: any, cards: string[]) => string} [prefer]
 * @returns {Promise<any>} the first one's view at that moment
 */
export async function hastenTogether(pages, table, until, prefer) {
  for (;;) {
    for (const page of pages) {
      const { view } = await json(await page.request.get(`/api/v1/tables/${table}`));
      if (view.stage === 'over') return view;
      if (!view.game?.question) continue;
      if (page === pages[0] && until(view)) return view;
      await answerAny(page, view, prefer);
    }
  }
}

/** Answers what the person is asked next, with anything.
 * @param {Page} page @param {string} table */
export const answerOnce = async (page, table) => answerAny(page, await turn(page, table));

/** @param {Page} page @param {any} view @param {(view: any, cards: string[]) => string} [prefer] */
function answerAny(page, view, prefer = (_, cards) => cards[0]) {
  const { number, question } = view.game;
  return command(page, view.id, { act: { number, answer: someAnswer(view, question, prefer) } });
}

/** @param {any} view @param {any} question @param {(view: any, cards: string[]) => string} prefer */
function someAnswer(view, question, prefer) {
  if ('play' in question) return { play: prefer(view, question.play.cards) };
  if ('take' in question) return { take: question.take.market[0] ?? 'deck' };
  if ('pass' in question) return { pass: question.pass.hand.slice(0, question.pass.count) };
  if ('discard' in question) return { discard: question.discard.hand.slice(0, question.discard.count) };
  return { crush: null };
}

/** Cards are dealt at random, so what a test wants may not come in a game. Then another one is begun.
 * @param {Page} page @param {Record<string, any>} options @param {(view: any) => boolean} until
 * @param {(view: any, cards: string[]) => string} [prefer]
 * @returns {Promise<{table: string, view: any}>} */
export async function findMoment(page, options, until, prefer) {
  for (let games = 0; games < MOST_GAMES; games += 1) {
    const table = await begin(page, options);
    const view = await hasten(page, table, until, prefer);
    if (view.stage !== 'over') return { table, view };
  }
  throw new Error(`what the test wants did not come in ${MOST_GAMES} games`);
}

/** The cards of the person's hand that the rules refuse now. The question names each kind of card once, however many of
 * it are held, so the hand is counted and not the question.
 * @param {any} view
 * @returns {string[]} */
export function refusedCards(view) {
  const { play } = view.game.question;
  return play ? view.game.hands[view.you].filter((/** @type {string} */ card) => !play.cards.includes(card)) : [];
}

/** A card must be followed, and the person holds others, too.
 * @param {any} view */
export const refusing = (view) => Boolean(view.game.question.play?.follow) && refusedCards(view).length > 0;

/** A game that is over.
 * @param {Page} page @param {Record<string, any>} [options] */
export async function wholeGame(page, options) {
  const table = await begin(page, options);
  await hasten(page, table, () => false);
  return table;
}
