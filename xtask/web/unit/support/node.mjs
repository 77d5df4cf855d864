// Makes the page's modules run in plain Node. Loaded before everything else: node --import ./unit/support/node.mjs --test.
//
// lit-html comes in two builds: the page has the one for browsers, which asks for a document at once; here its package's
// build for Node takes the place. Nothing is drawn here, so there is no document at all. The window's events are events of
// the global object, which in Node is no event target; Node 20 has no navigator.
import { setMaxListeners } from 'node:events';
import { register } from 'node:module';

register('./lit-for-node.mjs', import.meta.url);

const events = new EventTarget();
// Every test may load the page anew.
setMaxListeners(0, events);
globalThis.addEventListener ??= events.addEventListener.bind(events);
globalThis.removeEventListener ??= events.removeEventListener.bind(events);
globalThis.dispatchEvent ??= events.dispatchEvent.bind(events);
// @ts-ignore
globalThis.navigator ??= {
  get languages() {
    return ['en'];
  },
};
