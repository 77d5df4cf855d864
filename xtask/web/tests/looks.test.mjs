// Every page in light and dark and in three sizes: no violation that axe-core finds, no faint text, and a picture to be looked at.

import assert from 'node:assert/strict';
import { mkdir, rm } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { audit } from './support/axe.mjs';
import { faintTexts } from './support/contrast.mjs';
import { EXPECTED, everyPage, isTable, like, resize, settled, show } from './support/pages.mjs';
import { BETWEEN, LANGUAGES, SIZES, world } from './support/world.mjs';

const { visit } = world();
/** Themes differ in their colours only: what else there is to find was found in the first one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Layouts differ in where things are, and what is behind them. */
const OF_LAYOUT = ['color-contrast', 'scrollable-region-focusable', 'target-size'];
/** Figures on the rods of short phones stand in rows so narrow that a notch or an edge is behind every one of them. Larger
 * screens show the same figures in the same colours. */
const TINY = '.tile .number';
const PICTURES = fileURLToPath(new URL('../../../target/screenshots/', import.meta.url));

/** Only where somebody wants to look: pictures take as long as all that is measured. */
const LOOKS = Boolean(process.env.INTERREGNUM_LOOKS);

/** @param {import('playwright-core').Page} page @param {string} name @param {boolean} [fullPage] */
const picture = async (page, name, fullPage = false) => void (LOOKS && (await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage })));

before(async () => {
  if (!LOOKS) return;
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
});

/** At other sizes tables are looked at in one theme each. */
const BESIDES = /** @type {const} */ ([['tall', 'light'], ['wide', 'dark']]);

test('every page, light and dark, in three sizes', async (t) => {
  const page = await visit(t, '/', { expected: EXPECTED });
  for (const one of await everyPage(page)) {
    await t.test(one.name, async () => {
      /** @type {string[]} */
      const faults = [];
      await show(page, one, async () => {
        for (const [size, viewport] of Object.entries(SIZES)) {
          await resize(page, viewport);
          for (const theme of ['light', 'dark']) {
            await like(page, { theme });
            await settled(page);
            await picture(page, `${one.name}-${size}-${theme}`);
            // On a phone the colours of other pages are those of larger screens, in another place.
            const faint = size === 'phone' && theme === 'dark' && !isTable(one) ? [] : await faintTexts(page, size === 'phone' ? TINY : '');
            faults.push(...[...(await audit(page, theme === 'light' ? null : OF_COLOURS)), ...faint].map((fault) => `${size} ${theme}: ${fault}`));
          }
        }
        for (const [size, theme] of isTable(one) ? BESIDES : []) {
          await resize(page, BETWEEN[size]);
          await like(page, { theme });
          await settled(page);
          await picture(page, `${one.name}-${size}-${theme}`);
          faults.push(...[...(await audit(page, OF_LAYOUT)), ...(await faintTexts(page))].map((fault) => `${size} ${theme}: ${fault}`));
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
    await picture(page, `home-phone-${language}`, true);
  }
});
