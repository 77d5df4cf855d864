// Where the page's code puts a sentence together from texts: `t('a') + name`, `${t('a')} ${t('b')}`, [t('a'), t('b')].join(' ').
//
// A text is what `t` returns, and what a function returns that returns one, in whichever module it is: uses of it are found
// as well. Methods are not looked into, nor are variables that change.
//
// A text in the gap of another one is glue as well (`t('a', { who: t('b') })`), unless the gap is for a name.
import path from 'node:path';
import ts from 'typescript';

/** What an expression is: one text, or several. @typedef {'text' | 'texts' | ''} Kind */

/**
 * What a module has that may be or return a text.
 * @typedef {object} Module
 * @property {Map<string, ts.Expression[]>} functions what each function may return
 * @property {Map<string, [module: string, name: string]>} imports where a name comes from
 */

/** What stands between the parts of a sentence. Between parts that stand for themselves there is another sign. */
const BETWEEN = /^[\s,.:;!?()–-]*$/;

/** A sign between parts that stand for themselves. */
const PARTED = /[·|\n]/;

/** What goes on or ends a sentence, right after a text; and words that lead to one. */
const [GOES_ON, LEADS_IN] = [/^[.,:;!?](?=[\s<]|$)/, /\p{L}[,:;]\s*$/u];

/** The gaps that are for names of things, lists of them, and sentences of their own: every language can put them there as they
 * are. */
const GAPS = new Set(['by', 'card', 'cards', 'choice', 'edition', 'faction', 'factions', 'gone', 'level', 'name', 'names', 'numbers', 'page', 'phase', 'places', 'reason', 'state', 'text']);

export class Texts {
  /** @type {Map<string, Module>} */
  #modules = new Map();

  /** What is known of functions by now: `module name`. @type {Map<string, Kind>} */
  #known = new Map();

