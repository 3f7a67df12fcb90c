import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterVoices, nearestPerson } from './cluster-voices.ts';

/** Voices of one person lie around an axis, others are at right angles to it. */
const voice = (person: number, offset = 0): Float32Array => {
  const vector = new Float32Array(8);
  vector[person] = 3;
  vector[(person + 1) % 8] = offset;
  return vector;
};

const peopleOf = (voices: readonly Float32Array[]): readonly number[] => clusterVoices(voices).personOf;

const someVoices = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 3 }),
    offset: fc.float({ min: -0.5, max: 0.5, noNaN: true }),
  }),
  { minLength: 1, maxLength: 40 },
);

describe('voices', () => {
  it('of three people are told apart and numbered by who comes first', () => {
    const said = [5, 5, 2, 5, 2, 7, 7, 2, 5, 7];
    const voices = said.map((person, at) => voice(person, 0.3 * Math.sin(at)));
    expect(peopleOf(voices)).toEqual([0, 0, 1, 0, 1, 2, 2, 1, 0, 2]);
  });

  it('are one person where they are alike', () => {
    expect(peopleOf([voice(1), voice(1, 0.4), voice(1, -0.4)])).toEqual([0, 0, 0]);
  });

  it('that are heard once among many are given to the nearest person', () => {
    const odd = voice(1);
    odd[0] = 2;
    odd[4] = 4;
    const many = [
      ...Array.from({ length: 10 }, () => voice(0)),
      ...Array.from({ length: 10 }, () => voice(6)),
    ];
    expect(peopleOf([...many, odd]).at(-1)).toBe(0);
  });

  it('may each be a person where there are few', () => {
    expect(peopleOf([voice(0), voice(1)])).toEqual([0, 1]);
    expect(peopleOf([voice(4)])).toEqual([0]);
    expect(peopleOf([])).toEqual([]);
  });

  it('of people far apart are never mixed, in any order and however loud', () => {
    fc.assert(
      fc.property(someVoices, fc.float({ min: Math.fround(0.1), max: 50, noNaN: true }), (said, loud) => {
        // Who speaks once among many is not a person of their own.
        const often = said.filter(({ person }) => said.filter((one) => one.person === person).length > 1);
        const found = peopleOf(
          often.map(({ person, offset }) => voice(person, offset).map((value) => value * loud)),
        );
        for (const [a, one] of often.entries())
          for (const [b, other] of often.entries())
            expect(found[a] === found[b]).toBe(one.person === other.person);
      }),
    );
  });

  it('get numbers without gaps, and a centroid each that is nearest to its own', () => {
    fc.assert(
      fc.property(someVoices, (said) => {
        const voices = said.map(({ person, offset }) => voice(person, offset));
        const { personOf, centroids } = clusterVoices(voices);
        expect(new Set(personOf)).toEqual(new Set(centroids.keys()));
        expect(personOf[0]).toBe(0);
        for (const [at, one] of voices.entries()) expect(nearestPerson(one, centroids)).toBe(personOf[at]);
      }),
    );
  });
});
