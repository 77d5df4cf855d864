// State that knows who reads it: whatever has read a signal is done again when it changes.

export { batch, computed, effect, signal, untracked } from '../vendor/signals/signals-core.js';

/**
 * @template T
 * @typedef {import('../vendor/signals/signals-core.js').Signal<T>} Signal */

/**
 * @template T
 * @typedef {import('../vendor/signals/signals-core.js').ReadonlySignal<T>} ReadonlySignal */
