// Every page in every language and size: all texts are there, and all of them fit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guest } from './support/hasten.mjs';
import { EXPECTED, everyPage, isTable, like, resize, settled, show, unpainted, withoutFonts } from './support/pages.mjs';
import { rarePages } from './support/rare.mjs';
import { BETWEEN, LANGUAGES, SIZES, world } from './support/world.mjs';

const { visit } = world();

/** A visitor with the page's fonts, and one with those of the system. */
const WAYS = /** @type {[string, import('./support/world.mjs').Wishes][]} */ ([['the page’s fonts', { expected: EXPECTED }], ['fonts of the system', withoutFonts()]]);

/** @type {[string, typeof everyPage][]} */
const PAGES = [['every page', everyPage], ['every rare state', rarePages]];

/** At other sizes tables are looked at in a few languages: those with the longest texts at a table. */
const ALSO = { tall: ['hu', 'en'], wide: ['de'] };

/** @param {string} size */
const languagesAt = (size) => (size in BETWEEN ? ALSO[/** @type {keyof typeof ALSO} */ (size)] : LANGUAGES);

for (const [pages, shown] of PAGES) {
  for (const [fonts, wishes] of WAYS) {
    test(`${pages} in every language, with ${fonts}: no text is missing, none is cut off or sticks out`, async (t) => {
      const page = await visit(t, '/', wishes);
      for (const one of await shown(page)) await t.test(one.name, () => looksRight(page, one));
    });
  }
}

/** @param {import('playwright-core').Page} page @param {import('./support/pages.mjs').Shown} one */
async function looksRight(page, one) {
  /** @type {Set<string>} */
  const faults = new Set();
  await show(page, one, async () => {
    await unpainted(page);
    for (const [size, viewport] of Object.entries({ ...SIZES, ...(isTable(one) && BETWEEN) })) {
      await resize(page, viewport);
      for (const language of languagesAt(size)) {
        await like(page, { language });
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
        await settled(page);
        for (const fault of await page.evaluate(look)) faults.add(`${language} ${size}: ${fault}`);
      }
    }
    await like(page, { language: 'auto', layout: 'cards' });
  });
  assert.equal([...faults].join('\n'), '');
}

test('a browser without scripts is told what is missing, in every language', async (t) => {
  const page = await visit(t, '/', { scripts: false, size: 'phone' });
  const told = page.locator('noscript p');
  assert.deepEqual(await told.evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).lang)), LANGUAGES);
  for (const one of await told.all()) assert.ok(await one.isVisible());
});

test('the language is changed at once, without a reload', async (t) => {
  const page = await visit(t, '/');
  await page.getByRole('heading', { name: 'The throne is empty.' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('heading', { name: 'Der Thron ist leer.' }).waitFor();
  assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument')), true);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await page.reload();
  await page.getByRole('heading', { name: 'Der Thron ist leer.' }).waitFor();
});

test('the language that was chosen last is spoken, though another one comes late', async (t) => {
  const page = await visit(t, '/', { worker: false });
  await page.locator('.door').first().waitFor();
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route('**/locales/de.ftl', (route) => released.then(() => route.continue()));
  await page.evaluate(() => {
    const spoken = Object.assign(globalThis, { spoken: /** @type {string[]} */ ([]) }).spoken;
    new MutationObserver(() => spoken.push(document.documentElement.lang)).observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  const german = page.waitForResponse('**/locales/de.ftl');
  await like(page, { language: 'de' });
  await like(page, { language: 'en' });
  release();
  await (await german).finished();
  await like(page, { language: 'pl' });
  await page.waitForFunction(() => document.documentElement.lang === 'pl');
  assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'spoken')), ['pl']);
});

test('what was changed just before the page was left counts when it comes again', async (t) => {
  const page = await visit(t, '/', { expected: [/Failed to load resource/] });
  await guest(page);
  await page.goto('/account');
  const colours = page.getByRole('combobox', { name: 'Theme' });
  const first = page.waitForResponse((answer) => answer.url().endsWith('/me/settings') && answer.request().method() === 'PUT');
  await colours.selectOption('light');
  await first;
  await page.route('**/me/settings', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await colours.selectOption('dark');
  await page.reload();
  await colours.waitFor();
  assert.equal(await colours.inputValue(), 'dark');
});

for (const language of LANGUAGES) {
  test(`a browser that wishes ${language} gets it`, async (t) => {
    const page = await visit(t, '/', { language });
    await page.locator('.door').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  });
}

/** Runs in the page: texts that are not texts, and texts that do not fit. */
function look() {
  /** @type {string[]} */
  const faults = [];
  // People are called as they like: their names may be shortened by an ellipsis.
  const NAMES = '.list b, .among-three .number small, .seat .name b, .tag span, .echo b, .front-row .who, .need .called, .me .called';
  // Keys that code puts together from a word of the server's.
  const PIECED = /\b(place|level|problem|ground|verdict|scope|sound-kind|learn|rules|power)-[a-z_]+/;
  const visible = (/** @type {Element} */ element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, #skip:not(:focus)');
  const path = (/** @type {Element} */ element) => `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`;

  for (const element of [...document.querySelectorAll('body *')].filter(visible)) {
    for (const attribute of ['aria-label', 'title', 'placeholder']) text(element.getAttribute(attribute) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      text(node.textContent);
      fits(element, node);
    }
  }
  const fields = document.querySelector('.fields');
  if (fields && fields.scrollHeight > fields.clientHeight + 1) faults.push(`what lies about needs ${fields.scrollHeight} px and has ${fields.clientHeight}`);
  // A scene of the tutorial is seen whole.
  const [foot, hand] = ['.learn-foot', '.learning .hand'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (foot && hand && hand.bottom > foot.top + 1) faults.push(`the foot of the page hides ${Math.round(hand.bottom - foot.top)} px of the hand`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return faults;

  /** @param {string} words */
  function text(words) {
    if (/[{}]|\$\w/.test(words)) faults.push(`a leftover: "${words.trim()}"`);
    if (/^\s*[a-z]+(-[a-z0-9_]+)+\s*$/.test(words) || PIECED.test(words)) faults.push(`a key instead of a text: "${words.trim()}"`);
  }

  /** A text lies within every box around it that cuts off, and within the button or heading that it belongs to.
   * @param {Element} element @param {Node} node */
  function fits(element, node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    for (let box = element; box && box !== document.documentElement; box = /** @type {Element} */ (box.parentElement)) {
      const { overflowX, overflowY, webkitLineClamp, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      if (box.matches(NAMES)) return;
      if (webkitLineClamp !== 'none' || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') return;
      const holds = box.matches('button, a, h1, h2, h3, label, legend, summary, .tag, .say, .panel, .seat, .chair');
      const edge = box.getBoundingClientRect();
      // What is there for screen readers only.
      if (edge.width <= 2) return;
      const out = Math.max(...lines.map((line) => Math.max(line.right - edge.right, edge.left - line.left)));
      const below = Math.max(...lines.map((line) => line.bottom - edge.bottom));
      if ((holds || overflowX !== 'visible') && out > 1.5) return void faults.push(`${Math.round(out)} px too wide in ${path(box)}: "${node.textContent?.trim().slice(0, 60)}"`);
      if (overflowY !== 'visible' && below > 4) return void faults.push(`${Math.round(below)} px too high in ${path(box)}: "${node.textContent?.trim().slice(0, 60)}"`);
    }
  }
}
