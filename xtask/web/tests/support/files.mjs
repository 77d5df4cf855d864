// A host that has nothing but files, and the page in a folder of it: pages are named in the fragment there.

import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../../crates/server/web', import.meta.url));
const LOCALES = fileURLToPath(new URL('../../../../locales', import.meta.url));

/** What hosts say that files are. Those without an ending are answers of the server. @type {Record<string, string>} */
const TYPES = {
  '': 'application/json',
  '.css': 'text/css',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export class Files {
  address = '';
  #folder = '';
  /** @type {import('node:http').Server | undefined} */
  #host;

  /** @param {string} site the folder of the page, as `/claim/` */
  constructor(site) {
    this.site = site;
  }

  async start() {
    this.#folder = await mkdtemp(join(tmpdir(), 'interregnum-files-'));
    await cp(PAGE, join(this.#folder, this.site), { recursive: true });
    await this.#change('index.html', (html) => html.replace('<html lang="en">', '<html lang="en" data-site="./" data-pages="fragment">'));
    const texts = (await readdir(join(LOCALES, 'en'))).sort().map((name) => readFile(join(LOCALES, 'en', name), 'utf8'));
    await this.add('locales/en.ftl', (await Promise.all(texts)).join('\n'));
    const host = createServer((request, response) => this.#answer(request, response));
    this.#host = host;
    await new Promise((done) => host.listen(0, '127.0.0.1', () => done(undefined)));
    this.address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (host.address()).port}`;
  }

  /** One file more. @param {string} path from the folder of the page @param {string} text */
  async add(path, text) {
    const file = join(this.#folder, this.site, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  /** @param {string} path @param {(text: string) => string} change */
  async #change(path, change) {
    const before = await readFile(join(this.#folder, this.site, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} is not what it was`);
    await this.add(path, after);
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #answer({ method, url }, response) {
    const { pathname } = new URL(url ?? '/', this.address);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = method === 'GET' ? await readFile(join(this.#folder, path)).catch(() => null) : null;
    response.writeHead(body ? 200 : method === 'GET' ? 404 : 405, { 'Content-Type': body ? (TYPES[extname(path)] ?? 'application/octet-stream') : 'text/html' });
    response.end(body ?? '<h1>No such file</h1>');
  }

  async stop() {
    this.#host?.closeAllConnections();
    await new Promise((done) => (this.#host ? this.#host.close(done) : done(undefined)));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
