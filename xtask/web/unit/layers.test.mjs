// What depends on what: a table can come from anywhere, so only the server's source knows the server, and no part of a table
// knows a page.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';

const CODE = new URL('../../../crates/server/web/js/', import.meta.url);

/** Where a table comes from the server. */
const SERVER = 'table/source.js';

/** How something is waited for, whoever is asked. */
const WAITING = 'net/awaited.js';

/** What a module imports, also later, or only for types: paths from the page's code.
 * @param {string} path */
function importsOf(path) {
  const here = new URL(path, CODE);
  const named = readFileSync(here, 'utf8').matchAll(/\b(?:from|import) '([^']+)'|\bimport\('([^']+)'\)/g);
  return [...named].map(([, now, later]) => new URL(now ?? later, here).href.replace(CODE.href, ''));
}

const TABLE = readdirSync(new URL('table/', CODE)).filter((name) => name.endsWith('.js')).map((name) => `table/${name}`);

/** What the modules of a table import from a folder. @param {string} folder */
const uses = (folder) => TABLE.flatMap((path) => importsOf(path).filter((other) => other.startsWith(folder)).map((other) => `${path} imports ${other}`));

describe('a table', () => {
  test('is made of modules whose imports are found', () => {
    assert.ok(TABLE.includes(SERVER));
    assert.ok(importsOf('table/board.js').includes('signals.js'));
    assert.ok(importsOf('table/board.js').includes('protocol.js'), 'types');
    assert.ok(importsOf('pages/table.js').includes('table/textual.js'), 'what is fetched later');
  });

  test('does not know the server: its source does', () => {
    assert.deepEqual(uses('net/').filter((one) => !one.startsWith(`${SERVER} `) && !one.endsWith(` ${WAITING}`)), []);
    assert.notDeepEqual(uses('net/'), []);
  });

  test('does not know any page', () => {
    assert.deepEqual(uses('pages/'), []);
  });
});
