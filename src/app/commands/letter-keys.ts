/** Whether single characters are keys of commands: one switch, the same on every screen at once. */
import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../base/browser/keep-on-device.ts';

const KEY = 'cliproom.letterKeys';
const listeners = new Set<() => void>();

/** Remembered on this device. */
export function areLettersOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function switchLetters(on: boolean): void {
  keepOnDevice(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export function useLettersOn(): boolean {
  return useSyncExternalStore(subscribe, areLettersOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have switched them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
