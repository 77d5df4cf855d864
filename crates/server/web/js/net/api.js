// Requests to the server.

import { base } from '../base.js';

/** Why something was not done, as the server says it. */
export class Refusal extends Error {
  /** @param {{type?: string, title?: string, status?: number, rule?: string | null, retry_after?: number | null}} problem */
  constructor(problem) {
    super(problem.title ?? problem.type ?? 'refused');
    this.name = 'Refusal';
    /** A word for programs. */
    this.type = problem.type ?? 'unreachable';
    this.status = problem.status ?? 0;
    /** The number of the rule of the game that refuses. */
    this.rule = problem.rule;
    this.retryAfter = problem.retry_after;
  }
}

/**
 * @param {string} method
 * @param {string} path as `api/v1/session`
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, body) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(base.door(path), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ type: 'unreachable' });
  }
  if (!answer.ok) throw new Refusal(await answer.json().catch(() => ({ type: 'unreachable', status: answer.status })));
  return (answer.headers.get('content-type') ?? '').includes('json') ? answer.json() : answer.text();
}

export const api = {
  /** @param {string} path */
  get: (path) => ask('GET', path),
  /** @param {string} path @param {unknown} [body] */
  post: (path, body) => ask('POST', path, body ?? {}),
  /** @param {string} path @param {unknown} body */
  put: (path, body) => ask('PUT', path, body),
  /** @param {string} path @param {unknown} body */
  patch: (path, body) => ask('PATCH', path, body),
  /** @param {string} path */
  drop: (path) => ask('DELETE', path),
};
