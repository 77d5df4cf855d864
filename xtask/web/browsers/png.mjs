// Pictures of a page, as numbers: the PNGs that browsers make have eight bits a channel, and are not interlaced.

import { inflateSync } from 'node:zlib';

/** @typedef {[number, number, number]} Colour red, green and blue, from 0 to 255 */

/** How many bytes a pixel has, by the type of its colours. @type {Record<number, number>} */
const CHANNELS = { 2: 3, 6: 4 };

/** @param {Uint8Array} png
 * @returns {{width: number, height: number, at: (x: number, y: number) => Colour}} */
export function decode(png) {
  const bytes = Buffer.from(png);
  const [width, height, depth, type, interlaced] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[24], bytes[25], bytes[28]];
  const size = CHANNELS[type];
  if (depth !== 8 || !size || interlaced) throw new Error(`a PNG of another kind: ${depth} bits, type ${type}, interlaced ${interlaced}`);
  const rows = unfilter(inflateSync(Buffer.concat([...dataOf(bytes)])), width * size, size);
  return { width, height, at: (x, y) => /** @type {Colour} */ ([...rows[y].subarray(x * size, x * size + 3)]) };
}

/** The chunks that have the picture in them. @param {Buffer} bytes */
function* dataOf(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') yield bytes.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** Each row says in its first byte from which neighbours its bytes are told.
 * @param {Buffer} data @param {number} length of a row @param {number} size of a pixel */
function unfilter(data, length, size) {
  let above = new Uint8Array(length);
  return Array.from({ length: data.length / (length + 1) }, (_, y) => {
    const start = y * (length + 1);
    const row = Uint8Array.from(data.subarray(start + 1, start + 1 + length));
    for (let i = 0; i < length; i += 1) row[i] += guess(data[start], row[i - size] ?? 0, above[i], above[i - size] ?? 0);
    return (above = row);
  });
}

/** What a filter expects. @param {number} filter @param {number} left @param {number} up @param {number} corner */
function guess(filter, left, up, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const straight = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(straight - one));
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
