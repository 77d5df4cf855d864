// Draws the picture that a shared link shows, from the drawing of the home page: crates/server/web/art/preview.jpg.
// Run: npm run preview   (after the drawing or its words have changed; the picture is kept)
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const web = new URL('../../crates/server/web/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, web), 'utf8');

/** What networks show a preview in. */
const SIZE = { width: 1200, height: 630 };

/** What the home page says in English.
 * @param {string} key */
const text = (key) => new RegExp(`^${key} = (.*)$`, 'm').exec(readFileSync(new URL('../../locales/en/home.ftl', import.meta.url), 'utf8'))[1];

/** A font of the page.
 * @param {string} family @param {string} name how its file begins */
function font(family, name) {
  const file = readdirSync(new URL('fonts/', web)).find((one) => one.startsWith(`${name}.`));
  const data = readFileSync(new URL(`fonts/${file}`, web)).toString('base64');
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${data}) }`;
}

const drawings = ['emblems', 'throne', 'marks', 'scene-home'].map((name) => read(`art/${name}.svg`)).join('');
const style = `
  ${read('css/tokens.css')}
  ${font('Heading', 'alegreya-700')}
  ${font('Text', 'alegreya-sans-500')}
  body { margin: 0; overflow: hidden; color: var(--text) }
  .scene { position: absolute; inset: 0; width: 100%; height: 100% }
  .art { position: absolute; width: 0; height: 0 }
  svg { fill: currentcolor }
  .words { position: absolute; left: 64px; top: 88px; width: 500px; text-wrap: balance }
  .word { width: 300px; height: 32px; color: var(--gold) }
  h1 { margin: 40px 0 20px; font: 88px/0.95 Heading }
  p { margin: 0; font: 30px/1.2 Text }
  .edge { position: absolute; inset: auto 0 0; height: 10px; background: var(--brass) }`;
const body = `<div class="art">${drawings}</div>
  <svg class="scene" viewBox="0 0 1440 620" preserveAspectRatio="xMinYMax slice"><use href="#scene-home"></use></svg>
  <div class="words"><svg class="word"><use href="#word"></use></svg><h1>${text('throne-is-empty')}</h1><p>${text('home-lead')}</p></div>
  <div class="edge"></div>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
await page.setContent(`<!doctype html><style>${style}</style>${body}`);
await page.evaluate(() => document.fonts.ready.then(() => undefined));
writeFileSync(new URL('art/preview.jpg', web), await page.screenshot({ type: 'jpeg', quality: 84 }));
await browser.close();
