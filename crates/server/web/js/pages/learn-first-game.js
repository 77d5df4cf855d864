// The game that the tutorial ends in is known again when it is over.

const KEY = 'interregnum.first-game';

/** @param {string} table */
export function noteFirstGame(table) {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Then nobody is congratulated.
  }
}

/** @param {string} table */
export function isFirstGame(table) {
  try {
    return localStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}
