// The scenes of the tutorial: learn-scenes.json. A scene is fixed: what the page shows before the right answer and after
// it, in the words of the protocol. Nothing is worked out here; a test of the server plays every scene by the rules. The
// texts are in learn.ftl. You have seat 0, your opponent seat 1.

import { base } from '../base.js';
import { Refusal } from '../net/api.js';

/** @typedef {Partial<import('../protocol.js').GameView>} Shown what is seen of a game; nothing else lies there */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {'basics' | 'claim' | 'claim2' | 'maps' | 'end'} part
 * @property {Shown} [before] none: a scene without cards
 * @property {import('../protocol.js').Answer | 'followers'} [answer] the one that goes on; `followers`: to look at them
 * @property {Shown} [after]
 * @property {import('../protocol.js').Happening[]} [happened] what is seen moving after the right answer
 */

/** @returns {Promise<Scene[]>} */
export async function fetchScenes() {
  const answer = await fetch(base.file('js/pages/learn-scenes.json'));
  if (!answer.ok) throw new Refusal({ status: answer.status });
  return answer.json();
}
