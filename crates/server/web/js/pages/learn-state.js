// The table of a scene: it looks like any table, but what happens is written in the scene.

import { t } from '../i18n.js';
import { TableState } from '../table/state.js';

/** @typedef {import('./learn-scenes.js').Scene} Scene */
/** @typedef {import('./learn-scenes.js').Shown} Shown */
/** @typedef {import('../protocol.js').GameView} GameView */

/** What a scene says nothing of lies nowhere. @type {GameView} */
const NOTHING = {
  phase: 1,
  number: 0,
  ahead: null,
  winner: null,
  leader: 0,
  asked: [],
  aside: [],
  next_aside: null,
  contests: [],
  deck: [],
  discard: [],
  fire: [],
  followers: [[], []],
  front: [[], []],
  gathered: [0, 0],
  hands: [[], []],
  looked: null,
  market: [],
  piles: [[], []],
  previous: [],
  question: null,
  sealed: [null, null],
  sets: [0, 0],
  stakes: null,
  streak: null,
  sure_votes: [0, 0],
  trick: [],
  tricks: { done: 0, left: null },
};

/** Events of its own: `right` (the scene goes on; detail: what happened), `wrong`. */
export class SceneTable extends TableState {
  /** Whether the right answer was given. */
  done = false;

  /** @param {Scene} scene */
  constructor(scene) {
    super('');
    this.scene = scene;
    this.#show(scene.before ?? {});
  }

  /** @param {number} seat */
  properName(seat) {
    return seat === 0 ? t('learn-you') : t('learn-opponent');
  }

  get question() {
    return this.done ? null : (this.view?.game?.question ?? null);
  }

  /** @param {import('../protocol.js').Answer} answer */
  async answer(answer) {
    this.choose(answer);
  }

  /** The person has done something; either it is what the scene asks for, or not.
   * @param {import('../protocol.js').Answer | 'followers' | null} chosen */
  choose(chosen) {
    const { scene } = this;
    if (this.done) return;
    this.chosen = [];
    if (JSON.stringify(chosen) !== JSON.stringify(scene.answer)) {
      this.dispatchEvent(new CustomEvent('wrong'));
      return;
    }
    this.done = true;
    this.dispatchEvent(new CustomEvent('before'));
    this.#show(scene.after ?? {});
    const happened = scene.happened ?? [];
    this.chronicle.tell({ at: 0, number: 0, what: { acted: { seat: 0, bot: false } }, happened });
    this.dispatchEvent(new CustomEvent('right', { detail: happened }));
  }

  /** @param {Shown} shown */
  #show(shown) {
    const game = { ...NOTHING, ...shown };
    this.view = {
      id: '',
      number: 0,
      stage: 'playing',
      you: 0,
      may: [],
      host: '',
      commitment: '',
      options: { bots: [], building: null, clock: 'none', deck: 'claim', edition: '', first_leader: null, players: 2, public: false, setting: null, spectators: false, timeout: 'bot', tracker: false },
      table: { players: 2, factions: this.#factions(), first_leader: 0, setting: null, building: null, edition: '' },
      seats: [
        { side: 0, person: { id: '', name: '', guest: true }, bot: null, here: true, ready: true },
        { side: 1, person: null, bot: 'novice', here: true, ready: true },
      ],
      game,
    };
    this.hand = [...game.hands[0]];
  }

  /** The factions that the table shows something of, so that only the scene's idea is seen. */
  #factions() {
    const { front, aside, fire } = this.scene.before ?? {};
    return [front && 'gnomes', aside && 'trolls', fire && 'phoenixes'].filter((name) => typeof name === 'string');
  }
}
