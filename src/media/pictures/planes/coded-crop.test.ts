import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCodedCrop } from './coded-crop.ts';

const even = (min: number, max: number) => fc.integer({ min: min / 2, max: max / 2 }).map((half) => 2 * half);
const rotation = fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<0 | 90 | 180 | 270>;

describe('a crop in decoded pixels', () => {
  it('is even-aligned and inside the visible part, whatever the rotation, offset and sample aspect', () => {
    const cases = fc.record({
      rotationDeg: rotation,
      widthPx: even(8, 4000),
      heightPx: even(8, 4000),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      top: fc.double({ min: 0, max: 1, noNaN: true }),
      part: fc.double({ min: 0.01, max: 1, noNaN: true }),
      codedWidth: fc.integer({ min: 8, max: 4000 }),
      codedHeight: fc.integer({ min: 8, max: 4000 }),
      offset: even(0, 64),
    });
    fc.assert(
      fc.property(
        cases,
        ({ rotationDeg, widthPx, heightPx, left, top, part, codedWidth, codedHeight, offset }) => {
          const width = Math.max(2, Math.floor(widthPx * part));
          const height = Math.max(2, Math.floor(heightPx * part));
          const crop = {
            x: Math.floor(left * (widthPx - width)),
            y: Math.floor(top * (heightPx - height)),
            width,
            height,
          };
          const visible = { x: offset, y: offset, width: codedWidth, height: codedHeight };
          const rect = toCodedCrop(crop, { widthPx, heightPx, rotationDeg }, visible);
          for (const value of [rect.x - offset, rect.y - offset, rect.width, rect.height])
            expect(value % 2).toBe(0);
          expect(rect.width).toBeGreaterThanOrEqual(2);
          expect(rect.height).toBeGreaterThanOrEqual(2);
          expect(rect.x).toBeGreaterThanOrEqual(offset);
          expect(rect.y).toBeGreaterThanOrEqual(offset);
          expect(rect.x + rect.width).toBeLessThanOrEqual(offset + codedWidth);
          expect(rect.y + rect.height).toBeLessThanOrEqual(offset + codedHeight);
        },
      ),
    );
  });

  it('takes the bottom left of the decoded frame for the top left of one turned clockwise', () => {
    const visible = { x: 0, y: 0, width: 1920, height: 1080 };
    const displayed = { widthPx: 1080, heightPx: 1920, rotationDeg: 90 } as const;
    const rect = toCodedCrop({ x: 0, y: 0, width: 200, height: 100 }, displayed, visible);
    expect(rect).toEqual({ x: 0, y: 880, width: 100, height: 200 });
  });

  it('stretches with the sample aspect', () => {
    const visible = { x: 0, y: 0, width: 720, height: 576 };
    const displayed = { widthPx: 1024, heightPx: 576, rotationDeg: 0 } as const;
    expect(toCodedCrop({ x: 512, y: 0, width: 324, height: 576 }, displayed, visible)).toEqual({
      x: 360,
      y: 0,
      width: 228,
      height: 576,
    });
  });
});
