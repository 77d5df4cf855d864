// The texts, in the language of the page. They are in locales/, as Fluent files.

import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { sayAnew } from './dom.js';

/** The languages, each with its own name. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'hu', name: 'Magyar' },
];

/** @type {import('../vendor/fluent/index.js').FluentBundle | null} */
let bundle = null;
let tag = 'en';

/** The language of the page. */
export const language = () => tag;

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

/** What was wished for last: texts that come late must not take its place. */
let wished = '';

/**
 * Speaks this language from now on: every text that is on the page changes at once.
 * @param {string} wanted one of LANGUAGES
 */
export async function speak(wanted) {
  wished = wanted;
  if (bundle && wanted === tag) return;
  const answer = await fetch(`/locales/${wanted}.ftl`);
  const next = new FluentBundle(wanted, { useIsolating: false });
  const errors = next.addResource(new FluentResource(await answer.text()));
  for (const error of errors) console.error(error);
  if (wished !== wanted) return;
  bundle = next;
  tag = wanted;
  document.documentElement.lang = wanted;
  sayAnew();
  dispatchEvent(new CustomEvent('language'));
}

/**
 * A text. Write the key out where it is used, so that `cargo xtask locales` finds it; a key that is
 * put together is a template with its prefix in front.
 * @param {string} key
 * @param {Record<string, string | number | undefined>} [values]
 * @returns {string}
 */
export function t(key, values) {
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
  const pattern = bundle?.getMessage(key)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, null, []) : '';
}

/** Whether there is such a text.
 * @param {string} key */
export const has = (key) => bundle?.hasMessage(key) ?? false;

/** These, as a list in words: "a, b and c".
 * @param {string[]} words @param {'conjunction' | 'disjunction'} [type] */
export const list = (words, type = 'conjunction') => new Intl.ListFormat(tag, { type }).format(words);
