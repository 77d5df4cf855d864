// Dealing again, as docs/fair-deal.md defines it: the deal follows from the dealer's secret and everybody's nonce.

/**
 * What a record says of its deal.
 * @typedef {object} Dealt
 * @property {{players: number, factions: string[], first_leader: number, setting: string | null, building: string | null, edition: string}} table
 * @property {{game: string, commitment: string, secret: string, nonces: string[], lots: boolean}} fair
 * @property {string[]} deck the top first
 * @property {string[]} [fire]
 */

const ASCII = new TextEncoder();

/** @param {string} digits hexadecimal */
const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {ArrayBuffer} buffer */
const digits = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a dealer with this secret has bound itself to.
 * @param {string} secret in hexadecimal digits */
export async function commitment(secret) {
  const head = ASCII.encode('interregnum/fair/1 commitment\n');
  const body = bytes(secret);
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return digits(await crypto.subtle.digest('SHA-256', whole));
}

/** @param {BufferSource} key */
async function keyed(key) {
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return (/** @type {BufferSource} */ message) => crypto.subtle.sign('HMAC', hmac, message);
}

/** The numbers that follow from a seed, each once. */
class Numbers {
  #block = 0;
  /** @type {number[]} */
  #waiting = [];

  /** @param {(message: BufferSource) => Promise<ArrayBuffer>} sign */
  constructor(sign) {
    this.sign = sign;
  }

  async #next() {
    if (this.#waiting.length === 0) {
      const count = new DataView(new ArrayBuffer(4));
      count.setUint32(0, this.#block);
      this.#block += 1;
      const block = new DataView(await this.sign(count));
      this.#waiting = Array.from({ length: 8 }, (_, i) => block.getUint32(i * 4));
    }
    return /** @type {number} */ (this.#waiting.shift());
  }

  /** A number below an end; numbers that would make small results likelier are left out.
   * @param {number} end */
  async below(end) {
    const fair = Math.floor(2 ** 32 / end) * end;
    let number = await this.#next();
    while (number >= fair) number = await this.#next();
    return number % end;
  }

  /** @param {string[]} cards */
  async shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }
}

/** The table in one line.
 * @param {Dealt} dealt */
function tableLine({ table, fair }) {
  const first = fair.lots ? 'lots' : table.first_leader;
  return `players=${table.players} factions=${table.factions.join('+')} setting=${table.setting ?? 'none'} building=${table.building ?? 'none'} edition=${table.edition} first=${first}`;
}

/**
 * Deals again.
 * @param {Dealt} dealt
 * @param {import('../protocol.js').FactionEntry[]} factions with their cards
 * @returns {Promise<{leader: number, deck: string[], fire: string[]}>}
 */
export async function deal(dealt, factions) {
  const { table, fair } = dealt;
  const lines = ['interregnum/fair/1 deal', fair.game, tableLine(dealt), ...Array.from({ length: table.players }, (_, seat) => fair.nonces[seat] ?? '')];
  const seed = await (await keyed(bytes(fair.secret)))(ASCII.encode(lines.map((line) => `${line}\n`).join('')));
  const numbers = new Numbers(await keyed(seed));
  const leader = fair.lots ? await numbers.below(table.players) : table.first_leader;
  const at = table.factions.map((name) => factions.find((one) => one.name === name));
  const deck = await numbers.shuffle(at.flatMap((faction) => inOrder(faction?.cards ?? [])));
  const fire = at.flatMap((faction) => inOrder(faction?.fire ?? []));
  return { leader, deck, fire: fire.length > 0 ? await numbers.shuffle(fire) : fire };
}

/** @param {string[]} cards */
const inOrder = (cards) => [...cards].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
