// The contrast of texts with what is really painted behind them: textures, gradients, drawings. axe-core gives these up.

/** @typedef {import('playwright-core').Page} Page */

/**
 * A line of text on the page.
 * @typedef {object} Line
 * @property {string} text
 * @property {string} place the element around it
 * @property {[number, number, number, number]} colour red, green, blue, and how opaque it is
 * @property {number} wanted by WCAG AA: less for large text
 * @property {{x: number, y: number, width: number, height: number}} box
 */

/** What is only said aloud; the codes of cards, which lie over each other and whose colours are checked by themselves; and what is faded on purpose, as what cannot be used may be. */
const EXEMPT = '.unseen, .card .code, :disabled, [aria-disabled="true"], .refused, .stone, .crushed';

/** How much of the ground may be brighter or darker than that which counts: edges of what lies beneath. */
const AT_MOST = 0.04;

/** Which texts are too faint.
 * @param {Page} page @param {string} [besides] a selector of what else is not measured
 * @returns {Promise<string[]>} */
export async function faintTexts(page, besides = '') {
  const lines = await page.evaluate(textsInSight, besides ? `${EXEMPT}, ${besides}` : EXEMPT);
  const restore = await page.evaluateHandle(hideTexts);
  const picture = (await page.screenshot()).toString('base64');
  await restore.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const worst = await inAnotherPage(page, (lab) => lab.evaluate(contrasts, { picture, lines, share: AT_MOST }));
  return lines.flatMap(({ text, place, wanted }, i) => (worst[i] < wanted ? [`contrast ${worst[i].toFixed(2)} of ${wanted}: "${text}" in ${place}`] : []));
}

/** Pages whose content policy does not matter, one for each browser. @type {WeakMap<import('playwright-core').Browser, Promise<Page>>} */
const labs = new WeakMap();

/** @template T @param {Page} page @param {(lab: Page) => Promise<T>} run */
async function inAnotherPage(page, run) {
  const browser = /** @type {import('playwright-core').Browser} */ (page.context().browser());
  const lab = labs.get(browser) ?? browser.newPage();
  labs.set(browser, lab);
  return run(await lab);
}

/** Runs in the page. @param {string} exempt
 * @returns {Line[]} */
function textsInSight(exempt) {
  const lines = /** @type {Line[]} */ ([]);
  /** The window, and the boxes that cut off what is larger. @param {Element} element */
  const clippedBy = (element) => {
    const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) if (getComputedStyle(one).overflow !== 'visible') frames.push(one.getBoundingClientRect());
    return frames;
  };
  // What dims the rest of the page is read alone.
  const dims = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].findLast((one) => !/^transparent$|, 0\)$/.test(getComputedStyle(one, '::backdrop').backgroundColor));
  /** How far the point of a sheet sticks out. */
  const POINT = 16;
  const above = [...document.querySelectorAll(':popover-open')];
  // Where the system forces colours, it sees to all texts that are not left to the page.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const walker = document.createTreeWalker(dims ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || element.closest(exempt) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    if (isForced && style.getPropertyValue('forced-color-adjust') === 'auto') continue;
    const parts = style.color.match(/[\d.]+/g)?.map(Number) ?? [];
    const scale = style.color.startsWith('color(') ? 255 : 1;
    const [red, green, blue] = parts.slice(0, 3).map((part) => part * scale);
    let opacity = parts[3] ?? 1;
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    const size = parseFloat(style.fontSize);
    const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const frames = clippedBy(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const isWhole = (/** @type {DOMRect} */ frame) => x >= frame.left && y >= frame.top && x + width <= frame.right && y + height <= frame.bottom;
      const isUnder = (/** @type {Element} */ one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return !one.contains(element) && x < right + POINT && x + width > left - POINT && y < bottom + POINT && y + height > top - POINT;
      };
      if (width < 4 || height < 6 || !frames.every(isWhole) || above.some(isUnder)) continue;
      // Above and below the letters there is room in a line, where other things may be painted.
      const side = Math.min(3, width * 0.15);
      const box = { x: x + side, y: y + height * 0.25, width: width - 2 * side, height: height * 0.5 };
      const corners = [box.x, box.x + box.width].flatMap((left) => [box.y, box.y + box.height].map((top) => document.elementFromPoint(left, top)));
      // What lies under something else is not read; what does not take the pointer is looked through.
      if (corners.some((corner) => !corner || (!corner.contains(element) && !element.contains(corner)))) continue;
      const classes = element.closest('[class]');
      lines.push({ text: text.slice(0, 30), place: classes ? `${classes.localName}.${[...classes.classList].join('.')}` : element.localName, colour: [red, green, blue, opacity], wanted, box });
    }
  }
  return lines;
}

/** Runs in the page: no text is painted any more, and nothing else changes. */
function hideTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

/** Runs in a page without a policy: the least contrast of each line with all but a small share of its ground.
 * @param {{picture: string, lines: Line[], share: number}} what */
async function contrasts({ picture, lines, share }) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true }));
  context.drawImage(bitmap, 0, 0);
  const linear = Float64Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  const light = (/** @type {number} */ red, /** @type {number} */ green, /** @type {number} */ blue) => 0.2126 * linear[Math.round(red)] + 0.7152 * linear[Math.round(green)] + 0.0722 * linear[Math.round(blue)];
  return lines.map(({ colour: [red, green, blue, opacity], box }) => {
    const { data } = context.getImageData(Math.round(box.x), Math.round(box.y), Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height)));
    const all = new Float64Array(data.length / 4);
    for (let i = 0; i < all.length; i++) {
      const ground = data.subarray(4 * i, 4 * i + 3);
      const over = (/** @type {number} */ ink, /** @type {number} */ below) => opacity * ink + (1 - opacity) * below;
      const [text, behind] = [light(over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])), light(ground[0], ground[1], ground[2])];
      all[i] = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    }
    all.sort();
    return all[Math.floor(all.length * share)];
  });
}
