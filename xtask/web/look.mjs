// Checks tokens.css: text contrast, outlines, and the distance of every two factions that can meet, for five kinds of sight.
// Run: npm run look   (no dependencies; exit status 1 when a bound is broken)
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('../../crates/server/web/css/tokens.css', import.meta.url), 'utf8');
const block = (re) => Object.fromEntries([...css.match(re)[1].matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1], m[2]]));
const light = block(/:root \{([\s\S]*?)\n\}/), dark = { ...light, ...block(/data-theme="dark"\] \{([\s\S]*?)\n\}/) };
const codes = Object.keys(light).filter((k) => k.endsWith('-field')).map((k) => k.slice(0, 2));
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const lum = (h) => { const [r, g, b] = rgb(h); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
const contrast = (a, b) => { const [x, y] = [lum(a), lum(b)]; return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05); };
const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
const lab = ([r, g, b]) => { const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047), y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b), z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883); return [116 * y - 16, 500 * (x - y), 200 * (y - z)]; };
// Machado, Oliveira, Fernandes 2009, severity 1
const sight = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const see = (h, m) => lab(m.map((row) => Math.min(1, Math.max(0, row.reduce((s, k, i) => s + k * rgb(h)[i], 0)))));
function ciede2000([L1, a1, b1], [L2, a2, b2]) {
  const rad = Math.PI / 180, Cm = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2, G = 0.5 * (1 - Math.sqrt(Cm ** 7 / (Cm ** 7 + 25 ** 7)));
  const A1 = a1 * (1 + G), A2 = a2 * (1 + G), c1 = Math.hypot(A1, b1), c2 = Math.hypot(A2, b2), hue = (b, a) => (Math.atan2(b, a) / rad + 360) % 360;
  const h1 = hue(b1, A1), h2 = hue(b2, A2); let dh = h2 - h1; if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
  const dL = L2 - L1, dC = c2 - c1, dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad), Lm = (L1 + L2) / 2, cm = (c1 + c2) / 2;
  const hm = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const T = 1 - 0.17 * Math.cos((hm - 30) * rad) + 0.24 * Math.cos(2 * hm * rad) + 0.32 * Math.cos((3 * hm + 6) * rad) - 0.2 * Math.cos((4 * hm - 63) * rad);
  const Sl = 1 + (0.015 * (Lm - 50) ** 2) / Math.sqrt(20 + (Lm - 50) ** 2), Sc = 1 + 0.045 * cm, Sh = 1 + 0.015 * cm * T;
  const Rt = -Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  return Math.sqrt((dL / Sl) ** 2 + (dC / Sc) ** 2 + (dH / Sh) ** 2 + Rt * (dC / Sc) * (dH / Sh));
}
const pairOf = (c) => ({ GO: 1, KN: 1, GN: 2, GI: 2 })[c] || 0, meet = (a, b) => !(pairOf(a) && pairOf(b) && pairOf(a) !== pairOf(b));
let bad = 0; const least = new Map();
const hold = (what, value, bound, note) => { if (value < bound) { bad++; console.log(`BROKEN ${what} ${note}: ${value.toFixed(2)} < ${bound}`); } if (!least.has(what) || value < least.get(what)[0]) least.set(what, [value, note, bound]); };
for (const c of codes) for (const ground of ['field', 'tone']) hold(`text on ${ground}`, contrast(light[`${c}-text`], light[`${c}-${ground}`]), 4.5, c);
codes.forEach((a, i) => codes.slice(0, i).filter((b) => meet(a, b)).forEach((b) => {
  const [x, y] = [light[`${a}-field`], light[`${b}-field`]];
  for (const [name, m] of Object.entries(sight)) hold(`${name} dE00`, ciede2000(see(x, m), see(y, m)), name === 'full' ? 15 : 8.5, `${b}/${a}`);
  hold('grey dL*', Math.abs(see(x, sight.full)[0] - see(y, sight.full)[0]), 4, `${b}/${a}`);
}));
for (const [name, t] of Object.entries({ light, dark })) {
  const all = ['bg', 'table-2', 'wall', 'panel', 'panel-2'];
  for (const s of all) {
    for (const k of ['text', 'text-2']) hold(`${name} ${k}`, contrast(t[k], t[s]), 4.5, s);
    hold(`${name} ring`, contrast(t.ring, t[s]), 3, s); hold(`${name} focus`, contrast(t.focus, t[s]), 3, s);
    hold(`${name} card edge`, Math.max(contrast(t.rim, t[s]), contrast(t.keyline, t[s])), 3, s);
  }
  for (const s of ['table-2', 'panel']) hold(`${name} line-strong`, contrast(t['line-strong'], t[s]), 3, s);
  for (const k of ['gold', 'theirs', 'third', 'danger', 'ok']) hold(`${name} ${k}`, contrast(t[k], t.panel), 4.5, 'panel');
  for (const s of ['beam', 'beam-2']) for (const k of ['on-oak', 'on-oak-2']) hold(`${name} ${k}`, contrast(t[k], t[s]), 4.5, s);
  for (const s of ['cloth', 'cloth-dim']) {
    hold(`${name} on-cloth`, contrast(t['on-cloth'], t[s]), 4.5, s);
    hold(`${name} ring-cloth`, contrast(t['ring-cloth'], t[s]), 3, s);
  }
  hold(`${name} ring-cloth`, contrast(t['ring-cloth'], t['cloth-lit']), 3, 'cloth-lit');
  hold(`${name} on-gold`, contrast(t['on-gold'], t['gold-fill']), 4.5, 'gold-fill');
}
for (const [k, [v, n, b]] of least) console.log(`${k.padEnd(18)} least ${v.toFixed(2).padStart(6)} (bound ${b}) ${n}`);
process.exit(bad ? 1 : 0);
