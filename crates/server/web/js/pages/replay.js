// A game again: step by step, from anybody's seat, with a link to every moment.

import { barTitle } from '../bar.js';
import { drawing, fill, h, refill } from '../dom.js';
import { t } from '../i18n.js';
import { announce } from '../ui/announce.js';
import { useKeys } from '../ui/keys.js';
import { problemText, toast } from '../ui/toast.js';
import { finishMotion } from '../table/motion.js';
import { lastTrick, log, piles, places } from '../table/panels.js';
import { Before, crushedBy, sound } from '../table/react.js';
import { seats } from '../table/seats.js';
import { Stage } from '../table/stage.js';
import { sureVotes, votes } from '../table/votes.js';
import { title } from './page.js';
import { SPEEDS, askToPlayOn, controls } from './replay-controls.js';
import { Film } from './replay-film.js';
import { ShownHands } from './replay-hands.js';
import { giveLink } from './replay-link.js';
import { Scrub } from './replay-scrub.js';
import { Replayed } from './replay-state.js';

/** How long a card is shown at normal speed, and a finished trick. */
const CARD = 1200;
const TRICK = 2000;

/** More letters than this are written smaller where there is little room. */
const LONG = 90;

/** How long the address waits for the next step before it takes one over. */
const ADDRESS = 250;

/** @type {import('../router.js').Page} */
export default async function replay(root, { id }) {
  title(() => t('replay'));
  const page = new ReplayPage(root, id);
  await page.begin();
  return () => page.end();
}

