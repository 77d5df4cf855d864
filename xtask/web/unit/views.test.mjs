// How views reach elements.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, reaches } from '../views.mjs';

const names = (/** @type {string} */ source) => reaches('a.js', source).map(({ name }) => name);

test('whoever looks for elements in the document is found', () => {
  assert.deepEqual(names("document.querySelector('.a'); place.value?.querySelectorAll('b'); globalThis.document.getElementById(id)"), ['querySelector', 'querySelectorAll', 'getElementById']);
  assert.deepEqual(names("document['querySelector']('.a')"), ['querySelector']);
  assert.deepEqual(names('const { getElementById, querySelector: find } = document'), ['getElementById', 'querySelector']);
});

test('whoever makes or replaces elements is found', () => {
  assert.deepEqual(names("one.innerHTML = '<b>'; one.replaceChildren(); one.insertAdjacentHTML('beforeend', text); document.createElement('i')"), ['innerHTML', 'replaceChildren', 'insertAdjacentHTML', 'createElement']);
});

test('strings, comments, templates and names of other things are no reason', () => {
  assert.deepEqual(names("// document.querySelector('.a')\nconst text = 'innerHTML'; const createElement = 1; html`<b title=\"querySelector\">${text}</b>`; form.append('a', 'b')"), []);
});

test('a place is named by its line, in the middle of a template as well', () => {
  assert.deepEqual(reaches('a.js', 'const a = 1;\n\nhtml`<b\n  @click=${() => document\n    .querySelector("a")}></b>`').map(({ place }) => place), ['a.js:5']);
});

test('a file is allowed what the list names, nothing else, and only as long as it needs it', () => {
  const allowed = { 'a.js': { names: ['querySelector'], why: 'a reason' } };
  const find = "document.querySelector('a')";
  assert.deepEqual(faults([{ name: 'a.js', source: find }], allowed), []);
  assert.match(faults([{ name: 'a.js', source: `${find}; one.innerHTML = ''` }], allowed).join('\n'), /^crates\/server\/web\/js\/a\.js:1: innerHTML/);
  assert.match(faults([{ name: 'a.js', source: find }, { name: 'b.js', source: find }], allowed).join('\n'), /^crates\/server\/web\/js\/b\.js:1: querySelector/);
  assert.match(faults([{ name: 'a.js', source: '' }], allowed).join('\n'), /a\.js is allowed querySelector, and does not use it/);
});
