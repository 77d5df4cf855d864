// Two people meet: a link and a letter, or the third door, behind which an opponent is looked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, guest } from './support/hasten.mjs';
import { cardOf, hand, playable, touch, whatToDo } from './support/play.mjs';
import { SIZES, world } from './support/world.mjs';

const { visit } = world();

/** @typedef {import('playwright-core').Page} Page */

const door = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Find an opponent/ });
const looking = (/** @type {Page} */ page) => page.getByRole('heading', { name: 'Looking for an opponent' });
const instead = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Play the computer instead' });

test('two who look for an opponent meet at one table and begin; a third one waits for the next', async (t) => {
  const ada = await visit(t, '/');
  await door(ada).getByText('no one waiting yet').waitFor();
  await door(ada).click();
  await looking(ada).waitFor();

  const ben = await visit(t, '/', { size: 'phone' });
  await door(ben).getByText('1 person is waiting').waitFor();
  await door(ben).click();
  // Nobody has to press anything else.
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
  assert.equal(ada.url(), ben.url());

  const leader = await Promise.race([ada, ben].map((page) => whatToDo(page).getByText(/^Your turn/).waitFor().then(() => page)));
  const other = leader === ada ? ben : ada;
  const card = playable(leader).first();
  const name = await cardOf(card);
  await touch(card);
  await other.getByRole('group', { name: 'Trick' }).getByRole('img', { name }).waitFor();

  const carol = await visit(t, '/');
  await door(carol).getByText('no one waiting yet').waitFor();
  await door(carol).click();
  await looking(carol).waitFor();
  assert.notEqual(carol.url(), ada.url());
});

test('whoever looks for an opponent sees for how long, also after a reload, and can stop', async (t) => {
  const ada = await visit(t, '/');
  await door(ada).click();
  await looking(ada).waitFor();
  assert.match(await ada.title(), /Looking for an opponent/);
  const clock = ada.getByRole('timer');
  const seconds = async () => (await clock.innerText()).split(':').reduce((all, part) => all * 60 + Number(part), 0);
  await clock.getByText(/[1-9]/).waitFor();
  const before = await seconds();
  await ada.reload();
  await clock.waitFor();
  assert.ok((await seconds()) >= before, 'it does not begin anew');
  // A link is there for whoever asks for it, and not before.
  assert.equal(await ada.getByRole('textbox').count(), 0);
  await ada.getByRole('button', { name: 'Send a friend the link' }).click();
  assert.equal(await ada.getByRole('textbox', { name: 'Invite someone' }).inputValue(), ada.url());
  await ada.getByRole('button', { name: 'Stop searching' }).click();
  await door(ada).getByText('no one waiting yet').waitFor();
});

test('whoever waits is no company for themselves', async (t) => {
  const ada = await visit(t, '/');
  await guest(ada, 'Ada');
  const table = await begin(ada, { bots: [], public: true });
  await ada.goto(`/table/${table}`);
  const ben = await visit(t, '/');
  await door(ben).getByText('1 person is waiting').waitFor();
  const again = await ada.context().newPage();
  await again.goto('/');
  await door(again).getByText('no one waiting yet').waitFor();
});

/** The server tells of these tables, and of no other.
 * @param {any[]} tables */
const about = (tables) => (/** @type {Page} */ page) =>
  page.routeWebSocket('/socket', (socket) => {
    const real = socket.connectToServer();
    real.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.say === 'lobby') socket.send(JSON.stringify({ ...message, tables }));
      else if (!message.say.startsWith('lobby_')) socket.send(text);
    });
  });

test('whoever does not want to wait plays the computer, which is the main thing to do where nobody is about', async (t) => {
  const ada = await visit(t, '/', { size: 'phone', prepare: about([]) });
  await door(ada).click();
  await ada.locator('.searching').getByText('No one else is at a public table right now.').waitFor();
  assert.match((await instead(ada).getAttribute('class')) ?? '', /primary/);
  await instead(ada).click();
  await ada.getByRole('region', { name: 'Novice' }).waitFor();
  assert.equal(await hand(ada).getByRole('button').count(), 13);
});

test('where others are about, it is worth while to wait a little', async (t) => {
  const seats = [{ side: 0, person: { id: '65dqhxje0ngmkygjdpr5srhnc5', name: 'Mira', guest: true }, bot: null, ready: true, here: true }];
  const ada = await visit(t, '/', { prepare: about([{ id: 'q3fz6hv2m7k4xw9d', options: { spectators: true, players: 2, deck: 'claim', clock: 'none' }, deck: 'claim', seats, stage: 'playing', opened: 1794775166095 }]) });
  await door(ada).click();
  await ada.locator('.searching').getByText('1 other player is at a public table.').waitFor();
  const wait = await ada.getByRole('timer').innerText();
  assert.match(wait, /^0:/);
  const kind = (await instead(ada).getAttribute('class')) ?? '';
  // On a machine that is very busy the little while may be over.
  assert.ok(!kind.includes('primary') || Number(wait.slice(2)) >= 18, `${kind} after ${wait}`);
});

test('a guest is told who invites to what, says a name, and joins by one button', async (t) => {
  const ada = await visit(t, '/');
  await guest(ada, 'Ada');
  const table = await begin(ada, { bots: [], deck: 'claim2', clock: { real_time: { bank: 600, step: 5 } } });
  await ada.goto(`/table/${table}`);
  await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor();

  const ben = await visit(t, `/table/${table}`, { size: 'phone' });
  const letter = ben.getByRole('main');
  await letter.getByRole('heading', { name: 'Ada is waiting for you.' }).waitFor();
  await letter.getByText('Ada invites you to a game').waitFor();
  await letter.getByText('Claim 2 · 2 players · 10 min + 5 s per card').waitFor();
  assert.equal(await letter.getByRole('button').count(), 1, 'one button');
  assert.equal(await letter.getByRole('textbox', { name: 'Your name' }).inputValue(), '');
  await letter.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.keyboard.press('Enter');
  await Promise.all([ada, ben].map((page) => hand(page).getByRole('button').nth(12).waitFor()));
  await ada.getByRole('region', { name: 'Ben', exact: true }).waitFor();
});

test('the button of an invitation is in sight on a phone, and a name that is known stands in the field', async (t) => {
  const ada = await visit(t, '/');
  await guest(ada, 'Ada');
  const table = await begin(ada, { bots: [] });
  const ben = await visit(t, '/');
  await guest(ben, 'Ben');
  await ben.setViewportSize({ width: 390, height: 844 });
  await ben.goto(`/table/${table}`);
  const join = ben.getByRole('button', { name: 'Join' });
  await join.waitFor();
  assert.equal(await ben.getByRole('textbox', { name: 'Your name' }).inputValue(), 'Ben');
  for (const size of [{ width: 390, height: 844 }, SIZES.phone]) {
    await ben.setViewportSize(size);
    const box = await join.boundingBox();
    assert.ok(box && box.y + box.height <= size.height, `${size.height}: ${JSON.stringify(box)}`);
  }
});

test('whoever has opened a table finds the link first', async (t) => {
  const ada = await visit(t, '/', { size: 'phone' });
  await ada.getByRole('button', { name: 'Invite a friend' }).click();
  await ada.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await ada.getByRole('button', { name: 'Copy' }).click();
  await ada.getByText('Link copied.').first().waitFor();
  assert.equal(await ada.evaluate(() => navigator.clipboard.readText()), ada.url());
  const [first] = await ada.getByRole('main').getByRole('button').all();
  assert.match(await first.innerText(), /Copy/);
});
