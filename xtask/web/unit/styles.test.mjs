// How style sheets are written.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, leftOver } from '../styles.mjs';

const lines = (/** @type {string} */ source) => faults('a.css', source).map((fault) => Number(fault.split(':')[1]));

test('one declaration a line is as it should be', () => {
  assert.deepEqual(lines('/* a; b; c { } */\n.a,\n.b > c:is(.d) {\n  color: red; /* really; */\n  src:\n    url("x;y"),\n    url(data:x;y);\n\n  &:hover {\n    content: "}{;";\n  }\n}\n@import "x";\n'), []);
});

test('several in a line are named, and braces beside them', () => {
  assert.deepEqual(lines('.a {\n  color: red; top: 0;\n}\n'), [2]);
  assert.deepEqual(lines('.a { color: red;\n}\n'), [1]);
  assert.deepEqual(lines('.a {\n  color: red }\n.b {\n} .c {\n}\n'), [2, 4]);
});

test('what a comment hides is no reason, what comes after it is', () => {
  assert.deepEqual(lines('.a {\n  /* x */ color: red; /* y\n  */ top: 0; left: 0;\n}\n'), [3]);
});

test('long lines are named, except for drawings', () => {
  const long = 'x'.repeat(140);
  assert.deepEqual(faults('a.css', `/* ${long} */\n`), ['a.css:1: 146 characters; 140 are the limit']);
  assert.deepEqual(lines(`.a {\n  --p: url("data:image/svg+xml,${long}");\n}\n`), []);
});

test('a custom property that nothing uses is named; style sheets, drawings and scripts may use it', () => {
  const sheets = [
    { path: 'a.css', source: ':root {\n  --mine: red;\n  --drawn: red;\n  --told: red;\n  --left: 1px;\n  --left-2: 1px;\n  /* --gone: 0; */\n}\n' },
    { path: 'b.css', source: '.a {\n  color: var(--mine);\n  top: var( --left-2, 0);\n}\n' },
  ];
  assert.deepEqual(leftOver(sheets, ['<path fill="var(--drawn)"/>', "style.getPropertyValue('--told')"]), ['a.css: nothing uses --left']);
});
