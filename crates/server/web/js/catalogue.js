// Everything that a table can be made of: the server says so.

import { api } from './net/api.js';

/** @typedef {import('./protocol.js').Catalogue} Catalogue */

/** @type {Promise<Catalogue> | null} */
let asked = null;

/** Asked once.
 * @returns {Promise<Catalogue>} */
export function catalogue() {
  asked ??= api.get('/api/v1/catalogue').catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}
