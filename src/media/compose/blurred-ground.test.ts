import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurSizes } from './blurred-ground.ts';

describe('the sizes a ground is blurred through', () => {
  it('are halved three times down to 32 pixels on the longer side', () => {
    expect(blurSizes({ width: 1920, height: 1080 })).toEqual([
      { width: 256, height: 144 },
      { width: 128, height: 72 },
      { width: 64, height: 36 },
      { width: 32, height: 18 },
    ]);
    expect(blurSizes({ width: 1080, height: 1920 }).at(-1)).toEqual({ width: 18, height: 32 });
  });

  it('are even and never nothing, however narrow the lane is', () => {
    const side = fc.integer({ min: 2, max: 8000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = blurSizes({ width, height });
        for (const [at, size] of sizes.entries()) {
          expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
          expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(2);
          const next = sizes[at + 1];
          if (next !== undefined) expect(size).toEqual({ width: 2 * next.width, height: 2 * next.height });
        }
      }),
    );
  });
});
