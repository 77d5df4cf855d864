import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomDigits } from '../../../crates/server/web/js/ids.js';
import { nonce } from '../../../crates/server/web/js/table/state.js';

test('a byte is two digits, with a zero in front where it is small', (t) => {
  t.mock.method(crypto, 'getRandomValues', (/** @type {Uint8Array} */ bytes) => (bytes.set([0, 7, 255]), bytes));
  assert.equal(randomDigits(3), '0007ff');
});

test('the part in the shuffle is 16 random bytes, another one each time', () => {
  assert.match(nonce(), /^[0-9a-f]{32}$/);
  assert.notEqual(nonce(), nonce());
});
