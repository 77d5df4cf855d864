// Learning by playing: one idea at a time, then a first game.

import { HIDDEN, cardName } from '../cards.js';
import { here } from '../base.js';
import { t } from '../i18n.js';
import { toTable } from '../open.js';
import { note } from '../router.js';
import { handView } from '../table/hand-view.js';
import { seats } from '../table/seats.js';
import { stage } from '../table/stage.js';
import { votes } from '../table/votes.js';
import { openDialog } from '../ui/dialog.js';
import { useKeys } from '../ui/keys.js';
import { card, drawing } from '../ui/pictures.js';
import { problemText } from '../ui/toast.js';
import { classes, createRef, html, nothing, part, ref, signal } from '../view.js';
import { noteFirstGame } from './learn-first-game.js';
import { keysOf } from './learn-keys.js';
import { Lesson } from './learn-lesson.js';
import { learned, noteLearned } from './learn-progress.js';
import { fetchScenes } from './learn-scenes.js';

/** @typedef {import('./learn-scenes.js').Scene} Scene */

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
export default function learn(life) {
  const page = new LearnPage(life);
  return {
    view: page.view,
    title: () => t('learn'),
    class: () => (page.lesson ? 'learning' : ''),
    bar: page.bar,
    moved: () => page.fromAddress(),
    ready: page.begin(),
  };
}

