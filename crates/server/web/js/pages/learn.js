// Learning by playing: one idea at a time, in chapters. The first one ends in a first game.

import { HIDDEN, cardName } from '../cards.js';
import { here } from '../base.js';
import { t } from '../i18n.js';
import { media } from '../media.js';
import { Awaited } from '../net/awaited.js';
import { toTable } from '../open.js';
import { go, note } from '../router.js';
import { handView } from '../table/hand-view.js';
import { tableView } from '../table/table-view.js';
import { openDialog } from '../ui/dialog.js';
import { useKeys } from '../ui/keys.js';
import { card, drawing } from '../ui/pictures.js';
import { needed } from '../ui/power-subject.js';
import { tellPowers } from '../ui/powers.js';
import { classes, createRef, html, nothing, part, ref, signal } from '../view.js';
import { endOf, endTitle } from './learn-end.js';
import { noteFirstGame } from './learn-first-game.js';
import { keysOf } from './learn-keys.js';
import { Lesson } from './learn-lesson.js';
import { learned } from './learn-progress.js';
import { CHAPTERS, PARTS, addressOf, fetchScenes } from './learn-scenes.js';
import { noteTutorial } from './table-offer.js';

/** @typedef {import('./learn-scenes.js').Scene} Scene */
/** @typedef {import('./learn-scenes.js').Chapter} Chapter */

/** The game that the first chapter ends in: as easy as it can be. @type {Partial<import('../protocol.js').Options>} */
const FIRST_GAME = { deck: 'claim', bots: [null, 'novice'], public: false };

/** From this width on the row of pages stands in the bar, and the title above the scene. */
const WIDE = '(min-width: 1100px)';

/** What the address calls the end of a chapter. */
const END = 'end';

/** @type {import('../router.js').Page} */
export default function learn(life, parts) {
  const page = new LearnPage(life, CHAPTERS.find(({ name }) => name === parts.chapter) ?? CHAPTERS[0]);
  return {
    view: page.view,
    title: () => (page.chapter === CHAPTERS[0] ? t('learn') : PARTS[page.chapter.parts[0]]()),
    class: () => (page.isShown ? 'learning' : ''),
    bar: page.bar,
    // Where the bar is narrow, its title needs the room; the menu has the same switch.
    sounds: () => media('(min-width: 600px)'),
    moved: () => page.fromAddress(),
    ready: page.awaited.come,
    awaits: page.awaited,
  };
}

