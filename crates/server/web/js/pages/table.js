// A table: before, during and after the game.

import { menuButton } from '../bar.js';
import { base } from '../base.js';
import { cardName } from '../cards.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { Awaited, awaitedCode } from '../net/awaited.js';
import { somebody } from '../net/session.js';
import { socket } from '../net/socket.js';
import { go } from '../router.js';
import { liked, noteFinished } from '../settings.js';
import { loadStyles } from '../styles.js';
import { Board } from '../table/board.js';
import { handView } from '../table/hand-view.js';
import { sayView } from '../table/say-view.js';
import { Sheets } from '../table/sheets.js';
import { serverSource } from '../table/source.js';
import { ready } from '../table/sit.js';
import { beside, besides, ownFollowers, tableView, topsOfPiles } from '../table/table-view.js';
import { TalkBeside, WIDE } from '../table/talk-beside.js';
import { Tracker } from '../table/tracker.js';
import { awaitingPage } from '../ui/awaiting.js';
import { confirm } from '../ui/dialog.js';
import { loadScene } from '../ui/drawings.js';
import { useKeys } from '../ui/keys.js';
import { drawing } from '../ui/pictures.js';
import { tellPowers } from '../ui/powers.js';
import { problemText, refuse, toast } from '../ui/toast.js';
import { computed, html, nothing, part, signal, untracked } from '../view.js';
import { Alarms } from './table-alarms.js';
import { keysOf } from './table-keys.js';
import { switchLayout } from './table-layout.js';
import { TutorialOffer } from './table-offer.js';
import { Rematch } from './table-rematch.js';

/** How long the last trick is looked at before the votes are counted. */
const LINGER = 2200;

/** How long it is said that Phase Two begins. */
const BANNER = 1600;

/** Whether it is there, or it has to be said that it is not.
 * @param {Awaited<unknown> | null} awaited */
const isSaid = (awaited) => awaited?.state === 'here' || awaited?.state === 'slow' || awaited?.state === 'failed';

/** What has come, or what is said until it has.
 * @param {Awaited<{view: import('../view.js').View}> | null} awaited */
const fetched = (awaited) => awaited?.value?.view() ?? (awaited ? awaitingPage(awaited) : nothing);

/** @type {import('../router.js').Page} */
export default function tablePage(life, { id }) {
  const page = new TablePage(life, id);
  return {
    view: page.view,
    title: () => (page.table.question ? t('your-turn-title') : (page.shown === 'gather' && page.room?.title()) || page.rematch.title() || t('table')),
    class: () => (page.shown === 'none' ? '' : `table-${page.shown}`),
    bar: page.bar,
    menu: page.menu,
    sounds: () => true,
    ready: page.awaited.come,
    awaits: page.awaited,
  };
}

class TablePage {
  #refusal = signal(/** @type {any} */ (null));
  #begun = false;
  /** That there is something to show: the table, or why it cannot be watched. */
  #see = () => {};
  #seen = new Promise((done) => (this.#see = () => done(undefined)));
  /** Whether the game was played while the page looked on: then the table stays until what comes after it is there. */
  #wasPlayed = false;
  /** Whether the last trick is still looked at, though the game is over. */
  #lingers = signal(false);
  /** Whether it is said that Phase Two begins. */
  #banner = signal(false);
  // What only some tables show is fetched when it is near.
  /** Before the game. */
  #room = signal(/** @type {Awaited<import('./table-room.js').Room> | null} */ (null));
  /** The table as text. */
  #textual = signal(/** @type {Awaited<import('../table/textual.js').Textual> | null} */ (null));
  /** After the game. */
  #after = signal(/** @type {Awaited<{view: import('../view.js').View}> | null} */ (null));

