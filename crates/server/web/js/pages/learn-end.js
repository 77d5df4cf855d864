// The end of a chapter: the first one ends in a game, and each leads on to the others.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { drawing } from '../ui/pictures.js';
import { html } from '../view.js';
import { CHAPTERS, PARTS } from './learn-scenes.js';

/** @typedef {import('./learn-scenes.js').Chapter} Chapter */

/** What the heading of the end says. @param {Chapter} chapter */
export const endTitle = (chapter) => (chapter === CHAPTERS[0] ? t('learn-first-game-title') : t('learn-end-title'));

/** @param {Chapter} chapter @param {unknown} heading notes the heading @param {() => void} play opens the first game */
export const endOf = (chapter, heading, play) =>
  html`<section class="learn-end">
    ${drawing('hall', 'hall')}
    <h2 tabindex="-1" ${heading}>${endTitle(chapter)}</h2>
    ${chapter === CHAPTERS[0] ? first(play) : later()}
    <nav aria-label=${t('learn-more')}>
      <h3>${t('learn-more')}</h3>
      ${CHAPTERS.filter((other) => other !== chapter).map(linkTo)}<a class="button" href=${base.link('/rules')}>${drawing('i-book')}<span>${t('rules')}</span></a>
    </nav>
  </section>`;

/** @param {() => void} play */
const first = (play) =>
  html`<p>${t('learn-first-game-text')}</p>
    <button class="primary" @click=${play}>${t('learn-finish')}</button>`;

const later = () =>
  html`<p>${t('learn-end-text')}</p>
    <a class="button primary" href=${base.link('/new')}>${t('new-table')}</a>`;

/** @param {Chapter} chapter */
const linkTo = ({ path, parts }) => html`<a class="button" href=${base.link(path)}>${drawing('i-learn')}<span>${PARTS[parts[0]]()}</span></a>`;
