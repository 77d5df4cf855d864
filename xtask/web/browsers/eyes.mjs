// How the flow finds things on the page: by role and accessible name, as a person or a screen reader would. WebDriver cannot
// search that way, so a script in the page does it, the same one for every browser. It knows the roles and names that this
// page uses, not the whole standard; whether a browser agrees is what the test of names in `flow.mjs` asks.

/**
 * Something on the page.
 * @typedef {object} Thing
 * @property {keyof typeof SELECTORS} role
 * @property {string | RegExp} [name] any name if it is missing
 * @property {Thing} [within] what it is inside of
 * @property {number} [level] of a heading
 * @property {boolean} [enabled]
 */

/** Where elements with a role are looked for. */
export const SELECTORS = {
  banner: 'body > header',
  button: 'button, [role="button"]',
  combobox: 'select',
  dialog: 'dialog[open]',
  group: '[role="group"], fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: '[role="img"], img',
  link: 'a[href]',
  log: '[role="log"]',
  region: 'section[aria-label], section[aria-labelledby]',
  textbox: 'input:not([type]), input[type="text"], textarea',
};

/** Makes a thing of this role. @param {Thing['role']} role */
const of = (role) => (/** @type {Thing['name']} */ name = undefined, /** @type {Thing | undefined} */ within = undefined) => /** @type {Thing} */ ({ role, name, within });

export const banner = of('banner');
export const button = of('button');
export const combobox = of('combobox');
export const group = of('group');
export const heading = of('heading');
export const img = of('img');
export const link = of('link');
export const log = of('log');
export const region = of('region');
export const textbox = of('textbox');

/** A thing in words, for messages. @param {Thing} thing @returns {string} */
export function inWords({ role, name, within, level, enabled }) {
  const words = [enabled && 'enabled', role, level && `of level ${level}`, name && (typeof name === 'string' ? `"${name}"` : String(name)), within && `in ${inWords(within)}`];
  return words.filter(Boolean).join(' ');
}

/** The source of an expression that, in the page, does something with a thing.
 * @param {keyof ReturnType<typeof eyes>} action @param {Thing} thing */
export const expression = (action, thing) => `(${eyes})(${JSON.stringify(SELECTORS)}).${action}(${JSON.stringify(thing, patterns)})`;

/** JSON has no regular expressions. @param {string} _ @param {unknown} value */
const patterns = (_, value) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value);

/** Runs in the page. @param {Record<string, string>} selectors */
function eyes(selectors) {
  /** @param {string} text */
  const tidy = (text) => text.replace(/\s+/g, ' ').trim();

  /** @param {Element} element */
  function isSeen(element) {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]') && (!modal || modal.contains(element));
  }

  /** Whether it moves, or something that it is in. What pulses for ever stays where it is.
   * @param {Element} element */
  function isMoving(element) {
    const running = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    return running.some(({ effect }) => /** @type {KeyframeEffect} */ (effect).target?.contains(element));
  }

  /** What content adds to a name. @param {Node | null} node @returns {string} */
  function wordsOf(node) {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], svg, select, input, textarea')) return '';
    if (!node.checkVisibility()) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const words = [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
  }

  /** @param {Element} element */
  function nameOf(element) {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) return tidy(ids.map((id) => wordsOf(document.getElementById(id))).join(' '));
    const labels = 'labels' in element ? [.../** @type {HTMLInputElement} */ (element).labels ?? []] : [];
    const isNamed = element.hasAttribute('aria-label') || labels.length === 0;
    return tidy(isNamed ? wordsOf(element) || (element.getAttribute('aria-label') ?? '') : labels.map(wordsOf).join(' '));
  }

  /** @param {any} thing @returns {Element[]} */
  function all({ role, name, within, level, enabled }) {
    const roots = within ? all(within) : [document];
    const found = roots.flatMap((root) => [...root.querySelectorAll(selectors[role])]).filter(isSeen);
    return found.filter((element) => {
      if (level && element.localName !== `h${level}`) return false;
      if (enabled && element.matches(':disabled, [aria-disabled="true"]')) return false;
      if (name === undefined) return true;
      return typeof name === 'string' ? nameOf(element) === name : new RegExp(name.source, name.flags).test(nameOf(element));
    });
  }

  return {
    elements: all,

    /** The first one. @param {any} thing */
    element: (thing) => all(thing)[0] ?? null,

    /** @param {any} thing */
    count: (thing) => all(thing).length,

    /** @param {any} thing */
    name: (thing) => all(thing).map(nameOf)[0] ?? null,

    /** What the first one says, or what is in the field. @param {any} thing */
    text(thing) {
      const [element] = all(thing);
      if (!element) return null;
      return 'value' in element && element instanceof HTMLInputElement ? element.value : tidy(/** @type {HTMLElement} */ (element).innerText);
    },

    /** Where the first one can be pressed, if it lies still: a point of it that nothing lies upon. Cards of a hand overlap, so a
     * corner will do. @param {any} thing */
    point(thing) {
      const [element] = all(thing);
      if (!element || isMoving(element)) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [x, y] of [[width / 2, height / 2], [Math.min(26, width / 4), Math.min(26, height / 4)]]) {
        const point = { x: Math.round(left + x), y: Math.round(top + y) };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit && element.contains(hit)) return point;
      }
      return null;
    },

    /** What is there, for the message when a thing is missing. @param {any} thing */
    around({ role }) {
      const names = all({ role }).map(nameOf).slice(0, 30).join(' | ');
      const headings = all({ role: 'heading' }).map(nameOf).slice(0, 5).join(' | ');
      return `${location.pathname}; headings: ${headings}; every ${role}: ${names}`;
    },
  };
}
