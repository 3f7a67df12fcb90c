import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LevelMeter, powerToDb } from './level-meter.ts';

describe('the level meter', () => {
  it('measures the same whatever blocks the sound comes in', () => {
    const sound = Float32Array.from({ length: 3000 }, (_, i) => Math.sin(i) * (i % 700 < 300 ? 0.5 : 0.01));
    const whole = new LevelMeter(8000, 0.02);
    whole.push(sound);
    const expected = whole.finish();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (length) => {
        const meter = new LevelMeter(8000, 0.02);
        for (let at = 0; at < sound.length; at += length) meter.push(sound.subarray(at, at + length));
        expect(meter.finish()).toEqual(expected);
      }),
    );
  });

  it('does not drift at a rate that has no whole step', () => {
    const meter = new LevelMeter(11_025, 0.02);
    meter.push(new Float32Array(11_025 * 60));
    expect(meter.finish().powers.length).toBe(60 / 0.02);
  });

  it('takes silence without samples for silence', () => {
    const meter = new LevelMeter(48_000, 0.02);
    meter.pushSilence(48_000);
    meter.push(new Float32Array(960).fill(1));
    const { powers, peaks } = meter.finish();
    expect(powers.length).toBe(51);
    expect(powerToDb(powers[10] as number)).toBe(-100);
    expect([powers[50], peaks[50]]).toEqual([1, 1]);
  });
});
