import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingSec, stepOf } from './work-steps.ts';

describe('the steps of an analysis', () => {
  it('come in the order the service takes them', () => {
    expect(
      ['subtitles', 'transcribe', 'listen_and_look', 'find_clips'].map((stage) => stepOf(stage)),
    ).toEqual([0, 0, 1, 2]);
  });

  it('stay unmarked for a stage this version does not know', () => {
    expect(stepOf('dance')).toBeNull();
    expect(stepOf(null)).toBeNull();
  });
});

describe('the remaining time', () => {
  it('is what the rest takes at the speed so far', () => {
    expect(remainingSec(0.25, 10)).toBe(30);
  });

  it('is unknown at the very start and once it is done', () => {
    expect(remainingSec(0.01, 10)).toBeNull();
    expect(remainingSec(0.5, 1)).toBeNull();
    expect(remainingSec(1, 10)).toBeNull();
  });

  it('is never negative', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(100_000), (progress, elapsed) => {
        expect(remainingSec(progress, elapsed) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
