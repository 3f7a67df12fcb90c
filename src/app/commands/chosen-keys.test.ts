import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChosenKeys, isFree, readKeys, standardKeys, withKey } from './chosen-keys.ts';
import type { AnyCommandSet } from './command.ts';
import { REVIEW, REVIEW_COMMANDS } from './review-set.ts';
import { TIMELINE } from './timeline/timeline-set.ts';

const isWhole = (set: AnyCommandSet, keys: ChosenKeys): boolean => {
  const names = Object.keys(standardKeys(set));
  return (
    Object.keys(keys).toSorted().join() === names.toSorted().join() &&
    names.every((name) => isFree(set, keys[name] ?? '')) &&
    new Set(Object.values(keys)).size === names.length
  );
};

const PRESSED: readonly (readonly [AnyCommandSet, readonly string[]])[] = [
  [REVIEW, [...'arukjl,.xyz1é']],
  [TIMELINE, [...'sqwxé', 'Comma', 'Shift+Comma', 'Alt+KeyM', '$mod+z', 'Shift+s', 'Delete']],
];

describe('chosen keys', () => {
  it.each(PRESSED)(
    'stay one a command, whatever is chosen in whatever order, and outlast being kept',
    (set, pressed) => {
      const choice = fc.tuple(
        fc.constantFrom(...Object.keys(standardKeys(set))),
        fc.constantFrom(...pressed),
      );
      fc.assert(
        fc.property(fc.array(choice, { minLength: 1 }), (choices) => {
          const keys = choices.reduce<ChosenKeys>(
            (before, [name, chord]) => withKey(before, name, chord),
            standardKeys(set),
          );
          expect(isWhole(set, keys)).toBe(true);
          const [name, chord] = choices.at(-1) ?? [];
          expect(keys[name ?? '']).toBe(chord);
          expect(readKeys(set, JSON.stringify(keys))).toEqual(keys);
        }),
      );
    },
  );

  it('are the standard ones where nothing sound was kept', () => {
    for (const set of [REVIEW, TIMELINE]) {
      expect(isWhole(set, standardKeys(set))).toBe(true);
      fc.assert(
        fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (kept) => {
          expect(isWhole(set, readKeys(set, kept))).toBe(true);
        }),
      );
      const [first = '', second = ''] = Object.keys(standardKeys(set));
      const twice = { ...standardKeys(set), [first]: standardKeys(set)[second] };
      expect(readKeys(set, JSON.stringify(twice))).toEqual(standardKeys(set));
      expect(readKeys(set, JSON.stringify({ [first]: 'Space' }))).toEqual(standardKeys(set));
    }
  });

  it('kept before a command came are kept, and the new command has a key nobody has', () => {
    const { choose: _new, ...before } = standardKeys(REVIEW);
    const kept = { ...before, accept: 'y' };
    expect(readKeys(REVIEW, JSON.stringify(kept))).toEqual({ ...standardKeys(REVIEW), accept: 'y' });
    const taken = readKeys(REVIEW, JSON.stringify({ ...before, accept: 'x' }));
    expect(taken).toEqual({ ...standardKeys(REVIEW), accept: 'x', choose: 'a' });
  });

  it('kept by versions that knew the keys of the review alone are read on', () => {
    const kept =
      '{"accept":"y","reject":"r","undo":"u","choose":"x","trimStart":"i","trimEnd":"o","togglePlay":"k","slower":"j","faster":"l","frameBack":",","frameForward":"."}';
    expect(readKeys(REVIEW, kept)).toEqual({ ...standardKeys(REVIEW), accept: 'y' });
    expect(`cliproom.${REVIEW.id}Keys`).toBe('cliproom.reviewKeys');
    expect(Object.keys(REVIEW_COMMANDS)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(kept))));
  });

  it('are none that mean something for everybody, there or everywhere', () => {
    for (const chord of ['Space', '?', 'Enter', 'Tab', 'Escape', 'ArrowDown', '$mod+k', '$mod+t', '$mod++'])
      for (const set of [REVIEW, TIMELINE]) expect(isFree(set, chord)).toBe(false);
    expect(isFree(TIMELINE, '=')).toBe(false);
    for (const chord of ['a', 'é', ',', '7'])
      for (const set of [REVIEW, TIMELINE]) expect(isFree(set, chord)).toBe(true);
    expect(['Shift+a', 'Alt+a', '$mod+d', 'Delete'].map((chord) => isFree(REVIEW, chord))).not.toContain(
      true,
    );
    expect(['Shift+a', 'Alt+a', '$mod+d', 'Insert'].map((chord) => isFree(TIMELINE, chord))).not.toContain(
      false,
    );
  });
});
