// What a person likes, kept here and with the account.

import { api } from './net/api.js';
import { wishedLanguage } from './i18n.js';
import { media } from './media.js';
import { signal } from './signals.js';

/** How long a finished trick lies there: briefly, longer, or until it is tapped. @typedef {'short' | 'long' | 'tap'} Hold */

/**
 * @typedef {object} Settings
 * @property {string} language a language, or `auto`: as the browser wishes
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'auto' | 'none' | 'fast' | 'normal' | 'slow'} motion `auto`: as the system wishes
 * @property {boolean} sound
 * @property {number} volume 0 to 1
 * @property {string[]} silent kinds of sounds that are left out
 * @property {boolean} confirm whether a card is played by a second tap only
 * @property {'auto' | Hold} hold how long a finished trick lies there; `auto`: longer in the first games
 * @property {number} finished how many games the person has finished, as long as that matters
 * @property {'cards' | 'text'} layout how a table is drawn
 * @property {'on' | 'alt' | 'off'} letters whether keys that write a character work alone, together with Alt, or not at all
 * @property {boolean} notify whether to say by a notification that it is one's turn
 * @property {boolean} chat whether the chat stands beside the table on wide screens, in the place of the log
 * @property {string} tutorial the table at which the tutorial was offered; `done` when it is to be offered no more
 * @property {Record<string, any>} lastTable what the last new table was opened with
 */

const KEY = 'interregnum.settings';
/** Where it is noted that something has changed which the server does not have yet. */
const UNKEPT = 'interregnum.settings.unkept';

/** @type {Settings} */
const DEFAULTS = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 0.6,
  silent: [],
  confirm: false,
  hold: 'auto',
  finished: 0,
  layout: 'cards',
  letters: 'on',
  notify: false,
  chat: false,
  tutorial: '',
  lastTable: {},
};

/** @type {import('./signals.js').Signal<Settings>} */
const settings = signal({ ...DEFAULTS, ...read() });

/** What was kept by an older page, as it is kept now: a trick lay until it was tapped, or not.
 * @param {any} kept
 * @returns {Partial<Settings>} */
function modern(kept) {
  return typeof kept.hold === 'boolean' ? { ...kept, hold: kept.hold ? 'tap' : 'auto' } : kept;
}

/** @returns {Partial<Settings>} */
function read() {
  try {
    return modern(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What the person likes. A view that asks is drawn again when it changes. */
export const liked = () => settings.value;

/** Changes something, now and for good.
 * @param {Partial<Settings>} change */
export function like(change) {
  settings.value = { ...settings.peek(), ...change };
  store();
  keepSoon();
}

function store() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.peek()));
  } catch {
    // A browser that keeps nothing plays, too.
  }
}

let keeping = 0;
let hasPerson = false;

function keepSoon() {
  clearTimeout(keeping);
  if (!hasPerson) return;
  noteUnkept(true);
  keeping = setTimeout(keep, 600);
}

async function keep() {
  const sent = settings.peek();
  try {
    await api.put('api/v1/me/settings', sent);
    if (sent === settings.peek()) noteUnkept(false);
  } catch {
    // It is kept here, and sent when the page comes again.
  }
}

/** @param {boolean} unkept */
function noteUnkept(unkept) {
  try {
    if (unkept) localStorage.setItem(UNKEPT, '1');
    else localStorage.removeItem(UNKEPT);
  } catch {
    // Then what the server has counts.
  }
}

/** Whether the page was left before the server had what changed. */
function isUnkept() {
  try {
    return localStorage.getItem(UNKEPT) !== null;
  } catch {
    return false;
  }
}

/** With nobody there, nothing is kept but here. */
export function keepHere() {
  hasPerson = false;
  clearTimeout(keeping);
  noteUnkept(false);
}

/** Takes over what is kept with the person; what a guest likes goes along. */
export async function fetchSettings() {
  const kept = await api.get('api/v1/me/settings');
  hasPerson = true;
  if (kept && Object.keys(kept).length > 0 && !isUnkept()) {
    settings.value = { ...DEFAULTS, ...settings.peek(), ...modern(kept) };
    store();
  } else keepSoon();
}

/** After so many games nobody is new any more. */
const NEW = 5;

/** How long a finished trick lies there: longer for those who are new, unless they wish otherwise.
 * @returns {Hold} */
export function hold() {
  const { hold: wish, finished } = liked();
  if (wish !== 'auto') return wish;
  return finished < NEW ? 'long' : 'short';
}

/** The person has finished a game. */
export function noteFinished() {
  const { finished } = settings.peek();
  if (finished < NEW) like({ finished: finished + 1 });
}

/** The language to speak. */
export const likedLanguage = () => (liked().language === 'auto' ? wishedLanguage() : liked().language);

const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 2 };

/** How fast things move: 0 is not at all, 2 is slow. */
export function speed() {
  const { motion } = liked();
  if (motion !== 'auto') return SPEEDS[motion];
  return media('(prefers-reduced-motion: reduce)') ? 0 : 1;
}

/** Whether things may fade, though nothing moves: the system wishes for less motion, and the person has said nothing else. */
export const fades = () => liked().motion === 'auto' && speed() === 0;

/** Shows theme and speed of the settings. */
export function applySettings() {
  const root = document.documentElement;
  const { theme, motion } = liked();
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion === 'auto' ? 'auto' : 'on';
  root.style.setProperty('--speed', String(speed()));
}
