// Addresses: the same pages where a server answers every path, and where only files are.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addresses } from '../../../crates/server/web/js/base.js';

/** What `page` finds, as path, query and fragment.
 * @param {ReturnType<typeof addresses>} base @param {string} url */
const pageOf = (base, url) => {
  const page = base.page(new URL(url));
  return page && page.pathname + page.search + page.hash;
};

describe('where a server answers every path', () => {
  const base = addresses(new URL('https://a.example/v1/'), new URL('https://a.example/claim/'), false);

  test('files are beside the code, whatever the site is', () => {
    assert.equal(base.file('art/icons.svg'), 'https://a.example/v1/art/icons.svg');
  });

  test('doors, links and addresses to share are below the site', () => {
    assert.equal(base.door('api/v1/session'), 'https://a.example/claim/api/v1/session');
    assert.equal(base.link('/table/x?at=3#y'), '/claim/table/x?at=3#y');
    assert.equal(base.share('/table/x?at=3'), 'https://a.example/claim/table/x?at=3');
  });

  test('an address of the site names a page', () => {
    assert.equal(pageOf(base, 'https://a.example/claim/replay/x?at=3#tricks'), '/replay/x?at=3#tricks');
    assert.equal(pageOf(base, 'https://a.example/claim/'), '/');
  });

  test('another host, or another site of the host, is none of ours', () => {
    assert.equal(pageOf(base, 'https://b.example/claim/'), null);
    assert.equal(pageOf(base, 'https://a.example/other/'), null);
    assert.equal(pageOf(base, 'http://a.example/claim/'), null);
  });

  test('what a link says is what an address says', () => {
    for (const page of ['/', '/new', '/replay/x?at=3&quiet#y']) assert.equal(pageOf(base, new URL(base.link(page), 'https://a.example').href), page);
  });
});

describe('where only files are', () => {
  const base = addresses(new URL('https://a.example/claim/files/'), new URL('https://a.example/claim/'), true);

  test('pages are named in the fragment', () => {
    assert.equal(base.link('/replay/x?at=3'), '#/replay/x?at=3');
    assert.equal(base.share('/replay/x?at=3'), 'https://a.example/claim/#/replay/x?at=3');
    assert.equal(pageOf(base, 'https://a.example/claim/#/replay/x?at=3'), '/replay/x?at=3');
  });

  test('without a fragment it is the first page', () => {
    assert.equal(pageOf(base, 'https://a.example/claim/'), '/');
    assert.equal(pageOf(base, 'https://a.example/claim/#'), '/');
  });

  test('another file of the site is no page', () => {
    assert.equal(pageOf(base, 'https://a.example/claim/files/art/icon.svg'), null);
  });

  test('what a link says is what an address says', () => {
    for (const page of ['/', '/rules#4.2', '/replay/x?at=3']) assert.equal(pageOf(base, base.share(page)), page);
  });
});

test('in fragment mode the document may be named by its file, and a fragment that is none of ours is the first page', () => {
  const one = addresses(new URL('https://host.example/dir/'), new URL('https://host.example/dir/'), true);
  const page = (/** @type {string} */ address) => one.page(new URL(address))?.pathname ?? null;
  assert.equal(page('https://host.example/dir/index.html#/rules'), '/rules');
  assert.equal(page('https://host.example/dir/#/rules?x=1'), '/rules');
  assert.equal(page('https://host.example/dir/#100%'), '/');
  assert.equal(page('https://host.example/dir/#//'), '/');
  assert.equal(page('https://host.example/dir/other.html#/rules'), null);
});
