// A table: before, during and after the game.

import { barTitle, menuButton, menuItems } from '../bar.js';
import { drawing, fill, h, refill } from '../dom.js';
import { t } from '../i18n.js';
import { socket } from '../net/socket.js';
import { somebody } from '../net/session.js';
import { go } from '../router.js';
import { like, liked } from '../settings.js';
import { alarm } from '../ui/announce.js';
import { confirm, openDialog } from '../ui/dialog.js';
import { focusHeading, heir } from '../ui/focus.js';
import { keyLabel, useKeys } from '../ui/keys.js';
import { notify } from '../ui/notify.js';
import { problemText, refuse, toast } from '../ui/toast.js';
import { cardName } from '../cards.js';
import { loadStyles } from '../styles.js';
import { title } from './page.js';
import { choices } from '../table/choices.js';
import { tick, timeLeft } from '../table/clock.js';
import { Codes } from '../table/codes.js';
import { gathering } from '../table/gather.js';
import { CARD_KEYS, Hand } from '../table/hand.js';
import { finishMotion } from '../table/motion.js';
import { followers, lastTrick, log, piles, places } from '../table/panels.js';
import { Before, sound, tell } from '../table/react.js';
import { Say } from '../table/say.js';
import { seats } from '../table/seats.js';
import { cue } from '../table/sound.js';
import { Stage } from '../table/stage.js';
import { TableState, nonce } from '../table/state.js';
import { talk, talkButton } from '../table/talk.js';
import { Textual } from '../table/textual.js';
import { Tracker } from '../table/tracker.js';
import { sureVotes, votes } from '../table/votes.js';

/** @type {import('../router.js').Page} */
export default async function tablePage(root, { id }) {
  await somebody();
  const page = new TablePage(root, id);
  page.begin();
  return () => page.end();
}

/** How long the last trick is looked at before the votes are counted. */
const LINGER = 2200;

class TablePage {
  #told = 0;
  #asked = false;
  #timer = 0;
  #forgetKeys = () => {};
  /** The sheet that is open, and how it is drawn. @type {{dialog: HTMLDialogElement, draw: () => import('../dom.js').Child} | null} */
  #sheet = null;
  #listening = new AbortController();

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.table = new TableState(id);
    this.hand = new Hand(this.table);
    this.codes = new Codes(this.table, this.hand);
    this.stage = new Stage(this.table);
    this.say = new Say(this.table, this.hand);
    this.tracker = new Tracker(this.table);
    this.sheetTracker = new Tracker(this.table);
    this.textual = new Textual(this.table, this.hand);
    this.talk = talkButton(this.table, () => this.#open('talk'));
    this.parts = {
      seats: h('div.place-seats'),
      votes: h('section.place-votes', { 'aria-label': () => t('the-votes') }),
      own: h('div.place-own'),
      beside: h('aside.side'),
      dock: h('nav.dock', { 'aria-label': () => t('dock') }),
    };
    // What was asked is answered: on with the next offer, or the hand.
    heir(this.stage.element, () => this.stage.element.querySelector('button.offer.open') ?? this.hand.heir);
    heir(this.say.element, () => this.hand.heir);
  }

