// The real server, on a free port, with a folder of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** `cargo xtask browser` says which binary it has built. */
const BINARY = process.env.INTERREGNUM_BINARY ?? fileURLToPath(new URL('../../../../target/debug/interregnum', import.meta.url));

/** Tests click faster than people, and all of them from one address. */
const LIMITS = { INTERREGNUM_REQUESTS: '100000', INTERREGNUM_MESSAGES: '100000', INTERREGNUM_CONNECTIONS: '1000', INTERREGNUM_PASSWORDS: '1000' };

export class Server {
  address = '';
  /** Where others on the same network find it, if it lets them in and there is a network. @type {string | undefined} */
  network;
  #process = null;
  #data = '';

  /** Without a seed, deals are as random as anywhere: others on the network may not be able to predict them.
   * @param {{pace?: number, away?: number, lan?: boolean, seed?: number, page?: string}} [how] `page`: the folder of the page's files */
  constructor(how = {}) {
    this.how = how;
  }

  async start() {
    this.#data ||= await mkdtemp(join(tmpdir(), 'interregnum-browser-'));
    const { pace = 0, away = 60, lan = false, seed, page } = this.how;
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0';
    const words = ['serve', '--listen', listen, '--health', '127.0.0.1:0', '--no-open', '--bot-pace', String(pace), '--away', String(away), '--data', this.#data, ...(lan ? ['--lan'] : []), ...(seed === undefined ? [] : ['--seed', String(seed)]), ...(page ? ['--page', page] : [])];
    const child = spawn(BINARY, words, { env: { ...process.env, ...LIMITS, RUST_LOG: 'error' }, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const greeting = await greetingOf(child);
    this.address = String(/is at (http:\/\/\S+)\//.exec(greeting)?.[1]);
    this.network = /same network: (http:\/\/\S+)\//.exec(greeting)?.[1];
  }

  /** Ends at once, as when the machine loses power. The games stay on disk. */
  async kill() {
    const child = this.#process;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  /** Ends, and leaves nothing behind. */
  async stop() {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}

/** What the server prints when it is there; the last line says how to stop it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>} */
function greetingOf(child) {
  /** @type {string[]} */
  const lines = [];
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the server did not start (exit status ${code})`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Stop with')) done(lines.join('\n'));
    });
  });
}
