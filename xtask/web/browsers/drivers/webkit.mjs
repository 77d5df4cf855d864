// WebKit, the engine of Safari, as WebKitGTK has it: its small browser, by Selenium over WebDriver. It has no way to run without
// a screen, so it gets one that nobody sees. One driver drives one browser only, and of several windows on one screen only one
// has the focus, so every visitor has a driver and a screen of their own.

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Key } from 'selenium-webdriver';
import { expression } from '../eyes.mjs';

/** How long a program may take to start, on a busy machine. */
const PATIENCE = 20_000;

/** The toolbar would keep the window from being as narrow as a phone. */
const FLAT = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n';

/** @returns {Promise<import('../visitor.mjs').Browser>} */
export async function start() {
  const config = await mkdtemp(join(tmpdir(), 'interregnum-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), FLAT);
  return {
    visit: (size) => visit(size, config),
    close: () => rm(config, { recursive: true, force: true }),
  };
}

/** @param {import('../visitor.mjs').Size} size @param {string} config a folder with GTK's settings
 * @returns {Promise<import('../visitor.mjs').Tab>} */
async function visit(size, config) {
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await firstLine(screen);
  const port = await freePort();
  const program = run('WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', NO_AT_BRIDGE: '1' });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
  const tab = tabOf(driver, async () => {
    await driver.quit();
    await end(program);
    await end(screen);
  });
  await tab.resize(size);
  return tab;
}

/** @param {import('selenium-webdriver').WebDriver} driver @param {() => Promise<void>} close
 * @returns {import('../visitor.mjs').Tab} */
function tabOf(driver, close) {
  const keys = { Enter: Key.ENTER, End: Key.END };
  const evaluate = (/** @type {string} */ source) => driver.executeScript(`return ${source}`);
  return {
    go: (url) => driver.get(url),
    run: evaluate,
    click: ({ x, y }) => driver.actions().move({ x, y }).click().perform(),
    write: (text) => driver.actions().sendKeys(text).perform(),
    hit: (key) => driver.actions().sendKeys(keys[key]).perform(),
    choose: async (source, value) => {
      const list = /** @type {import('selenium-webdriver').WebElement} */ (await evaluate(source));
      await list.findElement(By.css(`option[value="${value}"]`)).click();
    },
    known: async (role, name) => {
      const thing = { role: /** @type {import('../eyes.mjs').Thing['role']} */ (role) };
      const elements = /** @type {import('selenium-webdriver').WebElement[]} */ (await evaluate(expression('elements', thing)));
      const called = await Promise.all(elements.map(async (element) => [await element.getAriaRole(), await element.getAccessibleName()]));
      return called.filter((one) => one[0] === role && one[1] === name).length;
    },
    resize: (size) => resize(driver, size),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // It does not tell.
    faults: () => [],
    close,
  };
}

/** The size of a window has its frame in it, so it is made as much larger; then it takes a moment until the page is drawn.
 * @param {import('selenium-webdriver').WebDriver} driver @param {import('../visitor.mjs').Size} size */
async function resize(driver, { width, height }) {
  const [across, down] = /** @type {number[]} */ (await driver.executeScript('return [outerWidth - innerWidth, outerHeight - innerHeight]'));
  await driver.manage().window().setRect({ x: 0, y: 0, width: width + across, height: height + down });
  await driver.wait(() => driver.executeScript(`return innerWidth === ${width} && innerHeight === ${height}`), PATIENCE, `the window to be ${width} × ${height}`);
  await driver.executeScript('return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

// Programs

/** Starts a program, which ends at the latest when the tests do.
 * @param {string} program @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function run(program, words, env = process.env) {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** @param {ReturnType<typeof run>} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill();
  await gone;
}

/** What a program prints when it is ready. @param {ReturnType<typeof run>} child @returns {Promise<string>} */
const firstLine = (child) =>
  new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${child.spawnfile} did not start (exit status ${code})`)));
    child.stdout.once('data', (line) => done(String(line).trim()));
  });

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/** Waits until a program answers there. @param {string} url */
async function answers(url) {
  for (const end = Date.now() + PATIENCE; ; await pause(50)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`nothing answered at ${url}`);
  }
}
