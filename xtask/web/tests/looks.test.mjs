// Every page in light and dark: no violation that axe-core finds, and a picture of it in three sizes to be looked at.

import assert from 'node:assert/strict';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LOST_STATUS, everyPage, like, resize, show } from './support/pages.mjs';
import { SIZES, world } from './support/world.mjs';

const { visit } = world();
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Colours and layout are independent of each other, so that two of the six see everything. */
const AUDITED = ['phone light', 'desk dark'];
const PICTURES = fileURLToPath(new URL('../../../target/screenshots/', import.meta.url));

test('every page, light and dark', async (t) => {
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  const page = await visit(t, '/', { expected: [LOST_STATUS] });
  for (const one of await everyPage(page)) {
    await t.test(one.name, async () => {
      await show(page, one);
      /** @type {string[]} */
      const faults = [];
      for (const theme of ['light', 'dark']) {
        await like(page, { theme });
        for (const [size, viewport] of Object.entries(SIZES)) {
          await resize(page, viewport);
          await page.screenshot({ path: `${PICTURES}${one.name}-${size}-${theme}.png` });
          if (AUDITED.includes(`${size} ${theme}`)) faults.push(...(await audit(page)).map((fault) => `${size} ${theme}: ${fault}`));
        }
      }
      await like(page, { theme: 'auto', layout: 'cards' });
      assert.deepEqual(faults, []);
    });
  }
});

/** What axe-core finds wrong.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} */
async function audit(page) {
  // By the debugger, since the page's own policy lets no other script in.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(document, { resultTypes: ['violations'] });
    return violations.flatMap((/** @type {any} */ violation) => violation.nodes.slice(0, 3).map((/** @type {any} */ node) => `${violation.id}: ${node.target.join(' ')} – ${node.any.concat(node.all, node.none).map((/** @type {any} */ check) => check.message)[0]}`));
  });
}
