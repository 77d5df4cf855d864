// A table that is played at or looked at: the same for every source. What happens is taken up, drawn, moved, heard and said
// here, and nowhere else.

import { valueOf } from '../cards.js';
import { hold, liked, speed } from '../settings.js';
import { announce } from '../ui/announce.js';
import { buzz } from '../ui/buzz.js';
import { batch, signal, untracked } from '../signals.js';
import { choices } from './choices.js';
import { Hand } from './hand.js';
import { WON, finishMotion, withNextFrame } from './motion.js';
import { Before, collectAll, takeBack } from './move.js';
import { Places } from './places.js';
import { Say } from './say.js';
import { soundsOf } from './sounds.js';
import { cue, prepareSound } from './sound.js';
import { TableState } from './state.js';

/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Happening} Happening */
/** @typedef {import('../protocol.js').Play} Play */
/** @typedef {import('./state.js').Laid} Laid */

/**
 * What came, once it is drawn.
 * @typedef {object} Looked
 * @property {TableView | null} before
 * @property {TableView} view
 * @property {Update[]} updates what happened in between; nothing if the view is the first one, or a new one
 * @property {boolean} fresh whether it is
 */

/**
 * @typedef {object} Hooks
 * @property {(looked: Looked) => void} [looked]
 * @property {(heard: ReturnType<TableState['hear']>) => void} [heard]
 * @property {(refusal: any) => void} [refused] the table cannot be shown
 * @property {(error: any) => void} [problem] something was not done
 * @property {(face: string) => void} [unqueued] the card that was chosen ahead may not be played
 * @property {() => boolean} [keepsTrick] whether the last trick lies there until the next one is led
 * @property {(lines: import('./chronicle.js').Line[]) => void} [tell] says what happened; otherwise every line is said
 */

/** How long a finished trick lies there, once its last card has landed and its winner is crowned, in milliseconds at normal
 * speed. One that waits to be tapped makes room for the next lead as late as for those who are new. */
const HOLD = { short: 600, long: 1300, tap: 1300 };

/** For how long a finished trick is looked at. Reading takes its time, however fast things move. */
const reading = () => WON * speed() + HOLD[hold()] * (speed() === 0 ? 1 : 0.4 + speed() * 0.6);

export class Board {
  places = new Places();
  /** Whether a finished trick still lies there. */
  #holding = signal(false);
  /** Gnomes and their like that were crushed in this trick, by the seat that had them. */
  #crushed = signal(/** @type {ReadonlyMap<number, string[]>} */ (new Map()));
  /** The time, as often as clocks need it. */
  now = signal(performance.now());
  /** Since when the finished trick lies there. */
  #since = 0;
  #stopHolding = () => {};
  /** Who gets each card of the trick; nobody gets those that are discarded. @type {Map<string, number | null>} */
  #goes = new Map();
  /** Whether the trick is won, so that the next card begins another one. */
  #won = false;
  /** What came while a finished trick was still looked at. @type {{view: TableView, updates: Update[], stop: () => void} | null} */
  #late = null;
  /** The card that was laid down last, and whether it had the focus in the hand. @type {{card: Laid, focused: boolean} | null} */
  #laid = null;

  /** @param {import('../lifetime.js').Lifetime} life @param {import('./source.js').Source} source @param {Hooks} [hooks] */
  constructor(life, source, hooks = {}) {
    this.life = life;
    this.hooks = hooks;
    this.table = new TableState(life, source);
    this.hand = new Hand(this);
    this.say = new Say(this);
  }

