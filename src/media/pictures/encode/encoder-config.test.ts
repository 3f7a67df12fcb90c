import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitrateFor, h264Level } from './encoder-config.ts';

describe('the encoder settings', () => {
  it('give a vertical full HD clip 6 Mbit/s at level 4', () => {
    expect(bitrateFor(1080, 1920, 30)).toBe(6_000_000);
    expect(h264Level(1080, 1920, 30)).toBe('28');
  });

  it('go one level up for twice the frames', () => {
    expect(h264Level(1080, 1920, 60)).toBe('2a');
  });

  it('never ask for fewer bits for a larger or faster picture', () => {
    const size = fc.integer({ min: 16, max: 4000 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 60 }), (width, height, fps) => {
        expect(bitrateFor(width + 2, height, fps)).toBeGreaterThanOrEqual(bitrateFor(width, height, fps));
        expect(bitrateFor(width, height, fps + 1)).toBeGreaterThanOrEqual(bitrateFor(width, height, fps));
      }),
    );
  });
});
