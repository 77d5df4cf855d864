// Checks that the page has one way of drawing: a view reaches elements through references in its own template, and makes
// none by hand. Whoever finds elements by a selector guesses what other views draw, and breaks when they change.
// Run: npm run views
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What finds elements in the document, and what makes or replaces them. */
const REFUSED = new Set([
  ...['querySelector', 'querySelectorAll', 'getElementById', 'getElementsByClassName', 'getElementsByTagName', 'getElementsByName', 'elementFromPoint', 'elementsFromPoint'],
  ...['createElement', 'createElementNS', 'importNode', 'appendChild', 'insertBefore', 'replaceChild', 'replaceChildren', 'replaceWith'],
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'insertAdjacentElement', 'insertAdjacentText'],
]);

/** Where it is allowed, and why. @type {Record<string, {names: string[], why: string}>} */
export const ALLOWED = {
  'main.js': { names: ['getElementById'], why: 'the places of index.html, in which everything else is drawn' },
  'styles.js': { names: ['createElement', 'insertBefore'], why: 'style sheets of single pages stand in the head, where nothing is drawn' },
  'ui/drawings.js': { names: ['getElementById', 'importNode'], why: 'drawings are files, read as documents, which stand in the page once' },
  'ui/focus.js': { names: ['querySelector'], why: 'the heading of whichever page is shown' },
  'pages/table-rematch.js': { names: ['querySelector'], why: 'the first button of its own template' },
  'table/move.js': { names: ['querySelector'], why: 'how large cards were drawn, for motion' },
};

/**
 * What a module uses although it is refused, with its place.
 * @param {string} path @param {string} source
 * @returns {{name: string, place: string}[]} */
export function reaches(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {{name: string, place: string}[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = nameOf(node);
    if (name && REFUSED.has(name)) found.push({ name, place: `${path}:${file.getLineAndCharacterOfPosition(node.getEnd()).line + 1}` });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What is asked of an object here: `a.name`, `a['name']`, `{ name } = a`.
 * @param {ts.Node} node */
function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return null;
  const of = node.propertyName ?? node.name;
  return ts.isIdentifier(of) || ts.isStringLiteralLike(of) ? of.text : null;
}

/**
 * What is wrong: what is not allowed, and what is allowed and not used any more.
 * @param {{name: string, source: string}[]} modules named as in js/
 * @param {typeof ALLOWED} [allowed]
 * @returns {string[]} */
export function faults(modules, allowed = ALLOWED) {
  const all = modules.map(({ name, source }) => ({ module: name, found: reaches(`crates/server/web/js/${name}`, source) }));
  const refused = all.flatMap(({ module, found }) => found.flatMap(({ name, place }) => (allowed[module]?.names.includes(name) ? [] : [`${place}: ${name}; use a reference in the template (ref, places.at, needed, …)`])));
  const unused = Object.entries(allowed).flatMap(([module, { names }]) => {
    const used = all.find((one) => one.module === module)?.found.map(({ name }) => name) ?? [];
    return names.flatMap((name) => (used.includes(name) ? [] : [`xtask/web/views.mjs: ${module} is allowed ${name}, and does not use it`]));
  });
  return [...refused, ...unused];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../../crates/server/web/js/', import.meta.url);
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const modules = names.filter((name) => name.endsWith('.js')).sort().map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));
  const wrong = faults(modules);
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  console.log(`views: ${modules.length} modules`);
}
