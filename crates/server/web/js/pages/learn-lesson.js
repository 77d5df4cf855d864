// One step of the tutorial: its table, and whether the person has found what it is about.

import { t } from '../i18n.js';
import { Board } from '../table/board.js';
import { cue } from '../table/sound.js';
import { announce } from '../ui/announce.js';
import { refuse } from '../ui/toast.js';
import { signal } from '../signals.js';
import { noteLearned } from './learn-progress.js';
import { SceneSource, WrongAnswer } from './learn-source.js';

/** What the line says: what to do, that it was well done, or why not. @typedef {'do' | 'well' | 'again'} Mood */

export class Lesson {
  /** Whether another answer was given. */
  #missed = signal(false);

  /** @param {import('../lifetime.js').Lifetime} life @param {import('./learn-scenes.js').Scene} scene
   * @param {() => void} onward called when what follows from the right answer is drawn */
  constructor(life, scene, onward) {
    this.life = life;
    this.scene = scene;
    this.source = new SceneSource(scene);
    /** @type {Board} */
    this.board = new Board(life, this.source, {
      keepsTrick: () => this.done,
      tell: () => {},
      looked: ({ fresh }) => fresh || this.#found(onward),
      problem: (error) => (error instanceof WrongAnswer ? this.#miss() : refuse(error)),
    });
    this.board.begin();
  }

  /** Whether the right answer was given.
   * @returns {boolean} */
  get done() {
    return this.board.table.view?.number === 1;
  }

  /** @returns {Mood} */
  get mood() {
    if (this.done) return 'well';
    return this.#missed.value ? 'again' : 'do';
  }

  /** What the step says. */
  line() {
    const { name } = this.scene;
    if (this.mood === 'well') return t(`learn-${name}-well`);
    return this.mood === 'again' ? t(`learn-${name}-again`) : t(`learn-${name}-do`);
  }

  /** The card that is chosen but not played yet: by a key, or by those who like to tap twice. */
  get chosenCard() {
    const { question, chosen, hand } = this.board.table;
    return question && 'play' in question && chosen.length === 1 ? hand[chosen[0]] : null;
  }

  /** The person touches something that no question asks for.
   * @param {'followers' | null} what */
  choose(what) {
    try {
      if (!this.done) this.source.choose(what);
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      this.#miss();
    }
  }

  /** @param {() => void} onward */
  #found(onward) {
    noteLearned(this.scene.name);
    cue(this.scene.after.winner === 0 ? 'won-mine' : 'won-other');
    announce(this.line());
    onward();
  }

  #miss() {
    this.board.hand.why = null;
    this.#missed.value = true;
    cue('refused');
    announce(this.line());
  }
}
