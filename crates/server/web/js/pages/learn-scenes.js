// The scenes of the tutorial: learn-scenes.json. A scene is fixed: what the page shows before the right answer and after
// it, in the words of the protocol. Nothing is worked out here; a test of the server plays every scene by the rules. The
// texts are in learn.ftl. You have seat 0, your opponent seat 1.

import { base } from '../base.js';
import { t } from '../i18n.js';
import { Refusal } from '../net/api.js';

/** @typedef {Partial<import('../protocol.js').GameView>} Shown what is seen of a game; nothing else lies there */

/** @typedef {'basics' | 'claim' | 'claim2' | 'maps'} Part */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {Part} part
 * @property {Shown} before
 * @property {import('../protocol.js').Answer | 'followers'} answer the one that goes on; `followers`: to look at them
 * @property {Shown} after
 * @property {import('../protocol.js').Happening[]} happened what is seen moving after the right answer
 */

/** Scenes that are played one after the other, with an end of their own.
 * @typedef {{name: string, path: string, parts: Part[]}} Chapter */

/** The first chapter is all that a first game needs; whoever wants more finds the others at its end and in the rules.
 * @type {Chapter[]} */
export const CHAPTERS = [
  { name: 'claim', path: '/learn', parts: ['basics', 'claim'] },
  { name: 'claim2', path: '/learn/claim2', parts: ['claim2'] },
  { name: 'maps', path: '/learn/maps', parts: ['maps'] },
];

/** What the parts are called. @type {Record<Part, () => string>} */
export const PARTS = {
  basics: () => t('learn-part-basics'),
  claim: () => t('learn-part-claim'),
  claim2: () => t('learn-part-claim2'),
  maps: () => t('learn-part-maps'),
};

/** Where a scene is played. @param {Scene} scene */
export const addressOf = ({ name, part }) => `${CHAPTERS.find(({ parts }) => parts.includes(part))?.path}?step=${name}`;

/** @returns {Promise<Scene[]>} */
export async function fetchScenes() {
  const answer = await fetch(base.file('js/pages/learn-scenes.json'));
  if (!answer.ok) throw new Refusal({ status: answer.status });
  return answer.json();
}
