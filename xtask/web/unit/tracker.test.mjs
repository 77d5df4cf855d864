// What the tracker says of a card, and its legend.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Lifetime } from '../../../crates/server/web/js/lifetime.js';
import { Tracker } from '../../../crates/server/web/js/table/tracker.js';
import { markup } from './support/drawn.mjs';
import { begin, changed, four, settled, speak, tableOf, three, two } from './support/page.mjs';

beforeEach(() => {
  begin();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

/** A hidden place with so many copies.
 * @param {string} zone @param {number | null} seat @param {number} least @param {number} most @param {number} chance */
const likely = (zone, seat, least, most, chance) => ({ at: { zone, seat }, copies: (least + most) / 2, least, most, chance });

/** @param {string} card @param {ReturnType<typeof likely>[]} elsewhere @param {any} [more] */
const tracked = (card, elsewhere, more = {}) => ({ card, copies: 5, open: 1, mine: 1, elsewhere, ...more });

/** The tracker, as it is drawn once the server has told of these cards.
 * @param {import('node:test').TestContext} t @param {any} view @param {any[]} cards */
async function drawn(t, view, cards) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const life = new Lifetime();
  t.after(() => life.end());
  const table = tableOf(changed(view, { options: { ...view.options, tracker: true }, table: { ...view.table, factions: ['goblins'] } }), [], { tracked: async () => cards });
  const tracker = new Tracker(table, life);
  t.mock.timers.tick(0);
  await settled();
  return markup(tracker.view());
}

describe('a card', () => {
  /** @type {[string, ReturnType<typeof likely>, string][]} */
  const cases = [
    ['one that is there', likely('deck', null, 1, 1, 1), '1 in the draw deck'],
    ['one that may be there', likely('hand', 1, 0, 1, 0.404), '40% in Novice’s hand'],
    ['one that is hardly there', likely('deck', null, 0, 1, 0.001), '1% in the draw deck'],
    ['one that is nearly sure', likely('deck', null, 0, 1, 0.999), '99% in the draw deck'],
    ['one or two', likely('deck', null, 1, 2, 1), '1 or 2 in the draw deck'],
    ['one to three', likely('followers', 1, 1, 3, 1), '1 to 3 among Novice’s followers'],
    ['at most two', likely('hand', 1, 0, 2, 0.82), 'up to 2 in Novice’s hand (at least one: 82%)'],
    ['two', likely('hand', 1, 2, 2, 1), '2 in Novice’s hand'],
  ];
  for (const [name, place, words] of cases) {
    test(`${name}: ${words}`, async (t) => {
      speak('en');
      const text = await drawn(t, two.views.lead, [tracked('GO0', [place])]);
      assert.ok(text.replaceAll(/[\u2068\u2069]/g, '').includes(`1 yours, 1 face up, ${words}`), text);
    });
  }

  test('all that is left of it wears the colour of whoever has it for certain', async (t) => {
    const sure = tracked('GO3', [likely('hand', 1, 1, 1, 1)], { copies: 1, open: 0, mine: 0 });
    const open = tracked('GO4', [likely('hand', 1, 0, 1, 0.9)], { copies: 1, open: 0, mine: 0 });
    const text = await drawn(t, two.views.lead, [sure, open]);
    assert.match(text, /class=cell sure theirs\s[^>]*data-key=GO3/);
    assert.doesNotMatch(text, /class=cell sure[^>]*data-key=GO4/);
  });
});

describe('the legend', () => {
  /** The colours of the legend, with what they are called. @param {string} text */
  const legend = (text) => [...text.matchAll(/<i class=cell sure (\w+)><\/i><span>(.*?)<\/span>/g)].map(([, colour, words]) => [colour, words]);
  const some = [tracked('GO3', [])];

  test('names the colour of every other seat', async (t) => {
    assert.deepEqual(legend(await drawn(t, two.views.lead, some)), [['theirs', 'tracker-sure']]);
  });

  test('has three colours with three players', async (t) => {
    assert.deepEqual(legend(await drawn(t, three.views.take, some)), [['theirs', 'bot-nth{number: 1}'], ['third', 'bot-nth{number: 2}']]);
  });

  test('tells a partner from opponents', async (t) => {
    assert.deepEqual(new Map(/** @type {any} */ (legend(await drawn(t, four.views.standIn, some)))), new Map([['theirs', 'tracker-opponents'], ['mine', 'tracker-partner']]));
  });
});
