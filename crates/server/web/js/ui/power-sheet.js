// What a card, a Setting or a Building does, told in place: by pointing at it, resting on it with the keyboard, a long press,
// a right click, or `?`. The sheet takes nothing away: the game goes on beside it, and it stays as long as its card does.

import { t } from '../i18n.js';
import { media } from '../media.js';
import { batch, computed, createRef, nothing, signal } from '../view.js';
import { announce } from './announce.js';
import { dialogWith, isDialogOpen } from './dialog.js';
import { holdFocus } from './focus.js';
import { layOver, takeFromOver } from './over.js';
import { LongPress, Resting } from './power-gestures.js';
import { isInTheWay, overlap, spotFor } from './power-place.js';
import { allNeeded, heedChanges, isChosen, isLine, pictureOf, pressed, reasonOf, subjectOf, teller, tellers } from './power-subject.js';
import { powerView } from './power-view.js';

/** @typedef {import('./power-place.js').Box} Box */
/** @typedef {import('./power-place.js').Obstacle} Obstacle */
/** @typedef {import('./power-subject.js').Need} Need */

/** Why a sheet is open: it was asked for; a card was chosen that a second tap plays; the mouse rests on something; the
 * keyboard does.
 * @typedef {'asked' | 'chosen' | 'mouse' | 'keyboard'} Cause */

/**
 * What is told of.
 * @typedef {object} Told
 * @property {HTMLElement} element what shows it
 * @property {import('./power-subject.js').Subject} subject
 * @property {Cause} cause
 * @property {ReturnType<typeof dialogWith>} home the dialog that the element stands in, if it does
 * @property {Element} opener what had the focus when it was asked for, if that has to do with it
 * @property {() => void} giveBack the focus goes back there
 */

/** How long the keyboard rests on a card before the sheet opens, and how long the sheet waits for a mouse on its way to it. */
const REST = 700;
const GRACE = 400;

/** Where the sheet comes from the edge of the screen. */
const NARROW = '(max-width: 699px)';

/** How much worse than a way of so many pixels it is to cover all of what is needed. @type {Record<Need, number>} */
const COSTS = { trick: Infinity, line: Infinity, hand: 900, choice: 900, cards: 500, bar: 300, prize: 150, fields: 150, votes: 120 };

/** Keys that lead the focus from one thing to the next. */
const LEADS = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

