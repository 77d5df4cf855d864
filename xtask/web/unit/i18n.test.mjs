// Texts, and the language that they are in.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { LANGUAGES, bundleOf, has, language, list, mark, t, use, wishedLanguage } from '../../../crates/server/web/js/i18n.js';
import { effect } from '../../../crates/server/web/js/signals.js';
import { fresh, speak, texts } from './support/page.mjs';

describe('the language that a browser wishes for', () => {
  for (const [wishes, found] of /** @type {[string[], string][]} */ ([
    [['de-AT', 'en'], 'de'],
    [['pt-BR'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['PL'], 'pl'],
    [['fr', 'it-CH', 'en'], 'it'],
    [['fr', 'ja'], 'en'],
    [[], 'en'],
  ])) test(`${wishes.join(', ') || 'nothing'}: ${found}`, () => assert.equal(wishedLanguage(wishes), found));
});

describe('a text', () => {
  beforeEach(() => use(bundleOf('en', 'hello = Hello, { $name }!\nrule = Follow.\n    .rule = 4.2\nplain = Plain\n')));

  test('is filled with values', () => {
    assert.equal(t('hello', { name: 'Ada' }), 'Hello, Ada!');
    assert.equal(t('plain'), 'Plain');
  });

  test('that is missing shows its key', () => {
    assert.equal(t('no-such-text'), 'no-such-text');
    assert.equal(has('no-such-text'), false);
    assert.equal(has('hello'), true);
  });

  test('that lacks a value says so on the console, and shows the rest', (context) => {
    const error = context.mock.method(console, 'error', () => {});
    assert.equal(t('hello'), 'Hello, {$name}!');
    assert.match(error.mock.calls[0].arguments[0], /^hello: /);
  });

  test('that is written twice is a fault, which the console shows', (context) => {
    const error = context.mock.method(console, 'error', () => {});
    bundleOf('en', 'a = A\na = B\n');
    assert.equal(error.mock.callCount(), 1);
  });

  test('may have marks', () => {
    assert.equal(mark('rule', 'rule'), '4.2');
    assert.equal(mark('plain', 'rule'), '');
    assert.equal(mark('no-such-text', 'rule'), '');
  });

  test('changes with the language, wherever it is shown', (context) => {
    /** @type {string[]} */
    const shown = [];
    context.after(effect(() => void shown.push(`${language()}: ${t('plain')}`)));
    use(bundleOf('de', 'plain = Einfach\n'));
    assert.deepEqual(shown, ['en: Plain', 'de: Einfach']);
  });
});

test('lists are put into words in the language of the page', () => {
  speak('en');
  assert.equal(list(['a', 'b', 'c']), 'a, b, and c');
  assert.equal(list(['a', 'b'], 'disjunction'), 'a or b');
  speak('de');
  assert.equal(list(['a', 'b', 'c']), 'a, b und c');
  assert.equal(list([]), '');
});

test('all languages can be read without an error', (context) => {
  const error = context.mock.method(console, 'error', () => {});
  for (const { tag } of LANGUAGES) {
    speak(tag);
    assert.equal(language(), tag);
    assert.notEqual(t('close'), 'close');
  }
  assert.equal(error.mock.callCount(), 0);
});

describe('speaking', () => {
  const requests = () => /** @type {import('node:test').Mock<any>} */ (/** @type {unknown} */ (fetch)).mock.callCount();

  /** The texts that can be had, each when it is let go.
   * @param {import('node:test').TestContext} context @param {string[]} tags */
  function offered(context, tags) {
    /** @type {Map<string, () => void>} */
    const waiting = new Map();
    context.mock.method(globalThis, 'fetch', async (/** @type {string} */ url) => {
      const [, tag] = /** @type {RegExpExecArray} */ (/locales\/(.*)\.ftl$/.exec(url));
      if (!tags.includes(tag)) return new Response('', { status: 404 });
      await new Promise((done) => waiting.set(tag, () => done(undefined)));
      return new Response(texts(tag));
    });
    return async (/** @type {string} */ tag) => {
      while (!waiting.has(tag)) await new Promise((done) => setImmediate(done));
      waiting.get(tag)?.();
    };
  }

  test('begins when the texts have come', async (context) => {
    const { speak: say, language: now } = await fresh('i18n.js');
    const arrive = offered(context, ['de']);
    const spoken = say('de');
    await arrive('de');
    assert.equal(await spoken, true);
    assert.equal(now(), 'de');
  });

  test('a language that is spoken already needs no request', async (context) => {
    const { speak: say } = await fresh('i18n.js');
    const arrive = offered(context, ['de']);
    await Promise.all([say('de'), arrive('de')]);
    assert.equal(await say('de'), true);
    assert.equal(requests(), 1);
    assert.equal(await say('it'), true);
    assert.equal(requests(), 2);
  });

  test('goes on as before where the texts cannot be had', async (context) => {
    const { speak: say, language: now } = await fresh('i18n.js');
    const arrive = offered(context, ['de']);
    await Promise.all([say('de'), arrive('de')]);
    assert.equal(await say('it'), true);
    assert.equal(now(), 'de');
  });

  test('begins in another language rather than in none', async (context) => {
    const { speak: say, language: now } = await fresh('i18n.js');
    context.mock.getter(navigator, 'languages', () => ['hu', 'pl']);
    const arrive = offered(context, ['pl']);
    assert.deepEqual(await Promise.all([say('it'), arrive('pl')]), [true, undefined]);
    assert.equal(now(), 'pl');
  });

  test('has no words where no texts can be had', async (context) => {
    const { speak: say } = await fresh('i18n.js');
    offered(context, []);
    assert.equal(await say('de'), false);
    assert.equal(requests(), LANGUAGES.length, 'each language was asked for once');
  });

  test('texts that come late do not take the place of those that were wished for last', async (context) => {
    const { speak: say, language: now } = await fresh('i18n.js');
    const arrive = offered(context, ['de', 'it']);
    const [first, second] = [say('de'), say('it')];
    await arrive('it');
    await second;
    await arrive('de');
    await first;
    assert.equal(now(), 'it');
  });
});