  /** @param {import('../lifetime.js').Lifetime} life @param {string} id */
  constructor(life, id) {
    this.life = life;
    this.board = new Board(life, serverSource(id), {
      looked: (looked) => this.#looked(looked),
      heard: (heard) => this.#heard(heard),
      refused: (refusal) => this.#refused(refusal),
      problem: refuse,
      unqueued: (face) => toast(() => t('queued-refused', { card: cardName(face) })),
    });
    this.table = this.board.table;
    this.alarms = new Alarms(this.board);
    this.sheets = new Sheets(this.board);
    this.tracker = new Tracker(this.table, life, () => this.shown === 'play' && media(WIDE));
    this.talks = new TalkBeside(this.board, () => this.shown === 'play');
    this.offer = new TutorialOffer(this.table);
    tellPowers(life);
    // Cards and text can be changed for each other at any time.
    life.effect(() => {
      if (this.shown === 'text') untracked(() => this.#fetchTextual());
    });
    this.rematch = new Rematch(this.board);
    /** The first look at the table. */
    this.awaited = new Awaited(life, () => t('looking-for-table'), () => this.#begin(), { persists: true });
  }

  async #begin() {
    await somebody();
    if (this.life.over) return;
    if (!this.#begun) {
      this.life.atEnd(useKeys(keysOf(this)));
      for (const touch of ['pointerdown', 'keydown']) this.life.listen(window, touch, () => (this.#banner.value = false), { capture: true });
      this.board.begin();
      this.#begun = true;
    }
    socket.hurry();
    await this.#seen;
    await this.#room.peek()?.come;
  }

  /** @type {import('../signals.js').ReadonlySignal<'none' | 'gather' | 'over' | 'text' | 'play'>} */
  #shown = computed(() => {
    const { view } = this.table;
    if (!view || this.#refusal.value) return 'none';
    if (view.stage === 'gathering' || !view.game) return 'gather';
    if (view.stage === 'over' && !this.#lingers.value && (!this.#wasPlayed || isSaid(this.#after.value))) return 'over';
    return liked().layout === 'text' ? 'text' : 'play';
  });

  get shown() {
    return this.#shown.value;
  }

  /** Who gathers, before the game. */
  get room() {
    return this.#room.value?.value;
  }

  /** Whether the table is played at, with cards. */
  get plays() {
    return this.table.view?.stage === 'playing' && liked().layout !== 'text';
  }

  // What happens

  /** @param {import('../table/board.js').Looked} looked */
  #looked({ before, view, updates, fresh }) {
    this.#refusal.value = null;
    if (this.shown === 'gather') this.#fetchRoom();
    this.#see();
    this.#wasPlayed ||= view.stage === 'playing';
    this.#readyAtOnce();
    if (before?.stage === 'playing' && view.stage === 'over') this.#linger(view);
    if (updates.some(({ happened }) => happened.some((one) => one !== 'ended' && 'began' in one && one.began.phase === 2))) this.#announcePhaseTwo();
    if (view.stage === 'over') this.#fetchAfter();
    if (this.plays) this.offer.consider();
    this.alarms.looked(fresh);
    this.rematch.looked(fresh);
    if (before && before.stage !== 'over' && view.stage === 'over') this.#ended();
  }

  /** @param {import('../net/api.js').Refusal} refusal */
  #refused(refusal) {
    this.#refusal.value = refusal;
    this.#see();
  }

  /** Whoever opened or found this table a moment ago wants to play: no second click. */
  #readyAtOnce() {
    const key = `interregnum.ready.${this.table.id}`;
    if (!this.table.may('ready') || !sessionStorage.getItem(key)) return;
    sessionStorage.removeItem(key);
    ready(this.board);
  }

