// The table of a scene: it looks like any table, but what happens is written in the scene.

import { t } from '../i18n.js';
import { CODES, HIDDEN, codeOf, valueOf } from '../cards.js';
import { TableState } from '../table/state.js';

/** @typedef {import('./learn-scenes.js').Scene} Scene */
/** @typedef {import('./learn-scenes.js').Lay} Lay */
/** @typedef {import('./learn-scenes.js').Then} Then */
/** @typedef {import('../protocol.js').GameView} GameView */
/** @typedef {import('../protocol.js').Play} Play */
/** @typedef {import('../protocol.js').Happening} Happening */

/** How many cards lie in the deck of a scene. */
const DECK = 12;

/** @param {string} code */
const factionOf = (code) => Object.keys(CODES).find((name) => CODES[name] === code) ?? '';

/** Events of its own: `right` (the scene goes on; detail: what happened), `wrong`. */
export class SceneTable extends TableState {
  /** Whether the right card was played. */
  done = false;

  /** @param {Scene} scene */
  constructor(scene) {
    super('');
    this.scene = scene;
    this.#lay(scene.lay ?? {}, null);
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
    const chosen = 'play' in answer ? answer.play : 'take' in answer ? answer.take : '';
    this.choose(chosen);
  }

  /** The person has done something; either it is what the scene asks for, or not.
   * @param {string} chosen */
  choose(chosen) {
    const { scene } = this;
    if (this.done) return;
    this.chosen = [];
    if (chosen !== scene.right || !scene.then) {
      this.dispatchEvent(new CustomEvent('wrong'));
      return;
    }
    this.done = true;
    this.dispatchEvent(new CustomEvent('before'));
    this.#lay({ ...scene.lay, hand: (scene.lay?.hand ?? []).filter((face) => face !== chosen), top: undefined, ...scene.then }, scene.then);
    const happened = this.#happened(chosen);
    this.chronicle.tell({ at: 0, number: 0, what: { acted: { seat: 0, bot: false } }, happened });
    this.dispatchEvent(new CustomEvent('right', { detail: happened }));
  }

  /** @param {Lay} lay @param {Then | null} then */
  #lay(lay, then) {
    const { scene } = this;
    const hand = lay.hand ?? [];
    const theirs = Math.max(1, (scene.lay?.hand ?? []).length + (scene.led || then ? -1 : 0));
    this.view = {
      id: '',
      number: 0,
      stage: 'playing',
      you: 0,
      host: '',
      commitment: '',
      options: { bots: [], building: null, clock: 'none', deck: 'claim', edition: '', first_leader: null, players: 2, public: false, setting: null, spectators: false, timeout: 'bot', tracker: false },
      table: { players: 2, factions: this.#factions(), first_leader: 0, setting: null, building: null, edition: '' },
      seats: [
        { person: { id: '', name: '', guest: true }, bot: null, here: true, ready: true },
        { person: null, bot: 'novice', here: true, ready: true },
      ],
      game: {
        ...this.#game(lay, then),
        hands: [hand, Array.from({ length: theirs }, () => HIDDEN)],
        trick: !then && scene.led ? [this.#play(1, scene.led)] : [],
        previous: this.#previous(then),
        question: then ? null : this.#question(hand),
      },
    };
    this.hand = [...hand];
  }

  /** What the scene says nothing of lies nowhere.
   * @param {Lay} lay @param {Then | null} then
   * @returns {GameView} */
  #game(lay, then) {
    const { scene } = this;
    const turn = then?.leads ?? (then ? then.winner : 0);
    return {
      phase: scene.phase ?? 1,
      number: 0,
      ahead: scene.led ? 1 : null,
      winner: then ? then.winner : scene.trick ? 0 : null,
      leader: then ? turn : scene.led ? 1 : 0,
      asked: then ? [] : [{ seat: 0, kind: 'play' }],
      aside: lay.aside ?? [],
      next_aside: lay.aside?.[0] ?? null,
      contests: lay.contests ?? [],
      deck: scene.phase === 1 ? [lay.top ?? HIDDEN, ...Array.from({ length: DECK }, () => HIDDEN)] : [],
      discard: [],
      fire: Array.from({ length: lay.fire ?? 0 }, () => HIDDEN),
      followers: [lay.followers ?? [], []],
      front: lay.front ?? [[], []],
      gathered: [0, 0],
      hands: [[], []],
      looked: null,
      market: lay.market ?? [],
      piles: lay.piles ?? [[], []],
      previous: [],
      question: null,
      sealed: [null, null],
      sets: [0, 0],
      stakes: scene.phase === 1 ? { places: ['market', 'deck'], left_over: 0 } : null,
      streak: null,
      sure_votes: [0, 0],
      trick: [],
      tricks: { done: 0, left: null },
    };
  }

  /** The factions that the table shows something of, so that only the scene's idea is seen. */
  #factions() {
    const lay = this.scene.lay ?? {};
    return [lay.front && 'gnomes', lay.aside && 'trolls', lay.fire && 'phoenixes'].filter((name) => typeof name === 'string');
  }

  /** @param {number} seat @param {string} face @param {boolean} [captured]
   * @returns {Play} */
  #play(seat, face, captured = false) {
    return { seat, card: face, strength: this.scene.strength?.[face] ?? valueOf(face), captured };
  }

  /** @param {Then | null} then
   * @returns {Play[]} */
  #previous(then) {
    const { scene } = this;
    if (scene.trick) return [this.#play(1, scene.trick[0]), this.#play(0, scene.trick[1])];
    if (!then || !scene.right || scene.right === 'followers') return [];
    if (then.answer) return [this.#play(0, scene.right), this.#play(1, then.answer)];
    return scene.led ? [this.#play(1, scene.led, then.captured === scene.led), this.#play(0, scene.right)] : [];
  }

  /** @param {string[]} hand
   * @returns {import('../protocol.js').Question | null} */
  #question(hand) {
    const { scene } = this;
    if (scene.right === 'deck') return { take: { market: scene.lay?.market ?? [], deck: true } };
    if (!scene.right || scene.right === 'followers') return null;
    const may = scene.may ?? hand;
    const follow = scene.led && scene.may ? { led: factionOf(codeOf(scene.led)), stand_in: may.some((face) => codeOf(face) === 'DG') } : null;
    return { play: { cards: may, follow } };
  }

  /** What the page shows moving.
   * @param {string} chosen
   * @returns {Happening[]} */
  #happened(chosen) {
    const { scene } = this;
    /** @type {Happening[]} */
    const happened = [];
    if (scene.lay?.hand?.includes(chosen)) happened.push({ moved: { card: chosen, from: { zone: 'hand', seat: 0 }, to: { zone: 'trick', seat: null } } });
    for (const face of scene.then?.followers ?? []) {
      const zone = scene.lay?.market?.includes(face) ? 'market' : 'deck';
      happened.push({ moved: { card: face, from: { zone, seat: null }, to: { zone: 'followers', seat: 0 } } });
    }
    for (const face of scene.then?.crushed ?? []) happened.push({ moved: { card: face, from: { zone: 'front', seat: 1 }, to: { zone: 'discard', seat: null } } });
    return happened;
  }
}
