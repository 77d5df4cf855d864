// Checks how the style sheets are written: one declaration a line, and no line that is too long to read.
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

/** The style sheets: of the page, and of the API's description. */
function styleSheets() {
  const web = new URL('../../crates/server/web/', import.meta.url);
  const names = readdirSync(new URL('css/', web)).filter((name) => name.endsWith('.css'));
  return ['api.css', ...names.sort().map((name) => `css/${name}`)].map((name) => ({ path: `crates/server/web/${name}`, source: readFileSync(new URL(name, web), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sheets = styleSheets();
  const wrong = sheets.flatMap(({ path, source }) => faults(path, source));
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  console.log(`styles: ${sheets.length} style sheets`);
}
