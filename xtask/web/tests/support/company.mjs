// Two people at one table, each with a page.

import { begin, guest } from './hasten.mjs';

/**
 * Ada opens a table and is ready; Ben comes by the link and sits down.
 * @param {import('node:test').TestContext} t
 * @param {ReturnType<typeof import('./world.mjs').world>['visit']} visit
 * @param {{options?: Record<string, any>, ada?: import('./world.mjs').Wishes, ben?: import('./world.mjs').Wishes}} [how] the
 *   table's options as docs/protocol.md has them, and how the two come
 */
export async function meet(t, visit, { options = {}, ada: first = {}, ben: second = { size: 'tablet' } } = {}) {
  const ada = await visit(t, '/', first);
  await guest(ada, 'Ada');
  const table = await begin(ada, { bots: [], first_leader: 0, ...options });
  await ada.goto(`/table/${table}`);
  const ben = await visit(t, '/', second);
  await guest(ben, 'Ben');
  await ben.goto(`/table/${table}`);
  await ben.getByRole('button', { name: 'Join' }).click();
  return { ada, ben, table };
}
