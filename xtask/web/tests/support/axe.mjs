// What axe-core finds on a page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong.
 * @param {import('playwright-core').Page} page @param {string[] | null} rules only these
 * @returns {Promise<string[]>} */
export async function audit(page, rules) {
  // By the debugger, since the page's own policy lets no other script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { violations } = await Reflect.get(globalThis, 'axe').run(document, { resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) });
    return violations.flatMap((/** @type {any} */ violation) => violation.nodes.slice(0, 3).map((/** @type {any} */ node) => `${violation.id}: ${node.target.join(' ')} – ${node.any.concat(node.all, node.none).map((/** @type {any} */ check) => check.message)[0]}`));
  }, rules);
}
