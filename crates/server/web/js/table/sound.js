// Sounds, made here: short and soft. Nothing is told by sound alone.

import { liked } from '../settings.js';

/** @type {AudioContext | null} */
let audio = null;

/**
 * A tone: where it begins and ends (Hz), when, how long, how loud, which wave.
 * @typedef {[from: number, to: number, at: number, length: number, loud: number, wave?: OscillatorType]} Tone
 */

/** @type {Record<string, {tones?: Tone[], noise?: [low: number, at: number, length: number, loud: number][]}>} */
const CUES = {
  turn: { tones: [[330, 320, 0, 0.09, 0.5, 'triangle'], [440, 430, 0.12, 0.12, 0.5, 'triangle']] },
  'play-mine': { noise: [[1800, 0, 0.06, 0.5]] },
  'play-other': { noise: [[900, 0, 0.07, 0.45]] },
  refused: { tones: [[110, 80, 0, 0.12, 0.6, 'sine']] },
  'won-mine': { tones: [[294, 294, 0, 0.18, 0.4, 'triangle'], [440, 440, 0.09, 0.25, 0.4, 'triangle']] },
  'won-other': { tones: [[165, 160, 0, 0.25, 0.4, 'triangle']] },
  take: { noise: [[2600, 0, 0.16, 0.25]] },
  draw: { noise: [[1200, 0, 0.18, 0.25]] },
  capture: { tones: [[180, 60, 0, 0.35, 0.4, 'sawtooth']], noise: [[400, 0, 0.35, 0.3]] },
  crush: { tones: [[90, 40, 0, 0.3, 0.9, 'sine']], noise: [[300, 0, 0.12, 0.5]] },
  look: { tones: [[1320, 1320, 0, 0.3, 0.18, 'sine'], [1980, 1980, 0.02, 0.3, 0.1, 'sine']] },
  bonus: { tones: [[1568, 1568, 0, 0.35, 0.16, 'sine'], [2637, 2637, 0.01, 0.22, 0.07, 'sine'], [2093, 2093, 0.1, 0.3, 0.12, 'sine']] },
  fire: { noise: [[700, 0, 0.3, 0.3], [1500, 0.08, 0.22, 0.2]] },
  'vote-for': { tones: [[660, 660, 0, 0.38, 0.3, 'sine'], [990, 990, 0, 0.3, 0.12, 'sine']] },
  'vote-against': { tones: [[247, 245, 0, 0.3, 0.35, 'sine']] },
  phase: { tones: [[220, 220, 0, 0.12, 0.35, 'sawtooth'], [294, 294, 0.13, 0.12, 0.35, 'sawtooth'], [370, 370, 0.26, 0.14, 0.35, 'sawtooth']] },
  tick: { tones: [[1000, 900, 0, 0.03, 0.2, 'square']] },
  won: { tones: [[392, 392, 0, 0.12, 0.4, 'triangle'], [494, 494, 0.12, 0.12, 0.4, 'triangle'], [587, 587, 0.24, 0.16, 0.45, 'triangle']] },
  lost: { tones: [[392, 392, 0, 0.12, 0.4, 'triangle'], [466, 466, 0.12, 0.12, 0.4, 'triangle'], [349, 349, 0.24, 0.16, 0.4, 'triangle']] },
  shared: { tones: [[294, 294, 0, 0.38, 0.35, 'triangle'], [440, 440, 0, 0.38, 0.35, 'triangle']] },
  away: { tones: [[392, 392, 0, 0.14, 0.3, 'sine'], [311, 311, 0.14, 0.2, 0.3, 'sine']] },
  back: { tones: [[311, 311, 0, 0.14, 0.3, 'sine'], [392, 392, 0.14, 0.2, 0.3, 'sine']] },
};

/** What a cue is about; each kind can be left out. @type {Record<string, string[]>} */
const KINDS = {
  turn: ['turn', 'tick'],
  cards: ['play-mine', 'play-other', 'take', 'draw', 'refused'],
  tricks: ['won-mine', 'won-other', 'phase'],
  powers: ['capture', 'crush', 'look', 'bonus', 'fire'],
  votes: ['vote-for', 'vote-against', 'won', 'lost', 'shared'],
  people: ['away', 'back'],
};

export const SOUND_KINDS = Object.keys(KINDS);

/** Browsers let a page sound only after it was touched. */
function context() {
  if (!audio && navigator.userActivation?.hasBeenActive) audio = new AudioContext();
  return audio;
}

/** Plays a cue, if the person likes sound.
 * @param {string} name */
export function cue(name) {
  const silent = liked().silent.some((kind) => KINDS[kind]?.includes(name));
  const now = liked().sound && !silent ? context() : null;
  if (!now) return;
  const { tones = [], noise = [] } = CUES[name] ?? {};
  for (const tone of tones) playTone(now, tone);
  for (const [low, at, length, loud] of noise) playNoise(now, low, at, length, loud);
}

/** @param {AudioContext} audio @param {number} at @param {number} length @param {number} loud */
function envelope(audio, at, length, loud) {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * liked().volume * 0.4), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return { gain, start };
}

/** @param {AudioContext} audio @param {Tone} tone */
function playTone(audio, [from, to, at, length, loud, wave = 'sine']) {
  const { gain, start } = envelope(audio, at, length, loud);
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

/** @param {AudioContext} audio @param {number} low @param {number} at @param {number} length @param {number} loud */
function playNoise(audio, low, at, length, loud) {
  const { gain, start } = envelope(audio, at, length, loud);
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = low;
  source.connect(filter).connect(gain);
  source.start(start);
}
