// The core of the page, as people use it: home, a whole game against the computer, its end, its replay, the language, and two
// people at one table. It is written once, and runs in every browser for which there is a driver.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Server } from '../tests/support/server.mjs';
import { banner, button, group, heading, img, link, log, region, textbox } from './eyes.mjs';
import { ropesAreRight } from './ropes.mjs';
import { Visitor } from './visitor.mjs';

const SIZE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A folder for pictures of the page in each browser, if they are wanted. */
const PICTURES = process.env.INTERREGNUM_PICTURES;

/** A whole game with the driver of WebKit takes half a minute; nothing may hang for ever. */
const PATIENCE = 300_000;

/** Of two players, each plays so many cards in each phase. */
const TRICKS = 13;

const hand = group('Your hand');
const cards = button(undefined, hand);
/** A card of the hand that the rules allow. */
const playable = { ...cards, enabled: true };
const whatToDo = region('What to do');
const result = { ...heading(/throne/i), level: 1 };

/** @param {string} name of the browser @param {() => Promise<import('./visitor.mjs').Browser>} start */
export function flow(name, start) {
  const server = new Server({ seed: 1 });
  /** @type {import('./visitor.mjs').Browser | undefined} */
  let browser;
  before(async () => {
    await server.start();
    browser = await start();
  });
  after(async () => {
    await browser?.close();
    await server.stop();
  });

  /** One more person comes. @param {import('node:test').TestContext} t @param {string} path */
  async function visit(t, path) {
    assert.ok(browser);
    const visitor = new Visitor(await browser.visit(SIZE), server.address);
    t.after(async () => assert.deepEqual(await visitor.leave(), [], 'errors in the page'));
    await visitor.open(path);
    return visitor;
  }

  /** Takes pictures of what is shown, on a desk and on a phone. @param {Visitor} visitor @param {string} what */
  async function picture(visitor, what) {
    if (!PICTURES) return;
    await mkdir(PICTURES, { recursive: true });
    for (const size of [PHONE, SIZE]) {
      await visitor.tab.resize(size);
      await visitor.settle();
      await writeFile(join(PICTURES, `${what}-${size.width}-${name.toLowerCase()}.png`), await visitor.tab.picture());
    }
  }

  const long = { timeout: PATIENCE };

  test(`${name}: home, a whole game against the computer, its end, and its replay`, long, async (t) => {
    const ada = await visit(t, '/');
    await ada.sees(heading('The throne is empty.'));
    await picture(ada, 'home');
    await ada.press(button(/^Play the computer/));

    await asked(ada);
    assert.equal(await ada.count(cards), TRICKS);
    await playCards(ada, 4);
    await asked(ada);
    await picture(ada, 'phase-one');
    await playCards(ada, TRICKS);
    await asked(ada);
    await picture(ada, 'phase-two');
    await ropesAreRight(ada);
    await playCards(ada, TRICKS - 4);
    await ada.sees(result);
    assert.equal(await ada.count({ ...heading(), level: 3 }), 5, 'each faction has voted');
    await picture(ada, 'end');
    await ropesAreRight(ada);

    await ada.press(link('Replay'));
    await ada.reads(banner(), 'The cards are dealt');
    await ada.press(button('Next card'));
    await ada.reads(banner(), 'Phase One · trick 1 · card 1');
    await ada.press(button('End of phase'));
    await ada.reads(banner(), `Phase One · trick ${TRICKS} · card 2`);
    await picture(ada, 'replay');
    await ada.hit('End');
    await ada.reads(banner(), `Phase Two · trick ${TRICKS} · card 2`);
    await ada.press(link('See the result', region('What happened')));
    await ada.sees(result);
  });

  test(`${name}: two people at one table; a friend comes by the link, and they talk`, long, async (t) => {
    const ada = await visit(t, '/');
    await ada.press(button(/^Invite a friend/));
    const ben = await visit(t, await ada.reads(textbox('Invite someone'), '/table/'));
    await ben.press(button('Join'));

    for (let play = 0; play < 8; play += 1) {
      const [who, other] = (await whoIsAsked(ada, ben)) === ada ? [ada, ben] : [ben, ada];
      const card = await playOne(who);
      // Two cards end a trick, and it does not lie there for long.
      if (play % 2 === 0) await other.sees(img(new RegExp(`^${card}(,|$)`), group('Trick')));
    }
    for (const person of [ada, ben]) await person.until(async () => (await person.count(cards)) === TRICKS - 4, 'four tricks to be over');

    await ada.press(button(/^Chat/));
    await ada.type(textbox('Write a message'), 'Good luck, grüß dich!');
    await ada.hit('Enter');
    await ben.press(button(/^Chat/));
    await ben.reads(log('Chat'), 'Good luck, grüß dich!');
  });

  test(`${name}: the page speaks another language at once, and the next time`, long, async (t) => {
    const ada = await visit(t, '/');
    // The menu closes when a page is shown, the first one, too.
    await ada.sees(heading('The throne is empty.'));
    await ada.speak({ menu: 'Menu', list: 'Language' }, 'de');
    await ada.sees(heading('Der Thron ist leer.'));
    await ada.open('/');
    await ada.sees(heading('Der Thron ist leer.'));
    await ada.speak({ menu: 'Menü', list: 'Sprache' }, 'en');
    await ada.sees(heading('The throne is empty.'));
  });

  test(`${name}: the browser itself knows things by the names that screen readers say`, long, async (t) => {
    const ada = await visit(t, '/');
    for (const thing of [heading('The throne is empty.'), link('Rules'), button('Menu'), button(/^Play the computer/)]) await isKnown(ada, thing);
    await ada.press(button(/^Play the computer/));
    await asked(ada);
    for (const thing of [hand, playable, group('Trick'), whatToDo]) await isKnown(ada, thing);
  });
}

/** What the script in the page finds by role and name, the browser itself knows by that role and name.
 * @param {Visitor} visitor @param {import('./eyes.mjs').Thing} thing */
async function isKnown(visitor, thing) {
  const name = await visitor.nameOf(thing);
  assert.equal(await visitor.tab.known(thing.role, name), await visitor.count({ role: thing.role, name }), `${thing.role} "${name}"`);
}

/** Waits until a card is to be played. @param {Visitor} visitor */
const asked = (visitor) => visitor.until(() => isAsked(visitor), 'being asked for a card', async () => `but "${await visitor.reads(whatToDo)}"`);

/** @param {Visitor} visitor */
const isAsked = async (visitor) => (await visitor.has('.say.mine')) && (await visitor.count(playable)) > 0;

/** @param {Visitor[]} visitors */
async function whoIsAsked(...visitors) {
  /** @type {Visitor | undefined} */
  let who;
  await visitors[0].until(async () => {
    for (const visitor of visitors) if (!who && (await isAsked(visitor))) who = visitor;
    return who;
  }, 'one of them to be asked');
  return who;
}

/** Plays the first card that the rules allow, and waits until it has left the hand.
 * @param {Visitor} visitor @returns {Promise<string>} the card */
async function playOne(visitor) {
  const name = await visitor.nameOf(playable);
  const before = await visitor.count(cards);
  await visitor.press(playable);
  // After the last card of Phase One the hand is a new one.
  await visitor.until(async () => (await visitor.count(cards)) !== before, `${name} to be played`);
  return name.split(',')[0];
}

/** @param {Visitor} visitor @param {number} count */
async function playCards(visitor, count) {
  for (let card = 0; card < count; card += 1) {
    await asked(visitor);
    await playOne(visitor);
  }
}
