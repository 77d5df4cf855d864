// Sounds, made here: short and soft, as if in a hall of stone. Nothing is told by sound alone.

import { liked } from '../settings.js';
import { cues } from './cues.js';

/** @typedef {import('./cues.js').Tone} Tone */
/** @typedef {import('./cues.js').Noise} Noise */

/** What a cue is about; each kind can be left out. @type {Record<string, string[]>} */
const KINDS = {
  turn: ['turn', 'tick'],
  cards: ['play-mine', 'play-other', 'gather', 'take', 'draw', 'refused'],
  tricks: ['won-mine', 'won-other', 'phase'],
  powers: ['capture', 'crush', 'look', 'bonus', 'fire'],
  votes: ['vote-for', 'vote-against', 'won', 'lost', 'shared'],
  people: ['away', 'back'],
};

export const SOUND_KINDS = Object.keys(KINDS);

/** How loud the loudest is, and the echo of the walls. */
const LOUDEST = 0.4;
const ECHO = 0.22;
/** How long the echo lasts, in seconds. */
const ROOM = 0.18;
/** Where an envelope begins and ends: an exponential curve never reaches nothing. */
const SILENT = 0.0001;

/**
 * @typedef {object} Hall where sounds are made
 * @property {AudioContext} audio
 * @property {GainNode} entrance
 * @property {AudioBuffer} noise one second of it
 */

/** @type {Hall | null} */
let hall = null;

/** Browsers let a page sound only after it was touched. */
function enter() {
  if (!hall && navigator.userActivation?.hasBeenActive) hall = build(new AudioContext());
  // Phones put it to sleep in pages that lie behind others.
  if (hall?.audio.state === 'suspended') hall.audio.resume().catch(() => {});
  return hall;
}

/** @param {AudioContext} audio
 * @returns {Hall} */
function build(audio) {
  const entrance = audio.createGain();
  const walls = audio.createConvolver();
  const echo = audio.createGain();
  walls.buffer = noiseOf(audio, ROOM, (part) => (1 - part) ** 3);
  echo.gain.value = ECHO;
  entrance.connect(audio.destination);
  entrance.connect(walls).connect(echo).connect(audio.destination);
  return { audio, entrance, noise: noiseOf(audio, 1, () => 1) };
}

/** @param {AudioContext} audio @param {number} seconds @param {(part: number) => number} loud at this part of it
 * @returns {AudioBuffer} */
function noiseOf(audio, seconds, loud) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * loud(i / samples.length);
  return buffer;
}

/** Opens the hall while nothing else is done: that takes a phone longer than all sounds of a game. */
export function prepareSound() {
  if (liked().sound && navigator.userActivation?.hasBeenActive) setTimeout(enter);
}

/** Plays a cue, if the person likes sound.
 * @param {string} name */
export function cue(name) {
  if (!liked().sound || liked().silent.some((kind) => KINDS[kind]?.includes(name))) return;
  // What made the first sound is to be seen first.
  if (hall) play(name);
  else setTimeout(() => play(name));
}

/** @param {string} name */
function play(name) {
  const now = enter();
  if (!now) return;
  const { tones = [], noises = [] } = cues[name] ?? {};
  for (const tone of tones) playTone(now, tone);
  for (const noise of noises) playNoise(now, noise);
}

/** Grows, and fades.
 * @param {Hall} hall @param {Tone | Noise} sound */
function envelope({ audio, entrance }, { at = 0, length, loud, attack = 0.008 }) {
  const node = audio.createGain();
  const { gain } = node;
  const start = audio.currentTime + at;
  gain.setValueAtTime(SILENT, start);
  gain.exponentialRampToValueAtTime(Math.max(2 * SILENT, loud * liked().volume * LOUDEST), start + attack);
  gain.exponentialRampToValueAtTime(SILENT, start + length);
  node.connect(entrance);
  return { node, start, end: start + length };
}

/** @param {Hall} hall @param {{type?: BiquadFilterType, low: number, to?: number}} how @param {number} start @param {number} end */
function filterOf({ audio }, { type = 'lowpass', low, to = low }, start, end) {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(low, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  return filter;
}

/** @param {Hall} hall @param {Tone} tone */
function playTone(hall, tone) {
  const { node, start, end } = envelope(hall, tone);
  const { pitch, to = pitch, wave = 'sine', low, trembles } = tone;
  const voice = hall.audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  (low ? voice.connect(filterOf(hall, { low }, start, end)) : voice).connect(node);
  if (trembles) {
    const bow = hall.audio.createOscillator();
    const width = hall.audio.createGain();
    bow.frequency.value = trembles;
    width.gain.value = pitch * 0.006;
    bow.connect(width).connect(voice.frequency);
    bow.start(start);
    bow.stop(end);
  }
  voice.start(start);
  voice.stop(end);
}

/** @param {Hall} hall @param {Noise} noise */
function playNoise(hall, noise) {
  const { node, start, end } = envelope(hall, noise);
  const source = hall.audio.createBufferSource();
  source.buffer = hall.noise;
  source.connect(filterOf(hall, noise, start, end)).connect(node);
  source.start(start, 0, noise.length);
}