export class PowerSheet {
  #told = signal(/** @type {Told | null} */ (null));
  #reason = computed(() => (this.#told.value ? reasonOf(this.#told.value.element) : ''));
  /** What the keyboard pressed last, as long as it is held. */
  #key = '';
  #stopTimer = () => {};
  /** What the sheet told of that this press has closed. @type {Element | null} */
  #closed = null;
  /** Where the card was when the sheet was placed. */
  #placedAt = '';
  #frame = 0;
  #placed = signal(/** @type {import('./power-view.js').Placed | null} */ (null));
  /** The sheet, as long as it is open. @type {HTMLElement | null} */
  #sheet = null;
  /** @type {import('./power-view.js').Parts} */
  #parts = { sheet: (element) => this.#show(/** @type {HTMLElement | undefined} */ (element)), closer: createRef(), more: createRef() };
  #sizes = new ResizeObserver(() => this.#changed());
  /** Whose size would be heard of. @type {Set<Element>} */
  #measured = new Set();

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
    this.press = new LongPress(life, (element) => this.open(element, 'asked'));
    this.resting = new Resting(life, this.#holds, (on) => this.#rest(on));
    const capture = { capture: true };
    life.listen(window, 'pointerdown', this.#down, capture);
    life.listen(window, 'keydown', this.#pressed, capture);
    life.listen(window, 'keyup', () => (this.#key = ''));
    life.listen(document, 'contextmenu', this.#menu);
    life.listen(document, 'click', this.#clicked);
    life.listen(document, 'focusin', ({ target }) => this.#focusCame(target, this.#key));
    life.listen(window, 'resize', this.#changed);
    life.listen(window, 'scroll', this.#changed, capture);
    life.effect(() => {
      heedChanges();
      this.#changed();
    });
    life.atEnd(this.close);
    // A dialog lies above it, unless it tells of something in there.
    life.effect(() => {
      const told = this.#told.peek();
      if (isDialogOpen() && told && !told.home) this.close();
    });
  }

  /** What the person did before the sheet was there.
   * @param {Event} event */
  hear(event) {
    if (event.type === 'contextmenu') this.#menu(/** @type {MouseEvent} */ (event));
    else if (event.type === 'click') this.#clicked(/** @type {MouseEvent} */ (event));
    else if (event instanceof KeyboardEvent) this.#focusCame(document.activeElement, event.key);
    else if (event instanceof PointerEvent) {
      this.press.hear(event);
      this.resting.hear(event);
    }
  }

  // Opening and closing

  /** @param {HTMLElement} element @param {Cause} cause
   * @returns {boolean} whether there is something to tell */
  open(element, cause) {
    const subject = subjectOf(element);
    const home = dialogWith(element);
    // What lies below a dialog is not to be reached.
    if (!subject || (isDialogOpen() && !home)) return false;
    this.#stopTimer();
    this.#placedAt = '';
    const active = document.activeElement;
    const opener = active && active !== document.body && (active.contains(element) || element.contains(active)) ? active : element;
    batch(() => {
      this.#told.value = { element, subject, cause, home, opener, giveBack: holdFocus(opener) };
      layOver(home, this.#view);
    });
    this.#measure(element);
    this.#place();
    if (cause === 'asked' || cause === 'chosen') this.#say(subject);
    return true;
  }

  /** @param {HTMLElement | undefined} sheet that was drawn; `undefined`: it is gone */
  #show(sheet) {
    this.#sheet = sheet ?? null;
    // It has no place in the document yet.
    queueMicrotask(() => {
      if (!sheet || this.#sheet !== sheet || !sheet.isConnected) return;
      sheet.showPopover();
      this.#measure(sheet);
      this.#place();
    });
  }

  /** @param {import('./power-subject.js').Subject} subject */
  #say({ name, text }) {
    announce(t('power-told', { name: name(), text: text() }));
    const reason = this.#reason.peek();
    if (reason) for (const line of [t('power-not-now'), reason]) announce(line);
  }

  close = () => {
    const told = this.#told.peek();
    this.#stopTimer();
    if (!told) return;
    const active = /** @type {HTMLElement} */ (document.activeElement);
    const hadFocus = this.#holds(active);
    this.#sizes.disconnect();
    this.#measured.clear();
    if (hadFocus) active.blur();
    batch(() => {
      this.#told.value = null;
      takeFromOver(this.#view);
    });
    if (hadFocus) told.giveBack();
  };

  #view = () => {
    const told = this.#told.value;
    return told ? powerView(told, this.#reason.value, this.#placed.value, this.#parts, this.close) : nothing;
  };

  /** Whether something stands in the sheet. @param {EventTarget | null} target */
  #holds = (target) => target instanceof Node && (this.#sheet?.contains(target) ?? false);

  /** Hears of it when this has another size. @param {Element} element */
  #measure(element) {
    if (this.#measured.has(element)) return;
    this.#measured.add(element);
    this.#sizes.observe(element);
  }

  /** Something on the page is different: the card may have gone, moved, or become another one. */
  #changed = () => {
    if (this.#frame || !this.#told.peek()) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const told = this.#told.peek();
      if (!told) return;
      const { element, subject, cause } = told;
      const there = element.isConnected && element.getClientRects().length > 0 && subjectOf(element)?.key === subject.key;
      if (!there || (cause === 'chosen' && !isChosen(element))) this.close();
      else this.#place();
    });
  };

  // Where it stands

  #place() {
    const told = this.#told.peek();
    const sheet = this.#sheet;
    if (!told || !sheet?.matches(':popover-open')) return;
    if (media(NARROW)) {
      this.#placed.value = null;
      this.#placedAt = '';
      return;
    }
    const anchor = pictureOf(told.element).getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const at = [anchor.left, anchor.top, anchor.width, view.width, view.height, sheet.offsetHeight].map(Math.round).join();
    const obstacles = this.#obstacles(told);
    // Who reads does not want it to move.
    if (at === this.#placedAt && !isInTheWay(sheet.getBoundingClientRect(), obstacles)) return;
    this.#placedAt = at;
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const spot = spotFor(anchor, size, view, obstacles);
    // What a resting mouse has opened takes no click from a card: it goes through.
    this.#placed.value = { ...spot, through: told.cause === 'mouse' && this.#covers({ ...spot, ...size }, told.element) };
  }

  /** Whether a sheet that stands there lies over something that is pressed, besides what it tells of.
   * @param {Box} box @param {HTMLElement} element */
  #covers(box, element) {
    const lines = allNeeded().flatMap(([one, need]) => (need === 'line' ? [one] : []));
    return [...pressed(), ...lines].some((one) => !one.contains(element) && overlap(box, one.getBoundingClientRect()) > 0);
  }

  /** @param {Told} told
   * @returns {Obstacle[]} */
  #obstacles({ element, home }) {
    return allNeeded().flatMap(([one, need]) => {
      if (element.contains(one) || (home && !home.holds(one))) return [];
      this.#measure(one);
      return [{ box: one.getBoundingClientRect(), cost: COSTS[need] }];
    });
  }

  // By mouse and finger

  /** @param {PointerEvent} event */
  #down = (event) => {
    const told = this.#told.peek();
    this.#closed = null;
    if (!told || this.#holds(event.target)) return;
    this.#closed = told.element;
    this.close();
    // On a phone it lies over the cards: whoever taps beside it wants to be rid of it, and to play nothing.
    if (told.cause !== 'asked' || !media(NARROW)) return;
    event.stopPropagation();
    this.press.swallow();
  };

  /** @param {MouseEvent} event */
  #menu = (event) => {
    const element = teller(event.target);
    if (!element) return;
    event.preventDefault();
    this.press.done();
    this.open(element, 'asked');
  };

  /** What nothing else happens to is told of by a simple tap; places always are.
   * @param {MouseEvent} event */
  #clicked = (event) => {
    const element = teller(event.target);
    if (!element || event.defaultPrevented || element === this.#closed || !element.isConnected) return;
    const always = Boolean(subjectOf(element)?.place);
    if (always || (!isLine(element) && !element.closest('button, a, summary'))) this.open(element, 'asked');
  };

  /** The mouse rests on something, has gone to the sheet, or is on nothing.
   * @param {HTMLElement | 'sheet' | null} on */
  #rest(on) {
    const told = this.#told.peek();
    if (told && told.cause !== 'mouse') return;
    // From the edge of a narrow screen it would cover what the mouse is about to press.
    if (media(NARROW)) return;
    this.#stopTimer();
    if (!on) this.#later(GRACE, this.close);
    else if (on !== 'sheet' && on !== told?.element) this.open(on, 'mouse');
  }

  // By keyboard

  /** @param {KeyboardEvent} event */
  #pressed = (event) => {
    this.#key = event.key;
    this.#closed = null;
    const told = this.#told.peek();
    if (!told) return;
    if (event.key === 'Escape') this.#escape(event, told.cause);
    else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey) this.#tab(event, told);
    else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && told.cause === 'asked') this.#step(event, told.element, event.key === 'ArrowRight' ? 1 : -1);
  };

  /** It closes the sheet and nothing else; but a card that was chosen is taken back as well.
   * @param {KeyboardEvent} event @param {Cause} cause */
  #escape(event, cause) {
    if (cause !== 'chosen') {
      event.preventDefault();
      event.stopPropagation();
    }
    this.close();
  }

