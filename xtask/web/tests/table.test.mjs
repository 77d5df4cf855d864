// What a person meets at a table besides playing: refusals, cards chosen ahead, settings, giving up, talk.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { begin, findMoment, guest, refusedCards, refusing } from './support/hasten.mjs';
import { asked, cardOf, hand, playable, refused, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

const { visit } = world({ away: 0 });

/** Two people at a table, of whom Ada is asked first.
 * @param {import('node:test').TestContext} t */
async function twoPeople(t) {
  const two = await meet(t, visit);
  assert.equal(await asked(two.ada), 'play');
  return two;
}

/** @param {import('playwright-core').Page} page @param {string} name */
async function fromMenu(page, name) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

test('a card that the rules refuse says why, with the rule, and is not played', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const { table, view } = await findMoment(page, {}, refusing);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  const cards = view.game.hands[view.you].length;
  assert.equal(await playable(page).count(), cards - refusedCards(view).length);
  await refused(page).first().click({ position: { x: 20, y: 20 }, force: true });
  await whatToDo(page).getByText('rule 4.2').waitFor();
  await page.locator('#polite').getByText('rule 4.2').waitFor({ state: 'attached' });
  assert.equal(await hand(page).getByRole('button').count(), cards, 'nothing was played');
  await touch(playable(page).first());
  assert.ok((await asked(page)) === 'play');
});

test('of equal cards that follow, every one can be played', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const equal = (/** @type {any} */ view) => refusing(view) && view.game.question.play.cards.length < view.game.hands[view.you].length - refusedCards(view).length;
  const { table, view } = await findMoment(page, {}, equal);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  assert.equal(await refused(page).count(), refusedCards(view).length);
  await touch(playable(page).last());
  await hand(page).getByRole('button').nth(view.game.hands[view.you].length - 1).waitFor({ state: 'detached' });
});

test('a card is chosen ahead, taken back, chosen again, and plays itself', async (t) => {
  const { ada, ben } = await twoPeople(t);
  const card = hand(ben).getByRole('button').first();
  const name = await cardOf(card);
  await touch(card);
  await whatToDo(ben).getByText(`${name} is queued`).waitFor();
  await touch(hand(ben).getByRole('button', { name: /queued/ }));
  await whatToDo(ben).getByText('Waiting for Ada').waitFor();
  await touch(card);
  await whatToDo(ben).getByText(`${name} is queued`).waitFor();
  await touch(playable(ada).first());
  // It is played if the led faction allows it; otherwise the page says that it was not.
  await ben.waitForFunction((queued) => document.querySelectorAll('.hand .held').length === 12 || document.querySelector('.toast')?.textContent?.includes(queued), name);
});

