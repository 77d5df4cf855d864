// Clocks: both banks are seen, they run, little time is seen and said, and what happens when there is none left.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meet } from './support/company.mjs';
import { begin, guest } from './support/hasten.mjs';
import { listen } from './support/listen.mjs';
import { asked, playable, touch, whatToDo } from './support/play.mjs';
import { world } from './support/world.mjs';

/** Bots take their time, so that what is seen while one plays for somebody stays. */
const { visit } = world({ pace: 3_600_000 });

/** @typedef {import('playwright-core').Page} Page */

/** The clock that stands with the sentence that says what to do, and the one beside somebody's name. */
const own = (/** @type {Page} */ page) => whatToDo(page).getByRole('timer');
const beside = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('region', { name, exact: true }).getByRole('timer');

/** Whether a clock looks as if there was little time: red, in letters or in its ground.
 * @param {import('playwright-core').Locator} clock */
const looksLow = (clock) =>
  clock.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor].some((one) => {
      const [red, green, blue] = (one.match(/[\d.]+/g) ?? []).map(Number);
      return red > 2 * Math.max(green, blue);
    });
  });

/** @param {number} bank in seconds */
const realTime = (bank) => ({ real_time: { bank, step: 0 } });

test('both banks are there; the one that runs counts down, and under a minute that is seen and said', async (t) => {
  /** @type {Awaited<ReturnType<typeof listen>>[]} */
  const ears = [];
  const prepare = async (/** @type {Page} */ page) => void ears.push(await listen(page));
  const { ada, ben } = await meet(t, visit, { options: { clock: realTime(61) }, ada: { prepare }, ben: { prepare, size: 'phone' } });
  await own(ada).getByText(/^0:5\d$/).waitFor();
  assert.equal(await looksLow(own(ada)), true, 'less than a minute');
  // Ben's stands still until Ben is asked.
  assert.equal(await beside(ada, 'Ben').textContent(), '1:01');
  assert.equal(await looksLow(beside(ada, 'Ben')), false, 'more than a minute');
  await ears[0].until(/minute/);
  await beside(ben, 'Ada').getByText(/^0:5\d$/).waitFor();
  assert.ok(!ears[1].lines.some((line) => /minute/.test(line)), 'the time of others is not said');

  await touch(playable(ada).first());
  await own(ben).getByText(/^0:5\d$/).waitFor();
  await ears[1].until(/minute/);
  const stands = await own(ada).textContent();
  await beside(ada, 'Ben').getByText(/^0:5\d$/).waitFor();
  assert.equal(await own(ada).textContent(), stands, 'Ada is not asked');
});

test('whoever runs out of time loses, where the table says so, and both pages say it', async (t) => {
  const { ada, ben } = await meet(t, visit, { options: { clock: realTime(2), timeout: 'loss' } });
  await ada.locator('main').getByText('You ran out of time.').waitFor();
  await ada.getByRole('heading', { level: 1, name: 'Ben takes the throne.' }).waitFor();
  await ben.locator('main').getByText('Ada ran out of time.').waitFor();
  await ben.getByRole('heading', { level: 1, name: 'The throne is yours!' }).waitFor();
  await ben.getByRole('alert').getByText('The game is over.').waitFor({ state: 'attached' });
});

test('where the table says so, the computer plays on, and whoever comes back takes the seat', async (t) => {
  let ears;
  const page = await visit(t, '/', { size: 'phone', prepare: async (one) => void (ears = await listen(one)) });
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0, clock: realTime(2) })}`);
  await whatToDo(page).getByText('The computer is playing for you.').waitFor();
  await ears.until(/The computer now plays for you\./);
  await whatToDo(page).getByRole('button', { name: 'Take your seat back' }).click();
  await ears.until(/You are back\./);
});

test('a game by correspondence counts days', async (t) => {
  const page = await visit(t, '/');
  await guest(page);
  await page.goto(`/table/${await begin(page, { first_leader: 0, clock: { correspondence: { days: 3 } } })}`);
  await asked(page);
  assert.match(String(await own(page).textContent()), /^[23] days$/);
  assert.equal(await looksLow(own(page)), false);
});
