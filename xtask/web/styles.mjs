// Checks how the style sheets are written: one declaration a line, no line that is too long to read, and no custom property
// that nothing uses.
// Run: npm run styles
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MOST_CHARACTERS = 140;

/** What stands for nothing here: comments, strings, and addresses without quotes. */
const OPAQUE = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\([^)"']*\)/g;

/** What is wrong with a style sheet, each fault with its line.
 * @param {string} path @param {string} source
 * @returns {string[]} */
export function faults(path, source) {
  // Line breaks are kept, so that lines keep their numbers.
  const bare = source.replace(OPAQUE, (text) => text.replace(/[^\n]/g, ' ')).split('\n');
  return source.split('\n').flatMap((line, at) => {
    const place = `${path}:${at + 1}`;
    /** @type {string[]} */
    const found = [];
    // Semicolons and opening braces end their line; a closing brace has a line of its own.
    if (/[;{}]\s*\S|\S\s*\}/.test(bare[at])) found.push(`${place}: more than one declaration, or a brace beside one`);
    // A drawing inside the style sheet cannot be broken.
    if (line.length > MOST_CHARACTERS && !line.includes('url("data:')) found.push(`${place}: ${line.length} characters; ${MOST_CHARACTERS} are the limit`);
    return found;
  });
}

/** Custom properties that are declared, and that nothing uses: no style sheet, no drawing, no script.
 * @param {{path: string, source: string}[]} sheets @param {string[]} others what else may use them
 * @returns {string[]} */
export function leftOver(sheets, others) {
  const used = new Set([
    ...[...sheets.map(({ source }) => source), ...others].flatMap((source) => [...source.matchAll(/var\(\s*(--[\w-]+)/g)]),
    // Scripts name them as strings.
    ...others.flatMap((source) => [...source.matchAll(/['"`](--[\w-]+)['"`]/g)]),
  ].map(([, name]) => name));
  return sheets.flatMap(({ path, source }) => {
    const declared = source.replace(OPAQUE, '').matchAll(/(?<=^|[{;]|\s)(--[\w-]+)\s*:/g);
    return [...new Set([...declared].map(([, name]) => name))].filter((name) => !used.has(name)).map((name) => `${path}: nothing uses ${name}`);
  });
}

const WEB = new URL('../../crates/server/web/', import.meta.url);

/** Scripts, drawings and documents of the page, which use what its style sheets declare. */
function users() {
  const names = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|svg|html)$/.test(name));
  return names.map((name) => readFileSync(new URL(name, WEB), 'utf8'));
}

/** The style sheets: of the page, and of the API's description. */
function styleSheets() {
  const names = readdirSync(new URL('css/', WEB)).filter((name) => name.endsWith('.css'));
  return ['api.css', ...names.sort().map((name) => `css/${name}`)].map((name) => ({ path: `crates/server/web/${name}`, source: readFileSync(new URL(name, WEB), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sheets = styleSheets();
  const wrong = [...sheets.flatMap(({ path, source }) => faults(path, source)), ...leftOver(sheets, users())];
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  console.log(`styles: ${sheets.length} style sheets`);
}
