// The one socket of the page: it says hello, comes back by itself, and asks for what it missed.

import { base } from '../base.js';
import { randomDigits } from '../ids.js';
import { signal } from '../signals.js';
import { Refusal } from './api.js';

/** @typedef {import('../protocol.js').ServerMessage} ServerMessage */
/** @typedef {import('../protocol.js').ClientMessage} ClientMessage */
/** @typedef {import('../protocol.js').TableView} TableView */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {'off' | 'connecting' | 'open' | 'lost'} Status */

const VERSION = 1;
/** A server that is silent for so long is asked whether it is there. */
const SILENCE = 20_000;
/** How long a connection may take to be made. */
const CONNECTING = 10_000;
/** How long an answer may take. */
const PATIENCE = 6_000;
const LONGEST_WAIT = 15_000;
/** How the server closes a connection whose messages it will not have. */
const POLICY = 1008;

/**
 * What a page that watches a table wants to hear of it.
 * @typedef {object} Watcher
 * @property {(view: TableView, updates: Update[], fresh: boolean) => void} look the table now, and what happened;
 *   `fresh`: the view is a new one, what happened before it is told again
 * @property {(message: ServerMessage) => void} hear presence and talk
 * @property {(refusal: Refusal) => void} refused the table cannot be watched
 */

/** Events: `unwelcome` (the server may not know the person any more); `outdated` (it speaks another version); `build` (the
 * build of the page that it opens pages with, as `detail`);
 * `goodbye` and those of the lobby, as the server says them. */
class Connection extends EventTarget {
  /** @type {import('../signals.js').Signal<Status>} */
  #status = signal('off');
  /** @type {import('../protocol.js').Person | null} */
  you = null;
  /** Seconds until the next attempt began, while the connection is lost. */
  attempt = 0;

  /** @type {WebSocket | null} */
  #socket = null;
  /** What was asked and not answered; `sent`: the server may have heard it.
   * @type {Map<string, {message: any, sent: boolean, done: (message: any) => void, failed: (why: Refusal) => void}>} */
  #waiting = new Map();
  /** @type {Map<string, {watcher: Watcher, number: number | null}>} */
  #tables = new Map();
  /** Who hears of the lobby: the next page comes before the one before it goes. @type {Set<object>} */
  #inLobby = new Set();
  #welcomed = false;
  #ids = 0;
  /** So that ids of another page of the same person are never the same. */
  #prefix = randomDigits(4);
  /** How long a server that goes away asks to be left alone. */
  #pause = 0;
  #retry = 0;
  #silence = 0;

  /** How the connection is. A view that asks is drawn again when it changes. */
  get status() {
    return this.#status.value;
  }

