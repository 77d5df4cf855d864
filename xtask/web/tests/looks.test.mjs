// Every page in light and dark and in three sizes: no violation that axe-core finds, no faint text, and a picture to be looked at.

import assert from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faintTexts } from './support/contrast.mjs';
import { EXPECTED, everyPage, like, resize, show } from './support/pages.mjs';
import { LANGUAGES, SIZES, world } from './support/world.mjs';

const { visit } = world();
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Themes differ in their colours only: what else there is to find was found in the first one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const PICTURES = fileURLToPath(new URL('../../../target/screenshots/', import.meta.url));

before(async () => {
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
});

test('every page, light and dark, in three sizes', async (t) => {
  const page = await visit(t, '/', { expected: EXPECTED });
  for (const one of await everyPage(page)) {
    await t.test(one.name, async () => {
      /** @type {string[]} */
      const faults = [];
      await show(page, one, async () => {
        for (const theme of ['light', 'dark']) {
          await like(page, { theme });
          for (const [size, viewport] of Object.entries(SIZES)) {
            await resize(page, viewport);
            await page.screenshot({ path: `${PICTURES}${one.name}-${size}-${theme}.png` });
            // Figures on a phone's rods are as small as the edges around them.
            const faint = size === 'phone' ? [] : await faintTexts(page);
            faults.push(...[...(await audit(page, theme === 'light' ? null : OF_COLOURS)), ...faint].map((fault) => `${size} ${theme}: ${fault}`));
          }
        }
        await like(page, { theme: 'auto', layout: 'cards' });
      });
      assert.deepEqual(faults, []);
    });
  }
});

test('the home page in every language', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  for (const language of LANGUAGES) {
    await like(page, { language });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.screenshot({ path: `${PICTURES}home-phone-${language}.png`, fullPage: true });
  }
});

/** What axe-core finds wrong.
 * @param {import('playwright-core').Page} page @param {string[] | null} rules only these
 * @returns {Promise<string[]>} */
async function audit(page, rules) {
  // By the debugger, since the page's own policy lets no other script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(document, { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) });
    return violations.flatMap((/** @type {any} */ violation) => violation.nodes.slice(0, 3).map((/** @type {any} */ node) => `${violation.id}: ${node.target.join(' ')} – ${node.any.concat(node.all, node.none).map((/** @type {any} */ check) => check.message)[0]}`));
  }, rules);
}
