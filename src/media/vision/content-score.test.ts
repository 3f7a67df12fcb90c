import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentScore, type SmallPicture, toHsv } from './content-score.ts';

const anyPicture = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([across, down]) => {
    const plane = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes });
    return fc.record({
      widthPx: fc.constant(2 * across),
      heightPx: fc.constant(2 * down),
      y: plane(4 * across * down),
      u: plane(across * down),
      v: plane(across * down),
    });
  });

describe('colours to compare', () => {
  it('are those of the plain form, to the last bit', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(toHsv(picture)).toEqual(plainHsv(picture));
      }),
      { numRuns: 300 },
    );
  });

  it('are black, white and grey without any hue', () => {
    const [u, v] = [Uint8Array.of(128), Uint8Array.of(128)];
    const grey = toHsv({ widthPx: 2, heightPx: 2, y: Uint8Array.of(0, 16, 128, 255), u, v });
    expect([...grey]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 255]);
  });

  it('differ by the mean of all three', () => {
    expect(contentScore(Uint8Array.of(1, 2, 3), Uint8Array.of(4, 2, 0))).toBe(2);
  });
});

/** Pixel by pixel, as OpenCV's documentation has it. */
function plainHsv({ widthPx, heightPx, y, u, v }: SmallPicture): Uint8Array {
  const pixels = widthPx * heightPx;
  const hsv = new Uint8Array(3 * pixels);
  for (let at = 0; at < pixels; at += 1) {
    const atChroma = (Math.floor(at / widthPx) >> 1) * (widthPx / 2) + ((at % widthPx) >> 1);
    const luma = 1.1644 * ((y[at] as number) - 16);
    const blueDifference = (u[atChroma] as number) - 128;
    const redDifference = (v[atChroma] as number) - 128;
    const [red, green, blue] = [
      luma + 1.7927 * redDifference,
      luma - 0.2132 * blueDifference - 0.5329 * redDifference,
      luma + 2.1124 * blueDifference,
    ].map((value) => Math.min(255, Math.max(0, Math.round(value)))) as [number, number, number];
    const high = Math.max(red, green, blue);
    const range = high - Math.min(red, green, blue);
    const sixth =
      high === red
        ? (green - blue) / range
        : high === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
    hsv[at] = range === 0 ? 0 : (30 * sixth + 180) % 180;
    hsv[pixels + at] = high === 0 ? 0 : (255 * range) / high;
    hsv[2 * pixels + at] = high;
  }
  return hsv;
}
