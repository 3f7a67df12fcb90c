import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompositionPlan, SoundSpan } from './composition-plan.ts';
import { wantedDuckDb } from './duck-curve.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { raisedCosine, soundLevelAt } from './sound-level.ts';

const SOUND: SoundSpan = {
  ...{ sourceId: 'a', startSec: 2, endSec: 8, sourceStartSec: 0 },
  ...{ gain: 1.5, fadeInSec: 1, fadeOutSec: 2 },
};
const PLAN = blankPlan({ width: 2, height: 2, fps: 30 }, 10);
const levelAt = (timeSec: number, sound: Partial<SoundSpan> = {}, plan: Partial<CompositionPlan> = {}) =>
  soundLevelAt({ ...SOUND, ...sound }, { ...PLAN, ...plan }, timeSec);

describe('the level of a sound', () => {
  it('is its gain between its fades, half of it in their middle, nothing outside', () => {
    expect([1.99, 2, 2.5, 3, 6, 7, 8].map((timeSec) => levelAt(timeSec))).toEqual(
      [0, 0, 0.75, 1.5, 1.5, 0.75, 0].map((level) => expect.closeTo(level, 9)),
    );
  });

  it('is its gain at once where it has no fades', () => {
    const sudden = { fadeInSec: 0, fadeOutSec: 0 };
    expect([1.99, 2, 7.99, 8].map((timeSec) => levelAt(timeSec, sudden))).toEqual([0, 1.5, 1.5, 0]);
  });

  it('falls with the fades of the whole as well', () => {
    const fades = { inSec: 4, outSec: 4 };
    const whole = { startSec: 0, endSec: 10, fadeInSec: 0, fadeOutSec: 0 };
    expect([0, 2, 4, 6, 8].map((timeSec) => levelAt(timeSec, whole, { fades }))).toEqual(
      [0, 0.75, 1.5, 1.5, 0.75].map((level) => expect.closeTo(level, 9)),
    );
    expect(levelAt(2.5, {}, { fades })).toBeLessThan(levelAt(2.5));
  });

  it('falls with a dip to silence, and with no other', () => {
    const dips = [
      { atSec: 4, durationSec: 1, silences: true as const },
      { atSec: 5.5, durationSec: 1 },
    ];
    expect([3.5, 3.75, 4, 4.25, 4.5, 5.5].map((timeSec) => levelAt(timeSec, {}, { dips }))).toEqual(
      [1.5, 0.75, 0, 0.75, 1.5, 1.5].map((level) => expect.closeTo(level, 9)),
    );
  });

  it('comes and goes softly at both ends of a fade', () => {
    expect([-1, 0, 0.5, 1, 2].map(raisedCosine)).toEqual(
      [0, 0, 0.5, 1, 1].map((one) => expect.closeTo(one, 9)),
    );
    expect(raisedCosine(0.1)).toBeLessThan(0.05);
    expect(raisedCosine(0.9)).toBeGreaterThan(0.95);
  });
});

describe('how far music falls under speech', () => {
  it('is not at all under silence, nine decibels under a voice, and half of it in between', () => {
    const energyOf = (dbfs: number) => 10 ** (dbfs / 10);
    expect(Math.abs(wantedDuckDb(0))).toBe(0);
    expect([-60, -50, -45, -40, -10].map((dbfs) => wantedDuckDb(energyOf(dbfs)))).toEqual(
      [0, 0, -4.5, -9, -9].map((db) => expect.closeTo(db, 3)),
    );
  });

  it('grows with the voice', () => {
    const energy = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(energy, energy, (a, b) => {
        expect(wantedDuckDb(Math.max(a, b))).toBeLessThanOrEqual(wantedDuckDb(Math.min(a, b)) + 1e-12);
      }),
    );
  });
});
