/** Which key stands for each command of a set: the standard one, or one that somebody chose on this device. */
import { useCallback, useSyncExternalStore } from 'react';
import { keepOnDevice } from '../../base/browser/keep-on-device.ts';
import { type Chord, canBeChosen } from './chord.ts';
import { type AnyCommandSet, commandsOf } from './command.ts';

/** One key a command that can have another, by its name; no two alike. */
export type ChosenKeys = Readonly<Record<string, Chord>>;

export function standardKeys(set: AnyCommandSet): ChosenKeys {
  return Object.fromEntries(
    commandsOf(set).flatMap(([name, { key }]) => (key === undefined ? [] : [[name, key]])),
  );
}

/** True where a command of the set may have the key: it means nothing else there for everybody. */
export function isFree(set: AnyCommandSet, chord: Chord): boolean {
  if (!canBeChosen(chord, set.modifiers === true)) return false;
  return !commandsOf(set).some(([, { fixedKeys }]) => fixedKeys?.includes(chord));
}

/** The command that had the key takes the one that is given up: every command keeps one of its own. */
export function withKey(keys: ChosenKeys, name: string, chord: Chord): ChosenKeys {
  const given = keys[name];
  const other = Object.keys(keys).find((one) => keys[one] === chord);
  return {
    ...keys,
    ...(other === undefined || given === undefined ? {} : { [other]: given }),
    [name]: chord,
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * What was kept, where it is whole; else the standard keys. A command that came after it was kept has its standard key,
 * or the first letter nobody has.
 */
export function readKeys(set: AnyCommandSet, kept: string | null): ChosenKeys {
  const standard = standardKeys(set);
  const read = parsed(kept) ?? {};
  const chosen = Object.keys(standard)
    .filter((name) => Object.hasOwn(read, name))
    .map((name) => [name, String(read[name])] as const);
  const taken = new Set(chosen.map(([, chord]) => chord));
  if (taken.size < chosen.length || chosen.some(([, chord]) => !isFree(set, chord))) return standard;
  const keys: Record<string, Chord> = Object.fromEntries(chosen);
  for (const [name, usual] of Object.entries(standard)) {
    keys[name] ??= [usual, ...LETTERS].find((chord) => !taken.has(chord)) ?? usual;
    taken.add(keys[name]);
  }
  return keys;
}

function parsed(kept: string | null): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(kept ?? 'null') as Readonly<Record<string, unknown>> | null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

const placeOf = (set: AnyCommandSet): string => `cliproom.${set.id}Keys`;
const listeners = new Set<() => void>();
/** Read once: a key press is no moment to parse. */
const current = new Map<string, ChosenKeys>();

export function chosenKeys(set: AnyCommandSet): ChosenKeys {
  const place = placeOf(set);
  const keys = current.get(place) ?? readKeys(set, localStorage.getItem(place));
  current.set(place, keys);
  return keys;
}

export function chooseKeys(set: AnyCommandSet, keys: ChosenKeys): void {
  keepOnDevice(placeOf(set), JSON.stringify(keys));
  current.set(placeOf(set), keys);
  for (const listener of listeners) listener();
}

export function useChosenKeys(set: AnyCommandSet): ChosenKeys {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => chosenKeys(set), [set]),
  );
}

function subscribe(listener: () => void): () => void {
  // Another tab may have chosen.
  const reread = ({ key }: StorageEvent): void => {
    if (key === null || !current.delete(key)) return;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', reread);
  };
}
