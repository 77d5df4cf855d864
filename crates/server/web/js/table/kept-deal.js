// What this browser keeps of a table before the cards are dealt: the server's commitment as it was seen, and the nonce
// that was given after it. Only with these does the check of the deal prove anything.

/** @typedef {{commitment: string, nonce: string}} Kept */

const KEY = 'interregnum.deals';
/** Of how many tables. */
const MOST = 60;

/** @returns {[string, Kept][]} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps what was seen when the nonce was given.
 * @param {string} table @param {string | undefined} commitment @param {import('../protocol.js').Command} command */
export function keepDeal(table, commitment, command) {
  if (typeof command === 'string' || !('ready' in command) || !commitment) return;
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, { commitment, nonce: command.ready.nonce }]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing says so when the deal is checked.
  }
}

/** @param {string} table
 * @returns {Kept | null} */
export const keptDeal = (table) => read().find(([id]) => id === table)?.[1] ?? null;