test('a second tap plays, where the person likes it so', async (t) => {
  const page = await visit(t, '/', { size: 'phone', likes: { confirm: true } });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0 })}`);
  assert.equal(await asked(page), 'play');
  const card = playable(page).first();
  const name = await cardOf(card);
  await touch(card);
  const confirm = whatToDo(page).getByRole('button', { name: `Play ${name}` });
  await confirm.waitFor();
  assert.equal(await hand(page).getByRole('button').count(), 13);
  await confirm.click();
  await hand(page).getByRole('button').nth(12).waitFor({ state: 'detached' });
});

test('giving up asks first; then both see who won, and play again at another table', async (t) => {
  const { ada, ben, table } = await twoPeople(t);
  await fromMenu(ada, 'Resign');
  await ada.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  assert.equal(await asked(ada), 'play');
  await fromMenu(ada, 'Resign');
  await ada.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ada.getByText('You resigned.').first().waitFor();
  await ben.getByText('Ada resigned.').first().waitFor();
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('main').getByRole('button', { name: 'Accept' }).click();
  await ada.waitForURL((url) => !url.pathname.endsWith(table));
  await ben.waitForURL((url) => !url.pathname.endsWith(table));
  assert.equal(ada.url(), ben.url());
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
});

test('people talk, and need not hear each other', async (t) => {
  const { ada, ben } = await twoPeople(t);
  await ada.keyboard.press('c');
  const says = async (/** @type {string} */ text) => {
    await ada.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await ada.keyboard.press('Enter');
    await ada.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  };
  await says('Good luck');
  await ben.getByText('Ada: Good luck').first().waitFor();
  await ben.getByRole('navigation').getByRole('button', { name: /Chat/ }).click();
  await ben.getByRole('log', { name: 'Chat' }).getByText('Good luck').waitFor();
  await ben.getByRole('button', { name: 'Mute Ada' }).click();
  await ben.getByText('You muted Ada.').first().waitFor();
  await says('Can you hear me?');
  // What comes after it has come: Ada's card. What Ada said before has not.
  await ada.keyboard.press('Escape');
  await touch(playable(ada).first());
  await ben.waitForFunction(() => document.querySelector('.slot ir-card'));
  assert.equal(await ben.getByText('Can you hear me?').count(), 0);
});

test('followers, tracker, log and last trick are one key away', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, {}, (view) => view.game.tricks.done === 3);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  for (const [key, name, content] of [['l', 'Last trick', 'ir-card'], ['f', 'Your followers', 'ir-card'], ['t', 'Tracker', '.cell.mine'], ['g', 'Log', 'li']]) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await dialog.locator(content).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Last trick').waitFor();
});

test('somebody who only watches sees no hand, and every table names its address', async (t) => {
  const { table } = await twoPeople(t);
  const eve = await visit(t, `/table/${table}`, { size: 'phone' });
  await eve.getByRole('region', { name: 'What to do' }).getByText('Waiting for Ada').waitFor();
  assert.equal(await eve.locator('.held').count(), 0);
  await eve.goto('/table/0000000000000000');
  await eve.getByRole('heading', { name: 'Can’t show this table' }).waitFor();
});

test('an opponent who looks at another page of ours is away, until the table is looked at again', async (t) => {
  const { ada, ben } = await twoPeople(t);
  await touch(playable(ada).first());
  await whatToDo(ada).getByText('Waiting for Ben').waitFor();
  await ben.locator('#bar a').first().click();
  await whatToDo(ada).getByText('Ben is away').waitFor();
  await ben.goBack();
  await whatToDo(ada).getByText('Waiting for Ben').waitFor();
});

test('a dropped card is dragged into the trick', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  const from = await playable(page).first().boundingBox();
  const to = await page.locator('.slot.at-me').boundingBox();
  await page.mouse.move(from.x + 26, from.y + 26);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await hand(page).getByRole('button').nth(12).waitFor({ state: 'detached' });
});

test('an opponent who goes away is seen to be away; the computer plays on, until the opponent is back', async (t) => {
  const { ada, ben, table } = await twoPeople(t);
  await touch(playable(ada).first());
  await whatToDo(ada).getByText('Waiting for Ben').waitFor();
  await ben.close();
  await whatToDo(ada).getByText('Ben is away').waitFor();
  await fromMenu(ada, 'Let the computer play for Ben');
  assert.equal(await asked(ada), 'play');
  await ada.getByText('The computer now plays for Ben.').first().waitFor({ state: 'attached' });
  const back = await ben.context().newPage();
  await back.goto(`/table/${table}`);
  await whatToDo(back).getByRole('button', { name: 'Take your seat back' }).click();
  await ada.getByText('Ben is back.').first().waitFor({ state: 'attached' });
});

test('the title says whose turn it is', async (t) => {
  const { ada, ben } = await twoPeople(t);
  await ada.waitForFunction(() => document.title.startsWith('Your turn!'));
  assert.match(await ben.title(), /^Table/);
  await touch(playable(ada).first());
  await ben.waitForFunction(() => document.title.startsWith('Your turn!'));
});

test('people talk while they gather, on pages without https, too', async (t) => {
  const ada = await visit(t, '/');
  // What a browser leaves out on pages without https.
  await ada.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Invite a friend' }).click();
  const link = ada.getByRole('textbox', { name: 'Invite' });
  await ada.getByRole('button', { name: 'Copy' }).click();
  assert.equal(await link.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd)), ada.url());
  const ben = await visit(t, new URL(ada.url()).pathname);
  await ben.getByRole('button', { name: 'Join' }).waitFor();
  await ada.getByRole('button', { name: 'Chat' }).click();
  await ada.getByRole('textbox', { name: 'Write a message' }).fill('Are you there?');
  await ada.keyboard.press('Enter');
  await ada.locator('.sayings').getByText('Are you there?').waitFor();
});

test('the keyboard stays where it is when something happens at the table', async (t) => {
  const { ada, ben } = await twoPeople(t);
  const hasFocus = (/** @type {import('playwright-core').Locator} */ one) => one.evaluate((element) => element === document.activeElement);
  const goblins = ben.locator('.tile[data-faction="GO"]');
  await goblins.focus();
  await touch(playable(ada).first());
  await ben.locator('.trick ir-card').first().waitFor();
  assert.ok(await hasFocus(goblins));
  const last = ben.locator('.dock [data-sheet="last"]');
  await last.focus();
  await ada.keyboard.press('c');
  await ada.getByRole('textbox', { name: 'Write a message' }).fill('Your turn');
  await ada.keyboard.press('Enter');
  await ben.locator('.dock .bubble').last().waitFor();
  assert.ok(await hasFocus(last));
});

test('a tap on a vote tells in whole sentences how it stands', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const isOpen = (/** @type {any} */ one) => !one.decided && one.ahead === 0 && one.sides.every((/** @type {any} */ side) => side.held > 1) && one.sides[0].needs > 1;
  const isWon = (/** @type {any} */ one) => one.decided && one.vote === 1 && one.sides.every((/** @type {any} */ side) => side.held > 1);
  const { table, view } = await findMoment(page, {}, ({ game: { contests } }) => contests.some(isOpen) && contests.some(isWon));
  await page.goto(`/table/${table}`);
  const told = async (/** @type {any} */ contest) => {
    await page.locator('.tile').nth(view.game.contests.indexOf(contest)).click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    const words = (await dialog.locator('p:has(> span)').innerText()).replace(/\s+/g, ' ').trim();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return words;
  };
  const [open, won] = [isOpen, isWon].map((which) => view.game.contests.find(which));
  const gathered = (/** @type {any} */ { sides: [mine, theirs] }) => `You’ve gathered ${mine.held} cards. Random has gathered ${theirs.held} cards.`;
  const gone = (/** @type {any} */ contest) => (contest.gone === 0 ? '' : contest.gone === 1 ? ' There is 1 out of play.' : ` There are ${contest.gone} out of play.`);
  assert.equal(await told(open), `${gathered(open)} You’re ahead. To be sure of this vote, you need ${open.sides[0].needs} more.${gone(open)}`);
  assert.equal(await told(won), `${gathered(won)} Random has won this vote.${gone(won)}`);
});
