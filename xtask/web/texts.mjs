// Whether every text that the page uses is there, every text that is there is used, and every language has them all.
// Run: npm run texts
import { parse } from '@fluent/syntax';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const languages = ['en', 'de', 'it', 'pt-BR', 'pl', 'hu'];

/** Keys that code puts together. Each prefix stands with the place where that is done. */
const prefixes = [
  'faction-', 'power-', 'card-', // cards.js, by code
  'place-', // location.js, by the name of a Setting or Building
  'level-', // bot levels
  'deck-', 'edition-', // new table, after the game
  'ground-', 'verdict-', // after the game
  'log-', // chronicle.js, with and without -you
  'problem-', // toast.js, by the server's word
  'reason-', // why the rules refuse, by the server's word
  'count-', 'zone-', 'word-', 'phase-', 'question-', // words of the game, used within other texts
  'rules-', 'learn-', // pages that list their texts by number
];

/** @returns {Map<string, {variables: Set<string>, references: Set<string>, file: string}>} */
function texts(language) {
  const folder = new URL(`locales/${language}/`, root);
  const found = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const resource = parse(readFileSync(new URL(file, folder), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') complain(`locales/${language}/${file}: cannot be read: ${entry.content.split('\n')[0]}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) complain(`locales/${language}/${file}: ${entry.id.name} is there twice`);
      const names = { variables: new Set(), references: new Set(), file: `locales/${language}/${file}` };
      collect(entry, names);
      found.set(entry.id.name, names);
    }
  }
  return found;
}

function collect(node, names) {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, names));
  if (!node || typeof node !== 'object') return;
  if (node.type === 'VariableReference') names.variables.add(node.id.name);
  if (node.type === 'MessageReference') names.references.add(node.id.name);
  for (const [key, value] of Object.entries(node)) if (key !== 'span') collect(value, names);
}

/** Every key that is written out in the page's code. */
function used() {
  const keys = new Map();
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const url = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
      if (entry.isDirectory()) walk(url);
      else if (entry.name.endsWith('.js')) {
        const source = readFileSync(url, 'utf8');
        for (const [, , key] of source.matchAll(/\b(t|has)\(\s*'([\w-]+)'/g)) keys.set(key, entry.name);
        // A choice of two keys: t(a ? 'one' : 'other').
        for (const [, rest] of source.matchAll(/\bt\(([^'()]*\?[^()]*)/g))
          for (const [, key] of rest.matchAll(/'([\w-]+)'/g)) keys.set(key, entry.name);
      }
    }
  };
  walk(new URL('crates/server/web/js/', root));
  return keys;
}

const complaints = [];
const complain = (text) => complaints.push(text);

const english = texts('en');
const keys = used();
for (const [key, file] of keys) if (!english.has(key)) complain(`${file}: there is no text ${key}`);
const referred = new Set([...english.values()].flatMap(({ references }) => [...references]));
for (const [key, { file }] of english) {
  if (!keys.has(key) && !referred.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))) complain(`${file}: nobody uses ${key}`);
}
for (const language of languages.slice(1)) {
  const translated = texts(language);
  for (const [key, { variables }] of english) {
    const there = translated.get(key);
    if (!there) complain(`locales/${language}: ${key} is missing`);
    else for (const name of there.variables) if (!variables.has(name)) complain(`${there.file}: ${key} has no $${name} in English`);
  }
  for (const [key, { file }] of translated) if (!english.has(key)) complain(`${file}: ${key} is not there in English`);
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`texts: ${complaints.length} complaints`);
  process.exit(1);
}
console.log(`texts: ${english.size} texts in ${languages.length} languages`);
