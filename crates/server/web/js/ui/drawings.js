// The drawings of art/, which stand in the page once, where every `use` finds them.

import { base } from '../base.js';

/** How long, in milliseconds, a drawing may take. */
const PATIENCE = 8_000;

/** Puts the drawings into the page. A page without some of them is better than none.
 * @param {HTMLElement} place @param {...string} files */
export async function loadDrawings(place, ...files) {
  const documents = await Promise.all(files.map(read));
  for (const one of documents) if (one) place.append(document.importNode(one.documentElement, true));
}

/** Large drawings, which only some pages show. @type {Map<string, Promise<void>>} */
const scenes = new Map();

/** Puts a large drawing into the page, once.
 * @param {string} name */
export function loadScene(name) {
  const there = scenes.get(name) ?? loadDrawings(/** @type {HTMLElement} */ (document.getElementById('art')), `art/scene-${name}.svg`);
  scenes.set(name, there);
  return there;
}

/** The browser reads the file as a document of its own, in which nothing runs.
 * @param {string} file
 * @returns {Promise<Document | null>} */
function read(file) {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', base.file(file));
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.timeout = PATIENCE;
    request.onload = () => done(request.status === 200 ? request.responseXML : null);
    request.onerror = () => done(null);
    request.ontimeout = () => done(null);
    request.send();
  });
}
