// What each sound is made of: felt, cloth, canvas, oak; horn, bell and cello.

/**
 * @typedef {object} Envelope
 * @property {number} [at] when it begins, in seconds
 * @property {number} length in seconds
 * @property {number} loud from 0 to 1
 * @property {number} [attack] how long it grows, in seconds
 */

/**
 * @typedef {object} Pitched
 * @property {number} pitch in Hz
 * @property {number} [to] the pitch at its end
 * @property {OscillatorType} [wave]
 * @property {number} [low] what is higher is left out
 * @property {number} [trembles] how often a second
 */

/**
 * @typedef {object} Filtered
 * @property {number} low where the filter stands at first, in Hz
 * @property {number} [to] and at the end
 * @property {BiquadFilterType} [type]
 */

/** @typedef {Envelope & Pitched} Tone */
/** @typedef {Envelope & Filtered} Noise */
/** @typedef {{tones?: Tone[], noises?: Noise[]}} Cue */

/** A knuckle on oak. @param {number} at @param {number} pitch
 * @returns {Cue} */
const knock = (at, pitch) => ({
  tones: [{ pitch, to: pitch * 0.7, at, length: 0.09, loud: 0.55, attack: 0.003 }],
  noises: [{ type: 'bandpass', low: pitch * 4, at, length: 0.035, loud: 0.4, attack: 0.002 }],
});

/** A card falls on felt. @param {number} bright @param {number} deep
 * @returns {Cue} */
const slap = (bright, deep) => ({
  tones: [{ pitch: deep, to: deep * 0.55, length: 0.08, loud: 0.4, attack: 0.003 }],
  noises: [{ low: bright, to: bright * 0.3, length: 0.075, loud: 0.55, attack: 0.003 }],
});

/** Canvas is pulled tight by the wind. @type {Noise[]} */
const canvas = [
  { type: 'highpass', low: 1600, length: 0.05, loud: 0.4, attack: 0.002 },
  { low: 900, to: 260, at: 0.02, length: 0.26, loud: 0.35 },
];

/** @param {number} pitch @param {number} at @param {number} length
 * @returns {Tone} */
const horn = (pitch, at, length) => ({ pitch, at, length, loud: 0.34, attack: 0.06, wave: 'sawtooth', low: pitch * 3.2 });

/** A bell has no harmonics, but partials. @param {number} pitch
 * @returns {Tone[]} */
const bell = (pitch) =>
  [[1, 0.34, 0.95], [1.19, 0.16, 0.7], [2, 0.14, 0.6], [2.74, 0.08, 0.4]].map(([partial, loud, length]) => ({ pitch: pitch * partial, at: 0.06, length, loud, attack: 0.004 }));

/** @param {Cue[]} parts
 * @returns {Cue} */
const together = (...parts) => ({ tones: parts.flatMap(({ tones = [] }) => tones), noises: parts.flatMap(({ noises = [] }) => noises) });

/** @type {Record<string, Cue>} */
export const cues = {
  turn: together(knock(0, 210), knock(0.15, 240)),
  tick: { tones: [{ pitch: 1000, to: 900, length: 0.03, loud: 0.14, wave: 'triangle' }] },
  'play-mine': slap(1900, 130),
  'play-other': slap(1100, 100),
  gather: { noises: [{ type: 'bandpass', low: 700, to: 2400, length: 0.42, loud: 0.9, attack: 0.14 }] },
  take: { noises: [{ type: 'bandpass', low: 1500, to: 2600, length: 0.18, loud: 0.8, attack: 0.03 }] },
  draw: { noises: [{ low: 1300, to: 700, length: 0.18, loud: 0.7, attack: 0.02 }] },
  refused: knock(0, 105),
  'won-mine': { tones: [{ pitch: 294, length: 0.2, loud: 0.26, wave: 'triangle', low: 900 }, { pitch: 440, at: 0.09, length: 0.28, loud: 0.26, wave: 'triangle', low: 1200 }] },
  'won-other': { tones: [{ pitch: 165, to: 160, length: 0.25, loud: 0.32, wave: 'triangle', low: 600 }] },
  capture: { tones: [{ pitch: 180, to: 60, length: 0.35, loud: 0.3, wave: 'sawtooth', low: 500 }], noises: [{ low: 400, length: 0.35, loud: 0.3 }] },
  crush: { tones: [{ pitch: 90, to: 40, length: 0.3, loud: 0.9 }], noises: [{ low: 300, length: 0.12, loud: 0.5 }] },
  look: { tones: [{ pitch: 1320, length: 0.3, loud: 0.14 }, { pitch: 1980, at: 0.02, length: 0.3, loud: 0.08 }] },
  bonus: { tones: [{ pitch: 1568, length: 0.35, loud: 0.13 }, { pitch: 2637, at: 0.01, length: 0.22, loud: 0.05 }, { pitch: 2093, at: 0.1, length: 0.3, loud: 0.1 }] },
  fire: { noises: [{ low: 700, length: 0.3, loud: 0.8 }, { low: 1500, at: 0.08, length: 0.22, loud: 0.6 }] },
  'vote-for': { noises: canvas },
  'vote-against': { noises: canvas, tones: bell(131) },
  phase: { tones: [horn(174.6, 0, 0.4), horn(261.6, 0.3, 0.55)] },
  won: { tones: [horn(174.6, 0, 0.4), horn(261.6, 0.26, 0.5), horn(349.2, 0.56, 1), horn(261.6, 0.56, 1)] },
  lost: { tones: [{ pitch: 98, to: 96, length: 1.5, loud: 0.42, attack: 0.16, wave: 'sawtooth', low: 520, trembles: 5 }] },
  shared: { tones: [horn(174.6, 0, 0.8), horn(261.6, 0, 0.8)] },
  away: { tones: [{ pitch: 392, length: 0.14, loud: 0.22 }, { pitch: 311, at: 0.14, length: 0.2, loud: 0.22 }] },
  back: { tones: [{ pitch: 311, length: 0.14, loud: 0.22 }, { pitch: 392, at: 0.14, length: 0.2, loud: 0.22 }] },
};
