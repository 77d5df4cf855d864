// A game as somebody plays it who hears the page: text, a command line, and what the live regions say.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, findMoment, guest, refusedCards, refusing } from './support/hasten.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

/** Types a command, and waits until the page has said something to it.
 * @param {Page} page @param {string} words @param {RegExp} says */
async function type(page, words, says) {
  await page.getByRole('textbox', { name: 'Command' }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'What happened' }).getByText(says).last().waitFor();
}

/** Waits for the person's turn, or the end.
 * @param {Page} page
 * @returns {Promise<'asked' | 'over'>} */
const turn = async (page) => /** @type {any} */ (await (await page.waitForFunction(() => (document.querySelector('section.after') ? 'over' : /^(Your turn|Phase Two)/.test(document.querySelector('[aria-busy="false"] .turn')?.textContent ?? '') ? 'asked' : null))).jsonValue());

const cards = (/** @type {Page} */ page) => page.getByRole('group', { name: 'Your hand' }).getByRole('button', { disabled: false });

test('a whole game by commands, from the menu to the end', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  // The menu has what the table offers once the table is there.
  await page.locator('.hand button').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show as text' }).click();
  await turn(page);
  await type(page, 'trick', /The trick is empty/);
  await type(page, 'market', /^Market: .* in the draw deck\.$/);
  await type(page, 'score', /Goblins: You 0/);
  await type(page, 'followers', /none/);
  await type(page, 'nonsense', /^Commands: hand, trick/);
  let played = 0;
  for (; (await turn(page)) === 'asked'; played += 1) {
    const name = (await cards(page).first().textContent()) ?? '';
    if (played === 0) await type(page, 'hand', new RegExp(name));
    await page.getByRole('textbox', { name: 'Command' }).fill(`play ${code(name)}`);
    await page.keyboard.press('Enter');
  }
  assert.equal(played, 26);
  await page.getByRole('alert').getByText('The game is over.').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: /throne/i }).waitFor();
});

test('what happens is said: cards of others, tricks, and whose turn it is', async (t) => {
  const page = await visit(t, '/', { likes: { layout: 'text' } });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  await turn(page);
  const name = (await cards(page).first().textContent()) ?? '';
  await page.evaluate(() => {
    const polite = /** @type {Element} */ (document.querySelector('[aria-live="polite"]#polite'));
    Object.assign(globalThis, { said: '' });
    new MutationObserver(() => Object.assign(globalThis, { said: `${Reflect.get(globalThis, 'said')} ${polite.textContent}` })).observe(polite, { childList: true, characterData: true, subtree: true });
  });
  await cards(page).first().click();
  // A live region holds what is said now: what was said before counts, too.
  await page.waitForFunction((words) => words.every((word) => Reflect.get(globalThis, 'said').includes(word)), [`You lead ${name}.`, 'the trick.']);
  await page.getByRole('alert').getByText(/Your turn/).waitFor({ state: 'attached' });
});

test('a refused card says so in its name, and by command', async (t) => {
  const page = await visit(t, '/', { likes: { layout: 'text' } });
  await guest(page);
  const { table, view } = await findMoment(page, {}, refusing);
  await page.goto(`/table/${table}`);
  await turn(page);
  const [face] = refusedCards(view);
  await page.getByRole('button', { name: /can’t be played now/ }).first().waitFor();
  await page.getByRole('textbox', { name: 'Command' }).fill(`play ${face}`);
  await page.keyboard.press('Enter');
  await page.getByText(/rule 4\.2|4\.2/).first().waitFor();
});

test('passing, discarding and taking by commands', async (t) => {
  const page = await visit(t, '/', { likes: { layout: 'text' } });
  await guest(page);
  const passing = await findMoment(page, { setting: 'endless_sands' }, (view) => 'pass' in view.game.question);
  await page.goto(`/table/${passing.table}`);
  await page.getByText(/Choose 5 cards to pass/).first().waitFor();
  await page.getByRole('textbox', { name: 'Command' }).fill(`pass ${passing.view.game.question.pass.hand.slice(0, 5).join(' ')}`);
  await page.keyboard.press('Enter');
  await page.getByText(/passes|You have chosen/).first().waitFor();
  const taking = await findMoment(page, { players: 3 }, (view) => 'take' in view.game.question);
  await page.goto(`/table/${taking.table}`);
  await page.getByRole('button', { name: /^Take / }).first().waitFor();
  await page.getByRole('textbox', { name: 'Command' }).fill(`take ${taking.view.game.question.take.market[0]}`);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'What happened' }).getByText(/You take/).first().waitFor();
});

const CODES = { Goblin: 'GO', Knight: 'KN', Undead: 'UD', Dwarf: 'DW', Doppelgänger: 'DG' };

/** @param {string} name as `Knight 7` */
function code(name) {
  const [, faction, value] = /^(\S+) (\d)/.exec(name) ?? [];
  return `${CODES[/** @type {keyof typeof CODES} */ (faction)]}${value}`;
}

test('what is said is said as it was typed', async (t) => {
  const page = await visit(t, '/', { likes: { layout: 'text' } });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  await turn(page);
  await page.getByRole('textbox', { name: 'Command' }).fill('say Well, well: GO5, really?');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Command' }).blur();
  await page.keyboard.press('c');
  await page.getByText('Well, well: GO5, really?', { exact: true }).waitFor();
});
