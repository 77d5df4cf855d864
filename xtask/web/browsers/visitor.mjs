// A person with a browser. These are the verbs that the flow is written in; everything they do goes through a driver.

import { setTimeout as pause } from 'node:timers/promises';
import { button, combobox, expression, inWords } from './eyes.mjs';

/** @typedef {import('./eyes.mjs').Thing} Thing */
/** @typedef {{width: number, height: number}} Size */

/**
 * What a driver can do with one window. `drivers/` has one file for each browser.
 * @typedef {object} Tab
 * @property {(url: string) => Promise<unknown>} go opens an address, and waits until it has loaded
 * @property {(source: string) => Promise<any>} run evaluates an expression in the page
 * @property {(point: {x: number, y: number}) => Promise<unknown>} click with the mouse, at a point of the window
 * @property {(text: string) => Promise<unknown>} write with the keyboard, to whatever has the focus
 * @property {(key: 'Enter' | 'End') => Promise<unknown>} hit a key
 * @property {(source: string, value: string) => Promise<unknown>} choose an option of the list that the expression finds
 * @property {(role: string, name: string) => Promise<number>} known to how many elements the browser itself gives this role
 *   and name
 * @property {(size: Size) => Promise<unknown>} resize the page, without the frame of the window
 * @property {() => Promise<Uint8Array>} picture a PNG of what is seen
 * @property {() => string[]} faults errors that the driver has heard of
 * @property {() => Promise<unknown>} close
 */

/**
 * @typedef {object} Browser
 * @property {(size: Size) => Promise<Tab>} visit a window for one more person, who shares no storage with the others
 * @property {() => Promise<unknown>} close
 */

/** How long the page may take for anything, on a busy machine. It is only waited for as long as it takes. */
const PATIENCE = 20_000;

/** How long to wait before looking again. */
const BLINK = 40;

export class Visitor {
  /** @type {string[]} */
  #faults = [];

  /** @param {Tab} tab @param {string} address of the server */
  constructor(tab, address) {
    this.tab = tab;
    this.address = address;
  }

  /** Opens a page. @param {string} path or a whole address */
  async open(path) {
    await this.#noteFaults();
    await this.tab.go(new URL(path, this.address).href);
    await this.tab.run(`(${prepare})()`);
  }

  /** @param {Thing} thing */
  async press(thing) {
    await this.tab.click(await this.#pointOf(thing));
  }

  /** Types into a field. @param {Thing} field @param {string} text */
  async type(field, text) {
    await this.press(field);
    await this.tab.write(text);
    await this.reads(field, text);
  }

  /** @param {Parameters<Tab['hit']>[0]} key */
  hit = (key) => this.tab.hit(key);

  /** Chooses from a list. @param {string} list its name @param {string} value */
  async choose(list, value) {
    await this.sees(combobox(list));
    await this.tab.choose(expression('element', combobox(list)), value);
  }

  /** Chooses a language in the menu.
   * @param {{menu: string, list: string}} words what both are called in the language there was before @param {string} value */
  async speak({ menu, list }, value) {
    await this.press(button(menu));
    await this.choose(list, value);
    await this.until(async () => (await this.tab.run('document.documentElement.lang')) === value, `the page in ${value}`);
  }

  /** Waits until something is there. @param {Thing} thing */
  sees = (thing) => this.#waitFor(thing, async () => (await this.count(thing)) > 0);

  /** Waits until something has these words, and returns all its words.
   * @param {Thing} thing @param {string | RegExp} [words] */
  async reads(thing, words = /\S/) {
    let text = '';
    const fits = () => (typeof words === 'string' ? text.includes(words) : words.test(text));
    await this.#waitFor(thing, async () => ((text = (await this.#look('text', thing)) ?? ''), fits()), () => `with ${words}, but with "${text}"`);
    return text;
  }

  /** What something is called. @param {Thing} thing @returns {Promise<string>} */
  async nameOf(thing) {
    await this.sees(thing);
    return this.#look('name', thing);
  }

  /** @param {Thing} thing @returns {Promise<number>} */
  count = (thing) => this.#look('count', thing);

  /** Whether the page has something for which there is no role. @param {string} selector @returns {Promise<boolean>} */
  has = (selector) => this.tab.run(`document.querySelector(${JSON.stringify(selector)}) !== null`);

  /** Waits until nothing moves any more, and all that is to be drawn has come. */
  settle = () => this.until(() => this.tab.run(`(${isStill})()`), 'the page at rest');

  /** Waits for a condition.
   * @param {() => Promise<unknown>} condition @param {string} what @param {() => string | Promise<string>} [why] */
  async until(condition, what, why = () => '') {
    for (const end = Date.now() + PATIENCE; !(await condition()); await pause(BLINK)) {
      if (Date.now() > end) throw new Error(`waited ${PATIENCE / 1000} seconds for ${what} ${await why()}`.trim());
    }
  }

  /** Goes away, and returns what went wrong in the page without anyone asking. */
  async leave() {
    await this.#noteFaults();
    await this.tab.close();
    return [...this.#faults, ...this.tab.faults()];
  }

  /** @param {Parameters<typeof expression>[0]} action @param {Thing} thing */
  #look = (action, thing) => this.tab.run(expression(action, thing));

  /** @param {Thing} thing @param {() => Promise<boolean>} condition @param {() => string} [but] */
  #waitFor = (thing, condition, but = () => '') => this.until(condition, `${inWords(thing)} ${but()}`, () => this.#look('around', thing).then((around) => `${but()}\non ${around}`));

  /** Where something can be pressed, once it lies still. @param {Thing} thing */
  async #pointOf(thing) {
    let point = /** @type {{x: number, y: number} | null} */ (null);
    await this.#waitFor(thing, async () => {
      const before = point;
      point = await this.#look('point', thing);
      return point !== null && before !== null && point.x === before.x && point.y === before.y;
    });
    return /** @type {{x: number, y: number}} */ (/** @type {unknown} */ (point));
  }

  async #noteFaults() {
    this.#faults.push(...(await this.tab.run('window.faults ?? []')));
  }
}

/** Runs in the page, before anyone touches it: what the page adds to a deal is always the same, so that every browser plays the
 * same games. And errors are written down, because not every driver hears of them. */
function prepare() {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 16 ? array.fill(0x5e) : draw(array));
  /** @type {string[]} */
  const faults = [];
  Object.assign(window, { faults });
  addEventListener('error', (event) => faults.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => faults.push(`rejection: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => faults.push(`content policy: ${event.violatedDirective} ${event.blockedURI}`));
}

/** Runs in the page: whether everything has come to rest. What pulses for ever does not count. */
function isStill() {
  const moves = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return !moves && document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete);
}
