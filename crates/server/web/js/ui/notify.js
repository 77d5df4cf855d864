// A notification, where the person wants one and the browser allows it.

import { base } from '../base.js';
import { liked } from '../settings.js';

/** Whether this page may show notifications.
 * @returns {boolean} */
export const mayNotify = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Shows a notification while the page is hidden; a click on it shows the page.
 * @param {string} text @param {string} tag a later one with the same tag takes its place */
export async function notify(text, tag) {
  if (!liked().notify || !document.hidden || !mayNotify()) return;
  const icon = base.file('art/icon-192.png');
  try {
    // Some browsers let only the worker show them.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(text, { tag, data: location.href, icon });
    const note = new Notification(text, { tag, icon });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // The title and the sound say the same.
  }
}
