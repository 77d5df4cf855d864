// What one likes. Everything takes effect at once, and is kept here and with the person.

import { h } from '../dom.js';
import { LANGUAGES, t } from '../i18n.js';
import { like, liked } from '../settings.js';
import { SOUND_KINDS, cue } from '../table/sound.js';
import { letterWishes } from '../ui/keys.js';
import { mayNotify } from '../ui/notify.js';
import { toast } from '../ui/toast.js';

/** @typedef {import('../settings.js').Settings} Settings */

/** A control, and what sets it to what is liked now. @typedef {{element: HTMLElement, sync: () => void}} Control */

export function settings() {
  const look = [
    select('language', () => t('language'), [['auto', () => t('as-the-browser')], ...LANGUAGES.map(({ tag, name }) => /** @type {[string, () => string]} */ ([tag, () => name]))]),
    select('theme', () => t('theme'), [['auto', () => t('as-the-system')], ['light', () => t('theme-light')], ['dark', () => t('theme-dark')]]),
    select('motion', () => t('account-motion'), [['auto', () => t('as-the-system')], ['none', () => t('account-motion-none')], ['fast', () => t('account-motion-fast')], ['normal', () => t('account-motion-normal')], ['slow', () => t('account-motion-slow')]]),
    select('layout', () => t('account-layout'), [['cards', () => t('account-layout-cards')], ['text', () => t('account-layout-text')]]),
  ];
  const play = [
    check('confirm', () => t('account-confirm')),
    check('hold', () => t('account-hold')),
    select('letters', () => t('letters'), letterWishes()),
    notify(),
  ];
  const sound = [check('sound', () => t('account-sound')), volume(), ...SOUND_KINDS.map(kind)];
  const controls = [...look, ...play, ...sound];
  const sync = () => controls.forEach((control) => control.sync());
  sync();
  addEventListener('settings', sync);
  const group = (/** @type {() => string} */ name, /** @type {Control[]} */ those) => h('fieldset', null, h('legend', { text: name }), those.map((one) => one.element));
  return {
    element: h(
      'section.panel',
      { 'aria-labelledby': 'account-settings' },
      h('h2#account-settings', { text: () => t('account-settings') }),
      group(() => t('account-group-look'), look),
      group(() => t('account-group-play'), play),
      group(() => t('account-group-sound'), sound),
    ),
    end: () => removeEventListener('settings', sync),
  };
}

/**
 * @param {'language' | 'theme' | 'motion' | 'layout' | 'letters'} name @param {() => string} label @param {[string, () => string][]} options
 * @returns {Control}
 */
function select(name, label, options) {
  const field = /** @type {HTMLSelectElement} */ (
    h('select', { onchange: () => like(/** @type {Partial<Settings>} */ ({ [name]: field.value })) }, options.map(([value, text]) => h('option', { value, lang: name === 'language' && value !== 'auto' ? value : null, text })))
  );
  return { element: h('label.setting', null, h('span', { text: label }), field), sync: () => (field.value = String(liked()[name])) };
}

/**
 * @param {() => string} label @param {() => boolean} is @param {(on: boolean) => void} set
 * @returns {Control}
 */
function box(label, is, set) {
  const field = /** @type {HTMLInputElement} */ (h('input', { type: 'checkbox', onchange: () => set(field.checked) }));
  return { element: h('label.check', null, field, h('span', { text: label })), sync: () => (field.checked = is()) };
}

/** @param {'confirm' | 'hold' | 'sound'} name @param {() => string} label */
const check = (name, label) => box(label, () => liked()[name], (on) => like({ [name]: on }));

/** A kind of sound can be left out.
 * @param {string} name */
const kind = (name) =>
  box(() => t(`sound-kind-${name}`), () => !liked().silent.includes(name), (on) => like({ silent: on ? liked().silent.filter((one) => one !== name) : [...liked().silent, name] }));

/** The browser has to allow notifications, too.
 * @returns {Control} */
function notify() {
  return box(
    () => t('account-notify'),
    () => liked().notify && mayNotify(),
    async (on) => {
      const allowed = on && isSecureContext && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
      like({ notify: allowed });
      if (on && !allowed) toast(() => (isSecureContext ? t('account-notify-refused') : t('account-notify-insecure')));
    },
  );
}

/** @returns {Control} */
function volume() {
  const field = /** @type {HTMLInputElement} */ (h('input', { type: 'range', min: '0', max: '1', step: '0.1', onchange: () => (like({ volume: Number(field.value) }), cue('turn')) }));
  return { element: h('label.setting', null, h('span', { text: () => t('account-volume') }), field), sync: () => (field.value = String(liked().volume)) };
}
