/** Which single keys stand for the commands of the review: the standard ones, or those somebody chose on this device. */
import { useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../base/keep-on-device.ts';

export const STANDARD_KEYS = {
  accept: 'a',
  reject: 'r',
  undo: 'u',
  choose: 'x',
  trimStart: 'i',
  trimEnd: 'o',
  togglePlay: 'k',
  slower: 'j',
  faster: 'l',
  frameBack: ',',
  frameForward: '.',
} as const;

export type KeyedCommand = keyof typeof STANDARD_KEYS;
export const KEYED_COMMANDS = Object.keys(STANDARD_KEYS) as readonly KeyedCommand[];
/** One key a command, no two alike, in lower case. */
export type ChosenKeys = Readonly<Record<KeyedCommand, string>>;

/** null for what means something everywhere: Space, arrows and the like, and the question mark. */
export function commandKey(pressed: string): string | null {
  const key = pressed.toLowerCase();
  return [...key].length === 1 && key.trim() !== '' && key !== '?' ? key : null;
}

/** The command that had the key takes the one that is given up: every command keeps one of its own. */
export function withKey(keys: ChosenKeys, command: KeyedCommand, key: string): ChosenKeys {
  const other = KEYED_COMMANDS.find((one) => keys[one] === key);
  return { ...keys, ...(other === undefined ? {} : { [other]: keys[command] }), [command]: key };
}

/**
 * What was kept, where it is whole; else the standard keys. A command that came after it was kept has its standard key,
 * or the first one nobody has.
 */
export function readKeys(kept: string | null): ChosenKeys {
  const read = parsed(kept) ?? {};
  const chosen = KEYED_COMMANDS.filter((command) => Object.hasOwn(read, command)).map(
    (command) => [command, commandKey(String(read[command]))] as const,
  );
  const taken = new Set(chosen.map(([, key]) => key));
  if (chosen.length === 0 || taken.has(null) || taken.size < chosen.length) return STANDARD_KEYS;
  const keys: Record<string, string | null> = Object.fromEntries(chosen);
  for (const command of KEYED_COMMANDS) {
    keys[command] ??= [STANDARD_KEYS[command], ...LETTERS].find((key) => !taken.has(key)) ?? null;
    taken.add(keys[command]);
  }
  return keys as ChosenKeys;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function parsed(kept: string | null): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(kept ?? 'null') as Readonly<Record<string, unknown>> | null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

const KEPT = 'cliproom.reviewKeys';
const listeners = new Set<() => void>();
let current: ChosenKeys | null = null;

export function chooseKeys(keys: ChosenKeys): void {
  keepOnDevice(KEPT, JSON.stringify(keys));
  current = keys;
  for (const listener of listeners) listener();
}

export function useChosenKeys(): ChosenKeys {
  return useSyncExternalStore(subscribe, chosenKeys);
}

function chosenKeys(): ChosenKeys {
  current ??= readKeys(localStorage.getItem(KEPT));
  return current;
}

function subscribe(listener: () => void): () => void {
  // Another tab may have chosen.
  const reread = ({ key }: StorageEvent): void => {
    if (key !== KEPT) return;
    current = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}
