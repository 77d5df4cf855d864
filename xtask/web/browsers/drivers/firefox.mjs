// Firefox as Debian has it, by Puppeteer over WebDriver BiDi.

import puppeteer from 'puppeteer-core';

/** @returns {Promise<import('../visitor.mjs').Browser>} */
export async function start() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  return {
    visit: async (size) => {
      const context = await browser.createBrowserContext();
      // A window each: a tab behind another one is hidden, and moves slowly.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

/** @param {import('puppeteer-core').Page} page @returns {import('../visitor.mjs').Tab} */
function tabOf(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.stack : error}`));
  return {
    go: (url) => page.goto(url),
    run: (source) => page.evaluate(source),
    click: ({ x, y }) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    hit: (key) => page.keyboard.press(key),
    choose: async (source, value) => /** @type {any} */ (await page.evaluateHandle(source)).select(value),
    known: async (role, name) => (await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)).length,
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
    faults: () => faults,
    close: () => page.browserContext().close(),
  };
}