  /** Begins to watch. */
  begin() {
    this.life.atEnd(
      this.table.source.watch({
        look: (view, updates, fresh) => this.#look(view, updates, fresh),
        hear: (message) => this.#hear(message),
        refused: (refusal) => this.hooks.refused?.(refusal),
      }),
    );
    prepareSound();
    this.life.effect(() => {
      if (this.table.source.connection === 'lost') untracked(() => this.#takeBack());
    });
    for (const touch of ['pointerdown', 'keydown']) this.life.listen(window, touch, () => this.catchUp(), { capture: true });
  }

  get crushed() {
    return this.#crushed.value;
  }

  /** The cards that lie in the middle: the trick, or the one before as long as it is shown. What a card is worth in the trick
   * is known only when the server has taken it.
   * @returns {Play[]} */
  get lying() {
    const { game, laid, me } = this.table;
    if (laid) return [...game.trick, { seat: me, card: laid.face, strength: valueOf(laid.face), captured: false }];
    if (game.trick.length > 0) return game.trick;
    return this.#holding.value || this.hooks.keepsTrick?.() ? game.previous : [];
  }

  /** Whether a trick has begun that is not over. */
  get isTrickOn() {
    return this.table.game.trick.length > 0 || this.table.laid !== null;
  }

  /** Who is ahead among them, or has won. @returns {number | null} */
  get best() {
    const { ahead, winner } = this.table.game;
    if (this.isTrickOn) return ahead ?? null;
    return this.lying.length > 0 ? (winner ?? null) : null;
  }

  // What comes

  /** @param {TableView} view @param {Update[]} updates @param {boolean} fresh */
  #look(view, updates, fresh) {
    this.catchUp();
    const wait = fresh || this.table.queued || view.game?.trick.length !== 1 ? 0 : this.#toBeSeen;
    if (wait === 0) return this.#take(view, updates, fresh);
    // A lead waits until the trick before it was seen; whatever the person does, or happens, ends the waiting.
    this.#late = { view, updates, stop: this.life.after(wait, () => this.catchUp()) };
    return undefined;
  }

  /** Takes up what waits. */
  catchUp() {
    const late = this.#late;
    this.#late = null;
    if (!late) return;
    late.stop();
    this.#take(late.view, late.updates, false);
  }

  /** For how many milliseconds a finished trick should still be seen. */
  get #toBeSeen() {
    if (!this.#holding.peek() || liked().layout === 'text') return 0;
    return speed() === 0 ? 0 : Math.max(0, this.#since + reading() - performance.now());
  }

  /** @param {TableView} view @param {Update[]} all @param {boolean} anew */
  #take(view, all, anew) {
    const before = this.table.view;
    const fresh = anew || !before;
    const updates = fresh ? [] : all;
    const lay = !fresh && before.game && view.game ? new Before(this) : null;
    // Whatever moves since a card was laid down belongs to the same event.
    if (!this.table.laid) finishMotion();
    const told = this.table.chronicle.lines.length;
    batch(() => {
      this.hand.why = null;
      this.table.take(view, all, anew);
      this.#follow(all, fresh);
      this.now.value = this.table.came;
    });
    if (lay) {
      lay.move(updates);
      if (lay.isCollected) cue('gather');
      for (const name of soundsOf(this.table, updates, lay)) cue(name);
    }
    this.#seeBack();
    if (!fresh) this.#tell(this.table.chronicle.lines.slice(told));
    this.hooks.looked?.({ before, view, updates, fresh });
    this.#playQueued();
  }

