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

  it('measures as counting sample by sample does', () => {
    const level = fc.float({ min: -2, max: 2, noNaN: true });
    const block = fc.oneof(fc.array(level, { maxLength: 40 }), fc.nat(40));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), fc.integer({ min: 1, max: 60 }), (blocks, rate) => {
        const meter = new LevelMeter(rate, 0.3);
        for (const heard of blocks)
          if (typeof heard === 'number') meter.pushSilence(heard);
          else meter.push(Float32Array.from(heard));
        const all = blocks.flatMap((heard) => (typeof heard === 'number' ? new Array(heard).fill(0) : heard));
        expect(meter.finish()).toEqual(levelsOf(Float32Array.from(all), rate * 0.3));
      }),
    );
  });

  it('gives the mean power and the peak of each step, of both signs, and no peak over 1', () => {
    const meter = new LevelMeter(4, 1);
    meter.push(Float32Array.of(0.5, -0.75, 0.25, 0, -2, 0, 0, 0, 0.5));
    const { powers, peaks } = meter.finish();
    expect([...powers]).toEqual([0.21875, 1, 0.25]);
    expect([...peaks]).toEqual([0.75, 1, 0.5]);
  });

  it('goes on counting where silence without samples begins or ends inside a step', () => {
    const meter = new LevelMeter(4, 1);
    meter.push(Float32Array.of(1));
    meter.pushSilence(4);
    meter.push(Float32Array.of(0.5, 0.5));
    const { powers, peaks } = meter.finish();
    expect([...powers]).toEqual([0.25, 0.5 / 3].map(Math.fround));
    expect([...peaks]).toEqual([1, 0.5]);
  });

  it('says power in decibels, and nothing quieter than -100', () => {
    expect([1, 0.1, 1e-9, 1e-10, 1e-11, 0].map(powerToDb)).toEqual([0, -10, -90, -100, -100, -100]);
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

/** The plain form: each step on its own. */
function levelsOf(sound: Float32Array, samplesPerStep: number) {
  const powers: number[] = [];
  const peaks: number[] = [];
  for (let at = 0; at < sound.length; ) {
    const next = Math.round((powers.length + 1) * samplesPerStep);
    const length = Math.max(1, next - Math.round(powers.length * samplesPerStep));
    const step = sound.subarray(at, at + length);
    powers.push(step.reduce((sum, value) => sum + value * value, 0) / step.length);
    peaks.push(
      Math.min(
        1,
        step.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0),
      ),
    );
    at += length;
  }
  return { powers: Float32Array.from(powers), peaks: Float32Array.from(peaks) };
}
