// Playing at a table through the page, as a person does: what to do is read from the page, and done by a click or a key.

/** @typedef {import('playwright-core').Page} Page */

/** Where a card of the hand can always be touched, though the next one lies upon it. */
const CORNER = { x: 26, y: 26 };

export const hand = (/** @type {Page} */ page) => page.getByRole('group', { name: 'Your hand' });
export const whatToDo = (/** @type {Page} */ page) => page.getByRole('region', { name: 'What to do' });
/** The cards of the hand that the rules allow. */
export const playable = (/** @type {Page} */ page) => hand(page).getByRole('button', { disabled: false });
/** The cards of the hand that the rules refuse. */
export const refused = (/** @type {Page} */ page) => hand(page).getByRole('button', { disabled: true });

/** @typedef {'play' | 'take' | 'pass' | 'discard' | 'crush' | 'over'} Asked */

/** Waits until the page asks for something, or the game is over.
 * @param {Page} page
 * @returns {Promise<Asked>} */
export async function asked(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('section.after')) return 'over';
    const say = document.querySelector('.say.mine');
    if (!say) return null;
    if (document.querySelector('button.offer.open')) return 'take';
    if (say.querySelector('.answers')) return 'crush';
    const text = say.textContent ?? '';
    if (/to pass to/.test(text)) return 'pass';
    if (/to discard/.test(text)) return 'discard';
    return 'play';
  });
  return /** @type {Asked} */ (await found.jsonValue());
}

/** Does what is asked, with the first means that the page offers.
 * @param {Page} page @param {Asked} what */
export async function answer(page, what) {
  if (what === 'play') await playable(page).first().click({ position: CORNER });
  if (what === 'take') await page.getByRole('button', { name: /^Take / }).first().click();
  if (what === 'crush') await whatToDo(page).getByRole('button', { name: /^Crush/ }).first().click();
  if (what === 'pass' || what === 'discard') await choose(page, what);
}

/** Chooses as many cards as are asked for, one after the other, and confirms.
 * @param {Page} page @param {'pass' | 'discard'} what */
async function choose(page, what) {
  const button = whatToDo(page).getByRole('button', { name: what === 'pass' ? /^Pass/ : /^Discard/ });
  for (let card = 0; await button.isDisabled(); card += 1) await playable(page).nth(card).click({ position: CORNER });
  await button.click();
}

/** Plays a card of the hand by clicking on it.
 * @param {import('playwright-core').Locator} card */
export const touch = (card) => card.click({ position: CORNER });

/**
 * Plays on until the game is over, or until the page asks for something special.
 * @param {Page} page
 * @param {{until?: (what: Asked) => boolean | Promise<boolean>, by?: (page: Page, what: Asked) => Promise<void>}} [how]
 * @returns {Promise<{end: Asked, answers: Record<string, number>}>} what was asked last, and how often what was answered
 */
export async function play(page, { until = () => false, by = answer } = {}) {
  /** @type {Record<string, number>} */
  const answers = {};
  for (;;) {
    const what = await asked(page);
    if (what === 'over' || (await until(what))) return { end: what, answers };
    await by(page, what);
    answers[what] = (answers[what] ?? 0) + 1;
  }
}

/** Opens a table by the page for new ones.
 * @param {Page} page
 * @param {{players?: number, deck?: string, mix?: string[], setting?: string, building?: string, edition?: string, level?: string, leader?: string}} wishes
 *   names as the page shows them */
export async function openTable(page, wishes = {}) {
  await page.goto('/new');
  const choose = (/** @type {string} */ group, /** @type {string | RegExp} */ name) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check();
  if (wishes.players) await choose('Players', new RegExp(`^${wishes.players} `));
  if (wishes.level) await choose('How strong?', wishes.level);
  if (wishes.deck) await choose('Deck', new RegExp(`^${wishes.deck}(?! \\d)`));
  for (const faction of wishes.mix ?? []) await page.getByRole('button', { name: new RegExp(`^.*${faction}`), pressed: false }).first().click();
  if (wishes.setting || wishes.building) await page.getByRole('heading', { name: 'Places' }).click();
  if (wishes.setting) await choose('Setting', wishes.setting);
  if (wishes.building) await choose('Building', wishes.building);
  if (wishes.edition || wishes.leader) await page.getByRole('heading', { name: 'More options' }).click();
  if (wishes.edition) await page.getByLabel('Edition').selectOption(wishes.edition);
  if (wishes.leader) await page.getByLabel('Who leads first').selectOption(wishes.leader);
  await page.getByRole('button', { name: 'Start game' }).click();
}

/** What a screen reader calls something.
 * @param {import('playwright-core').Locator} locator */
export async function nameOf(locator) {
  const name = /^- '?\w+ "((?:[^"\\]|\\.)*)"/.exec(await locator.ariaSnapshot())?.[1];
  if (!name) throw new Error(`it has no name: ${await locator.ariaSnapshot()}`);
  return name;
}

/** The name of a card of the hand, without what is said about it.
 * @param {import('playwright-core').Locator} card */
export const cardOf = async (card) => (await nameOf(card)).split(',')[0];
