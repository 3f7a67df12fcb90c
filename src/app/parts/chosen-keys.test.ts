import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChosenKeys,
  commandKey,
  KEYED_COMMANDS,
  readKeys,
  STANDARD_KEYS,
  withKey,
} from './chosen-keys.ts';

const isWhole = (keys: ChosenKeys): boolean =>
  KEYED_COMMANDS.every((command) => commandKey(keys[command]) === keys[command]) &&
  new Set(Object.values(keys)).size === KEYED_COMMANDS.length;

describe('chosen keys', () => {
  it('stay one a command, whatever is chosen in whatever order, and outlast being kept', () => {
    const choice = fc.tuple(fc.constantFrom(...KEYED_COMMANDS), fc.constantFrom(...'arukjl,.xyz1é'));
    fc.assert(
      fc.property(fc.array(choice), (choices) => {
        const keys = choices.reduce<ChosenKeys>(
          (before, [command, key]) => withKey(before, command, key),
          STANDARD_KEYS,
        );
        expect(isWhole(keys)).toBe(true);
        const [command, key] = choices.at(-1) ?? ['accept', STANDARD_KEYS.accept];
        expect(keys[command]).toBe(key);
        expect(readKeys(JSON.stringify(keys))).toEqual(keys);
      }),
    );
  });

  it('are the standard ones where nothing sound was kept', () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (kept) => {
        expect(isWhole(readKeys(kept))).toBe(true);
      }),
    );
    expect(readKeys(JSON.stringify({ ...STANDARD_KEYS, accept: 'r' }))).toEqual(STANDARD_KEYS);
    expect(readKeys(JSON.stringify({ ...STANDARD_KEYS, accept: ' ' }))).toEqual(STANDARD_KEYS);
  });

  it('kept before a command came are kept, and the new command has a key nobody has', () => {
    const { choose: _new, ...before } = STANDARD_KEYS;
    const kept = { ...before, accept: 'y' };
    expect(readKeys(JSON.stringify(kept))).toEqual({ ...STANDARD_KEYS, accept: 'y' });
    const taken = readKeys(JSON.stringify({ ...before, accept: 'x' }));
    expect(taken).toEqual({ ...STANDARD_KEYS, accept: 'x', choose: 'a' });
  });

  it('are single characters that mean nothing elsewhere', () => {
    for (const pressed of ['Enter', 'ArrowDown', ' ', '?', 'Tab', '']) expect(commandKey(pressed)).toBeNull();
    expect(['A', 'é', ',', '7'].map(commandKey)).toEqual(['a', 'é', ',', '7']);
  });
});