class LearnPage {
  /** @type {Scene[]} */
  scenes = [];
  #at = 0;
  #lesson = signal(/** @type {Lesson | null} */ (null));
  #problem = signal(/** @type {any} */ (null));
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLElement>} */
  #heading = createRef();
  /** @type {import('../../vendor/lit-html/directives/ref.js').Ref<HTMLButtonElement>} */
  #forward = createRef();

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.life = life;
    life.atEnd(useKeys(keysOf(this)));
  }

  async begin() {
    try {
      this.scenes = await fetchScenes();
    } catch (error) {
      this.#problem.value = error;
      return;
    }
    if (!this.life.over) this.fromAddress();
  }

  /** The step that is shown. */
  get lesson() {
    return this.#lesson.value;
  }

  /** The scene that the address names, or the first one that is not done. */
  fromAddress() {
    if (this.scenes.length === 0) return;
    const name = here().wishes.get('step');
    const named = this.scenes.findIndex((scene) => scene.name === name);
    const done = learned();
    const next = this.scenes.findIndex((scene) => !done.has(scene.name));
    this.#open(named >= 0 ? named : Math.max(0, next));
  }

  /** @param {number} at */
  #open(at) {
    this.#lesson.peek()?.life.end();
    this.#at = Math.min(Math.max(0, at), this.scenes.length - 1);
    this.#lesson.value = new Lesson(this.life.within(), this.scenes[this.#at], () => this.#forward.value?.focus({ preventScroll: true }));
  }

  /** To another step, by the person's own wish: the address goes along.
   * @param {number} at */
  #go(at) {
    if (!this.scenes[at]) return;
    note(`/learn?step=${this.scenes[at].name}`, { replace: true });
    this.#open(at);
    this.#heading.value?.focus();
    scrollTo(0, 0);
  }

  back = () => this.#go(this.#at - 1);
  skip = () => this.#go(this.#at + 1);
  again = () => this.#go(this.#at);

  next = () => {
    noteLearned(this.scenes[this.#at].name);
    this.skip();
  };

  #playFirstGame = async () => {
    noteLearned(this.scenes[this.#at].name);
    await toTable('open', FIRST_GAME);
    const [, page, id] = here().path.split('/');
    if (page === 'table' && id) noteFirstGame(id);
  };

  // Drawing

  bar = () => html`<h1>${t('learn-title')}</h1>${this.lesson ? html`<span>${PARTS.find(([name]) => name === this.lesson?.scene.part)?.[1]() ?? ''}</span>` : nothing}`;

  view = () => {
    const { lesson } = this;
    if (this.#problem.value) return html`<p class="prose">${problemText(this.#problem.value)}</p>`;
    if (!lesson) return nothing;
    const { board, scene } = lesson;
    const cards = Boolean(scene.before);
    return html`<section class="idea">
        <h2 tabindex="-1" ${ref(this.#heading)}>${t(`learn-${scene.name}-title`)}</h2>
        <p>${t(`learn-${scene.name}-text`)}</p>
        ${scene.name === 'welcome' ? html`<p class="note">${t('learn-lead')}</p>` : nothing}
      </section>
      ${cards ? html`<div class="place-seats">${seats(board)}</div>` : nothing}${part(() => votesOf(lesson))}
      <div class="scene">${part(() => (cards ? sceneOf(lesson) : drawing('hall', 'hall')))}</div>
      ${part(() => lineOf(lesson))}${cards ? html`${part(() => ownOf(lesson))}<div>${handView(board.hand)}</div>` : nothing}
      ${part(() => this.#foot(lesson))}`;
  };

  /** @param {Lesson} lesson */
  #foot({ scene, done }) {
    const at = this.#at;
    const { length } = this.scenes;
    return html`<nav class="learn-foot" aria-label=${t('learn-title')}>
      <button ?disabled=${at === 0} @click=${this.back}>${t('learn-back')}</button>
      ${done && scene.before ? html`<button @click=${this.again}>${t('learn-retry')}</button>` : nothing}
      <button class="quiet where" @click=${this.#list}><span class="meter" aria-hidden="true" .style=${`--part: ${at / (length - 1)}`}></span><span>${t('learn-step', { step: at + 1, steps: length })}</span></button>
      ${this.#onward(scene, done)}
    </nav>`;
  }

  /** @param {Scene} scene @param {boolean} done */
  #onward(scene, done) {
    const onward = (/** @type {string} */ text, /** @type {() => void} */ run) => html`<button class="primary" ${ref(this.#forward)} @click=${run}>${text}</button>`;
    if (scene.name === 'first-game') return onward(t('learn-finish'), this.#playFirstGame);
    if (scene.name === 'welcome') return onward(t('learn-start'), this.next);
    return done ? onward(t('learn-next'), this.next) : html`<button @click=${this.skip}>${t('learn-skip')}</button>`;
  }

  /** All steps, to go to any of them. */
  #list = () => {
    const done = learned();
    const entry = (/** @type {string} */ name, /** @type {number} */ at) =>
      html`<li><button class="quiet" aria-current=${at === this.#at ? 'step' : nothing} @click=${() => (dialog.close(), this.#go(at))}>${drawing(done.has(name) ? 'i-check' : 'i-next')}<span>${t(`learn-${name}-title`)}</span></button></li>`;
    const steps = (/** @type {string} */ of) => html`<ol>${this.scenes.map((scene, at) => (scene.part === of ? entry(scene.name, at) : nothing))}</ol>`;
    const content = () => [
      PARTS.map(([name, words]) => html`<section class="learn-list"><h3>${words()}</h3>${steps(name)}</section>`),
      html`<section class="learn-list">${steps('end')}</section>`,
    ];
    const dialog = openDialog({ title: () => t('learn-title'), content, sheet: true });
  };
}

/** @param {Lesson} lesson */
const votesOf = ({ board }) =>
  board.table.game.contests.length > 0 ? html`<section class="place-votes" aria-label=${t('the-votes')}>${votes(board)}</section>` : nothing;

/** @param {Lesson} lesson */
const sceneOf = (lesson) => (lesson.scene.answer === 'followers' ? pile(lesson) : stage(lesson.board));

/** The follower pile, to be touched.
 * @param {Lesson} lesson */
function pile(lesson) {
  if (lesson.done) return nothing;
  const count = lesson.scene.after?.hands?.[0].length ?? 0;
  const beside = (/** @type {Event} */ event) => event.target === event.currentTarget && lesson.choose(null);
  return html`<div class="touch-pile" @click=${beside}>
    <button class="offer open" @click=${() => lesson.choose('followers')}><span class="pile">${card(HIDDEN, { mute: true })}<span class="badge count" aria-hidden="true">${count}</span></span><span class="unseen">${`${t('your-followers')}, ${t('count-followers', { count })}`}</span></button>
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
  return html`<section class=${classes('say', mood === 'do' && !why && 'mine', (why || mood === 'again') && 'why', mood === 'well' && 'well')} aria-label=${t('say-label')}>
    ${drawing(sign, 'sign')}
    <p>${why ? why() : chosen ? t('ask-confirm', { card: cardName(chosen) }) : lesson.line()}</p>
    ${chosen ? html`<button class="go" @click=${() => board.hand.confirm()}>${t('play-card', { card: cardName(chosen) })}</button>` : nothing}
  </section>`;
}
