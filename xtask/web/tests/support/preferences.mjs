// Which card to play to get soon to the moment that a test wants.

/** The strongest card wins most tricks. @param {any} _ @param {string[]} cards */
export const strongest = (_, cards) => [...cards].sort((a, b) => Number(b.slice(2)) - Number(a.slice(2)))[0];

/** @param {string[]} cards */
const weakest = (cards) => [...cards].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)))[0];

/** Strong Seers first, strong cards otherwise. @param {any} _ @param {string[]} cards */
export const seers = (_, cards) => strongest(_, cards.some((card) => card.startsWith('SE')) ? cards.filter((card) => card.startsWith('SE')) : cards);

/** Giants wait until a Gnome of their number stands before somebody else. @param {any} view @param {string[]} cards */
export function giants(view, cards) {
  if (view.game.phase !== 2) return strongest(view, cards);
  const matches = crushing(view, cards);
  if (matches.length > 0) return strongest(view, matches);
  const others = cards.filter((card) => !card.startsWith('GI'));
  return strongest(view, others.length > 0 ? others : cards);
}

/** Gnomes first, then what is weak; Giants wait until Gnomes stand before everybody. @param {any} view @param {string[]} cards */
export function gnomes(view, cards) {
  if (view.game.phase !== 2) return strongest(view, cards);
  const matches = gnomesEverywhere(view) ? crushing(view, cards) : [];
  if (matches.length > 0) return strongest(view, matches);
  const [gnome] = cards.filter((card) => card.startsWith('GN'));
  const others = cards.filter((card) => !card.startsWith('GI'));
  return gnome ?? weakest(others.length > 0 ? others : cards);
}

/** Whether Gnomes stand before everybody. @param {any} view */
export const gnomesEverywhere = (view) => view.game.front.every((/** @type {string[]} */ faces) => faces.length > 0);

/** The Giants that find a Gnome before somebody else. @param {any} view @param {string[]} cards */
function crushing(view, cards) {
  const theirs = view.game.front.flatMap((/** @type {string[]} */ faces, /** @type {number} */ seat) => (seat === view.you ? [] : faces));
  return cards.filter((card) => card.startsWith('GI') && theirs.some((/** @type {string} */ gnome) => gnome.slice(2) === card.slice(2)));
}

/** Whether the person is asked for this kind of decision. @param {'play' | 'take' | 'pass' | 'discard' | 'crush'} kind */
export const asksFor = (kind) => (/** @type {any} */ view) => kind in view.game.question;