  /** Begins, or begins anew as somebody else. */
  open() {
    if (this.#status.peek() === 'open' || this.#status.peek() === 'connecting') return;
    this.#connect();
  }

  /** Ends, until `open`. */
  close() {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.attempt = 0;
    // Nobody else is to do what this person asked for.
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.failed(new Refusal({ type: 'uncertain' }));
    socket?.close();
    this.#status.value = 'off';
  }

  /** Tries now instead of later. */
  hurry() {
    if (this.#status.peek() !== 'lost') return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect() {
    this.#status.value = this.attempt === 0 ? 'connecting' : 'lost';
    const socket = new WebSocket(base.door('socket').replace(/^http/, 'ws'));
    this.#socket = socket;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), CONNECTING);
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', version: VERSION }));
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#closed(event.code);
    };
  }

  /** @param {number} code why, as WebSocket has it */
  #closed(code) {
    const welcomed = this.#welcomed;
    this.#lost();
    if (welcomed) return;
    if (code === POLICY) {
      // Trying again would not help: only a new page speaks the server's version.
      clearTimeout(this.#retry);
      this.dispatchEvent(new CustomEvent('outdated'));
    } else this.dispatchEvent(new CustomEvent('unwelcome'));
  }

  #lost() {
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#silence);
    this.attempt += 1;
    this.#status.value = 'lost';
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** Math.min(this.attempt, 6)) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), Math.max(wait, this.#pause));
    this.#pause = 0;
  }

  /** Asks a silent server whether it is there. */
  #listen() {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ do: 'ping' });
      this.#silence = setTimeout(() => this.#drop(), PATIENCE);
    }, SILENCE);
  }

  /** Says something, once the server has said welcome; whatever comes before is asked for then.
   * @param {ClientMessage} message
   * @returns {boolean} whether it was said */
  send(message) {
    if (!this.#welcomed || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    switch (message.say) {
      case 'welcome':
        this.you = message.you;
        this.attempt = 0;
        this.#welcomed = true;
        this.#resume();
        this.#status.value = 'open';
        this.dispatchEvent(new CustomEvent('build', { detail: message.build }));
        break;
      case 'done':
        this.#settle(message.id)?.done(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'table':
      case 'update':
        this.#look(message);
        break;
      case 'presence':
      case 'talk':
      case 'said':
        this.#tables.get(message.table)?.watcher.hear(message);
        break;
      case 'goodbye':
        this.#pause = message.back_in * 1000;
        this.dispatchEvent(new CustomEvent('goodbye'));
        break;
      default:
        this.dispatchEvent(new CustomEvent(message.say, { detail: message }));
    }
  }

  /** Asks again for everything that the page wants. An answer of a game that may have been heard is sent again: it counts
   * once. Anything else might be done twice; whether it was done the page sees by itself. */
  #resume() {
    if (this.#inLobby.size > 0) this.send({ do: 'lobby' });
    for (const [table, { number }] of this.#tables) this.send({ do: 'watch', table, since: number ?? 0 });
    for (const [id, waiting] of this.#waiting) {
      if (!waiting.sent || countsOnce(waiting.message)) waiting.sent = this.send(waiting.message);
      else this.#settle(id)?.failed(new Refusal({ type: 'uncertain' }));
    }
  }

  /** @param {string} id */
  #settle(id) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** @param {Extract<ServerMessage, {say: 'refused'}>} message */
  #refused(message) {
    const refusal = new Refusal(message.problem);
    if (message.id) this.#settle(message.id)?.failed(refusal);
    else if (message.table) this.#tables.get(message.table)?.watcher.refused(refusal);
  }

  /** @param {Extract<ServerMessage, {say: 'table' | 'update'}>} message */
  #look(message) {
    const watched = this.#tables.get(message.view.id);
    if (!watched) return;
    const seen = watched.number;
    const fresh = seen === null || message.say === 'table';
    const updates = message.say === 'update' ? message.updates.filter((update) => fresh || update.number > seen) : [];
    watched.number = message.view.number;
    watched.watcher.look(message.view, updates, fresh);
  }

  /**
   * Asks for something, and waits for the answer across lost connections.
   * @param {any} message without its `id`
   * @returns {Promise<{table?: string, number?: number}>}
   */
  request(message) {
    const id = `${this.#prefix}-${(this.#ids += 1)}`;
    const whole = { ...message, id };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message: whole, sent: this.send(whole), done, failed });
      this.#expect(id);
    });
  }

  /** A server that does not answer is not there: the connection is made anew.
   * @param {string} id */
  #expect(id) {
    setTimeout(() => {
      if (!this.#waiting.has(id)) return;
      if (this.#status.peek() === 'open') this.#drop();
      this.#expect(id);
    }, PATIENCE);
  }

  /** Gives a connection up that is broken without saying so. */
  #drop() {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost();
  }

  /** The network is gone. */
  gone() {
    if (this.#status.peek() === 'open') this.#drop();
  }

  /** Does something at a table.
   * @param {string} table @param {import('../protocol.js').Command} command */
  command(table, command) {
    return this.request({ do: 'table', table, command });
  }

  /**
   * Watches a table until the function that it returns is called. All that has happened there is told first.
   * @param {string} table
   * @param {Watcher} watcher
   */
  watch(table, watcher) {
    this.#tables.set(table, { watcher, number: null });
    this.send({ do: 'watch', table, since: 0 });
    return () => {
      if (this.#tables.get(table)?.watcher !== watcher) return;
      this.#tables.delete(table);
      this.send({ do: 'unwatch', table });
    };
  }

  /** Hears of the lobby, as events `lobby`, `lobby_table`, `lobby_gone`, until the function is called. */
  enterLobby() {
    const one = {};
    this.#inLobby.add(one);
    this.send({ do: 'lobby' });
    return () => {
      if (this.#inLobby.delete(one) && this.#inLobby.size === 0) this.send({ do: 'leave_lobby' });
    };
  }
}

/** Whether the server does a message once, however often it comes.
 * @param {any} message */
const countsOnce = (message) => message.do === 'table' && typeof message.command === 'object' && 'act' in message.command;

export const socket = new Connection();
addEventListener('online', () => socket.hurry());
addEventListener('offline', () => socket.gone());
addEventListener('visibilitychange', () => document.visibilityState === 'visible' && socket.hurry());