class ReplayPage {
  film = new Film();
  at = -1;
  /** The last step that was shown: what comes after it is not told to those who do not want to know. */
  most = 0;
  from = 'open';
  pace = 1;
  playing = false;
  quiet = false;
  #timer = 0;
  #address = 0;
  #listening = new AbortController();
  #reading = new AbortController();
  #forgetKeys = () => {};

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.table = new Replayed(id);
    this.stage = new Stage(this.table);
    this.hands = new ShownHands(this.table);
    this.scrub = new Scrub((at) => this.jump(at), () => this.words());
    this.controls = controls(this);
    this.parts = {
      seats: h('div.place-seats'),
      votes: h('section.place-votes', { 'aria-label': () => t('the-votes') }),
      line: h('section.say', { 'aria-label': () => t('replay-happened') }),
      piles: h('div.place-own'),
      beside: h('aside.side'),
    };
  }

  async begin() {
    const { signal } = this.#listening;
    addEventListener('moment', () => this.#fromAddress(), { signal });
    addEventListener('language', () => this.draw(), { signal });
    this.#forgetKeys = useKeys(this.#keys());
    const wishes = new URLSearchParams(location.search);
    this.from = wishes.get('from') ?? 'open';
    this.quiet = wishes.has('quiet');
    fill(this.root, h('p.prose.note', { role: 'status', text: () => t('replay-loading') }));
    await this.#read(Number(wishes.get('at') ?? 0));
  }

  end() {
    this.#listening.abort();
    this.#reading.abort();
    this.stage.end();
    this.controls.end();
    this.#forgetKeys();
    clearTimeout(this.#timer);
    clearTimeout(this.#address);
  }

  /** Another link to the same game was followed. */
  #fromAddress() {
    const wishes = new URLSearchParams(location.search);
    const from = wishes.get('from') ?? 'open';
    const number = Number(wishes.get('at') ?? 0);
    if (from !== this.from) {
      this.from = from;
      this.#read(number);
    } else this.jump(this.film.find(number));
  }

  /** Reads the game as it is seen from there; shows the moment as soon as it has come.
   * @param {number} number */
  async #read(number) {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    const film = new Film();
    let begun = false;
    const more = () => {
      if (signal.aborted) return;
      const come = film.last >= 0 && (film.done || (film.steps.at(-1)?.view.number ?? 0) >= number);
      if (!begun && come) {
        begun = true;
        this.film = film;
        this.at = film.find(number);
        this.most = Math.max(this.most, this.at);
        this.#frame();
        this.draw();
      } else if (begun) this.#drawStrip();
    };
    try {
      await film.read(this.table.id, this.from, signal, more);
    } catch (error) {
      if (signal.aborted) return;
      fill(this.root, h('section.prose.middle', null, h('h1', { text: () => t('replay-none') }), h('p', { text: () => problemText(error) }), h('a.button.primary', { href: '/', text: () => t('home') })));
    }
  }

  // Going through it

  /** @param {number} at */
  jump(at) {
    this.#show(at);
    this.#again();
  }

  /** @param {'card' | 'trick' | 'phase'} unit @param {1 | -1} way */
  step(unit, way) {
    const { film, at } = this;
    const to = unit === 'card' ? at + way : unit === 'trick' ? film.byTrick(at, way) : film.byPhase(at, way);
    this.jump(to);
  }

  /** @param {number} wanted */
  #show(wanted) {
    const { film } = this;
    const at = Math.min(Math.max(0, wanted), film.last);
    if (at === this.at || film.last < 0) return;
    finishMotion();
    const before = at === this.at + 1 ? new Before(this.table, this.hands, this.stage) : null;
    this.at = at;
    this.most = Math.max(this.most, at);
    this.draw();
    if (before) {
      before.move(film.steps[at].updates);
      sound(this.table, film.steps[at].updates, before);
    }
    announce(`${this.words()}. ${this.#line()}`);
    clearTimeout(this.#address);
    this.#address = setTimeout(() => history.replaceState(null, '', this.#path()), ADDRESS);
  }

  toggle() {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.film.last && this.film.done) this.#show(0);
    this.#again();
    this.controls.draw();
  }

  /** Waits for the next step, if it runs. */
  #again() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const step = this.film.steps[this.at];
    const whole = (step?.view.game?.trick.length ?? 0) === 0;
    this.#timer = setTimeout(() => {
      this.#show(this.at + 1);
      if (this.at >= this.film.last && this.film.done) {
        this.playing = false;
        this.controls.draw();
      } else this.#again();
    }, (whole ? TRICK : CARD) / this.pace);
  }

  /** @param {number} pace */
  run(pace) {
    this.pace = pace;
    this.#again();
    this.controls.draw();
  }

  /** @param {string} from */
  see(from) {
    const number = this.film.steps[this.at]?.view.number ?? 0;
    this.from = from;
    history.replaceState(null, '', this.#path(number));
    this.#read(number);
  }

  hush() {
    this.quiet = !this.quiet;
    if (this.quiet) this.most = this.at;
    history.replaceState(null, '', this.#path());
    this.draw();
    toast(() => (this.quiet ? t('replay-quiet-on') : t('replay-quiet-off')));
  }

  /** @param {number} [number] */
  #path(number = this.film.steps[this.at]?.view.number ?? 0) {
    const wishes = new URLSearchParams({ at: String(number), from: this.from });
    if (this.quiet) wishes.set('quiet', '1');
    return `${location.pathname}?${wishes}`;
  }

  link() {
    giveLink(location.origin + this.#path(), () => t('replay-link'));
  }

  playOn() {
    const step = this.film.steps[this.at];
    if (!step) return;
    this.playing = false;
    this.#again();
    this.controls.draw();
    if (step.view.stage === 'over') toast(() => t('replay-play-on-late'));
    else askToPlayOn(this, step.view.number);
  }

  // Drawing

  /** The moment in words. */
  words() {
    const step = this.film.steps[this.at];
    if (!step || this.at === 0) return t('replay-deal');
    const cut = this.film.cuts[step.cut];
    if (step.card === 0) return cut.phase === 1 ? t('replay-before-one') : t('replay-before-two');
    return t('replay-moment', { phase: cut.phase === 1 ? t('phase-one') : t('phase-two'), trick: cut.trick, card: step.card });
  }

  /** What happened in this step. */
  #line() {
    const { table } = this;
    if (table.view?.stage === 'over' && this.at === this.film.last) {
      const winners = table.view.ending?.winners ?? [];
      return winners.length === 0 ? t('after-nobody') : winners.length > 1 ? t('after-shared') : table.plays && winners[0] === table.mySide ? t('after-won-you') : t('after-won', { name: table.sideName(winners[0]) });
    }
    const lines = table.chronicle.lines.slice(table.toldBefore).filter((line) => line.kind !== 'phase');
    return lines.length > 0 ? lines.map((line) => line.text()).join(' ') : t('replay-deal');
  }

  #frame() {
    const { parts } = this;
    this.root.className = 'table-play replaying';
    fill(
      this.root,
      h('div.left', null, parts.votes, parts.piles),
      h('div.centre', null, parts.seats, this.stage.element, parts.line, this.hands.element, h('div.replay-bar', null, this.scrub.element, this.controls.element)),
      parts.beside,
    );
    this.controls.draw();
  }

  draw() {
    const { film, table, parts } = this;
    if (!film.steps[this.at]) return;
    table.show(film, this.at);
    this.stage.crushed = crushedBy(film.steps[this.at].updates.flatMap((update) => update.happened));
    this.stage.hold(true);
    barTitle(h('h1', { text: () => t('replay') }), h('span', { text: () => this.words() }));
    fill(parts.seats, seats(table));
    refill(parts.votes, h('h2', null, h('span', { text: () => t('the-votes') }), h('small', { text: sureVotes(table) })), votes(table));
    this.stage.draw();
    this.hands.draw();
    this.#drawLine();
    fill(parts.piles, h('section.own', null, h('h2', { text: () => t('score-piles') }), piles(table, { short: true })));
    this.#drawBeside();
    this.#drawStrip();
  }

  #drawLine() {
    const { table } = this;
    const over = table.view?.stage === 'over' && this.at === this.film.last;
    const sign = table.chronicle.lines.at(-1)?.sign ?? 'throne';
    this.parts.line.classList.toggle('long', this.#line().length > LONG);
    refill(
      this.parts.line,
      drawing(over ? 'throne' : sign === 'back' ? 'i-last' : sign, 'sign'),
      h('p', { text: () => this.#line() }),
      over && h('a.button', { href: `/table/${table.id}`, text: () => t('replay-result') }),
    );
  }

  #drawBeside() {
    const { table } = this;
    const part = (/** @type {() => string} */ name, /** @type {import('../dom.js').Child} */ content) => h('section', null, h('h2', { text: name }), content);
    refill(
      this.parts.beside,
      part(() => t('last-trick'), lastTrick(table)),
      part(() => t('log'), h('div.log-box', { tabindex: '0', role: 'region', 'aria-label': () => t('log') }, log(table, 60))),
      part(() => t('locations'), places(table)),
    );
    const box = this.parts.beside.querySelector('.log-box');
    if (box) box.scrollTop = box.scrollHeight;
  }

  #drawStrip() {
    this.scrub.draw(this.film, Math.max(0, this.at), this.quiet ? this.most : this.film.last);
    this.controls.draw();
  }

  /** @returns {import('../ui/keys.js').Key[]} */
  #keys() {
    const seat = (/** @type {string} */ key) => (Number(key) < this.table.players ? this.see(key) : false);
    return [
      { keys: ['ArrowRight'], does: () => t('replay-card-on'), run: () => this.step('card', 1) },
      { keys: ['ArrowLeft'], does: () => t('replay-card-back'), run: () => this.step('card', -1) },
      { keys: ['ArrowDown'], does: () => t('replay-trick-on'), run: () => this.step('trick', 1) },
      { keys: ['ArrowUp'], does: () => t('replay-trick-back'), run: () => this.step('trick', -1) },
      { keys: ['PageDown'], does: () => t('replay-phase-on'), run: () => this.step('phase', 1) },
      { keys: ['PageUp'], does: () => t('replay-phase-back'), run: () => this.step('phase', -1) },
      { keys: ['Home'], does: () => t('replay-to-start'), run: () => this.jump(0) },
      { keys: ['End'], does: () => t('replay-to-end'), run: () => this.jump(this.quiet ? this.most : this.film.last) },
      { keys: [' '], shown: '␣', does: () => t('replay-play-pause'), run: (event) => (/** @type {Element} */ (event.target).matches('button, a, summary') ? false : this.toggle()) },
      { keys: ['+', '='], shown: '+', does: () => t('replay-faster'), run: () => this.run(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.pace) + 1)]) },
      { keys: ['-'], does: () => t('replay-slower'), run: () => this.run(SPEEDS[Math.max(0, SPEEDS.indexOf(this.pace) - 1)]) },
      { keys: ['1', '2', '3', '4'], shown: '1 … 4', does: () => t('replay-key-seat'), run: (_, name) => seat(String(Number(name) - 1)) },
      { keys: ['o'], does: () => t('replay-from-open'), run: () => this.see('open') },
      { keys: ['w'], does: () => t('replay-from-spectator'), run: () => this.see('spectator') },
      { keys: ['c'], does: () => t('replay-link'), run: () => this.link() },
      { keys: ['b'], does: () => t('replay-play-on'), run: () => this.playOn() },
      { keys: ['s'], does: () => t('replay-no-spoilers'), run: () => this.hush() },
    ];
  }
}
