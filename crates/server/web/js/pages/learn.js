// Learning by playing: one idea at a time, then a first game.

import { barTitle } from '../bar.js';
import { drawing, fill, h, refill } from '../dom.js';
import { t } from '../i18n.js';
import { HIDDEN, cardName } from '../cards.js';
import { toTable } from '../open.js';
import { card } from '../ui/card.js';
import { announce } from '../ui/announce.js';
import { openDialog } from '../ui/dialog.js';
import { useKeys } from '../ui/keys.js';
import { problemText } from '../ui/toast.js';
import { choices } from '../table/choices.js';
import { CARD_KEYS, Hand } from '../table/hand.js';
import { finishMotion } from '../table/motion.js';
import { Before, crushedBy } from '../table/react.js';
import { seats } from '../table/seats.js';
import { cue } from '../table/sound.js';
import { Stage } from '../table/stage.js';
import { votes } from '../table/votes.js';
import { noteFirstGame } from './learn-first-game.js';
import { learned, noteLearned } from './learn-progress.js';
import { scenes } from './learn-scenes.js';
import { SceneTable } from './learn-state.js';
import { title } from './page.js';

/** The game that it ends in: as easy as it can be. @type {Partial<import('../protocol.js').Options>} */
const FIRST_GAME = { deck: 'claim', bots: [null, 'novice'], public: false };

/** The parts, each with its name. @type {[string, () => string][]} */
const PARTS = [
  ['basics', () => t('learn-part-basics')],
  ['claim', () => t('learn-part-claim')],
  ['claim2', () => t('learn-part-claim2')],
  ['maps', () => t('learn-part-maps')],
];

/** @type {import('../router.js').Page} */
export default async function learn(root) {
  title(() => t('learn'));
  try {
    const page = new LearnPage(root, await scenes());
    page.begin();
    return () => page.end();
  } catch (error) {
    return fill(root, h('p.prose', { text: () => problemText(error) }));
  }
}

class LearnPage {
  #at = 0;
  /** What the line says: what to do, that it was well done, or why not. @type {'do' | 'well' | 'again'} */
  #mood = 'do';
  #listening = new AbortController();
  #forgetKeys = () => {};
  /** @type {Before | null} */ #before = null;

  /** @param {HTMLElement} root @param {import('./learn-scenes.js').Scene[]} scenes */
  constructor(root, scenes) {
    this.root = root;
    this.scenes = scenes;
    this.table = new SceneTable(scenes[0]);
    this.hand = new Hand(this.table);
    this.stage = new Stage(this.table);
    this.parts = {
      idea: h('section.idea'),
      seats: h('div.place-seats'),
      votes: h('section.place-votes', { 'aria-label': () => t('the-votes') }),
      scene: h('div.scene'),
      line: h('section.say', { 'aria-label': () => t('say-label') }),
      own: h('div.learn-own'),
      hand: h('div'),
      foot: h('nav.learn-foot', { 'aria-label': () => t('learn-title') }),
    };
  }

  begin() {
    const { signal } = this.#listening;
    this.root.className = 'learning';
    fill(this.root, Object.values(this.parts));
    this.#forgetKeys = useKeys(this.#keys());
    addEventListener('moment', () => this.#fromAddress(), { signal });
    addEventListener('language', () => this.draw(), { signal });
    this.#fromAddress();
  }

  end() {
    this.#listening.abort();
    this.#forgetKeys();
    this.stage.end();
  }

  /** The scene that the address names, or the first one that is not done. */
  #fromAddress() {
    const name = new URLSearchParams(location.search).get('step');
    const named = this.scenes.findIndex((scene) => scene.name === name);
    const done = learned();
    const next = this.scenes.findIndex((scene) => !done.has(scene.name));
    this.#open(named >= 0 ? named : Math.max(0, next));
  }

