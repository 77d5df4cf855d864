// Building elements, with texts that change when the language does.

/**
 * A child of an element: nothing, a text, an element, many of them, or a text in the language of the page.
 * @typedef {null | undefined | false | string | number | Node | (() => string) | any[]} Child
 */

/** Texts that depend on the language, by element and attribute. The text itself is the attribute "".
 * @type {WeakMap<Element, Map<string, () => string>>} */
const bound = new WeakMap();

/**
 * Sets a text or an attribute now, and again whenever the language changes.
 * @param {Element} element
 * @param {string} attribute the attribute, or "" for the text
 * @param {() => string} text
 */
export function bind(element, attribute, text) {
  let texts = bound.get(element);
  if (!texts) {
    texts = new Map();
    bound.set(element, texts);
    element.setAttribute('data-l10n', '');
  }
  texts.set(attribute, text);
  write(element, attribute, text());
}

/** @param {Element} element @param {string} attribute @param {string} text */
function write(element, attribute, text) {
  if (attribute === '') element.textContent = text;
  else element.setAttribute(attribute, text);
}

/** Says every text anew: the language has changed. */
export function sayAnew() {
  for (const element of document.querySelectorAll('[data-l10n]')) {
    for (const [attribute, text] of bound.get(element) ?? []) write(element, attribute, text());
  }
}

/**
 * An element: `h('button.primary', { onclick, 'aria-label': () => t('close') }, child, …)`.
 * Properties that begin with `on` are listeners; functions are texts in the language of the page; `style` is an
 * object of CSS properties; `true` is an empty attribute, `false`, `null` and `undefined` none.
 * @param {string} what tag, classes and id as in a selector
 * @param {Record<string, any> | null} [properties]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(what, properties, ...children) {
  const [tag, ...marks] = what.split(/(?=[.#])/);
  const element = document.createElement(tag || 'div');
  for (const mark of marks) {
    if (mark[0] === '#') element.id = mark.slice(1);
    else element.classList.add(mark.slice(1));
  }
  for (const [name, value] of Object.entries(properties ?? {})) set(element, name, value);
  add(element, children);
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {any} value */
function set(element, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
  else if (name === 'style') for (const [key, style] of Object.entries(value)) element.style.setProperty(key, String(style));
  else if (name === 'class') element.classList.add(...String(value).split(' ').filter(Boolean));
  else if (name === 'text') typeof value === 'function' ? bind(element, '', value) : (element.textContent = value);
  else if (typeof value === 'function') bind(element, name, value);
  else if (name === 'value') /** @type {HTMLInputElement} */ (element).value = value;
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** @param {Element} element @param {Child[]} children */
export function add(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(element, child);
    else if (typeof child === 'function') element.append(h('span', { text: child }));
    else element.append(child instanceof Node ? child : String(child));
  }
}

/** Puts these into the element, instead of what it held.
 * @param {Element} element @param {...Child} children */
export function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
}

/** What can have the focus. */
const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]';

/** What an element is called from one drawing to the next: its `data-key` where its words change, else its words.
 * @param {Element} element */
export const keyOf = (element) => element.getAttribute('data-key') ?? element.getAttribute('aria-label') ?? element.textContent;

/** What is called so inside an element, and can have the focus.
 * @param {Element} element @param {string | null} key */
export const namesakes = (element, key) => [...element.querySelectorAll(FOCUSABLE)].filter((one) => keyOf(one) === key);

/** Puts these into the element, instead of what it held; the focus goes to whatever is called as what had it.
 * @param {Element} element @param {...Child} children */
export function refill(element, ...children) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === element || !element.contains(focused)) return fill(element, ...children);
  const key = keyOf(focused);
  const place = namesakes(element, key).indexOf(focused);
  fill(element, ...children);
  const same = element.contains(focused) ? focused : namesakes(element, key)[place];
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * One of the drawings of emblems.svg and marks.svg, by its id.
 * @param {string} id
 * @param {string} [classes]
 * @returns {SVGSVGElement}
 */
export function drawing(id, classes = '') {
  const svg = /** @type {SVGSVGElement} */ (document.createElementNS(SVG, 'svg'));
  svg.setAttribute('aria-hidden', 'true');
  if (classes) svg.setAttribute('class', classes);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

/** Puts the drawings into the page, where every `use` finds them. A page without some of them is better than none.
 * @param {...string} files */
export async function loadDrawings(...files) {
  const read = (/** @type {string} */ file) => fetch(file).then((answer) => (answer.ok ? answer.text() : ''), () => '');
  const texts = (await Promise.all(files.map(read))).filter((text) => text !== '');
  const parser = new DOMParser();
  const place = /** @type {HTMLElement} */ (document.getElementById('art'));
  for (const text of texts) place.append(document.importNode(parser.parseFromString(text, 'image/svg+xml').documentElement, true));
}