  /** @param {ts.SourceFile[]} files all modules that import from each other */
  constructor(files) {
    for (const file of files) this.#modules.set(file.fileName, moduleOf(file));
    // A function that returns what another one returns is found after that one.
    for (let before = -1; before < this.#known.size; ) {
      before = this.#known.size;
      for (const [module, { functions }] of this.#modules) {
        for (const [name, returned] of functions) {
          const kind = first(returned.map((one) => this.#kindOf(one)));
          if (kind) this.#known.set(`${module} ${name}`, kind);
        }
      }
    }
  }

  /** Whether texts are put together here.
   * @param {ts.Node} node */
  isGlue(node) {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) return this.#isText(node.left) || this.#isText(node.right);
    if (ts.isTaggedTemplateExpression(node)) return ts.isTemplateExpression(node.template) && (this.#hasNeighbours(node.template) || this.#hasMarks(node.template));
    if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) return this.#hasGluedPart(node);
    return this.#isJoin(node) || this.#isFilled(node);
  }

  /** Whether a text is part of a string without a sign that parts it from the words beside it. What stands at it without a
   * space is no word: KO7.
   * @param {ts.TemplateExpression} template */
  #hasGluedPart({ head, templateSpans: spans }) {
    const before = [head.text, ...spans.map(({ literal }) => literal.text)];
    return spans.some(({ expression }, i) => this.#isText(expression) && [before[i], before[i + 1]].some((beside) => beside && !PARTED.test(beside)));
  }

  /** Whether two texts stand side by side, with nothing but white space and marks between them.
   * @param {ts.TemplateExpression} template */
  #hasNeighbours({ templateSpans: spans }) {
    return spans.some(({ expression, literal }, i) => this.#isText(expression) && i + 1 < spans.length && this.#isText(spans[i + 1].expression) && BETWEEN.test(literal.text));
  }

  /** Whether a mark is added to a text, as a sentence has it.
   * @param {ts.TemplateExpression} template */
  #hasMarks({ head, templateSpans: spans }) {
    return spans.some(({ expression, literal }, i) => this.#isText(expression) && (GOES_ON.test(literal.text) || LEADS_IN.test(i > 0 ? spans[i - 1].literal.text : head.text)));
  }

  /** Whether a list that is written out, with a text in it, is joined as the parts of a sentence are. A list that has a name
   * may grow, so commas are for its parts.
   * @param {ts.Node} node */
  #isJoin(node) {
    const list = joined(node);
    if (!list) return false;
    const [by] = /** @type {ts.CallExpression} */ (node).arguments;
    if (by === undefined || !ts.isStringLiteralLike(by) || !BETWEEN.test(by.text)) return false;
    if (ts.isIdentifier(list) && by.text.includes(',')) return false;
    return writtenOut(list).some(({ elements }) => elements.some((one) => this.#isText(one)));
  }

  /** Whether a text has another one in a gap that is not for names.
   * @param {ts.Node} node */
  #isFilled(node) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 't') return false;
    const [, values] = node.arguments;
    return values !== undefined && ts.isObjectLiteralExpression(values) && values.properties.some((one) => ts.isPropertyAssignment(one) && this.#isText(one.initializer) && !GAPS.has(one.name.getText()));
  }

  /** @param {ts.Expression} expression */
  #isText(expression) {
    return this.#kindOf(expression) === 'text';
  }

  /** What an expression is, or may be: of several that it chooses between, one is enough.
   * @param {ts.Expression} expression
   * @returns {Kind} */
  #kindOf(expression) {
    if (ts.isParenthesizedExpression(expression)) return this.#kindOf(expression.expression);
    if (ts.isConditionalExpression(expression)) return first([expression.whenTrue, expression.whenFalse].map((one) => this.#kindOf(one)));
    if (ts.isBinaryExpression(expression) && CHOOSING.includes(expression.operatorToken.kind)) return first([expression.left, expression.right].map((one) => this.#kindOf(one)));
    if (ts.isTemplateExpression(expression)) return expression.templateSpans.some((span) => this.#isText(span.expression)) ? 'text' : '';
    if (ts.isArrayLiteralExpression(expression)) return expression.elements.some((one) => this.#isText(one) || (ts.isSpreadElement(one) && this.#kindOf(one.expression))) ? 'texts' : '';
    if (ts.isIdentifier(expression)) return this.#kindOfName(expression);
    return ts.isCallExpression(expression) ? this.#kindOfCall(expression) : '';
  }

  /** What a name stands for that never stands for anything else.
   * @param {ts.Identifier} name */
  #kindOfName(name) {
    const value = valueOf(name);
    return value && !isFunction(value) ? this.#kindOf(value) : '';
  }

  /** @param {ts.CallExpression} call
   * @returns {Kind} */
  #kindOfCall(call) {
    if (ts.isIdentifier(call.expression)) return this.#returned(call.expression);
    const list = joined(call);
    if (list) return this.#kindOf(list) === 'texts' ? 'text' : '';
    if (!ts.isPropertyAccessExpression(call.expression)) return '';
    const { expression: of, name } = call.expression;
    if (['filter', 'slice', 'toSorted', 'concat'].includes(name.text)) return this.#kindOf(of) === 'texts' ? 'texts' : '';
    if (!['map', 'flatMap'].includes(name.text) || call.arguments.length === 0) return '';
    const [make] = call.arguments;
    return (ts.isIdentifier(make) ? this.#returned(make) : isFunction(make) ? first(returnsOf(make).map((one) => this.#kindOf(one))) : '') && 'texts';
  }

  /** What a function of this name returns.
   * @param {ts.Identifier} name
   * @returns {Kind} */
  #returned(name) {
    if (isParameter(name)) return '';
    const here = name.getSourceFile().fileName;
    const [module, there] = this.#modules.get(here)?.imports.get(name.text) ?? [here, name.text];
    if (there === 't' && (module === here || path.posix.basename(module) === 'i18n.js')) return 'text';
    return this.#known.get(`${module} ${there}`) ?? '';
  }
}

const CHOOSING = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken];

/** @param {Kind[]} kinds */
const first = (kinds) => kinds.find((kind) => kind !== '') ?? '';

/** @param {ts.Node} node
 * @returns {node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration} */
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** The functions and imports of a module.
 * @param {ts.SourceFile} file
 * @returns {Module} */
function moduleOf(file) {
  /** @type {Module} */
  const module = { functions: new Map(), imports: new Map() };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) module.functions.set(node.name.text, returnsOf(node));
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isFunction(node.initializer)) module.functions.set(node.name.text, returnsOf(node.initializer));
    if (ts.isImportDeclaration(node)) readImport(node, module);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return module;
}

/** @param {ts.ImportDeclaration} node @param {Module} module */
function readImport({ importClause, moduleSpecifier, parent }, { imports }) {
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return;
  const from = path.posix.join(path.posix.dirname(/** @type {ts.SourceFile} */ (parent).fileName), moduleSpecifier.text);
  for (const { name, propertyName } of names.elements) imports.set(name.text, [from, (propertyName ?? name).text]);
}

/** What a function may return.
 * @param {ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration} of
 * @returns {ts.Expression[]} */
function returnsOf({ body }) {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  /** @type {ts.Expression[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** The list that a call of `join` joins.
 * @param {ts.Node} node */
const joined = (node) => (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join' ? node.expression.expression : null);

/** The lists that an expression may be, as they are written out.
 * @param {ts.Expression} expression
 * @returns {ts.ArrayLiteralExpression[]} */
function writtenOut(expression) {
  if (ts.isArrayLiteralExpression(expression)) return [expression];
  if (ts.isParenthesizedExpression(expression)) return writtenOut(expression.expression);
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(writtenOut);
  const value = ts.isIdentifier(expression) ? valueOf(expression) : null;
  return value ? writtenOut(value) : [];
}

/** What a constant is, where it is declared around the name; null for everything else.
 * @param {ts.Identifier} name
 * @returns {ts.Expression | null} */
function valueOf(name) {
  for (let around = name.parent; around; around = around.parent) {
    if (ts.isFunctionLike(around) && declares(around, name)) return null;
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue;
    const declared = around.statements.flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []));
    const found = declared.find((one) => ts.isIdentifier(one.name) && one.name.text === name.text);
    // A name that is used where it is declared stands for nothing yet.
    if (found) return found.initializer && (found.parent.flags & ts.NodeFlags.Const) !== 0 && !isWithin(name, found) ? found.initializer : null;
  }
  return null;
}

/** Whether a name is that of a parameter.
 * @param {ts.Identifier} name */
function isParameter(name) {
  for (let around = name.parent; around; around = around.parent) if (ts.isFunctionLike(around) && declares(around, name)) return true;
  return false;
}

/** @param {ts.SignatureDeclaration} around @param {ts.Identifier} name */
const declares = ({ parameters }, { text }) => parameters.some((one) => new RegExp(`\\b${text}\\b`).test(one.name.getText()));

/** @param {ts.Node} node @param {ts.Node} outer */
const isWithin = (node, outer) => node.pos >= outer.pos && node.end <= outer.end;
