// Every kind of decision that the rules know, made through the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMoment, guest, begin } from './support/hasten.mjs';
import { answer, asked, cardOf, hand, nameOf, play, playable, touch, whatToDo } from './support/play.mjs';
import { asksFor, giants, seers, strongest } from './support/preferences.mjs';
import { world } from './support/world.mjs';

const { visit } = world();

test('play: a card is played by touching it', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const table = await begin(page, { first_leader: 0 });
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'play');
  const card = playable(page).first();
  const name = await cardOf(card);
  await touch(card);
  await page.getByRole('region', { name: 'Log' }).getByText(`You lead ${name}.`).waitFor();
  assert.equal(await hand(page).getByRole('button').count(), 12);
});

test('take: with three players the winner chooses one of two', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await findMoment(page, { players: 3 }, asksFor('take'), strongest);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'take');
  const offers = page.getByRole('button', { name: /^Take / });
  assert.equal(await offers.count(), new Set(view.game.question.take.market).size + Number(view.game.question.take.deck));
  await offers.first().click();
  const count = view.game.followers[view.you].length + 1;
  await page.getByText(`${count} · only you can see them`).waitFor();
});

test('take: a Seer looks at the deck, and may take what only the person sees', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, { deck: 'claim2' }, asksFor('take'), seers);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'take');
  await whatToDo(page).getByText('Your Seer won').waitFor();
  const deck = page.getByRole('button', { name: /^Take the top of the deck: / });
  const [, face] = (await nameOf(deck)).match(/deck: (.+ \d) \(/) ?? assert.fail('the card is named');
  await deck.click();
  await page.locator('.own').getByRole('img', { name: face }).first().waitFor();
});

test('pass: five cards before Phase One lie sealed until the other one has chosen', async (t) => {
  const ada = await visit(t, '/');
  await guest(ada, 'Ada');
  const table = await begin(ada, { setting: 'endless_sands', bots: [] });
  await ada.goto(`/table/${table}`);
  const ben = await visit(t, `/table/${table}`);
  await ben.getByRole('button', { name: 'Join' }).click();
  assert.equal(await asked(ada), 'pass');
  const before = await hand(ada).getByRole('button').evaluateAll((cards) => cards.map((card) => card.dataset.face));
  await answer(ada, 'pass');
  const sealed = hand(ada).getByRole('button', { name: /sealed/ });
  await sealed.nth(4).waitFor();
  assert.equal(await sealed.count(), 5);
  assert.equal(await asked(ben), 'pass');
  await answer(ben, 'pass');
  await sealed.first().waitFor({ state: 'detached' });
  const after = await hand(ada).getByRole('button').evaluateAll((cards) => cards.map((card) => card.dataset.face));
  assert.equal(after.length, 13);
  assert.notDeepEqual([...after].sort(), [...before].sort());
});

test('pass before Phase Two: three cards in the Windlands, chosen by keys', async (t) => {
  const page = await visit(t, '/', { size: 'phone' });
  await guest(page);
  const { table } = await findMoment(page, { setting: 'windlands' }, asksFor('pass'));
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'pass');
  for (const key of ['1', '2', '3']) await page.keyboard.press(key);
  await whatToDo(page).getByRole('button', { name: 'Pass 3/3' }).waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await asked(page), 'play');
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 13 });
});

test('discard: two cards in the Swamp leave eleven tricks', async (t) => {
  const page = await visit(t, '/', { size: 'tablet' });
  await guest(page);
  const { table } = await findMoment(page, { setting: 'swamp' }, asksFor('discard'));
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'discard');
  await answer(page, 'discard');
  const { answers } = await play(page);
  assert.deepEqual(answers, { play: 11 });
});

test('crush: the German edition asks whose Gnome, among three', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table, view } = await findMoment(page, { players: 3, deck: 'claim2', edition: 'german' }, asksFor('crush'), giants);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'crush');
  const buttons = whatToDo(page).getByRole('button');
  assert.equal(await buttons.count(), view.game.question.crush.victims.length + 1);
  await answer(page, 'crush');
  await page.getByText(/in front of .* is crushed\./).first().waitFor();
});

test('crush: two at the Fortress may spare a Gnome', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  const { table } = await findMoment(page, { deck: 'claim2', building: 'fortress' }, asksFor('crush'), giants);
  await page.goto(`/table/${table}`);
  assert.equal(await asked(page), 'crush');
  await whatToDo(page).getByRole('button', { name: 'Spare them' }).click();
  await page.getByText('You spare the Gnomes.').first().waitFor();
});
