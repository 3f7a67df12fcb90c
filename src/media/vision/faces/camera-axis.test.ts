import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraAxis, MAX_ACCELERATION, MAX_SPEED, STEP_SEC, type Tube, tautString } from './camera-axis.ts';

const CROP = 0.3;
const tubes = fc
  .array(
    fc.tuple(fc.double({ min: 0.15, max: 0.85, noNaN: true }), fc.double({ min: 0, max: 0.1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((list) =>
    list.map(
      ([middle, reach], index): Tube => ({
        timeSec: index * STEP_SEC,
        low: middle - reach,
        high: middle + reach,
      }),
    ),
  );
const wish = fc.double({ min: 0.15, max: 0.85, noNaN: true });

describe('the taut string', () => {
  it('goes through every tube', () => {
    fc.assert(
      fc.property(tubes, wish, (tube, at) => {
        const path = tautString(tube, at);
        expect(path).toHaveLength(tube.length);
        path.forEach((position, index) => {
          expect(position).toBeGreaterThanOrEqual((tube[index]?.low ?? 0) - 1e-9);
          expect(position).toBeLessThanOrEqual((tube[index]?.high ?? 1) + 1e-9);
        });
      }),
    );
  });

  it('is no longer than going by the middles', () => {
    const length = (path: readonly number[]) =>
      path.slice(1).reduce((sum, value, index) => sum + Math.abs(value - (path[index] as number)), 0);
    fc.assert(
      fc.property(tubes, wish, (tube, at) => {
        const middles = tube.map(({ low, high }) => (low + high) / 2);
        expect(length(tautString(tube, at))).toBeLessThanOrEqual(length(middles) + 1e-9);
      }),
    );
  });

  it('stands still, as near to the wish as it can, where one place is in every tube', () => {
    const around = fc.array(fc.double({ min: 0.01, max: 0.2, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(around, wish, (reaches, at) => {
        const list = reaches.map((reach, index) => ({ timeSec: index, low: 0.5 - reach, high: 0.5 + reach }));
        const path = tautString(list, at);
        expect(new Set(path).size).toBe(1);
        const nearest = Math.min(...reaches);
        expect(path[0]).toBeCloseTo(Math.min(0.5 + nearest, Math.max(0.5 - nearest, at)), 9);
      }),
    );
  });
});

describe('a camera on a heavy tripod', () => {
  it('never breaks its limits of speed and acceleration, whatever it follows', () => {
    fc.assert(
      fc.property(tubes, wish, (tube, at) => {
        const path = cameraAxis(tube, CROP, at);
        const speeds = path.slice(1).map((value, index) => (value - (path[index] as number)) / STEP_SEC);
        for (const speed of speeds) expect(Math.abs(speed)).toBeLessThanOrEqual(MAX_SPEED * CROP + 1e-9);
        speeds.slice(1).forEach((speed, index) => {
          const acceleration = (speed - (speeds[index] as number)) / STEP_SEC;
          expect(Math.abs(acceleration)).toBeLessThanOrEqual(MAX_ACCELERATION * CROP + 1e-9);
        });
      }),
    );
  });

  it('does not leave the range of the tubes', () => {
    fc.assert(
      fc.property(tubes, wish, (tube, at) => {
        const low = Math.min(...tube.map((one) => one.low));
        const high = Math.max(...tube.map((one) => one.high));
        for (const position of cameraAxis(tube, CROP, at)) {
          expect(position).toBeGreaterThanOrEqual(low - 1e-9);
          expect(position).toBeLessThanOrEqual(high + 1e-9);
        }
      }),
    );
  });
});
