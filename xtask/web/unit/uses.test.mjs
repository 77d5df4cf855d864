// Which texts a module uses.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { usesOf } from '../uses.mjs';

const of = (/** @type {string} */ source) => usesOf({ 'a.js': source });
const asked = (/** @type {string} */ source) => of(source).asked.map(({ key }) => key);
const patterns = (/** @type {string} */ source) => of(source).patterns.map(({ pieces }) => pieces.join('*'));

describe('a key is asked for', () => {
  test('by t and has, in their first argument', () => {
    assert.deepEqual(asked("t('a'); has(\"b\"); t(key, { x: 'no' }); t(`c`)"), ['a', 'b', 'c']);
  });

  test('not by methods and other functions', () => {
    assert.deepEqual(asked("set.has('no'); put('no'); this.t('no'); new Map([['no', 1]])"), []);
  });

  test('by what it may be, not by what decides that', () => {
    assert.deepEqual(asked("t(kind === 'no' ? 'a' : f('no') ? 'b' : `c`, 'no')"), ['a', 'b', 'c']);
    assert.deepEqual(asked("t(known['no'] ?? ('a' || 'b'))"), ['a', 'b']);
  });

  test('within templates that are drawn, however deep', () => {
    assert.deepEqual(asked("html`<p class='no'>${t('a')} ${list.map((one) => html`<b title=${t('b')}>${has(one) ? html`${t('c')}` : 'd'}</b>`)}</p>`"), ['a', 'b', 'c']);
  });

  test('not in comments, regular expressions and other strings', () => {
    assert.deepEqual(asked("// t('no')\n/* t('no') */ /t('no')/.test(x); a / t('a') / b; \"t('no')\""), ['a']);
  });

  test('at a line of its file', () => {
    assert.deepEqual(of("\n\nt(\n  'a');").asked, [{ key: 'a', place: 'a.js:4' }]);
    assert.deepEqual(of('\nt(`bb-${c}`)').patterns, [{ pieces: ['bb-', ''], place: 'a.js:2' }]);
  });

  test('with what is escaped in it', () => {
    assert.deepEqual(asked("t('a\\x62'); t(\"y\\\"z\")"), ['ab', 'y"z']);
  });
});

describe('a template', () => {
  test('that is asked for stands for keys of its form, if it says enough', () => {
    assert.deepEqual(patterns('t(`place-${name}-text`); t(`${key}-you`); x(`level-${n}`); t(`${all}`); t(`a${b}`)'), ['place-*-text', '*-you']);
    assert.deepEqual(patterns("t(has(`power-${code}`) ? `power-${code}` : 'a')"), ['power-*', 'power-*']);
  });

  test('anywhere may stand for keys', () => {
    assert.deepEqual(of('x(`level-${n}`, `${a} ${b}`)').forms, [['level-', '']]);
  });

  test('that is drawn stands for none, but its placeholders may', () => {
    assert.deepEqual(of('html`<p class="level-box">${f(`level-${n}`)}</p>`').forms, [['level-', '']]);
  });
});

test('a string anywhere may be a key, if a key may be written so', () => {
  assert.deepEqual(of("const rows = [['h', 'key-help', './x.js', 'no key', `plain`]];").strings, ['h', 'key-help', 'plain']);
  assert.deepEqual(of("import { t } from './i18n.js'; html`<p>${f('inner')}</p>`").strings, ['inner']);
});

describe('a sentence that is put together from texts', () => {
  const glued = (/** @type {string} */ source) => of(source).glued.length;

  test('is told, however it is done', () => {
    for (const source of ["t('a') + name", "'x' + (y ? t('a') : t('b'))", "`${t('a')} ${name}`", "`x: ${t('a')}`", "[t('a'), name].join(', ')", "html`<p>${t('a')}, ${t('b')}</p>`"]) assert.equal(glued(source), 1, source);
  });

  test('is told where functions and constants stand for texts', () => {
    const named = "const name = () => t('a'); function words(x) { if (x) return t('b'); return ''; } ";
    for (const glue of ['name() + x', '`${name()} ${words(x)}`', 'html`<p>${name()}. ${words(x)}.</p>`', 'html`<p>${words(x)}.</p>`', 'html`<p>So: ${name()}</p>`', "const both = [name(), x]; both.join(' ')", "(x ? [t('a')] : [x]).join(' ')"]) assert.equal(glued(named + glue), 1, glue);
    assert.equal(glued("const names = (all) => all.map((one) => t('a', { one })).join(' · '); html`<p>${names(x)}, ${y}</p>`"), 1);
    assert.equal(glued("const all = (x) => { const words = [t('a')]; if (x) words.push(t('b')); return words.join(' · '); }; html`<p>${all(x)}.</p>`"), 1);
  });

  test('is told where the functions are in other modules', () => {
    const sources = { 'js/table/a.js': "import { said as name } from '../b.js'; `${name()} x`", 'js/b.js': "import { t } from './i18n.js'; export const said = () => other(); const other = () => t('a');" };
    assert.deepEqual(usesOf(sources).glued, ['js/table/a.js:1']);
  });

  test('is told where a text fills another one, if the gap is not for a name', () => {
    assert.equal(glued("const place = (x) => t('a'); t('b', { who: place(x) }); t('b', { who: x ? t('a') : y })"), 2);
    assert.equal(glued("const place = (x) => t('a'); t('b', { card: place(x), level: t('c'), who: x })"), 0);
  });

  test('is none where a name stands for something else', () => {
    for (const source of ["const name = () => x; `${name()} y`", "const name = t('a'); ((name) => `${name} y`)(x)", "let name = t('a'); name = x; `${name} y`", "const name = () => t('a'); html`<b>${name()}</b> ${x}`", "const name = () => html`${t('a')}`; html`<p>${name()}, x</p>`", "list.map((one) => t('a', { one })).join(', ')", "const words = [t('a')]; if (x) words.push(t('b')); words.join(', ')", "const code = () => t('a'); `${code()}${7}`", "html`<b title=${t('a')} .style=${x}>, ${t('b')}</b>`"]) assert.equal(glued(source), 0, source);
  });

  test('is no list of parts, no other sum, and no text alone', () => {
    for (const source of ["`${t('a')} · ${name}`", "[t('a'), t('b')].join(' · ')", "list([t('a'), t('b')])", "html`<b>${t('a')}</b> <i>${t('b')}</i>`", '`${x} ${y}`', '1 + x', "`${t('a')}`"]) assert.equal(glued(source), 0, source);
  });
});
