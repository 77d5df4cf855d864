// What a card, a Setting or a Building does, told in place: by pointing at it, resting on it with the keyboard, a long press,
// a right click, or `?`. The sheet takes nothing away: the game goes on beside it, and it stays as long as its card does.

import { t } from '../i18n.js';
import { media } from '../media.js';
import { computed, mount, nothing, signal } from '../view.js';
import { announce } from './announce.js';
import { isDialogOpen } from './dialog.js';
import { holdFocus } from './focus.js';
import { LongPress, Resting } from './power-gestures.js';
import { isInTheWay, overlap, spotFor } from './power-place.js';
import { pictureOf, reasonOf, subjectOf, teller, tellers } from './power-subject.js';
import { powerView } from './power-view.js';

/** @typedef {import('./power-place.js').Obstacle} Obstacle */

/** Why a sheet is open: it was asked for; a card was chosen that a second tap plays; the mouse rests on something; the
 * keyboard does.
 * @typedef {'asked' | 'chosen' | 'mouse' | 'keyboard'} Cause */

/**
 * What is told of.
 * @typedef {object} Told
 * @property {HTMLElement} element what shows it
 * @property {import('./power-subject.js').Subject} subject
 * @property {Cause} cause
 * @property {Element} opener what had the focus when it was asked for, if that has to do with it
 * @property {() => void} giveBack the focus goes back there
 */

/** How long the keyboard rests on a card before the sheet opens, and how long the sheet waits for a mouse on its way to it. */
const REST = 700;
const GRACE = 400;

/** Where the sheet comes from the edge of the screen. */
const NARROW = '(max-width: 699px)';

/** What it should not cover, and how much worse than a way of so many pixels covering all of it is. @type {[string, number][]} */
const NEEDED = [
  ['.slot:has(ir-card)', Infinity],
  ['.say', Infinity],
  ['.hand', 900],
  ['.prize.asks', 900],
  ['.market, .front .cards, .aside .cards', 500],
  ['.prize, .fields', 150],
  ['.place-votes', 120],
  ['#bar', 300],
];

