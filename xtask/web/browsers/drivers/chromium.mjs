// Chromium, by Playwright as in the other tests: if the flow passes here, it is the flow that is right.

import { chromium } from 'playwright-core';

/** @returns {Promise<import('../visitor.mjs').Browser>} */
export async function start() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  return {
    visit: async (size) => {
      const context = await browser.newContext({ viewport: size, locale: 'en' });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

/** @param {import('playwright-core').Page} page @returns {import('../visitor.mjs').Tab} */
function tabOf(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack}`));
  return {
    go: (url) => page.goto(url),
    run: (source) => page.evaluate(source),
    click: ({ x, y }) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    hit: (key) => page.keyboard.press(key),
    choose: async (source, value) => (await page.evaluateHandle(source)).asElement()?.selectOption(value),
    known: (role, name) => page.getByRole(/** @type {any} */ (role), { name, exact: true }).count(),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    faults: () => faults,
    close: () => page.context().close(),
  };
}
