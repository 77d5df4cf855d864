// What most tests start with: texts, the catalogue, and tables as the server sends them. The games in data/ were recorded
// from the server, as seat 0 sees them: views of some moments, and all updates.

import { readFileSync, readdirSync } from 'node:fs';
import { know } from '../../../../crates/server/web/js/catalogue.js';
import { bundleOf, use } from '../../../../crates/server/web/js/i18n.js';
import { Lifetime } from '../../../../crates/server/web/js/lifetime.js';
import { TableState } from '../../../../crates/server/web/js/table/state.js';

const data = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));

/** What the server says there is. */
export const catalogue = data('catalogue.json');

/** Games of two, three, and four players, the last in teams. */
export const [two, three, four] = ['two.json', 'three.json', 'four.json'].map(data);

/** The scenes of the tutorial. */
export const scenes = JSON.parse(readFileSync(new URL('../../../../crates/server/web/js/pages/learn-scenes.json', import.meta.url), 'utf8'));

const LOCALES = new URL('../../../../locales/', import.meta.url);

/** All texts of a language, as the server hands them out.
 * @param {string} tag */
export function texts(tag) {
  const folder = new URL(`${tag}/`, LOCALES);
  return readdirSync(folder).sort().map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

/** The page speaks this language from now on. @param {string} tag */
export const speak = (tag) => use(bundleOf(tag, texts(tag)));

/** Every text says its key and its values from now on, as `log-led{name: Ada, card: GO3}`, so that tests do not depend on
 * words. Cards say their codes. */
export function echo() {
  /** @param {string} key @param {Record<string, unknown> | null} values */
  const said = (key, values) => {
    const [, code] = /^card-([A-Z]{2})$/.exec(key) ?? [];
    if (code) return `${code}${values?.value}`;
    const list = Object.entries(values ?? {}).filter(([, value]) => value !== '');
    return list.length > 0 ? `${key}{${list.map(([name, value]) => `${name}: ${value}`).join(', ')}}` : key;
  };
  use(/** @type {any} */ ({ locales: ['en'], hasMessage: () => true, getMessage: (/** @type {string} */ id) => ({ id, value: id, attributes: {} }), formatPattern: said }));
}

/** Begins a test file: the catalogue is there, texts say their keys. */
export function begin() {
  know(catalogue);
  echo();
}

/** A view with some of it changed; what is said of the game changes only that of the game.
 * @param {any} view @param {any} change */
export const changed = (view, { game, ...change }) => ({ ...structuredClone(view), ...change, game: game === null ? null : { ...structuredClone(view.game), ...game } });

/** A table that has taken up a view, and what happened before it.
 * @param {any} view @param {any[]} [updates] @param {Record<string, unknown>} [source] what the source does besides */
export function tableOf(view, updates = [], source = {}) {
  const table = new TableState(new Lifetime(), { id: view.id, watch: () => () => {}, send: async () => ({}), ...source });
  table.take(view, updates, true);
  return table;
}

/** An update in which this happened.
 * @param {any[]} happened @param {any} [what] @param {number} [number] */
export const update = (happened, what = { acted: { seat: 0, bot: false } }, number = 1) => ({ number, at: 0, what, happened });

/** A card goes from one place to another: `moved('GO3', 'hand 0', 'trick')`.
 * @param {string} card @param {string} from @param {string} to */
export function moved(card, from, to) {
  const place = (/** @type {string} */ words) => {
    const [zone, seat] = words.split(' ');
    return seat === undefined ? { zone } : { zone, seat: Number(seat) };
  };
  return { moved: { card, from: place(from), to: place(to) } };
}

/** Answers to requests, by path from the root of the site; notes what was asked. An answer may be an error's status.
 * @param {import('node:test').TestContext} t @param {Record<string, unknown>} answers */
export function server(t, answers) {
  /** @type {{method: string, path: string, body: any}[]} */
  const asked = [];
  t.mock.method(globalThis, 'fetch', async (/** @type {string} */ url, { method = 'GET', body = undefined } = {}) => {
    const { pathname, search } = new URL(url);
    const path = (pathname + search).replace(/^\//, '');
    asked.push({ method, path, body: body && JSON.parse(body) });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('network');
    if (typeof answer === 'number') return new Response('{"type":"refused"}', { status: answer });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  return asked;
}

/** A module on its own, as after a reload of the page.
 * @param {string} path from the page's code */
export const fresh = (path) => import(`../../../../crates/server/web/js/${path}?${(loads += 1)}`);
let loads = 0;

/** Waits until promises that are kept already have been seen. */
export const settled = () => new Promise((done) => setImmediate(done));
