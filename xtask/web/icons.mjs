// Draws the icons that systems want as PNG from the one SVG: crates/server/web/art/icon.svg.
// Run: npm run icons   (after the SVG has changed; the pictures are kept)
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const art = new URL('../../crates/server/web/art/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', art), 'utf8');
/** What fills the corners where the system cuts the icon itself. */
const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(svg)[1];

/** A maskable icon may be cut to a circle of 80 %: the drawing keeps inside it. */
const PICTURES = [
  { name: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, part: 0.86, ground },
  { name: 'icon-apple-180.png', size: 180, part: 1, ground },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
for (const { name, size, part, ground } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} } svg { width: ${part * 100}vw }</style>${svg}`);
  writeFileSync(new URL(name, art), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(name);
}
await browser.close();
