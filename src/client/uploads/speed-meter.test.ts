import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpeedMeter, leastSec, remainingSec } from './speed-meter.ts';

describe('the speed of a transfer', () => {
  it('is unknown until two samples at different times', () => {
    const meter = createSpeedMeter();
    meter.sample(0, 0);
    meter.sample(500, 0);
    expect(meter.bytesPerSec()).toBeNull();
    meter.sample(1500, 1000);
    expect(meter.bytesPerSec()).toBe(1000);
  });

  it('stays between the slowest and the fastest stretch, and is never negative', () => {
    const stretch = fc.record({ bytes: fc.nat(1_000_000), ms: fc.integer({ min: 1, max: 60_000 }) });
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 30 }), (stretches) => {
        const meter = createSpeedMeter();
        let sentBytes = 0;
        let nowMs = 0;
        meter.sample(0, 0);
        for (const { bytes, ms } of stretches) {
          sentBytes += bytes;
          nowMs += ms;
          meter.sample(sentBytes, nowMs);
        }
        const speeds = stretches.map(({ bytes, ms }) => (bytes / ms) * 1000);
        expect(meter.bytesPerSec()).toBeGreaterThanOrEqual(Math.min(...speeds) * 0.999);
        expect(meter.bytesPerSec()).toBeLessThanOrEqual(Math.max(...speeds) * 1.001 + 1e-6);
      }),
    );
  });

  it('forgets what was before a pause', () => {
    const meter = createSpeedMeter();
    meter.sample(0, 0);
    meter.sample(1000, 1000);
    meter.restart();
    expect(meter.bytesPerSec()).toBeNull();
    meter.sample(1000, 600_000);
    meter.sample(3000, 601_000);
    expect(meter.bytesPerSec()).toBe(2000);
  });

  it('is one speed where a budget lets much go at once and then nothing for the rest of the minute', () => {
    const meter = createSpeedMeter();
    for (let minute = 0; minute < 5; minute += 1)
      for (let part = 0; part < 42; part += 1) meter.sample(minute * 42 + part, minute * 60_000 + part * 50);
    expect(meter.bytesPerSec(299_000)).toBeCloseTo(42 / 60, 1);
    expect(meter.bytesPerSec(242_100)).toBeCloseTo(42 / 60, 1);
  });

  it('of a large file is bounded by what may go out in a minute, however fast the link is', () => {
    expect(leastSec(42, 0, 42)).toBe(0);
    expect(leastSec(1024, 0, 42)).toBeCloseTo((982 / 42) * 60);
    expect(leastSec(84, 42, 42)).toBe(120);
    // It lets more through than the specification says.
    expect(leastSec(840, 420, 42)).toBe(120);
  });

  it('gives the remaining time only where there is a speed', () => {
    expect(remainingSec(1000, null)).toBeNull();
    expect(remainingSec(1000, 0)).toBeNull();
    expect(remainingSec(1000, 250)).toBe(4);
  });
});
