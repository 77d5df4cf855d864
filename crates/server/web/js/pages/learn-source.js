// A scene of the tutorial, as a table: it looks like any table, but what happens is written in the scene.

import { catalogue } from '../catalogue.js';
import { t } from '../i18n.js';

/** @typedef {import('./learn-scenes.js').Scene} Scene */
/** @typedef {import('./learn-scenes.js').Shown} Shown */
/** @typedef {import('../protocol.js').GameView} GameView */
/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Field} Field */

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
  won_by: null,
};

/** @type {Field[]} */
const FIELDS = ['front', 'aside', 'fire'];

/** The person gave another answer than the one that the scene waits for. */
export class WrongAnswer extends Error {}

/** @typedef {import('../table/source.js').Source} Source */

/** @implements {Source} */
export class SceneSource {
  id = '';
  /** @type {import('../table/source.js').Watcher | null} */
  #watcher = null;

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** @param {number} seat */
  name(seat) {
    return seat === 0 ? t('learn-you') : t('learn-opponent');
  }

  /** @param {import('../table/source.js').Watcher} watcher */
  watch(watcher) {
    this.#watcher = watcher;
    watcher.look(this.#view(this.scene.before, 0), [], true);
    return () => (this.#watcher = null);
  }

  /** @param {import('../protocol.js').Command} command */
  async send(command) {
    // As with any other table, what was done is drawn before it is answered.
    await undefined;
    if (typeof command === 'object' && 'act' in command) this.choose(command.act.answer);
    return {};
  }

  /** The person has done something: either it is what the scene waits for, or not.
   * @param {Scene['answer'] | null} answer */
  choose(answer) {
    const { scene } = this;
    if (JSON.stringify(answer) !== JSON.stringify(scene.answer)) throw new WrongAnswer();
    this.#watcher?.look(this.#view(scene.after, 1), [{ at: 0, number: 1, what: { acted: { seat: 0, bot: false } }, happened: scene.happened }], false);
  }

  /** @param {Shown} shown @param {number} number
   * @returns {TableView} */
  #view(shown, number) {
    return {
      id: '',
      number,
      stage: 'playing',
      you: 0,
      may: [],
      host: '',
      hosted_by: { id: '', name: '', guest: true },
      opened: 0,
      commitment: '',
      options: { bots: [], building: null, clock: 'none', deck: 'claim', edition: '', first_leader: null, players: 2, public: false, setting: null, spectators: false, timeout: 'bot', tracker: false },
      table: { players: 2, factions: this.#factions(), first_leader: 0, setting: null, building: null, edition: '' },
      seats: [
        { side: 0, person: { id: '', name: '', guest: true }, bot: null, here: true, ready: true },
        { side: 1, person: null, bot: 'novice', here: true, ready: true },
      ],
      game: { ...NOTHING, ...shown, number },
    };
  }

  /** The factions that the table shows something of, so that only the scene's idea is seen. */
  #factions() {
    const { before } = this.scene;
    const shown = FIELDS.filter((field) => before[field]);
    return catalogue().factions.flatMap(({ name, field }) => (field && shown.includes(field) ? [name] : []));
  }
}
