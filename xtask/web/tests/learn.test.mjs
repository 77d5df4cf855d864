// The tutorial: its chapters, the first of which ends in a first game.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { asked, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

const KEYS = '1234567890';

/** @typedef {import('../../../crates/server/web/js/pages/learn-scenes.js').Scene} Scene */
/** @type {Scene[]} */
const SCENES = JSON.parse(readFileSync(new URL('../../../crates/server/web/js/pages/learn-scenes.json', import.meta.url), 'utf8'));

/** The scenes of each chapter, by its address. @type {[string, Scene[]][]} */
const CHAPTERS = [
  ['/learn', SCENES.filter(({ part }) => part === 'basics' || part === 'claim')],
  ['/learn/claim2', SCENES.filter(({ part }) => part === 'claim2')],
  ['/learn/maps', SCENES.filter(({ part }) => part === 'maps')],
];
const [[, FIRST], ...LATER] = CHAPTERS;

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} face */
const held = (page, face) => page.locator(`.hand [data-face="${face}"]`);
const next = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Next', exact: true });

/** The card that goes on, if it is one of the hand.
 * @param {Scene} scene */
const rightCard = ({ answer }) => (typeof answer === 'object' && 'play' in answer ? answer.play : undefined);

/** Does what the scene asks for, by clicking.
 * @param {Page} page @param {Scene} scene */
async function click(page, scene) {
  const card = rightCard(scene);
  if (card) await held(page, card).click();
  else if (scene.answer === 'followers') await page.getByRole('button', { name: /^Your followers/ }).click();
  else await page.getByRole('button', { name: /^Take the top/ }).click();
}

/** The same by keyboard.
 * @param {Page} page @param {Scene} scene */
async function press(page, scene) {
  if (scene.answer === 'followers') return page.keyboard.press('1');
  const card = rightCard(scene);
  const faces = await page.locator('.hand .held').evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.face));
  await page.keyboard.press(card ? KEYS[faces.indexOf(card)] : '2');
  return page.keyboard.press('Enter');
}

/** A card that the rules refuse, and one that they allow but that does not go on.
 * @param {Scene} scene */
function otherCards(scene) {
  const question = scene.before?.question;
  const offered = question && 'play' in question ? question.play.cards : [];
  return {
    refused: offered.length > 0 ? scene.before?.hands?.[0].find((face) => !offered.includes(face)) : undefined,
    wrong: offered.find((face) => face !== rightCard(scene)),
  };
}

/** @param {Page} page @param {Scene} scene @param {(page: Page, scene: Scene) => Promise<unknown>} by */
async function goThrough(page, scene, by) {
  const say = whatToDo(page);
  const { refused, wrong } = otherCards(scene);
  if (refused) {
    // To a browser it is disabled, but it can be touched, and says why.
    await held(page, refused).click({ force: true });
    await say.getByText('(rule 4.2)').waitFor();
  }
  if (wrong) {
    await held(page, wrong).click();
    await page.locator('.say.why').waitFor();
    assert.equal(await next(page).count(), 0, scene.name);
  }
  await by(page, scene);
  await page.locator('.say.well').waitFor();
}

test('by mouse, on a phone: a dozen scenes, with a wrong card before the right one, then the first game', async (t) => {
  const page = await visit(t, '/learn', { size: 'phone' });
  assert.equal(FIRST.length, 12);
  for (const scene of FIRST) {
    await goThrough(page, scene, click);
    await next(page).click();
  }
  await page.getByRole('heading', { name: 'Your first game' }).waitFor();
  await page.getByRole('button', { name: 'Play your first game' }).click();
  assert.equal(await asked(page), 'play');
});

test('by keyboard alone: the key that goes on has the focus when the scene is done', async (t) => {
  const page = await visit(t, '/learn');
  for (const scene of FIRST) {
    await page.locator('.say.mine').waitFor();
    await press(page, scene);
    await page.locator('.say.well').waitFor();
    await page.locator('.learn-foot .primary:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.locator('.learn-end h2:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await asked(page), 'play');
});

for (const [path, scenes] of LATER) {
  test(`${path} is a chapter of its own, which the end of the first one leads to`, async (t) => {
    const page = await visit(t, '/learn?step=end', { size: 'phone' });
    await page.locator(`.learn-end a[href="${path}"]`).click();
    for (const scene of scenes) {
      await goThrough(page, scene, click);
      await next(page).click();
    }
    await page.getByRole('heading', { name: 'Chapter complete' }).waitFor();
    assert.equal(new URL(page.url()).pathname, path);
    await page.getByRole('link', { name: 'New table' }).click();
    await page.getByRole('heading', { name: 'New table' }).waitFor();
  });
}

test('whoever comes back goes on where the tutorial was left, and can go to any step', async (t) => {
  const page = await visit(t, '/learn');
  await held(page, 'DW7').click();
  await next(page).click();
  await page.getByRole('heading', { name: 'Following suit' }).waitFor();
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Following suit' }).waitFor();
  await page.getByRole('button', { name: 'Step 2 of 12' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Giants' }).click();
  await page.getByRole('heading', { name: 'Giants' }).waitFor();
  const { pathname, search } = new URL(page.url());
  assert.equal(pathname + search, '/learn/claim2?step=giants');
});

test('what somebody has learned in the tutorial of one chapter counts, and so do its addresses', async (t) => {
  const kept = ['welcome', ...FIRST.slice(0, 4).map(({ name }) => name), 'first-game'];
  const prepare = (/** @type {Page} */ page) => page.addInitScript((names) => localStorage.setItem('interregnum.learned', JSON.stringify(names)), kept);
  const page = await visit(t, '/learn', { prepare });
  await page.getByRole('button', { name: 'Step 5 of 12' }).waitFor();
  await page.goto('/learn?step=trolls');
  await page.getByRole('heading', { name: 'Trolls', exact: true }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/learn/claim2');
});