  begin() {
    const { table } = this;
    const signal = this.#listening.signal;
    title(() => t('table'));
    this.root.append(h('p.prose.note', { text: () => t('looking-for-table') }));
    table.addEventListener('look', (event) => this.#look(/** @type {CustomEvent} */ (event).detail));
    table.addEventListener('choice', () => this.#choice());
    table.addEventListener('presence', (event) => this.#presence(/** @type {CustomEvent} */ (event).detail));
    table.addEventListener('talk', (event) => this.#talked(/** @type {CustomEvent} */ (event).detail));
    table.addEventListener('problem', (event) => refuse(/** @type {CustomEvent} */ (event).detail));
    table.addEventListener('unqueued', (event) => toast(() => t('queued-refused', { card: cardName(/** @type {CustomEvent} */ (event).detail) })));
    table.addEventListener('refused', (event) => this.#refused(/** @type {CustomEvent} */ (event).detail));
    socket.addEventListener('status', () => this.#status(), { signal });
    addEventListener('language', () => this.draw(), { signal });
    addEventListener('settings', () => this.draw(), { signal });
    matchMedia('(min-width: 1100px)').addEventListener('change', () => this.draw(), { signal });
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => this.#catchUp(), { signal, capture: true });
    this.#forgetKeys = useKeys(this.#keys());
    menuItems(() => this.#menu());
    this.#timer = setInterval(() => this.#tick(), 250);
    table.watch();
  }

  end() {
    clearTimeout(this.#late?.timer);
    this.table.end();
    this.stage.end();
    this.tracker.end();
    this.sheetTracker.end();
    this.codes.end();
    this.#listening.abort();
    this.#forgetKeys();
    clearInterval(this.#timer);
    this.#sheet?.dialog.close();
  }

  /** @param {any} refusal */
  #refused(refusal) {
    fill(this.root, h('section.prose.middle', null, h('h1', { text: () => t('no-table-here') }), h('p', { text: () => problemText(refusal) }), h('a.button.primary', { href: '/', text: () => t('home') })));
  }

  #status() {
    if (this.table.view) this.draw();
    if (socket.status === 'lost') {
      alarm(t('connection-lost'));
      cue('away');
    } else if (socket.status === 'open' && this.#wasLost) cue('back');
    this.#wasLost = socket.status === 'lost';
  }
  #wasLost = false;

  /** @param {number[]} changed the seats of others who went or came */
  #presence(changed) {
    const { view } = this.table;
    if (view?.stage === 'playing' && changed.length > 0) cue(changed.some((seat) => !view.seats[seat].here) ? 'away' : 'back');
    this.draw();
  }

  /** @param {{updates: import('../protocol.js').Update[], fresh: boolean, before: import('../protocol.js').TableView | null}} what */
  #look(what) {
    this.#catchUp();
    const wait = !what.fresh && this.table.game?.trick.length === 1 && this.#shown === 'play' ? this.stage.toBeSeen : 0;
    if (wait === 0) return this.#happened(what);
    this.#late = { what, timer: setTimeout(() => this.#catchUp(), wait) };
  }

  /** A lead that waits until the trick before it was seen; whatever the person does, or happens, ends the waiting.
   * @type {{what: any, timer: number} | null} */
  #late = null;

  #catchUp() {
    const late = this.#late;
    this.#late = null;
    if (!late) return;
    clearTimeout(late.timer);
    this.#happened(late.what);
  }

  /** @param {{updates: import('../protocol.js').Update[], fresh: boolean, before: import('../protocol.js').TableView | null}} what */
  #happened({ updates, fresh, before }) {
    finishMotion();
    const lay = before && this.table.view?.game ? new Before(this.table, this.hand, this.stage, before) : null;
    if (before?.stage === 'playing' && this.table.view?.stage === 'over') this.#linger();
    const happened = updates.flatMap((update) => update.happened);
    this.hand.why = null;
    this.#readyAtOnce();
    this.#crushes(happened);
    this.stage.follow(happened);
    if (happened.some((one) => one !== 'ended' && 'won' in one)) this.stage.hold();
    this.draw();
    if (!fresh) {
      if (lay) {
        lay.move(updates);
        sound(this.table, updates, lay);
      }
      tell(this.table, this.#told);
      if (happened.some((one) => one !== 'ended' && 'began' in one && one.began.phase === 2)) {
        this.#phaseTwo();
        lay?.deal(this.parts.dock.getBoundingClientRect().width > 0 ? this.parts.dock.getBoundingClientRect() : this.parts.own.getBoundingClientRect());
      }
    }
    this.#told = this.table.chronicle.lines.length;
    this.#turn(fresh);
    if (before && before.stage !== 'over' && this.table.view?.stage === 'over') this.#ended();
  }

  /** Whoever opened or found this table a moment ago wants to play: no second click. */
  #readyAtOnce() {
    const key = `interregnum.ready.${this.table.id}`;
    if (!this.table.may('ready') || !sessionStorage.getItem(key)) return;
    sessionStorage.removeItem(key);
    this.table.attempt({ ready: { nonce: nonce() } });
  }

  /** Crushed Gnomes stay readable until the next trick.
   * @param {import('../protocol.js').Happening[]} happened */
  #crushes(happened) {
    if (happened.some((one) => one !== 'ended' && 'moved' in one && one.moved.to.zone === 'trick')) this.stage.crushed = new Map();
    for (const one of happened) {
      if (one === 'ended' || !('moved' in one) || one.moved.from.zone !== 'front' || one.moved.to.zone !== 'discard') continue;
      const seat = one.moved.from.seat ?? 0;
      this.stage.crushed.set(seat, [...(this.stage.crushed.get(seat) ?? []), one.moved.card]);
    }
  }

  /** Whether the last trick is still looked at, though the game is over. */
  #lingering = false;

  /** The last trick stays for a moment before the votes are counted. */
  #linger() {
    if (this.#shown !== 'play' || this.table.view?.ending?.by !== 'votes') return;
    this.#lingering = true;
    import('./after.js');
    const go = () => {
      if (!this.#lingering) return;
      this.#lingering = false;
      if (!this.#listening.signal.aborted) this.draw();
    };
    setTimeout(go, LINGER);
    this.stage.element.addEventListener('click', go, { once: true });
  }

  #phaseTwo() {
    const banner = h('div.banner', { role: 'presentation' }, drawing('crown'), h('b', { text: () => t('phase-two') }), h('span', { text: () => t('phase-two-text') }));
    this.root.append(banner);
    const gone = () => banner.remove();
    banner.addEventListener('click', gone);
    setTimeout(gone, 1600);
  }

  /** It is the person's turn: sound, title, a notification if that is wanted.
   * @param {boolean} fresh */
  #turn(fresh) {
    const asked = Boolean(this.table.question);
    title(() => (asked ? t('your-turn-title') : t('table')));
    if (asked && !this.#asked && !fresh) {
      cue('turn');
      alarm(this.say.sentence());
      notify(t('your-turn-title'), this.table.id);
    }
    this.#asked = asked;
  }

  #ended() {
    const { table } = this;
    const winners = table.view?.ending?.winners ?? [];
    if (winners.length > 1) cue('shared');
    else if (winners.length === 1 && table.plays) cue(winners[0] === table.mySide ? 'won' : 'lost');
    alarm(t('game-over'));
  }

  #choice() {
    if (!this.table.view?.game) return;
    if (liked().layout === 'text') return this.textual.draw();
    this.hand.draw();
    this.say.draw();
    if (choices(this.table).length > 0) this.stage.draw();
    tick(this.table, this.root);
  }

  /** @param {import('../protocol.js').Saying | null} saying */
  #talked(saying) {
    if (saying && saying.by.id !== socket.you?.id && !document.querySelector('.talk')) toast(() => t('said', { name: saying.by.name, text: saying.text }));
    this.#drawDock();
  }

