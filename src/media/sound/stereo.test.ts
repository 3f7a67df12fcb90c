import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixToMono, mixToStereo } from './stereo.ts';

const channels = (count: number, value: number) =>
  Array.from({ length: count }, () => new Float32Array(4).fill(value));

describe('mixing channels', () => {
  it('never clips and never loses a channel that is heard', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.boolean(), (count, negative) => {
        const { left, right } = mixToStereo(channels(count, negative ? -1 : 1));
        for (const value of [...left, ...right]) {
          expect(Math.abs(value)).toBeLessThanOrEqual(1 + 1e-6);
          expect(Math.abs(value)).toBeGreaterThan(0.5);
        }
      }),
    );
  });

  it('hears the centre of 5.1 on both sides and its low-frequency channel on none', () => {
    const centre = channels(6, 0);
    centre[2]?.fill(1);
    const { left, right } = mixToStereo(centre);
    expect(left[0]).toBeGreaterThan(0.25);
    expect(left[0]).toBe(right[0]);
    const low = channels(6, 0);
    low[3]?.fill(1);
    expect(mixToStereo(low).left[0]).toBe(0);
  });

  it('hears surrounds on their own side, also behind a centre and in quadraphony', () => {
    for (const [count, firstLeft] of [
      [4, 2],
      [5, 3],
      [6, 4],
      [7, 5],
      [8, 4],
    ] as const)
      for (let at = firstLeft; at < count; at += 1) {
        const one = channels(count, 0);
        one[at]?.fill(1);
        const { left, right } = mixToStereo(one);
        const [own, other] = (at - firstLeft) % 2 === 0 ? [left, right] : [right, left];
        expect(own[0], `channel ${at} of ${count}`).toBeGreaterThan(0.2);
        expect(other[0], `channel ${at} of ${count}`).toBe(0);
      }
  });

  it('hears what is behind in the middle of 6.1 on both sides', () => {
    const behind = channels(7, 0);
    behind[4]?.fill(1);
    const { left, right } = mixToStereo(behind);
    expect(left[0]).toBeGreaterThan(0.2);
    expect(right[0]).toBe(left[0]);
  });

  it('weighs centre and surrounds by half their power, and the front in full', () => {
    const heard = [0, 2, 3].map((at) => {
      const one = channels(5, 0);
      one[at]?.fill(1);
      return mixToStereo(one).left[0] ?? 0;
    });
    expect((heard[1] ?? 0) / (heard[0] ?? 1)).toBeCloseTo(Math.SQRT1_2, 6);
    expect((heard[2] ?? 0) / (heard[0] ?? 1)).toBeCloseTo(Math.SQRT1_2, 6);
  });

  it('makes one channel the mean of two', () => {
    const [left, right] = [Float32Array.of(1, 0.5), Float32Array.of(0, -0.5)];
    const mono = new Float32Array(2);
    mixToMono([left, right], 0, mono);
    expect([...mono]).toEqual([0.5, 0]);
  });

  it('hears a microphone whose sides cancel each other', () => {
    const left = Float32Array.from({ length: 480 }, (_, at) => Math.sin(at / 9));
    const mono = new Float32Array(400);
    mixToMono([left, left.map((value) => -0.9 * value)], 80, mono);
    expect(mono).toEqual(left.subarray(80));
  });

  it('makes one channel of any number, of a part as of the whole', () => {
    const anySound = fc.integer({ min: 1, max: 8 }).chain((count) =>
      fc.array(fc.float32Array({ min: 0, max: 1, noNaN: true, minLength: 9, maxLength: 9 }), {
        minLength: count,
        maxLength: count,
      }),
    );
    fc.assert(
      fc.property(anySound, fc.nat(9), (sound, skip) => {
        const { left, right } = mixToStereo(sound as Float32Array<ArrayBuffer>[]);
        const mean = left.map((value, at) => (value + (right[at] ?? 0)) / 2);
        const mono = new Float32Array(9 - skip);
        mixToMono(sound as Float32Array<ArrayBuffer>[], skip, mono);
        expect(mono).toEqual(mean.slice(skip));
      }),
    );
  });
});
