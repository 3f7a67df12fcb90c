import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropShares, shareOfRoom, standingAt } from './crop-window.ts';

const sizePx = fc.integer({ min: 16, max: 4096 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the window of a crop', () => {
  it('has the shape of the output, lies inside the picture and is as long as it on one side', () => {
    fc.assert(
      fc.property(sizePx, sizePx, sizePx, sizePx, share, share, (widthPx, heightPx, width, height, x, y) => {
        const crop = cropShares({ widthPx, heightPx }, { width, height });
        expect(Math.max(crop.x, crop.y)).toBe(1);
        expect((crop.x * widthPx) / (crop.y * heightPx)).toBeCloseTo(width / height, 6);
        const center = standingAt({ x, y }, crop);
        for (const axis of ['x', 'y'] as const) {
          expect(center[axis] - crop[axis] / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(center[axis] + crop[axis] / 2).toBeLessThanOrEqual(1 + 1e-9);
          const room = shareOfRoom(center[axis], crop[axis]);
          expect(room).toBeGreaterThanOrEqual(-1e-6);
          expect(room).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
  });
});