  #ended() {
    this.alarms.ended();
    if (this.table.plays) noteFinished();
  }

  /** The last trick stays for a moment before the votes are counted.
   * @param {import('../protocol.js').TableView} view */
  #linger(view) {
    if (liked().layout === 'text' || view.ending?.by !== 'votes') return;
    this.#lingers.value = true;
    const looking = this.life.within();
    const enough = () => {
      this.#lingers.value = false;
      looking.end();
    };
    looking.after(LINGER, enough);
    for (const touch of ['pointerdown', 'keydown']) looking.listen(window, touch, enough, { capture: true });
  }

  #announcePhaseTwo() {
    this.#banner.value = true;
    this.life.after(BANNER, () => (this.#banner.value = false));
  }

  #fetchRoom() {
    this.#room.value ??= awaitedCode(this.life, async () => {
      const [{ Room }] = await Promise.all([import('./table-room.js'), loadStyles(['room'])]);
      return new Room(this.board, this.openTalk);
    });
  }

  #fetchTextual() {
    this.#textual.value ??= awaitedCode(this.life, async () => new (await import('../table/textual.js')).Textual(this.board));
  }

  #fetchAfter() {
    this.#after.value ??= awaitedCode(this.life, async () => {
      const [{ afterGame }] = await Promise.all([import('./after.js'), loadStyles(['after', 'after-votes']), loadScene('end')]);
      return { view: afterGame(this.board, this.openTalk, this.rematch, this.life, this.#wasPlayed) };
    });
  }

  /** @param {ReturnType<import('../table/state.js').TableState['hear']>} heard */
  #heard({ came, said }) {
    this.alarms.came(came);
    if (said && !this.table.isOwn(said) && !this.sheets.isOpen('talk') && !this.talks.isOpen) toast(() => t('said', { name: said.by.name, text: said.text }));
  }

  // Drawing

  view = () => {
    switch (this.shown) {
      case 'none':
        return this.#nothing();
      case 'gather':
        return fetched(this.#room.value);
      case 'over':
        return fetched(this.#after.value);
      case 'text':
        return fetched(this.#textual.value);
      case 'play':
        return this.#play();
    }
  };

  #nothing() {
    return html`<section class="prose middle">
      <h1>${t('no-table-here')}</h1>
      <p>${problemText(this.#refusal.value)}</p>
      <a class="button primary" href=${base.link('/')}>${t('home')}</a>
    </section>`;
  }

  #play() {
    const { board, sheets } = this;
    const own = part(() => this.#own());
    const under = [sayView(board), handView(board.hand)];
    const side = [besides(board, 'L', this.talks), part(() => this.#trackerBeside())];
    const above = part(() => (media(WIDE) ? nothing : this.offer.view()));
    return html`${tableView(board, { own, above, under, side, dock: part(sheets.dock) })}${part(() => this.#bannerView())}`;
  }

  /** Beside the votes on wide screens: own followers, or the piles. */
  #own() {
    const { board, table } = this;
    if (table.game.phase === 2) return topsOfPiles(board, () => this.sheets.open('piles'));
    return table.plays ? [media(WIDE) ? this.offer.view({ beside: true }) : nothing, ownFollowers(board)] : nothing;
  }

  #trackerBeside() {
    return this.table.view?.options.tracker ? beside(t('tracker'), 'T', this.tracker.view()) : nothing;
  }

  /** The light dims, and the title stands on the beam. Nothing waits for it, and whatever is done ends it. */
  #bannerView() {
    if (!this.#banner.value) return nothing;
    return html`<div class="banner" role="presentation"><i class="dusk"></i><p>${drawing('crown')}<b>${t('phase-two')}</b><span>${t('phase-two-text')}</span></p></div>`;
  }

  /** The chat: beside the table, or as a sheet. */
  openTalk = () => (this.talks.hasRoom ? this.talks.open() : this.sheets.open('talk'));

  bar = () => {
    const { view, game } = this.table;
    if (!game || view?.stage !== 'playing') return nothing;
    const { done, left } = game.tricks;
    const total = left == null ? 0 : done + left;
    return html`<h1>${game.phase === 1 ? t('phase-one') : t('phase-two')}</h1>
      <span>${total > 0 ? t('trick-of', { number: Math.min(done + 1, total), total }) : t('trick-number', { number: done + 1 })}</span>
      ${total > 0 ? html`<span class="pips" aria-hidden="true">${Array.from({ length: total }, (_, i) => html`<i class=${i < done ? 'done' : i === done ? 'now' : nothing}></i>`)}</span>` : nothing}`;
  };

  menu = () => {
    const { board, table } = this;
    const { view } = table;
    if (!view) return [];
    return [
      menuButton('text', liked().layout === 'text' ? t('layout-cards') : t('layout-text'), switchLayout),
      table.may('return') ? menuButton('user', t('take-seat-back'), () => board.attempt('return')) : nothing,
      ...table.awaySeats.map((seat) => menuButton('robot', t('give-to-computer', { name: table.properName(seat) }), () => board.attempt({ replace: { seat } }))),
      table.may('claim') ? menuButton('check', t('claim-win'), () => board.attempt('claim')) : nothing,
      table.may('abort') ? menuButton('close', t('abort'), () => this.#sure(() => t('abort'), () => t('abort-text'), 'abort')) : nothing,
      table.may('resign') ? menuButton('flag', t('resign'), () => this.#sure(() => t('resign'), () => t('resign-text'), 'resign'), 'warn') : nothing,
      view.rematch ? menuButton('again', t('to-rematch'), () => go(`/table/${view.rematch}`)) : nothing,
    ];
  };

  /** @param {() => string} name @param {() => string} text @param {import('../protocol.js').Command} command */
  async #sure(name, text, command) {
    if (await confirm(name, text, name)) this.board.attempt(command);
  }
}
