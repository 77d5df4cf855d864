// Where the page asks for its copy of lit-html, it gets the package's build for Node.

const COPY = '/crates/server/web/vendor/lit-html/';
const BUILD = new URL('../../node_modules/lit-html/node/', import.meta.url);

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const [, file] = found.url.split(COPY);
  return file ? { ...found, url: new URL(file, BUILD).href, shortCircuit: true } : found;
}
