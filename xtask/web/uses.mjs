// Which texts the page's code uses, as JSON: `cargo xtask locales` compares it with the texts there are.
//
// A text is asked for by t('key') or has('key'). The key may also be chosen (t(x ? 'one' : 'other')), stand anywhere else
// as a string, or be put together in a template: `place-${name}-text` stands for all keys of this form.
//
// A sentence must be one text. So it is also told where the code puts texts together to a longer one: `t('a') + name`,
// `${t('a')} ${t('b')}`, [t('a'), t('b')].join(' '), and the same with functions that return texts (glue.mjs). Lists whose
// parts stand for themselves are joined by more than a comma or a space (`' · '`), or by `list`.
// Run: node uses.mjs
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { Texts } from './glue.mjs';

/** The functions whose first argument is a key. */
const ASKING = ['t', 'has'];
const KEY = /^[a-z][\w-]*$/i;

/**
 * What the code says about texts.
 * @typedef {object} Uses
 * @property {{key: string, place: string}[]} asked keys that are asked for
 * @property {{pieces: string[], place: string}[]} patterns forms of keys that are asked for: the pieces between the gaps
 * @property {string[]} strings all strings that may be keys
 * @property {string[][]} forms all templates that say enough to stand for keys
 * @property {string[]} glued places where texts are put together to a longer one
 */

/** What modules use.
 * @param {Record<string, string>} sources by their path
 * @returns {Uses} */
export function usesOf(sources) {
  const files = Object.entries(sources).map(([path, source]) => ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  const texts = new Texts(files);
  return together(files.map((file) => usesOfFile(file, texts)));
}

/** @param {ts.SourceFile} file @param {Texts} texts
 * @returns {Uses} */
function usesOfFile(file, texts) {
  /** @type {Uses} */
  const uses = { asked: [], patterns: [], strings: [], forms: [], glued: [] };
  const placeOf = (/** @type {ts.Node} */ node) => `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && KEY.test(node.text)) uses.strings.push(node.text);
    if (ts.isTemplateExpression(node) && isTelling(piecesOf(node))) uses.forms.push(piecesOf(node));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && ASKING.includes(node.expression.text)) {
      for (const value of node.arguments.slice(0, 1).flatMap(valuesOf)) {
        if (ts.isStringLiteralLike(value)) uses.asked.push({ key: value.text, place: placeOf(value) });
        else if (isTelling(piecesOf(value))) uses.patterns.push({ pieces: piecesOf(value), place: placeOf(value) });
      }
    }
    if (texts.isGlue(node)) uses.glued.push(placeOf(node));
    // The words of a tagged template are no key, but its placeholders may hold some.
    if (!ts.isTaggedTemplateExpression(node)) ts.forEachChild(node, visit);
    else if (ts.isTemplateExpression(node.template)) node.template.templateSpans.forEach((span) => visit(span.expression));
  };
  visit(file);
  return uses;
}

/** The strings and templates that an expression may be: those between which it chooses.
 * @param {ts.Expression} expression
 * @returns {(ts.StringLiteralLike | ts.TemplateExpression)[]} */
function valuesOf(expression) {
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return [expression];
  if (ts.isParenthesizedExpression(expression)) return valuesOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(valuesOf);
  if (ts.isBinaryExpression(expression) && CHOOSING.includes(expression.operatorToken.kind)) return [expression.left, expression.right].flatMap(valuesOf);
  return [];
}

const CHOOSING = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken];

/** What stands before, between and after the placeholders.
 * @param {ts.TemplateExpression} template */
const piecesOf = (template) => [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];

/** Whether a template says enough to stand for keys: a word and a dash at one of its ends.
 * @param {string[]} pieces */
function isTelling(pieces) {
  const [first, last] = [pieces[0], pieces[pieces.length - 1]];
  return (first.length > 2 && first.includes('-')) || (last.length > 2 && last.startsWith('-'));
}

/** All that several modules use.
 * @param {Uses[]} all
 * @returns {Uses} */
const together = (all) => ({
  asked: all.flatMap(({ asked }) => asked),
  patterns: all.flatMap(({ patterns }) => patterns),
  strings: [...new Set(all.flatMap(({ strings }) => strings))],
  forms: all.flatMap(({ forms }) => forms),
  glued: all.flatMap(({ glued }) => glued),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../../crates/server/web/js/', import.meta.url);
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const modules = names.filter((name) => name.endsWith('.js')).sort();
  const sources = modules.map((name) => [`crates/server/web/js/${name}`, readFileSync(new URL(name, folder), 'utf8')]);
  console.log(JSON.stringify(usesOf(Object.fromEntries(sources))));
}