  #tick() {
    if (!this.table.view?.game) return;
    tick(this.table, this.root);
    const left = this.table.question ? timeLeft(this.table, this.table.me) : null;
    if (left === null || left <= 0) return;
    this.#warn(left);
    if (left > 30_000) return;
    const second = Math.ceil(left / 1000);
    if (second !== this.#second && (second <= 10 || second % 5 === 0)) cue('tick');
    this.#second = second;
  }
  #second = 0;

  /** Little time is said once, and very little once more.
   * @param {number} left */
  #warn(left) {
    const level = left <= 10_000 ? 2 : left <= 60_000 ? 1 : 0;
    if (level > this.#warned) alarm(level === 2 ? t('clock-last') : t('clock-low'));
    this.#warned = level;
  }
  #warned = 0;

  // Drawing

  draw() {
    const { table } = this;
    const view = table.view;
    if (!view) return;
    this.#drawBar();
    if (view.stage === 'gathering' || !view.game) return this.#show('gather', () => refill(this.root, gathering(table, this.talk.element)), true);
    if (view.stage === 'over' && !this.#lingering) return void this.#drawAfter();
    if (liked().layout === 'text' && view.stage === 'playing') {
      this.#show('text', () => fill(this.root, this.textual.element));
      this.textual.draw();
      return;
    }
    this.#show('play', () => this.#frame());
    refill(this.parts.seats, seats(table));
    refill(this.parts.votes, h('h2', null, h('span', { text: () => t('the-votes') }), h('small', { text: sureVotes(table) })), votes(table));
    this.stage.draw();
    this.hand.draw();
    this.say.draw();
    this.#drawOwn();
    this.#drawBeside();
    this.#drawDock();
    if (this.#sheet?.dialog.open) refill(/** @type {Element} */ (this.#sheet.dialog.querySelector('.content')), this.#sheet.draw());
    for (const one of [this.tracker, this.sheetTracker]) if (one.element.checkVisibility()) one.draw();
    tick(table, this.root);
  }

  /** What comes after the game is fetched when it is near. */
  async #drawAfter() {
    const [{ after }] = await Promise.all([import('./after.js'), loadStyles(['after'])]);
    if (!this.#listening.signal.aborted) this.#show('over', () => fill(this.root, after(this.table, this.talk.element)));
  }

  #shown = '';

  /** @param {string} what @param {() => void} draw @param {boolean} [always] */
  #show(what, draw, always = false) {
    if (what === this.#shown && !always) return;
    this.#shown = what;
    this.root.className = `table-${what}`;
    draw();
    if (document.activeElement === this.root) focusHeading();
  }

  #frame() {
    const { parts } = this;
    fill(
      this.root,
      h('div.left', null, parts.votes, parts.own),
      h('div.centre', null, parts.seats, this.stage.element, this.say.element, this.hand.element),
      parts.beside,
      parts.dock,
    );
  }

  #drawBar() {
    const { view, game } = this.table;
    if (!game || view?.stage !== 'playing') return barTitle();
    const { done, left } = game.tricks;
    const total = left === null || left === undefined ? 0 : done + left;
    barTitle(
      h('h1', { text: () => (game.phase === 1 ? t('phase-one') : t('phase-two')) }),
      h('span', { text: () => (total ? t('trick-of', { number: Math.min(done + 1, total), total }) : t('trick-number', { number: done + 1 })) }),
      total > 0 && h('span.pips', { 'aria-hidden': 'true' }, Array.from({ length: total }, (_, i) => h('i', { class: i < done ? 'done' : i === done ? 'now' : '' }))),
    );
  }