  get scene() {
    return this.scenes[this.#at];
  }

  /** @param {number} at */
  #open(at) {
    finishMotion();
    this.stage.end();
    this.#at = Math.min(Math.max(0, at), this.scenes.length - 1);
    this.#mood = 'do';
    this.table = new SceneTable(this.scene);
    this.hand = new Hand(this.table);
    this.stage = new Stage(this.table);
    this.table.addEventListener('choice', () => this.#drawTable());
    this.table.addEventListener('before', () => (this.#before = new Before(this.table, this.hand, this.stage)));
    this.table.addEventListener('right', (event) => this.#right(/** @type {CustomEvent} */ (event).detail));
    this.table.addEventListener('wrong', () => this.#wrong());
    this.draw();
  }

  /** To another step, by the person's own wish: the address goes along.
   * @param {number} at */
  go(at) {
    if (!this.scenes[at]) return;
    history.replaceState(null, '', `/learn?step=${this.scenes[at].name}`);
    this.#open(at);
    const heading = /** @type {HTMLElement | null} */ (this.parts.idea.querySelector('h2'));
    heading?.focus();
    scrollTo(0, 0);
  }

  next() {
    noteLearned(this.scene.name);
    this.go(this.#at + 1);
  }

  /** @param {import('../protocol.js').Happening[]} happened */
  #right(happened) {
    this.#mood = 'well';
    noteLearned(this.scene.name);
    this.stage.crushed = crushedBy(happened);
    this.draw();
    this.#before?.move([{ at: 0, number: 0, what: { acted: { seat: 0, bot: false } }, happened }]);
    cue(this.scene.after?.winner === 0 ? 'won-mine' : 'won-other');
    announce(this.#line());
    /** @type {HTMLElement | null} */ (this.parts.foot.querySelector('.primary'))?.focus({ preventScroll: true });
  }

  #wrong() {
    this.#mood = 'again';
    this.hand.why = null;
    cue('refused');
    this.draw();
    announce(this.#line());
  }

  async playFirstGame() {
    noteLearned(this.scene.name);
    await toTable('open', FIRST_GAME);
    const [, page, id] = location.pathname.split('/');
    if (page === 'table' && id) noteFirstGame(id);
  }

  // Drawing

  draw() {
    const { parts, scene, table } = this;
    barTitle(h('h1', { text: () => t('learn-title') }), h('span', { text: () => this.#partName() }));
    fill(
      parts.idea,
      h('h2', { tabindex: '-1', text: () => t(`learn-${scene.name}-title`) }),
      h('p', { text: () => t(`learn-${scene.name}-text`) }),
      scene.name === 'welcome' && h('p.note', { text: () => t('learn-lead') }),
    );
    const cards = Boolean(scene.before);
    for (const part of [parts.seats, parts.hand, parts.own]) part.hidden = !cards;
    parts.votes.hidden = (table.view?.game?.contests.length ?? 0) === 0;
    if (cards) {
      if (!parts.votes.hidden) refill(parts.votes, votes(table));
      refill(parts.hand, this.hand.element);
      this.#drawOwn();
    }
    this.#drawTable();
    this.#drawFoot();
  }

  #drawTable() {
    const { parts, scene, table } = this;
    if (!scene.before) fill(parts.scene, drawing('hall', 'hall'));
    else {
      fill(parts.seats, seats(table));
      if (table.done && table.game.trick.length === 0) this.stage.hold(true);
      this.hand.draw();
      if (scene.answer === 'followers') fill(parts.scene, this.#pile());
      else {
        refill(parts.scene, this.stage.element);
        this.stage.draw();
      }
    }
    this.#drawLine();
  }

  /** The follower pile, to be touched. */
  #pile() {
    if (this.table.done) return null;
    const count = this.scene.after?.hands?.[0].length ?? 0;
    const pile = h('span.pile', null, card(HIDDEN), h('span.badge.count', { 'aria-hidden': 'true' }, count));
    return h(
      'div.touch-pile',
      { onclick: (/** @type {Event} */ event) => event.target === event.currentTarget && this.table.choose(null) },
      h('button.offer.open', { onclick: () => this.table.choose('followers') }, pile, h('span.unseen', { text: () => `${t('your-followers')}, ${t('count-followers', { count })}` })),
    );
  }

  /** What one has won so far. */
  #drawOwn() {
    const { game } = this.table;
    const part = (/** @type {() => string} */ name, /** @type {string[]} */ faces) =>
      faces.length > 0 && h('section', null, h('h3', { text: name }), h('div.heap', null, faces.map((face) => card(face))));
    fill(this.parts.own, part(() => t('zone-followers'), game.followers[0]), part(() => t('zone-pile'), game.piles[0]));
  }

  #line() {
    const { name } = this.scene;
    if (this.#mood === 'well') return t(`learn-${name}-well`);
    if (this.#mood === 'again') return t(`learn-${name}-again`);
    return t(`learn-${name}-do`);
  }

  #drawLine() {
    const { parts, hand } = this;
    const why = hand.why;
    parts.line.classList.toggle('mine', this.#mood === 'do' && !why);
    parts.line.classList.toggle('why', Boolean(why) || this.#mood === 'again');
    parts.line.classList.toggle('well', this.#mood === 'well');
    const chosen = this.#chosenCard();
    fill(
      parts.line,
      drawing(why || this.#mood === 'again' ? 'i-info' : this.#mood === 'well' ? 'i-check' : 'i-learn', 'sign'),
      h('p', { text: () => (why ? why() : chosen ? t('ask-confirm', { card: cardName(chosen) }) : this.#line()) }),
      chosen && h('button.go', { text: () => t('play-card', { card: cardName(chosen) }), onclick: () => hand.confirm() }),
    );
  }

  /** The card that is chosen but not played yet: by a key, or by those who like to tap twice. */
  #chosenCard() {
    const { table } = this;
    return table.question && 'play' in table.question && table.chosen.length === 1 ? table.hand[table.chosen[0]] : null;
  }

  #drawFoot() {
    const { scene } = this;
    const step = this.#at + 1;
    const forward =
      scene.name === 'first-game' ? h('button.primary', { text: () => t('learn-finish'), onclick: () => this.playFirstGame() })
      : scene.name === 'welcome' ? h('button.primary', { text: () => t('learn-start'), onclick: () => this.next() })
      : this.table.done ? h('button.primary', { text: () => t('learn-next'), onclick: () => this.next() })
      : h('button', { text: () => t('learn-skip'), onclick: () => this.go(this.#at + 1) });
    refill(
      this.parts.foot,
      h('button', { text: () => t('learn-back'), disabled: this.#at === 0, onclick: () => this.go(this.#at - 1) }),
      this.table.done && scene.before ? h('button', { text: () => t('learn-retry'), onclick: () => this.go(this.#at) }) : null,
      h('button.quiet.where', { onclick: () => this.#list() }, h('span.meter', { 'aria-hidden': 'true', style: { '--part': this.#at / (this.scenes.length - 1) } }), h('span', { text: () => t('learn-step', { step, steps: this.scenes.length }) })),
      forward,
    );
  }

  #partName() {
    return PARTS.find(([part]) => part === this.scene.part)?.[1]() ?? '';
  }

  /** All steps, to go to any of them. */
  #list() {
    const done = learned();
    const entry = (/** @type {string} */ name, /** @type {number} */ at) =>
      h('li', null, h('button.quiet', { 'aria-current': at === this.#at ? 'step' : null, onclick: () => (dialog.close(), this.go(at)) }, drawing(done.has(name) ? 'i-check' : 'i-next'), h('span', { text: () => t(`learn-${name}-title`) })));
    const part = (/** @type {string} */ of) => h('ol', null, this.scenes.flatMap((scene, at) => (scene.part === of ? [entry(scene.name, at)] : [])));
    const dialog = openDialog(() => t('learn-title'), [PARTS.map(([name, words]) => h('section.learn-list', null, h('h3', { text: words }), part(name))), h('section.learn-list', null, part('end'))], { sheet: true });
  }

  /** @returns {import('../ui/keys.js').Key[]} */
  #keys() {
    return [
      { keys: CARD_KEYS, shown: '1 … 0  Q … R', does: () => t('key-choose'), run: (_, name) => this.#chooseByKey(name) },
      { keys: ['Enter'], does: () => t('key-play'), run: () => this.#enter() },
      { keys: ['ArrowRight'], does: () => t('learn-next'), run: () => (this.table.done || this.scene.name === 'welcome' ? this.next() : false) },
      { keys: ['ArrowLeft'], does: () => t('learn-back'), run: () => this.go(this.#at - 1) },
    ];
  }

  /** @param {string} key */
  #chooseByKey(key) {
    const { table } = this;
    const place = CARD_KEYS.indexOf(key);
    const options = choices(table);
    if (this.scene.answer === 'followers' && place === 0) return table.choose('followers');
    if (!table.question) return false;
    if (options.length === 0) return this.hand.choose(place);
    if (!options[place]) return false;
    table.chosen = [place];
    announce(options[place].label());
    table.changed();
    return undefined;
  }

  #enter() {
    const { table } = this;
    if (table.chosen.length === 0) return false;
    const choice = choices(table)[table.chosen[0]];
    if (choice) table.answer(choice.answer);
    else this.hand.confirm();
    return true;
  }
}
