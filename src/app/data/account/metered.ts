/**
 * Whether prices, balances and allowances are shown on the way. Of a connected account always; the service in this
 * browser costs nothing, and counts only so that the rules of the API can be tried: there, by a choice in Settings.
 */
import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../../base/browser/keep-on-device.ts';
import { useClient } from '../connection/session.tsx';

const KEY = 'cliproom.metered';
const SHOWN = 'shown';

let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function isMeteredChosen(): boolean {
  chosen ??= localStorage.getItem(KEY) === SHOWN;
  return chosen;
}

export function chooseMetered(shown: boolean): void {
  chosen = shown;
  if (shown) keepOnDevice(KEY, SHOWN);
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsMetered(): boolean {
  const isChosen = useSyncExternalStore(subscribe, isMeteredChosen);
  return useClient().connection.kind === 'remote' || isChosen;
}