  /** Beside the votes on wide screens: own followers, or the piles. */
  #drawOwn() {
    const { table } = this;
    if (!table.plays && table.game.phase === 1) return fill(this.parts.own);
    refill(
      this.parts.own,
      table.game.phase === 1
        ? h('section.own', null, h('h2', null, h('span', { text: () => t('your-followers') }), h('small', { text: () => t('only-you-see', { count: table.game.followers[table.me].length }) })), followers(table))
        : h('section.own', null, h('h2', { text: () => t('score-piles') }), piles(table, { short: true }), h('button', { text: () => t('look-through'), onclick: () => this.#open('piles') })),
    );
  }

  #drawBeside() {
    const { table } = this;
    const { view } = table;
    const part = (/** @type {() => string} */ name, /** @type {string} */ key, /** @type {import('../dom.js').Child} */ content, classes = '') =>
      h('section', { class: classes }, h('h2', null, h('span', { text: name }), key && keyLabel(key) && h('small', null, h('kbd', null, keyLabel(key)))), content);
    refill(
      this.parts.beside,
      part(() => t('last-trick'), 'L', lastTrick(table)),
      part(() => t('log'), '', h('div.log-box', { tabindex: '0', role: 'region', 'aria-label': () => t('log') }, log(table, 60)), 'grow'),
      part(() => t('locations'), '', places(table)),
      view?.options.tracker && part(() => t('tracker'), 'T', this.tracker.element),
      this.talk.element,
    );
    const box = this.parts.beside.querySelector('.log-box');
    if (box) box.scrollTop = box.scrollHeight;
  }

  #drawDock() {
    const { table } = this;
    if (!table.view?.game) return;
    const mine = table.game.phase === 1 && table.plays ? table.game.followers[table.me].length : null;
    // What has not changed stays, so that it does not go under the finger.
    const shows = `${mine} ${table.unheard}`;
    if (this.parts.dock.dataset.shows === shows) return;
    this.parts.dock.dataset.shows = shows;
    const entry = (/** @type {string} */ sheet, /** @type {string} */ icon, /** @type {() => string} */ text, /** @type {number} */ count = 0) =>
      h('button', { 'data-sheet': sheet, 'data-key': sheet, onclick: () => this.#open(sheet) }, drawing(`i-${icon}`), h('span', { text }), count > 0 && h('span.bubble', null, count));
    refill(
      this.parts.dock,
      entry('last', 'last', () => t('last-trick')),
      mine === null ? entry('piles', 'followers', () => t('piles')) : entry('piles', 'followers', () => t('zone-followers'), mine),
      entry('tracker', 'tracker', () => t('tracker')),
      entry('log', 'log', () => t('log')),
      entry('talk', 'talk', () => t('talk'), table.unheard),
    );
  }

  /** @param {string} which */
  #open(which) {
    const { table } = this;
    if (!table.view?.game && which !== 'talk') return;
    if (this.#sheet?.dialog.open) this.#sheet.dialog.close();
    /** @type {Record<string, [() => string, () => import('../dom.js').Child]>} */
    const sheets = {
      last: [() => t('last-trick'), () => lastTrick(table)],
      piles: [() => (table.game.phase === 1 ? t('your-followers') : t('score-piles')), () => [table.game.phase === 1 && table.plays && [followers(table), h('h2', { text: () => t('score-piles') })], piles(table)]],
      tracker: [() => t('tracker'), () => this.sheetTracker.element],
      log: [() => t('log'), () => log(table)],
      talk: [() => t('talk'), () => talk(table)],
    };
    const [name, draw] = sheets[which];
    const dialog = openDialog(name, [draw()], { sheet: true, wide: which === 'piles', class: `sheet-${which}`, onclose: () => (this.#sheet = null) });
    const content = dialog.querySelector('.content');
    if (which === 'log' && content) content.scrollTop = content.scrollHeight;
    // What is being typed must not be drawn away.
    this.#sheet = { dialog, draw: which === 'talk' ? () => content?.firstElementChild : draw };
    if (which === 'talk') {
      this.talk.draw();
      this.#drawDock();
    }
    if (which === 'tracker') this.sheetTracker.draw();
  }

  // Keys and menu

  /** @returns {import('../ui/keys.js').Key[]} */
  #keys() {
    const { table, hand } = this;
    const playing = () => table.view?.stage === 'playing' && liked().layout !== 'text';
    return [
      { keys: [], shown: 'D R 7', typed: hand.element, does: () => t('key-code'), run: (_, name, alone) => playing() && this.codes.type(name, alone) },
      { keys: CARD_KEYS, shown: '1 … 0  Q … R', does: () => t('key-choose'), run: (_, name) => (playing() ? this.#chooseByKey(name) : false) },
      { keys: ['Enter'], does: () => t('key-play'), run: (event) => this.#enter(event) },
      {
        keys: ['Escape'],
        does: () => t('key-take-back'),
        run: () => {
          table.chosen = [];
          table.queued = null;
          hand.why = null;
          this.stage.release();
          table.changed();
        },
      },
      { keys: [], shown: '← →  ⇧ ← →', does: () => t('key-arrows'), run: () => false },
      { keys: ['l'], does: () => t('last-trick'), run: () => this.#open('last') },
      { keys: ['f'], does: () => t('key-piles'), run: () => this.#open('piles') },
      { keys: ['t'], does: () => t('tracker'), run: () => this.#open('tracker') },
      { keys: ['g'], does: () => t('log'), run: () => this.#open('log') },
      { keys: ['c'], does: () => t('talk'), run: () => this.#open('talk') },
      { keys: ['x'], does: () => t('key-layout'), run: () => like({ layout: liked().layout === 'text' ? 'cards' : 'text' }) },
    ];
  }

  /** @param {string} key */
  #chooseByKey(key) {
    const { table } = this;
    const place = CARD_KEYS.indexOf(key);
    const options = choices(table);
    if (options.length === 0) return this.hand.choose(place);
    if (options[place]) {
      table.chosen = [place];
      alarm(options[place].label());
      table.changed();
    }
  }

  /** @param {KeyboardEvent} event */
  #enter(event) {
    const { table } = this;
    const focus = /** @type {HTMLElement} */ (event.target);
    if (focus.matches('button, a, summary') && table.chosen.length === 0) return false;
    const choice = choices(table)[table.chosen[0]];
    if (choice) table.answer(choice.answer);
    else if (table.chosen.length > 0) this.hand.confirm();
    else return false;
    return true;
  }

  #menu() {
    const { table } = this;
    const { view } = table;
    if (!view) return [];
    const sure = async (/** @type {() => string} */ name, /** @type {() => string} */ text, /** @type {import('../protocol.js').Command} */ command) => {
      if (await confirm(name, text, name)) table.attempt(command);
    };
    return [
      menuButton('text', () => (liked().layout === 'text' ? t('layout-cards') : t('layout-text')), () => like({ layout: liked().layout === 'text' ? 'cards' : 'text' })),
      table.may('return') && menuButton('user', () => t('take-seat-back'), () => table.attempt('return')),
      table.awaySeats.map((seat) => menuButton('robot', () => t('give-to-computer', { name: table.properName(seat) }), () => table.attempt({ replace: { seat } }))),
      table.may('claim') && menuButton('check', () => t('claim-win'), () => table.attempt('claim')),
      table.may('abort') && menuButton('close', () => t('abort'), () => sure(() => t('abort'), () => t('abort-text'), 'abort')),
      table.may('resign') && menuButton('flag', () => t('resign'), () => sure(() => t('resign'), () => t('resign-text'), 'resign'), 'warn'),
      view.rematch && menuButton('again', () => t('to-rematch'), () => go(`/table/${view.rematch}`)),
    ];
  }
}
