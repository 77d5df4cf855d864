// Lines that come while a page is used, in their order, and waiting for one of them.

/** How long a line may take, on a busy machine. */
const PATIENCE = 20_000;

export class Notes {
  /** @type {string[]} */
  lines = [];
  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {string} line */
  add(line) {
    this.lines.push(line);
    for (const look of this.#waiting) look();
  }

  /** Waits for a line with these words; one that has come already will do.
   * @param {RegExp} words @param {number} [since] how many lines do not count
   * @returns {Promise<void>} */
  until(words, since = 0) {
    return new Promise((done, failed) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      const timer = setTimeout(() => {
        end();
        failed(new Error(`${words} did not come, but:\n${this.lines.slice(since).join('\n')}`));
      }, PATIENCE);
      const look = () => {
        if (!this.lines.slice(since).some((line) => words.test(line))) return;
        end();
        done();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