  /** @param {import('./chronicle.js').Line[]} lines */
  #tell(lines) {
    if (this.hooks.tell) this.hooks.tell(lines);
    else for (const line of lines) announce(line.text());
  }

  /** Notes who gets which card of the trick, which Gnomes were crushed in it, and that it is over.
   * @param {Update[]} updates @param {boolean} fresh */
  #follow(updates, fresh) {
    const crushed = new Map(fresh ? [] : this.#crushed.peek());
    for (const one of updates.flatMap((update) => update.happened)) {
      if (one === 'ended') continue;
      if ('won' in one) {
        this.#won = true;
        if (!fresh && !this.hooks.keepsTrick) this.#hold();
      }
      if (!('moved' in one)) continue;
      const { card: face, from, to } = one.moved;
      if (to.zone === 'trick') {
        crushed.clear();
        if (this.#won) this.#goes = new Map();
        this.#won = false;
      }
      if (from.zone === 'trick') this.#goes.set(face, to.seat ?? null);
      if (from.zone === 'front' && to.zone === 'discard') crushed.set(from.seat ?? 0, [...(crushed.get(from.seat ?? 0) ?? []), face]);
    }
    this.#crushed.value = crushed;
    if (this.table.view?.game?.trick.length) this.#letGo();
  }

  #letGo() {
    this.#stopHolding();
    this.#holding.value = false;
  }

  /** Where the cards of the finished trick go, by their faces; null: out of the game.
   * @returns {ReadonlyMap<string, number | null>} */
  get goes() {
    return this.#goes;
  }

  /** A trick is over: it stays for a while, or until it is tapped. */
  #hold() {
    this.#holding.value = true;
    this.#since = performance.now();
    this.#stopHolding();
    if (hold() !== 'tap') this.#stopHolding = this.life.after(reading(), () => this.release());
  }

  /** The cards of the finished trick go where they belong. */
  release() {
    if (!this.#holding.peek()) return;
    const lay = new Before(this);
    this.#letGo();
    if (this.isTrickOn) return;
    withNextFrame(() => collectAll(this, lay));
    cue('gather');
  }

  /** @param {import('../protocol.js').ServerMessage} message */
  #hear(message) {
    this.catchUp();
    const heard = this.table.hear(message);
    this.hooks.heard?.(heard);
  }

  // What the person does

  /** Not within a batch: what moves is drawn first.
   * @param {import('../protocol.js').Answer} answer
   * @param {number[]} [chosen] the places of its cards in the hand, where they were not chosen before */
  async answer(answer, chosen = this.table.chosen) {
    if (this.table.sending || !this.table.view?.game) return;
    try {
      await this.#send(answer, chosen);
    } catch (error) {
      this.#seeBack();
      this.hooks.problem?.(error);
    }
  }

  /** A card that is played is seen and heard in the trick at once; the server's word follows.
   * @param {import('../protocol.js').Answer} answer @param {number[]} chosen */
  #send(answer, chosen) {
    this.catchUp();
    const { table, hand } = this;
    const lay = new Before(this);
    const focus = table.held[hand.focused]?.id;
    const sent = batch(() => {
      table.chosen = chosen;
      const answered = table.answer(answer);
      if (table.laid) this.#letGo();
      return answered;
    });
    buzz();
    const { laid } = table;
    if (laid) {
      this.#laid = { card: laid, focused: laid.id === focus };
      finishMotion();
      lay.lay(laid.face);
      if (lay.isCollected) cue('gather');
      cue('play-mine');
    }
    return sent;
  }

  /** Without a connection nobody knows whether the card is played: it lies in the hand until it is. */
  #takeBack() {
    this.table.takeBack();
    this.#seeBack();
  }

  /** A card that was laid down and is in the hand again is seen going there, and has the focus again if it had it. */
  #seeBack() {
    const { table, hand } = this;
    const laid = this.#laid;
    if (!laid || table.laid) return;
    this.#laid = null;
    const place = table.held.findIndex(({ id }) => id === laid.card.id);
    if (place < 0) return;
    finishMotion();
    withNextFrame(() => takeBack(this, table.held[place]));
    if (laid.focused && hand.focused >= 0) hand.button(place)?.focus();
  }

  /** Does something at the table, and tells the page if it was refused.
   * @param {import('../protocol.js').Command} command */
  async attempt(command) {
    try {
      return await this.table.source.send(command);
    } catch (error) {
      this.hooks.problem?.(error);
      return null;
    }
  }

  #playQueued() {
    const { table } = this;
    const face = table.queued;
    if (!face || !table.question || !('play' in table.question)) return;
    table.queued = null;
    if (table.mayPlay(face)) this.answer({ play: face });
    else this.hooks.unqueued?.(face);
  }

  /** What the person can choose from now, where no cards of the hand are asked for. */
  get choices() {
    return choices(this.table);
  }

  /** Answers with what is chosen, if anything is.
   * @returns {boolean} */
  enter() {
    const { chosen } = this.table;
    if (chosen.length === 0) return false;
    const choice = this.choices[chosen[0]];
    if (choice) this.answer(choice.answer);
    else this.hand.confirm();
    return true;
  }
}
