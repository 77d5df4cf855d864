// The tutorial, from its first word to the first game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCENES } from '../../../crates/server/web/js/pages/learn-scenes.js';
import { asked, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

const KEYS = '1234567890';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {typeof SCENES[number]} Scene */

/** @param {Page} page @param {string} face */
const held = (page, face) => page.locator(`.hand [data-face="${face}"]`);
const next = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Next', exact: true });

/** Does what the scene asks for, by clicking.
 * @param {Page} page @param {Scene} scene */
async function click(page, scene) {
  if (scene.right === 'followers') await page.getByRole('button', { name: /^Your followers/ }).click();
  else if (scene.right === 'deck') await page.getByRole('button', { name: /^Take the top/ }).click();
  else await held(page, scene.right).click();
}

/** The same by keyboard.
 * @param {Page} page @param {Scene} scene */
async function press(page, scene) {
  if (scene.right === 'followers') return page.keyboard.press('1');
  const faces = await page.locator('.hand .held').evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.face));
  await page.keyboard.press(scene.right === 'deck' ? '2' : KEYS[faces.indexOf(scene.right)]);
  return page.keyboard.press('Enter');
}

/** A card that the rules refuse, and one that they allow but that does not go on.
 * @param {Scene} scene */
function otherCards(scene) {
  const others = (scene.lay?.hand ?? []).filter((face) => face !== scene.right);
  const refused = others.find((face) => scene.may && !scene.may.includes(face));
  return { refused, wrong: scene.right === 'deck' ? undefined : others.find((face) => face !== refused && (!scene.may || scene.may.includes(face))) };
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

test('by mouse, on a phone: every scene, with a wrong card before the right one, then the first game', async (t) => {
  const page = await visit(t, '/learn', { size: 'phone' });
  await page.getByRole('button', { name: 'Start' }).click();
  for (const scene of SCENES.filter((one) => one.phase)) {
    await goThrough(page, scene, click);
    await next(page).click();
  }
  await page.getByRole('heading', { name: 'Your first game' }).waitFor();
  await page.getByRole('button', { name: 'Play your first game' }).click();
  assert.equal(await asked(page), 'play');
});

test('by keyboard alone: the key that goes on has the focus when the scene is done', async (t) => {
  const page = await visit(t, '/learn');
  await page.getByRole('heading', { name: 'The throne is empty' }).waitFor();
  await page.keyboard.press('ArrowRight');
  for (const scene of SCENES.filter((one) => one.phase)) {
    await page.locator('.say.mine').waitFor();
    await press(page, scene);
    await page.locator('.say.well').waitFor();
    await page.locator('.learn-foot .primary:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Play your first game' }).focus();
  await page.keyboard.press('Enter');
  assert.equal(await asked(page), 'play');
});

test('whoever comes back goes on where the tutorial was left, and can go to any step', async (t) => {
  const page = await visit(t, '/learn');
  await page.getByRole('button', { name: 'Start' }).click();
  await held(page, 'DW7').click();
  await next(page).click();
  await page.getByRole('heading', { name: 'Following' }).waitFor();
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Following' }).waitFor();
  await page.getByRole('button', { name: /^Step 3 of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Giants' }).click();
  await page.getByRole('heading', { name: 'Giants' }).waitFor();
  assert.equal(new URL(page.url()).search, '?step=giants');
});
