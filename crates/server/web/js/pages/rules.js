// The rules: the whole game on one page, with its cards, searched as one types.

import { base, here } from '../base.js';
import { factionName } from '../cards.js';
import { catalogue, fetchCatalogue } from '../catalogue.js';
import { language, t } from '../i18n.js';
import { media } from '../media.js';
import { announce } from '../ui/announce.js';
import { Near } from '../ui/near.js';
import { emblem } from '../ui/pictures.js';
import { batch, computed, html, nothing, ref, signal } from '../view.js';
import { fetchScenes } from './learn-scenes.js';
import { SECTIONS, chapters } from './rules-book.js';
import { find, markWords, wordsOf } from './rules-search.js';

/** @typedef {import('./rules-book.js').Pictures} Pictures */

/** @type {import('../router.js').Page} */
export default function rules(life) {
  const page = new Rules(life);
  life.effect(page.begin);
  life.effect(page.mark);
  life.atEnd(() => markWords(null, []));
  return { title: () => t('rules'), view: () => view(page), moved: page.goToPlace, ready: page.fetch() };
}

class Rules {
  #wanted = signal('');
  #pictures = signal(/** @type {Pictures} */ ({}));
  #scenes = signal(/** @type {import('./learn-scenes.js').Scene[]} */ ([]));
  #isFetched = signal(false);
  #book = signal(/** @type {HTMLElement | null} */ (null));
  #chapters = computed(() => chapters(this.#pictures.value, this.#scenes.value));
  #found = computed(() => find(this.#chapters.value, wordsOf(this.#wanted.value)));
  /** On a wide screen the contents stand beside the book, and are open at first. */
  isWide = media('(min-width: 1000px)');

  /** @param {import('../lifetime.js').Lifetime} life */
  constructor(life) {
    this.near = new Near(life);
  }

  get chapters() {
    return this.#chapters.value;
  }

  /** What of them is found. */
  get found() {
    return this.#found.value;
  }

  /** Waits for what the server has to be asked for. */
  async fetch() {
    const isKnown = catalogue().factions.length > 0;
    // The rules can be read without their pictures, and without the links to scenes.
    const [pictures, scenes] = await Promise.all([fetchPictures(), fetchScenes().catch(() => []), isKnown || fetchCatalogue().catch(() => {})]);
    batch(() => {
      this.#pictures.value = pictures;
      this.#scenes.value = scenes;
      this.#isFetched.value = true;
    });
  }

  /** @param {Element | undefined} element */
  noteBook = (element) => {
    this.#book.value = element instanceof HTMLElement ? element : null;
  };

  /** Where the address names a place, reading begins there. */
  begin = () => {
    if (this.#isFetched.value && this.#book.value) requestAnimationFrame(this.goToPlace);
  };

  goToPlace = () => {
    const goal = this.near.get(here().place);
    if (!goal) return;
    this.near.drawAround(goal);
    goal.scrollIntoView();
  };

  /** Marks what is found; other texts are marked anew, once they are drawn. */
  mark = () => {
    const book = this.#book.value;
    const words = wordsOf(this.#wanted.value);
    language();
    if (book && this.near.count > 0) queueMicrotask(() => markWords(book, words));
  };

  /** @param {Event} event */
  look = ({ target }) => {
    this.#wanted.value = /** @type {HTMLInputElement} */ (target).value;
    if (this.found.count === 0) announce(t('rules-nothing'));
  };
}

/** @param {Rules} page */
const view = (page) =>
  html`<div class="rules">
    <header>
      <h1>${t('rules-title')}</h1>
      <p>${t('rules-lead')}</p>
    </header>
    <div class="rules-search" role="search">
      <label class="unseen" for="rules-search">${t('rules-search')}</label>
      <input type="search" id="rules-search" placeholder=${t('rules-search')} autocomplete="off" @input=${page.look} />
      <p class="note" role="status">${page.found.count === 0 ? html`<span>${t('rules-nothing')}</span>` : nothing}</p>
    </div>
    ${contents(page.isWide)}
    <div class="book" ${ref(page.noteBook)}>${page.chapters.map((chapter, i) => chapter.view(page.found.chapters[i], page.near))}</div>
  </div>`;

/** The cards beside the sections.
 * @returns {Promise<Pictures>} */
async function fetchPictures() {
  try {
    const answer = await fetch(base.file('js/pages/rules-pictures.json'));
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

/** @param {boolean} isOpen */
const contents = (isOpen) =>
  html`<nav class="contents" aria-label=${t('rules-contents')}>
    <details ?open=${isOpen}>
      <summary>${t('rules-contents')}</summary>
      <ol>
        ${SECTIONS.map((name) => entry(`rules-${name}`, t(`rules-${name}-title`)))}
        ${entry('factions', t('rules-factions'))}${entry('settings', t('rules-settings'))}${entry('buildings', t('rules-buildings'))}
      </ol>
      <p class="codes">${catalogue().factions.map(({ code }) => emblemLink(code))}</p>
    </details>
  </nav>`;

/** @param {string} code */
const emblemLink = (code) => html`<a href=${base.link(`/rules#power-${code}`)} aria-label=${factionName(code)}>${emblem(code)}</a>`;

/** @param {string} id @param {string} text */
const entry = (id, text) => html`<li><a href=${base.link(`/rules#${id}`)}>${text}</a></li>`;