class LearnPage {
  /** Those of all chapters. @type {Scene[]} */
  #all = [];
  /** Those of this one. @type {Scene[]} */
  scenes = [];
  /** Which one is shown; behind the last one is the end. */
  #at = 0;
  #lesson = signal(/** @type {Lesson | null} */ (null));
  #isEnd = signal(false);
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */
  #heading = createRef();
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLButtonElement>} */
  #forward = createRef();

  /** @param {import('../lifetime.js').Lifetime} life @param {Chapter} chapter */
  constructor(life, chapter) {
    this.life = life;
    this.chapter = chapter;
    life.atEnd(useKeys(keysOf(this)));
    tellPowers(life);
    noteTutorial();
    this.awaited = new Awaited(life, () => t('page-coming'), () => this.#begin(), { persists: true });
  }

  async #begin() {
    this.#all = await fetchScenes();
    this.scenes = this.#all.filter(({ part: name }) => this.chapter.parts.includes(name));
    if (!this.life.over) this.fromAddress();
  }

  /** The step that is shown; none at the end. */
  get lesson() {
    return this.#lesson.value;
  }

  /** Whether there is anything to be seen yet. */
  get isShown() {
    return this.#isEnd.value || Boolean(this.lesson);
  }

  /** The scene that the address names, or the first one that is not done; the end if all are. */
  fromAddress() {
    if (this.scenes.length === 0) return;
    const name = here().wishes.get('step');
    const named = this.#all.find((scene) => scene.name === name);
    // Once there was one chapter of all scenes, and somebody may have kept an address of then.
    if (named && !this.scenes.includes(named)) return void go(addressOf(named), { replace: true });
    const done = learned();
    const next = name === END ? -1 : this.scenes.findIndex((scene) => (named ? scene === named : !done.has(scene.name)));
    this.#open(next >= 0 ? next : this.scenes.length);
  }

  /** @param {number} at */
  #open(at) {
    this.#lesson.peek()?.life.end();
    this.#at = at;
    const scene = this.scenes[at];
    this.#lesson.value = scene ? new Lesson(this.life.within(), scene, () => this.#forward.value?.focus({ preventScroll: true })) : null;
    this.#isEnd.value = !scene;
  }

  /** To another step or the end, by the person's own wish: the address goes along.
   * @param {number} at */
  #go(at) {
    if (at < 0 || at > this.scenes.length) return;
    note(this.scenes[at] ? addressOf(this.scenes[at]) : `${this.chapter.path}?step=${END}`, { replace: true });
    this.#open(at);
    this.#heading.value?.focus();
    scrollTo(0, 0);
  }

  back = () => this.#go(this.#at - 1);
  next = () => this.#go(this.#at + 1);
  again = () => this.#go(this.#at);

  #playFirstGame = async () => {
    await toTable('open', FIRST_GAME);
    const [, page, id] = here().path.split('/');
    if (page === 'table' && id) noteFirstGame(id);
  };

  // Drawing

  #title = () => html`<h1>${t('learn-title')}</h1>${this.lesson ? html`<span>${PARTS[this.lesson.scene.part]()}</span>` : nothing}`;

  bar = () => (media(WIDE) ? nothing : this.#title());

  view = () => [media(WIDE) ? html`<header class="learn-title">${this.#title()}</header>` : nothing, this.#content()];

  #content() {
    const { lesson } = this;
    if (this.#isEnd.value) return [endOf(this.chapter, ref(this.#heading), this.#playFirstGame), this.#footOfEnd()];
    if (!lesson) return nothing;
    const { scene } = lesson;
    return html`<section class="idea">
        ${scene === this.#all[0] ? html`<p class="story">${t('learn-story')}</p>` : nothing}
        <h2 tabindex="-1" ${ref(this.#heading)}>${t(`learn-${scene.name}-title`)}</h2>
        <p>${t(`learn-${scene.name}-text`)}</p>
      </section>
      <div class="learn-table">${tableOf(lesson)}</div>
      ${part(() => this.#foot(lesson))}`;
  }

  /** @param {Lesson} lesson */
  #foot({ done }) {
    const onward = () => html`<button class="primary" ${ref(this.#forward)} @click=${this.next}>${t('learn-next')}</button>`;
    return html`<nav class="learn-foot" aria-label=${t('learn-title')}>
      <button ?disabled=${this.#at === 0} @click=${this.back}>${t('learn-back')}</button>
      ${done ? html`<button @click=${this.again}>${t('learn-retry')}</button>` : nothing}${this.#where(t('learn-step', { step: this.#at + 1, steps: this.scenes.length }))}
      ${done ? onward() : html`<button @click=${this.next}>${t('learn-skip')}</button>`}
    </nav>`;
  }

  #footOfEnd = () => html`<nav class="learn-foot" aria-label=${t('learn-title')}><button @click=${this.back}>${t('learn-back')}</button>${this.#where(t('learn-steps'))}</nav>`;

  /** How far one is; a tap shows all steps.
   * @param {string} words */
  #where = (words) =>
    html`<button class="quiet where" @click=${this.#list}><span class="meter" aria-hidden="true" .style=${`--part: ${this.#at / this.scenes.length}`}></span><span>${words}</span></button>`;

  /** All steps, to go to any of them. */
  #list = () => {
    const done = learned();
    const entry = (/** @type {string} */ text, /** @type {boolean} */ isDone, /** @type {boolean} */ isHere, /** @type {() => unknown} */ run) =>
      html`<li><button class="quiet" aria-current=${isHere ? 'step' : nothing} @click=${() => (dialog.close(), run())}>${drawing(isDone ? 'i-check' : 'i-next')}<span>${text}</span></button></li>`;
    const step = (/** @type {Scene} */ scene) => {
      const at = this.scenes.indexOf(scene);
      return entry(t(`learn-${scene.name}-title`), done.has(scene.name), scene === this.lesson?.scene, () => (at < 0 ? go(addressOf(scene)) : this.#go(at)));
    };
    const steps = (/** @type {import('./learn-scenes.js').Part} */ of) => html`<section class="learn-list"><h3>${PARTS[of]()}</h3><ol>${this.#all.filter((scene) => scene.part === of).map(step)}</ol></section>`;
    const end = (/** @type {Chapter} */ chapter) =>
      chapter === this.chapter ? html`<section class="learn-list"><ol>${entry(endTitle(chapter), false, !this.lesson, () => this.#go(this.scenes.length))}</ol></section>` : nothing;
    const content = () => CHAPTERS.map((chapter) => [chapter.parts.map(steps), end(chapter)]);
    const dialog = openDialog({ title: () => t('learn-title'), content, sheet: true });
  };
}

/** @param {Lesson} lesson */
function tableOf(lesson) {
  const { board, scene } = lesson;
  const middle = scene.answer === 'followers' ? part(() => pile(lesson)) : null;
  const under = [part(() => lineOf(lesson)), part(() => ownOf(lesson)), html`<div>${handView(board.hand)}</div>`];
  return tableView(board, { middle, under, isPiece: true });
}

/** The follower pile, to be touched.
 * @param {Lesson} lesson */
function pile(lesson) {
  if (lesson.done) return nothing;
  const count = lesson.scene.after.hands?.[0].length ?? 0;
  const beside = (/** @type {Event} */ event) => event.target === event.currentTarget && lesson.choose(null);
  return html`<div class="touch-pile" @click=${beside}>
    <button class="offer open" @click=${() => lesson.choose('followers')}><span class="pile">${card(HIDDEN, { mute: true })}<span class="badge count" aria-hidden="true">${count}</span></span><span class="unseen">${`${t('your-followers')} · ${t('count-followers', { count })}`}</span></button>
  </div>`;
}

/** What one has won so far.
 * @param {Lesson} lesson */
function ownOf({ board }) {
  const { game } = board.table;
  const heap = (/** @type {string} */ name, /** @type {string[]} */ faces) =>
    faces.length > 0 ? html`<section><h3>${name}</h3><div class="heap">${faces.map((face) => card(face))}</div></section>` : nothing;
  return html`<div class="learn-own">${heap(t('zone-followers'), game.followers[0])}${heap(t('zone-pile'), game.piles[0])}</div>`;
}

/** @param {Lesson} lesson */
function lineOf(lesson) {
  const { mood, board } = lesson;
  const { why } = board.hand;
  const chosen = lesson.chosenCard;
  const sign = why || mood === 'again' ? 'i-info' : mood === 'well' ? 'i-check' : 'i-learn';
  return html`<section class=${classes('say', mood === 'do' && !why && 'mine', (why || mood === 'again') && 'why', mood === 'well' && 'well')} aria-label=${t('say-label')} ${needed('line')}>
    ${drawing(sign, 'sign')}
    <p>${why ? why() : chosen ? t('ask-confirm', { card: cardName(chosen) }) : lesson.line()}</p>
    ${chosen ? html`<button class="go" @click=${() => board.hand.confirm()}>${t('play-card', { card: cardName(chosen) })}</button>` : nothing}
  </section>`;
}