  /** From the card into the sheet, and from its ends back to the card.
   * @param {KeyboardEvent} event @param {Told} told */
  #tab(event, told) {
    const active = /** @type {HTMLElement} */ (document.activeElement);
    const { closer, more } = this.#parts;
    // On a narrow screen there may be no link.
    const stops = [closer.value, more.value].flatMap((stop) => (stop && stop.getClientRects().length > 0 ? [stop] : []));
    const at = stops.indexOf(active);
    // From anywhere else, Tab goes where it always does.
    if (at < 0 && (event.shiftKey || active !== told.opener)) return;
    const next = stops[at + (event.shiftKey ? -1 : 1)];
    if (next || event.shiftKey) event.preventDefault();
    if (next) return next.focus();
    // Without Shift, the browser goes on from there.
    active.blur();
    return told.giveBack();
  }

  /** To the next card of those around which the focus is.
   * @param {KeyboardEvent} event @param {HTMLElement} element @param {1 | -1} way */
  #step(event, element, way) {
    const place = document.activeElement;
    if (!place || place === element || !place.contains(element) || place === document.body) return;
    const elements = tellers(place);
    const next = elements[elements.indexOf(element) + way];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.scrollIntoView({ block: 'nearest' });
    this.open(next, 'asked');
  }

  /** The focus came to something: by a key that leads there, it is told of after a while; at once if the sheet is open
   * because it was asked for.
   * @param {EventTarget | null} target @param {string} key */
  #focusCame(target, key) {
    const told = this.#told.peek();
    if (this.#holds(target)) return;
    if (told?.cause === 'keyboard') this.close();
    this.#stopTimer();
    const element = teller(target);
    if (!element || !LEADS.includes(key) || element === told?.element) return;
    if (told?.cause === 'asked') this.open(element, 'asked');
    else this.#later(REST, () => document.activeElement === target && this.open(element, 'keyboard'));
  }

  /** @param {number} milliseconds @param {() => void} run */
  #later(milliseconds, run) {
    this.#stopTimer();
    this.#stopTimer = this.life.after(milliseconds, run);
  }
}
