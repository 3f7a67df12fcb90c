/** Whether the end of work is told by a notification of the device: a choice, kept on it. */
import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../base/keep-on-device.ts';

const KEY = 'cliproom.notices';
const WANTED = 'wanted';
/** One at a time, whichever tab tells it. */
const TAG = 'cliproom-work';

const listeners = new Set<() => void>();

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** The browser may have been told otherwise since. */
function wantsNotices(): boolean {
  return canNotify() && Notification.permission === 'granted' && localStorage.getItem(KEY) === WANTED;
}

export function useWantsNotices(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wantsNotices);
}

/** Asks the browser's leave where it must. Resolves with whether it is as wanted. */
export async function chooseNotices(wanted: boolean): Promise<boolean> {
  if (wanted && (await Notification.requestPermission()) === 'granted') keepOnDevice(KEY, WANTED);
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
  return wantsNotices() === wanted;
}

/** Nothing where it is not wanted. Pressed, it brings the page to the front. */
export function notify(text: string): void {
  if (!wantsNotices()) return;
  const notice = new Notification('Cliproom', { body: text, tag: TAG, icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
