import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFrameFrom } from './first-frame-from.ts';

const FPS = fc.constantFrom(23.976, 24, 25, 29.97, 30, 50, 60);

describe('the first frame from a moment on', () => {
  it('is at or after it, and less than a frame later', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 36_000, noNaN: true }), FPS, (momentSec, fps) => {
        const frameSec = firstFrameFrom(momentSec, fps);
        expect(frameSec).toBeGreaterThan(momentSec - 1e-6);
        expect(frameSec).toBeLessThan(momentSec + 1 / fps);
      }),
    );
  });

  it('is the frame itself where one begins there', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), FPS, (frame, fps) => {
        expect(firstFrameFrom(frame / fps, fps)).toBeCloseTo(frame / fps, 9);
      }),
    );
    expect(firstFrameFrom(0.7, 30)).toBeCloseTo(21 / 30, 9);
    expect(firstFrameFrom(0.701, 30)).toBeCloseTo(22 / 30, 9);
    expect(firstFrameFrom(-1, 30)).toBe(0);
  });
});
