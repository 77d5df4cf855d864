// Letters as they are compared: small, without accents.

/** @param {string} text */
export const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
