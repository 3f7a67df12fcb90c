import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fadeEdges } from './edge-fade.ts';

describe('the fades at the cuts', () => {
  it('are the same whatever blocks the sound comes in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 700 }),
        (total, blockLength) => {
          const whole = new Float32Array(total).fill(1);
          fadeEdges(whole, 0, total, 48_000);
          const parts = new Float32Array(total).fill(1);
          for (let at = 0; at < total; at += blockLength) {
            fadeEdges(parts.subarray(at, at + blockLength), at, total, 48_000);
          }
          expect(parts).toEqual(whole);
        },
      ),
    );
  });

  it('begin and end in silence, leave the middle alone and last 8 ms', () => {
    const sound = new Float32Array(48_000).fill(1);
    fadeEdges(sound, 0, sound.length, 48_000);
    expect(sound[0]).toBe(0);
    expect(sound.at(-1)).toBe(0);
    expect(sound[192]).toBeCloseTo(0.5, 2);
    expect(sound.subarray(384, 48_000 - 384).every((value) => value === 1)).toBe(true);
  });
});
