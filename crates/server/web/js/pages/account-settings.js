// What one likes. Everything takes effect at once, and is kept here and with the person.

import { themes } from '../bar.js';
import { LANGUAGES, t } from '../i18n.js';
import { hold, like, liked } from '../settings.js';
import { SOUND_KINDS, cue } from '../table/sound.js';
import { choice } from '../ui/choice.js';
import { letterWishes } from '../ui/keys.js';
import { mayNotify } from '../ui/notify.js';
import { toast } from '../ui/toast.js';
import { html, live } from '../view.js';

/** @typedef {import('../settings.js').Settings} Settings */

export const settings = () =>
  html`<section class="panel settings" aria-labelledby="account-settings">
    <h2 id="account-settings">${t('account-settings')}</h2>
    <fieldset><legend>${t('account-group-look')}</legend>${look()}</fieldset>
    <fieldset><legend>${t('account-group-play')}</legend>${play()}</fieldset>
    <fieldset><legend>${t('account-group-sound')}</legend>${sound()}</fieldset>
  </section>`;

function look() {
  const { language, theme, motion, layout } = liked();
  return [
    setting(t('language'), choice(languages(), language, (tag) => like({ language: tag }))),
    setting(t('theme'), choice(themes(), theme, (name) => like({ theme: name }))),
    setting(t('account-motion'), choice(motions(), motion, (name) => like({ motion: name }))),
    setting(t('account-layout'), choice(layouts(), layout, (name) => like({ layout: name }))),
  ];
}

function play() {
  const { confirm, letters, notify } = liked();
  return [
    check(t('account-confirm'), confirm, (on) => like({ confirm: on })),
    setting(t('account-hold'), choice(holds(), hold(), (how) => like({ hold: how }))),
    setting(t('letters'), choice(letterWishes(), letters, (wish) => like({ letters: wish }))),
    check(t('account-notify'), notify && mayNotify(), wishNotifications),
  ];
}

function sound() {
  const { sound: on, silent } = liked();
  return [
    check(t('account-sound'), on, (now) => like({ sound: now })),
    volume(),
    ...SOUND_KINDS.map((name) => check(t(`sound-kind-${name}`), !silent.includes(name), (now) => hearKind(name, now))),
  ];
}

/** @returns {(readonly [value: string, text: string, language?: string])[]} */
const languages = () => [['auto', t('as-the-browser')], ...LANGUAGES.map(({ tag, name }) => /** @type {const} */ ([tag, name, tag]))];

/** @returns {[Settings['motion'], string][]} */
const motions = () => [
  ['auto', t('as-the-system')],
  ['none', t('account-motion-none')],
  ['fast', t('account-motion-fast')],
  ['normal', t('account-motion-normal')],
  ['slow', t('account-motion-slow')],
];

/** @returns {[import('../settings.js').Hold, string][]} */
const holds = () => [
  ['short', t('account-hold-short')],
  ['long', t('account-hold-long')],
  ['tap', t('account-hold-tap')],
];

/** @returns {[Settings['layout'], string][]} */
const layouts = () => [
  ['cards', t('account-layout-cards')],
  ['text', t('account-layout-text')],
];

/** @param {string} label @param {unknown} control */
const setting = (label, control) => html`<label class="setting"><span>${label}</span>${control}</label>`;

/** @param {Event} event */
const field = (event) => /** @type {HTMLInputElement} */ (event.target);

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
const check = (label, on, set) =>
  html`<label class="check">
    <input type="checkbox" .checked=${live(on)} @change=${(/** @type {Event} */ event) => set(field(event).checked)} /><span>${label}</span>
  </label>`;

/** A kind of sound can be left out.
 * @param {string} name @param {boolean} on */
function hearKind(name, on) {
  const { silent } = liked();
  like({ silent: on ? silent.filter((one) => one !== name) : [...silent, name] });
}

/** The browser has to allow notifications, too.
 * @param {boolean} on */
async function wishNotifications(on) {
  const allowed = on && isSecureContext && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  like({ notify: allowed });
  if (on && !allowed) toast(() => (isSecureContext ? t('account-notify-refused') : t('account-notify-insecure')));
}

function volume() {
  /** @param {Event} event */
  const set = (event) => {
    like({ volume: Number(field(event).value) });
    cue('turn');
  };
  return setting(t('account-volume'), html`<input type="range" min="0" max="1" step="0.1" .value=${live(String(liked().volume))} @change=${set} />`);
}
