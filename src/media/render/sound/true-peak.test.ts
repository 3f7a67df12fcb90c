import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raiseToTruePeaks, TRUE_PEAK_AHEAD } from './true-peak.ts';

const RING = 128;
const TO = RING - TRUE_PEAK_AHEAD - 1;
const CEILING = 1;

function peaksOf(values: readonly number[], ceiling: number): Float64Array {
  const peaks = new Float64Array(RING);
  raiseToTruePeaks(
    Float32Array.from({ length: RING }, (_, at) => values[at] ?? 0),
    peaks,
    0,
    TO,
    ceiling,
  );
  return peaks;
}

describe('the true peaks of a sound', () => {
  it('are looked for beside each sample of half the ceiling or more, and nowhere else', () => {
    const steps = fc.integer({ min: -4, max: 4 }).map((step) => step / 4);
    fc.assert(
      fc.property(fc.array(steps, { minLength: RING, maxLength: RING }), (values) => {
        const everywhere = peaksOf(values, 0);
        peaksOf(values, CEILING).forEach((peak, at) => {
          if (at >= TO) return;
          const [here, next] = [Math.abs(values[at] ?? 0), Math.abs(values[at + 1] ?? 0)];
          const isNear = here >= CEILING / 2 || next >= CEILING / 2;
          expect(peak).toBe(isNear ? everywhere[at] : here);
        });
      }),
    );
  });

  it('are those between samples, which are all lower', () => {
    // Twelve kilohertz, sampled an eighth of a turn beside its peaks.
    const wave = Array.from({ length: RING }, (_, at) => Math.sin((Math.PI * at) / 2 + Math.PI / 4));
    const peaks = peaksOf(wave, CEILING);
    for (let at = 32; at < RING - 32; at += 1)
      expect(Math.max(peaks[at] ?? 0, peaks[at + 1] ?? 0)).toBeCloseTo(1, 2);
  });
});
