/** Whether the end of work is told by a notification of the device: a choice, kept on it. */
import { useSyncExternalStore } from 'react';
import { CAPABILITIES } from '../../../base/browser/browser-capabilities.ts';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import { inProgram } from '../../../base/browser/program-address.ts';

const KEY = 'cliproom.notices';
const WANTED = 'wanted';
/** One at a time, whichever tab tells it. */
const TAG = 'cliproom-work';

const listeners = new Set<() => void>();

/** The browser may have been told otherwise since. */
function wantsNotices(): boolean {
  return (
    CAPABILITIES.notices() && Notification.permission === 'granted' && localStorage.getItem(KEY) === WANTED
  );
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
  else forget();
  tellAll();
  return wantsNotices() === wanted;
}

function forget(): void {
  localStorage.removeItem(KEY);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Nothing where it is not wanted. Pressed, it brings the page to the front. */
export function notify(text: string): void {
  if (!wantsNotices()) return;
  const notice = shown(text);
  if (notice === null) return;
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Some phones give leave and then show none to a page: there the choice is taken back, and Settings shows that. */
function shown(text: string): Notification | null {
  try {
    return new Notification('Cliproom', { body: text, tag: TAG, icon: inProgram('icon.svg') });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    forget();
    tellAll();
    return null;
  }
}
