// Names that nobody else gives.

/** Random hexadecimal digits, two for each byte. `crypto.randomUUID` is missing on pages without https, as in a network
 * at home; this is not.
 * @param {number} bytes */
export function randomDigits(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
