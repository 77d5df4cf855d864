// How far somebody is in the tutorial: kept in this browser.

const KEY = 'interregnum.learned';

/** @returns {Set<string>} the names of the scenes that are done */
export function learned() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Set();
  }
}

/** @param {string} scene */
export function noteLearned(scene) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...learned().add(scene)]));
  } catch {
    // Then one begins at the beginning.
  }
}
