// The texts, in the language of the page. They are in locales/, as Fluent files.

import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { base } from './base.js';
import { batch, signal } from './signals.js';

/** The languages, each with its own name. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'hu', name: 'Magyar' },
];

/** The texts of the page. A view that shows one is drawn again when there are others.
 * @type {import('./signals.js').Signal<import('../vendor/fluent/index.js').FluentBundle | null>} */
const texts = signal(null);
const tag = signal('en');

/** The language of the page. */
export const language = () => tag.value;

/**
 * The first language that the browser wishes for and we have; a wish for any Portuguese gets ours.
 * @param {readonly string[]} [wishes]
 */
export function wishedLanguage(wishes = navigator.languages) {
  for (const wish of wishes) {
    const same = LANGUAGES.find((one) => one.tag.toLowerCase() === wish.toLowerCase());
    const near = LANGUAGES.find((one) => one.tag.split('-')[0] === wish.toLowerCase().split('-')[0]);
    if (same ?? near) return /** @type {{tag: string}} */ (same ?? near).tag;
  }
  return 'en';
}

/** How long, in milliseconds, the texts of a language may take. */
const PATIENCE = 15_000;

/** What was wished for last: texts that come late must not take its place. */
let wished = '';

/**
 * Speaks this language from now on: every text that is on the page changes at once. Where its texts cannot be had, the
 * page speaks on as it does, or begins in a language whose texts are there.
 * @param {string} wanted one of LANGUAGES
 * @returns {Promise<boolean>} whether the page has words at all
 */
export async function speak(wanted) {
  wished = wanted;
  const now = texts.peek();
  if (now && wanted === tag.peek()) return true;
  const next = (await fetchTexts(wanted)) ?? (now ? null : await anyTexts(wanted));
  if (!next || wished !== wanted) return texts.peek() !== null;
  use(next);
  return true;
}

/** Speaks with these texts from now on.
 * @param {import('../vendor/fluent/index.js').FluentBundle} bundle */
export function use(bundle) {
  batch(() => {
    texts.value = bundle;
    tag.value = bundle.locales[0];
  });
}

/** Texts as Fluent has them.
 * @param {string} language @param {string} source */
export function bundleOf(language, source) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  return bundle;
}

/** The texts of a language; null if they cannot be had.
 * @param {string} language */
async function fetchTexts(language) {
  try {
    const answer = await fetch(base.file(`locales/${language}.ftl`), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? bundleOf(language, await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The texts of any other language that can be had: one that the browser wishes for, English, or whichever.
 * @param {string} except */
async function anyTexts(except) {
  const others = new Set([...navigator.languages.map((wish) => wishedLanguage([wish])), ...LANGUAGES.map((one) => one.tag)]);
  others.delete(except);
  for (const other of others) {
    const found = await fetchTexts(other);
    if (found) return found;
  }
  return null;
}

/**
 * A text. Write the key out where it is used, so that `cargo xtask locales` finds it; a key that is
 * put together is a template with its prefix in front.
 * @param {string} key
 * @param {Record<string, string | number | undefined>} [values]
 * @returns {string}
 */
export function t(key, values) {
  const bundle = texts.value;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, /** @type {any} */ (values ?? null), errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** What is noted beside a text, such as the numbers of its rules; empty if there is nothing.
 * @param {string} key @param {string} name of the attribute */
export function mark(key, name) {
  const bundle = texts.value;
  const pattern = bundle?.getMessage(key)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, null, []) : '';
}

/** Whether there is such a text.
 * @param {string} key */
export const has = (key) => texts.value?.hasMessage(key) ?? false;

/** How lists are written: to find that out takes a browser longer than to write one. @type {Map<string, Intl.ListFormat>} */
const formats = new Map();

/** These, as a list in words: "a, b and c".
 * @param {string[]} words @param {'conjunction' | 'disjunction'} [type] */
export function list(words, type = 'conjunction') {
  const name = `${tag.value} ${type}`;
  const format = formats.get(name) ?? new Intl.ListFormat(tag.value, { type });
  formats.set(name, format);
  return format.format(words);
}
