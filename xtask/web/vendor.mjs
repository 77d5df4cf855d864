// Whether the files that others wrote, which the page brings along, are those of their packages: code byte by byte, and
// fonts as fonts.py has made them from their packages, which fonts.json records.
// Run: npm run vendor
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const web = new URL('../../crates/server/web/', import.meta.url);
const packages = new URL('node_modules/', import.meta.url);
/** Of all fonts together, in bytes. */
const MOST_FONTS = 120 * 1024;
/** @type {string[]} */
const faults = [];

const same = (/** @type {URL} */ one, /** @type {URL} */ other) => existsSync(one) && readFileSync(one).equals(readFileSync(other));

/** Folders of code, with the packages that it is from, and the files that are called otherwise there.
 * @type {{folder: string, from: string, renamed?: Record<string, string>}[]} */
const CODE = [
  { folder: 'fluent', from: '@fluent/bundle/esm' },
  { folder: 'lit-html', from: 'lit-html' },
  { folder: 'signals', from: '@preact/signals-core/dist', renamed: { 'signals-core.js': 'signals-core.module.js' } },
];

faults.push(...CODE.flatMap(code));

/** What is wrong with a folder of code.
 * @param {typeof CODE[number]} of */
function code({ folder, from, renamed = {} }) {
  const place = new URL(`vendor/${folder}/`, web);
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && one.name !== 'LICENSE').map((one) => `${one.parentPath}/${one.name}`.slice(place.pathname.length).replace(/^\//, ''));
  const differing = files.filter((name) => !same(new URL(name, place), new URL(`${from}/${renamed[name] ?? name}`, packages)));
  return differing.length > 0 ? [`vendor/${folder} differs from the package's ${from}: ${differing.join(', ')}; copy the package's files`] : [];
}

faults.push(...fonts().map((fault) => `${fault}; run xtask/web/fonts.py`));

/** What is wrong with the fonts. */
function fonts() {
  const record = JSON.parse(readFileSync(new URL('fonts.json', import.meta.url), 'utf8'));
  const hash = (/** @type {URL} */ file) => (existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '');
  const google = new URL('@expo-google-fonts/', packages);
  /** @type {string[]} */
  const wrong = [];
  for (const name of Object.keys(record.packages)) {
    // Apart from white space at the ends of lines, which is nowhere in the repository.
    const [ours, theirs] = [new URL(`fonts/OFL-${name}.txt`, web), new URL(`${name}/LICENSE_FONT`, google)].map((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').map((line) => line.trimEnd()).join('\n').trim() : ''));
    if (!ours || ours !== theirs) wrong.push(`fonts/OFL-${name}.txt is not the package's licence`);
  }
  for (const { file, sha256, source, source_sha256 } of record.faces) {
    if (hash(new URL(`fonts/${file}`, web)) !== sha256) wrong.push(`fonts/${file} is not what fonts.json records`);
    if (hash(new URL(source, google)) !== source_sha256) wrong.push(`fonts/${file} was made from another ${source}`);
  }
  const there = readdirSync(new URL('fonts/', web)).filter((name) => name.endsWith('.woff2'));
  const listed = record.faces.map((/** @type {any} */ face) => face.file);
  if ([...there].sort().join() !== [...listed].sort().join()) wrong.push(`fonts/ holds ${there.join(', ')}, and fonts.json lists ${listed.join(', ')}`);
  const named = [...readFileSync(new URL('css/fonts.css', web), 'utf8').matchAll(/fonts\/([^"]+)/g), ...readFileSync(new URL('index.html', web), 'utf8').matchAll(/fonts\/([^"]+)/g)].map((one) => one[1]);
  for (const name of new Set([...named, ...listed])) {
    if (!listed.includes(name) || !named.includes(name)) wrong.push(`the page names fonts/${name}, or does not, other than fonts.json`);
  }
  const bytes = record.faces.reduce((/** @type {number} */ sum, /** @type {any} */ face) => sum + readFileSync(new URL(`fonts/${face.file}`, web)).length, 0);
  if (bytes > MOST_FONTS) wrong.push(`the fonts have ${bytes} bytes together, more than ${MOST_FONTS}`);
  const missing = texts().filter((letter) => !record.not_in_the_fonts.includes(letter) && !record.characters.some((/** @type {number[]} */ [first, last]) => first <= Number(letter.codePointAt(0)) && Number(letter.codePointAt(0)) <= last));
  if (missing.length > 0) wrong.push(`texts have characters that the fonts were not made for: ${missing.join(' ')}`);
  return wrong;
}

/** All characters that the page's texts and code have. */
function texts() {
  const [locales, code] = [new URL('../../locales/', import.meta.url), new URL('js/', web)];
  const all = [...readdirSync(locales, { recursive: true }).map((name) => new URL(String(name), locales)), ...readdirSync(code, { recursive: true }).map((name) => new URL(String(name), code)), new URL('index.html', web)];
  return [...new Set(all.filter((file) => /\.(ftl|js|json|html)$/.test(file.pathname)).flatMap((file) => [...readFileSync(file, 'utf8')]))].filter((letter) => letter >= ' ');
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log('vendor: as in the packages');