/** What is pressed at the table. */
const PRESSED = '.held, .offer, .say button';

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
  #watch = new MutationObserver(() => this.#changed());

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
    this.sheet = /** @type {HTMLElement} */ (document.getElementById('power'));
    life.atEnd(mount(this.sheet, () => this.#view()));
    this.press = new LongPress(life, (element) => this.open(element, 'asked'));
    this.resting = new Resting(life, this.sheet, (element) => this.#rest(element));
    const capture = { capture: true };
    life.listen(window, 'pointerdown', this.#down, capture);
    life.listen(window, 'keydown', this.#pressed, capture);
    life.listen(window, 'keyup', () => (this.#key = ''));
    life.listen(document, 'contextmenu', this.#menu);
    life.listen(document, 'click', this.#clicked);
    life.listen(document, 'focusin', ({ target }) => this.#focusCame(target, this.#key));
    life.listen(window, 'resize', this.#changed);
    life.listen(window, 'scroll', this.#changed, capture);
    const sizes = new ResizeObserver(this.#changed);
    sizes.observe(this.sheet);
    life.atEnd(() => sizes.disconnect());
    life.atEnd(this.close);
    // A dialog lies above it, unless it tells of something in there.
    life.effect(() => {
      if (isDialogOpen() && !this.#told.peek()?.element.closest('dialog')) this.close();
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
    if (!subject) return false;
    this.#stopTimer();
    this.#placedAt = '';
    const active = document.activeElement;
    const opener = active && active !== document.body && (active.contains(element) || element.contains(active)) ? active : element;
    this.#told.value = { element, subject, cause, opener, giveBack: holdFocus(opener) };
    const home = element.closest('dialog') ?? document.body;
    if (this.sheet.parentElement !== home) {
      this.#hide();
      home.append(this.sheet);
    }
    this.sheet.dataset.cause = cause;
    if (!this.sheet.matches(':popover-open')) this.sheet.showPopover();
    this.#watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['face', 'aria-pressed', 'open'] });
    this.#place();
    if (cause === 'asked' || cause === 'chosen') this.#say(subject);
    return true;
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
    const hadFocus = this.sheet.contains(active);
    this.#watch.disconnect();
    if (hadFocus) active.blur();
    this.#hide();
    // A dialog takes along what stands in it when it goes.
    if (this.sheet.parentElement !== document.body) document.body.append(this.sheet);
    this.#told.value = null;
    if (hadFocus) told.giveBack();
  };

  #hide() {
    if (this.sheet.matches(':popover-open')) this.sheet.hidePopover();
  }

  #view() {
    const told = this.#told.value;
    return told ? powerView(told.subject, this.#reason.value, this.close) : nothing;
  }

  /** Something on the page is different: the card may have gone, moved, or become another one. */
  #changed = () => {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const told = this.#told.peek();
      if (!told) return;
      const { element, subject, cause } = told;
      const there = element.isConnected && element.getClientRects().length > 0 && subjectOf(element)?.key === subject.key;
      if (!there || (cause === 'chosen' && element.getAttribute('aria-pressed') !== 'true')) this.close();
      else this.#place();
    });
  };

  // Where it stands

  #place() {
    const told = this.#told.peek();
    if (!told) return;
    const { sheet } = this;
    const { style } = sheet;
    if (media(NARROW)) {
      delete sheet.dataset.side;
      for (const name of ['left', 'top', '--point']) style.removeProperty(name);
      this.#placedAt = '';
      return;
    }
    const anchor = pictureOf(told.element).getBoundingClientRect();
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const at = [anchor.left, anchor.top, anchor.width, view.width, view.height, sheet.offsetHeight].map(Math.round).join();
    const obstacles = this.#obstacles(told.element);
    // Who reads does not want it to move.
    if (at === this.#placedAt && !isInTheWay(sheet.getBoundingClientRect(), obstacles)) return;
    this.#placedAt = at;
    const { left, top, side, point } = spotFor(anchor, { width: sheet.offsetWidth, height: sheet.offsetHeight }, view, obstacles);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty('--point', `${point}px`);
    sheet.dataset.side = side;
    // What a resting mouse has opened takes no click from a card: it goes through.
    sheet.toggleAttribute('data-through', told.cause === 'mouse' && this.#covers(PRESSED, told.element));
  }

  /** Whether it lies over one of these, besides what it tells of.
   * @param {string} selector @param {HTMLElement} element */
  #covers(selector, element) {
    const own = this.sheet.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some((one) => !one.contains(element) && !this.sheet.contains(one) && overlap(own, one.getBoundingClientRect()) > 0);
  }

  /** @param {HTMLElement} element
   * @returns {Obstacle[]} */
  #obstacles(element) {
    const inside = element.closest('dialog') ?? document;
    return NEEDED.flatMap(([selector, cost]) => [...inside.querySelectorAll(selector)].filter((one) => !element.contains(one)).map((one) => ({ box: one.getBoundingClientRect(), cost })));
  }

  // By mouse and finger

  /** @param {PointerEvent} event */
  #down = (event) => {
    const told = this.#told.peek();
    this.#closed = null;
    if (!told || this.sheet.contains(/** @type {Node} */ (event.target))) return;
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
    if (!element || this.sheet.contains(element)) return;
    event.preventDefault();
    this.press.done();
    this.open(element, 'asked');
  };

  /** What nothing else happens to is told of by a simple tap; places always are.
   * @param {MouseEvent} event */
  #clicked = (event) => {
    const element = teller(event.target);
    if (!element || event.defaultPrevented || element === this.#closed || !element.isConnected) return;
    if (element.matches('.location') || !element.closest('button, a, summary, .log')) this.open(element, 'asked');
  };

  /** The mouse rests on something, has gone to the sheet, or is on nothing.
   * @param {HTMLElement | null} element */
  #rest(element) {
    const told = this.#told.peek();
    if (told && told.cause !== 'mouse') return;
    // From the edge of a narrow screen it would cover what the mouse is about to press.
    if (media(NARROW)) return;
    this.#stopTimer();
    if (!element) this.#later(GRACE, this.close);
    else if (element !== this.sheet && element !== told?.element) this.open(element, 'mouse');
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
    const stops = /** @type {HTMLElement[]} */ ([...this.sheet.querySelectorAll('a, button')]);
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
    if (this.sheet.contains(/** @type {Node} */ (target))) return;
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
