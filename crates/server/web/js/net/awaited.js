// Something that a page waits for: it may be slow, it may not come, and it can be asked for again.

import { t } from '../i18n.js';
import { batch, computed, signal, untracked } from '../signals.js';
import { socket } from './socket.js';

/** For so long nothing is said: most answers are there by then. */
const QUIET = 400;

/** What takes longer than this takes long: the person may try again. */
const LONG = 5_000;

/** Whoever has not answered by then does not answer any more. */
const GIVE_UP = 30_000;

/** How long a page that has nothing else to show waits before it tries again by itself. */
const AGAIN = 5_000;

/**
 * How far it is: `quiet` at first, then `coming`, then `slow`; at the end `here` or `failed`.
 * @typedef {'quiet' | 'coming' | 'slow' | 'here' | 'failed'} State */

/** @template T */
export class Awaited {
  #state = signal(/** @type {State} */ ('quiet'));
  #value = signal(/** @type {T | undefined} */ (undefined));
  #problem = signal(/** @type {any} */ (null));
  #isHere = computed(() => this.#state.value === 'here');
  /** Resolved when it has come for the first time. @type {Promise<void>} */
  come;
  #isCome = () => {};
  /** The timers of the question that is open. @type {import('../lifetime.js').Lifetime | null} */
  #asked = null;

  /**
   * @param {import('../lifetime.js').Lifetime} life
   * @param {() => string} words what is waited for, as a sentence
   * @param {() => Promise<T>} ask
   * @param {{persists?: boolean}} [how] `persists`: it is asked for again and again
   */
  constructor(life, words, ask, { persists = false } = {}) {
    this.come = new Promise((done) => (this.#isCome = done));
    this.life = life;
    this.words = words;
    this.ask = ask;
    this.persists = persists;
    // Where there is a way to the server again, nobody has to press anything.
    life.listen(globalThis, 'online', () => this.#retry());
    life.effect(() => {
      if (socket.status === 'open') untracked(() => this.#retry());
    });
    this.again();
  }

  get state() {
    return this.#state.value;
  }

  /** Whether it has come. */
  get isHere() {
    return this.#isHere.value;
  }

  /** What has come; what came before, while it is asked for once more. */
  get value() {
    return this.#value.value;
  }

  /** Why it did not come. */
  get problem() {
    return this.#problem.value;
  }

  /** Asks for it, once more if need be. */
  again = () => {
    this.#asked?.end();
    if (this.life.over) return;
    const asked = this.life.within();
    this.#asked = asked;
    if (!this.#isHere.peek()) this.#state.value = this.#state.peek() === 'quiet' ? 'quiet' : 'coming';
    const late = (/** @type {State} */ state) => () => {
      if (!this.#isHere.peek()) this.#state.value = state;
    };
    asked.after(QUIET, late('coming'));
    asked.after(LONG, late('slow'));
    asked.after(GIVE_UP, () => this.fail({ type: 'unreachable' }));
    this.ask().then(
      (value) => asked === this.#asked && this.take(value),
      (error) => asked === this.#asked && this.fail(error),
    );
  };

  /** It has come, or there is a newer one.
   * @param {T} value */
  take(value) {
    this.#asked?.end();
    this.#asked = null;
    batch(() => {
      this.#value.value = value;
      this.#problem.value = null;
      this.#state.value = 'here';
    });
    this.#isCome();
  }

  /** It does not come. What is there stays.
   * @param {unknown} problem */
  fail(problem) {
    this.#asked?.end();
    this.#asked = null;
    if (this.#isHere.peek()) return;
    batch(() => {
      this.#problem.value = problem;
      this.#state.value = 'failed';
    });
    if (this.persists) this.#asked = this.#later();
  }

  #later() {
    const later = this.life.within();
    later.after(AGAIN, this.again);
    return later;
  }

  #retry() {
    if (this.#state.peek() === 'failed') this.again();
  }
}

/** Code of the page. Asking for it once more is for a new document: browsers may remember what they could not have.
 * @template T
 * @param {import('../lifetime.js').Lifetime} life @param {() => Promise<T>} load */
export function awaitedCode(life, load) {
  let asked = 0;
  return new Awaited(life, () => t('page-coming'), () => {
    if ((asked += 1) > 1) location.reload();
    return load();
  });
}
