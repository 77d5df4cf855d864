// Forced colours: the system names a few, and the page has only those. What colour says elsewhere, borders and signs say here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faintTexts } from './support/contrast.mjs';
import { findMoment, guest, refusing, wholeGame } from './support/hasten.mjs';
import { inPhase, like, resize } from './support/pages.mjs';
import { asked, hand, playable, refused } from './support/play.mjs';
import { labels } from './support/rare.mjs';
import { SIZES, world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** For pictures to be looked at; others are in a folder that another file empties. */
const PICTURES = fileURLToPath(new URL('../../../target/screenshots-forced/', import.meta.url));

/** Only where somebody wants to look. @param {Page} page @param {string} name */
const picture = async (page, name) => void (process.env.INTERREGNUM_LOOKS && (await page.screenshot({ path: `${PICTURES}${name}.png` })));

/** Somebody whose system forces its colours, on a light or a dark ground.
 * @param {import('node:test').TestContext} t @param {'light' | 'dark'} colours */
async function forced(t, colours) {
  const page = await visit(t, '/', { colours, prepare: (one) => one.emulateMedia({ forcedColors: 'active' }) });
  await guest(page);
  return page;
}

/** Texts that are too faint, and buttons that nothing sets apart from their ground.
 * @param {Page} page @param {string} name of the picture */
async function faults(page, name) {
  await picture(page, name);
  return [...(await faintTexts(page)), ...(await page.evaluate(flatButtons))].map((fault) => `${name}: ${fault}`);
}

/** Runs in the page: buttons without a border or an outline, unless they hold a picture with one, or underlined text. */
function flatButtons() {
  const hasLine = (/** @type {Element} */ one) => {
    const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(one);
    const lines = [[borderTopStyle, borderTopWidth], [borderBottomStyle, borderBottomWidth], [outlineStyle, outlineWidth]];
    return textDecorationLine !== 'none' || lines.some(([style, width]) => style !== 'none' && parseFloat(width) > 0);
  };
  return [...document.querySelectorAll('button')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.unseen'))
    .filter((one) => ![one, ...one.querySelectorAll('*')].some(hasLine))
    .map((one) => `a button without a line: ${one.className || one.localName} "${one.textContent?.trim().slice(0, 20)}"`);
}

for (const [colours, size] of /** @type {const} */ ([['light', 'desk'], ['dark', 'phone']])) {
  test(`with forced colours every page is readable, and buttons have lines, ${colours}, ${size}`, async (t) => {
    const page = await forced(t, colours);
    await resize(page, SIZES[size]);
    const over = await wholeGame(page);
    const { table } = await findMoment(page, { deck: 'claim2', setting: 'islands', building: 'tower' }, inPhase(2));
    const all = [];
    for (const [path, shows] of [['/', '.door'], ['/new', '.new-foot'], [`/table/${over}`, '.vote-row'], [`/replay/${over}`, '.replay-controls'], [`/table/${table}`, '.say.mine'], ['/learn', '.learn-foot']]) {
      await page.goto(path);
      await page.locator(shows).first().waitFor();
      all.push(...(await faults(page, `${path.split('/')[1] || 'home'}-${shows.split('.')[1]}-${colours}`)));
    }
    assert.deepEqual(all, []);
  });

  test(`with forced colours cards that may be played, are chosen or refused differ, and so do votes, ${colours}`, async (t) => {
    const page = await forced(t, colours);
    const { table } = await findMoment(page, {}, refusing);
    await like(page, { confirm: true });
    await page.goto(`/table/${table}`);
    assert.equal(await asked(page), 'play');
    assert.ok(await refused(page).first().locator('.no').isVisible(), 'a sign says that it is refused');
    assert.equal(await playable(page).first().locator('.no').count(), 0);
    await playable(page).first().click({ position: { x: 20, y: 20 } });
    const chosen = hand(page).locator('.card.selected');
    await chosen.locator('.badge').waitFor();
    assert.ok((await contrastOf(chosen, 'outline')) >= 3, 'a chosen card has an outline that is seen');
    for (const card of [chosen, refused(page).locator('.card').first(), playable(page).locator('.card').last()]) {
      assert.ok((await contrastOf(card, 'border')) >= 3, 'a card has a border that is seen');
    }
    await picture(page, `cards-${colours}`);
    await like(page, { confirm: false });

    const all = (/** @type {any} */ view) => 'play' in view.game.question && ['mine', 'theirs', 'open'].every((label) => labels(view).includes(label));
    await page.goto(`/table/${(await findMoment(page, {}, all)).table}`);
    assert.equal(await asked(page), 'play');
    const looks = await page.evaluate(() => {
      const of = (/** @type {string} */ kind) => {
        const part = document.querySelector(`.tile .rope .${kind}`);
        return part && `${getComputedStyle(part).backgroundColor} ${getComputedStyle(part).backgroundImage}`;
      };
      return ['mine', 'open', 'theirs'].map(of);
    });
    assert.ok(looks.every((one) => one) && new Set(looks).size === 3, `parts of a rope: ${looks.join(' | ')}`);
    // A vote that is decided wears a crown, and says whose it is.
    for (const [whose, words] of [['mine', 'yours'], ['theirs', 'to ']]) {
      const tile = page.locator(`.tile.owned.${whose}`).first();
      assert.ok((await contrastOf(tile.locator('.crown'), 'color')) >= 3, 'a crown is seen');
      assert.match((await tile.locator('.words').textContent()) ?? '', new RegExp(words));
    }
    await picture(page, `votes-${colours}`);
  });
}

/** The contrast of a line around something, or of its own colour, with the ground of the page, which the system gives.
 * @param {import('playwright-core').Locator} locator @param {'border' | 'outline' | 'color'} line */
async function contrastOf(locator, line) {
  const [ink, ground] = await locator.evaluate((one, kind) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const style = getComputedStyle(one);
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    if (kind === 'color') return [style.color, ground];
    const [width, colour] = kind === 'border' ? [style.borderTopWidth, style.borderTopColor] : [style.outlineWidth, style.outlineColor];
    return [parseFloat(width) > 0 ? colour : ground, ground];
  }, line);
  const light = (/** @type {string} */ colour) => {
    const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return Math.max(light(ink), light(ground)) / Math.min(light(ink), light(ground));
}
