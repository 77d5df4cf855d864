// Which card to play to get soon to the moment that a test wants.

/** The strongest card wins most tricks. @param {any} _ @param {string[]} cards */
export const strongest = (_, cards) => cards.toSorted((a, b) => Number(b.slice(2)) - Number(a.slice(2)))[0];

/** Strong Seers first, strong cards otherwise. @param {any} _ @param {string[]} cards */
export const seers = (_, cards) => strongest(_, cards.some((card) => card.startsWith('SE')) ? cards.filter((card) => card.startsWith('SE')) : cards);

/** Giants wait until a Gnome of their number stands before somebody else. @param {any} view @param {string[]} cards */
export function giants(view, cards) {
  const gnomes = view.game.front.flatMap((/** @type {string[]} */ faces, /** @type {number} */ seat) => (seat === view.you ? [] : faces));
  const matches = cards.filter((card) => card.startsWith('GI') && gnomes.some((/** @type {string} */ gnome) => gnome.slice(2) === card.slice(2)));
  if (view.game.phase === 2 && matches.length > 0) return strongest(view, matches);
  const others = cards.filter((card) => !card.startsWith('GI'));
  return strongest(view, view.game.phase === 2 && others.length > 0 ? others : cards);
}

/** Whether the person is asked for this kind of decision. @param {'play' | 'take' | 'pass' | 'discard' | 'crush'} kind */
export const asksFor = (kind) => (/** @type {any} */ view) => kind in view.game.question;
