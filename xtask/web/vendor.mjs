// Whether the files that others wrote, which the page brings along, are those of their packages, byte by byte.
// Run: npm run vendor
import { readFileSync, readdirSync } from 'node:fs';

const ours = new URL('../../crates/server/web/vendor/fluent/', import.meta.url);
const theirs = new URL('node_modules/@fluent/bundle/esm/', import.meta.url);
const differing = readdirSync(ours)
  .filter((name) => name !== 'LICENSE')
  .filter((name) => !readFileSync(new URL(name, ours)).equals(readFileSync(new URL(name, theirs))));
if (differing.length > 0) {
  console.error(`vendor/fluent differs from the package @fluent/bundle: ${differing.join(', ')}; copy the package's files`);
  process.exit(1);
}
console.log('vendor: as in the package');
