// What has moved, and where things are drawn.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { captured, movesOf } from '../../../crates/server/web/js/table/move.js';
import { Places } from '../../../crates/server/web/js/table/places.js';
import { begin, changed, moved, two, update } from './support/page.mjs';

beforeEach(begin);

describe('what has moved', () => {
  test('is all that went from one place to another, in order', () => {
    const first = moved('DR7', 'hand 0', 'trick');
    const second = moved('??', 'deck', 'followers 1');
    assert.deepEqual(movesOf([update([{ began: { phase: 1 } }, first]), update(['ended', second])]), [first.moved, second.moved]);
    assert.equal(movesOf(two.updates).filter(({ from, to }) => `${from.zone} ${to.zone}` === 'hand trick').length, 52);
  });

  test('captured cards are those of this trick and the last one', () => {
    const play = (/** @type {string} */ card, /** @type {boolean} */ is) => ({ seat: 0, card, strength: 0, captured: is });
    assert.deepEqual(captured(changed(two.views.lead, { game: { trick: [play('GO1', true), play('GO2', false)], previous: [play('BA3', true)] } }).game), ['GO1', 'BA3']);
    assert.deepEqual(captured(null), []);
  });
});

describe('where things are drawn', () => {
  /** An element that is turned, so that it needs more room than it has. */
  class Turned {
    offsetWidth = 20;
    offsetHeight = 28;
    constructor(/** @type {number} */ left) {
      this.left = left;
    }
    getBoundingClientRect() {
      return { left: this.left, top: 0, width: 24, height: 30 };
    }
  }
  before(() => Object.assign(globalThis, { HTMLElement: Turned, DOMRect: class { constructor(/** @type {number[]} */ ...box) { Object.assign(this, { box }); } } }));
  after(() => ['HTMLElement', 'DOMRect'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const element = (/** @type {number} */ left) => /** @type {any} */ (new Turned(left));

  test('is found by name, and by kind', () => {
    const places = new Places();
    const [a, b, c] = [1, 2, 3].map(element);
    places.note('slot 0', a);
    places.note('slot 1', b);
    places.note('slots', c);
    assert.equal(places.get('slot 1'), b);
    assert.equal(places.get('slot 2'), null);
    assert.deepEqual(places.all('slot'), [['0', a], ['1', b]]);
    const boxes = [...places.boxes('slot')].map(([name, one]) => [name, /** @type {any} */ (one).box]);
    assert.deepEqual(boxes, [['0', [3, 1, 20, 28]], ['1', [4, 1, 20, 28]]], 'as if they lay straight');
  });

  test('is forgotten only by the element that lies there', () => {
    const places = new Places();
    const [before, after] = [1, 2].map(element);
    places.note('slot 0', before);
    places.note('slot 0', after);
    places.forget('slot 0', before);
    assert.equal(places.get('slot 0'), after);
    places.forget('slot 0', after);
    assert.equal(places.get('slot 0'), null);
  });
});
