/** Keys as commands: how a screen lists its own, and the switch for single letters, the same on every screen at once. */

import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../base/keep-on-device.ts';
import type { MessageId } from '../i18n/messages.ts';

export type KeyMap = readonly (readonly [keys: string, does: MessageId])[];

const KEY = 'cliproom.letterKeys';
const listeners = new Set<() => void>();

/** Whether single letters are commands; remembered on this device. */
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
