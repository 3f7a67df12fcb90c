import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropShares,
  cropWindow,
  movedTo,
  shareOfRoom,
  standingAt,
  zoomAtCorner,
  zoomedTo,
} from './crop-window.ts';

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

describe('a crop that is held', () => {
  const base = { x: 0.5, y: 1 };
  const middle = { center: { x: 0.5, y: 0.5 }, zoom: 1 };
  const zoom = fc.double({ min: 0.1, max: 9, noNaN: true });

  it('is always inside its picture, in its shape, between once and four times as close', () => {
    fc.assert(
      fc.property(share, share, zoom, share, share, (x, y, wished, pointerX, pointerY) => {
        const moved = movedTo(zoomedTo(middle, wished), base, { x, y });
        for (const crop of [moved, zoomAtCorner(moved, base, { x: pointerX, y: pointerY })]) {
          const window = cropWindow(crop, base);
          expect(crop.zoom).toBeGreaterThanOrEqual(1);
          expect(crop.zoom).toBeLessThanOrEqual(4);
          expect(window.width / window.height).toBeCloseTo(base.x / base.y, 6);
          expect(Math.min(window.x, window.y)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(window.x + window.width, window.y + window.height)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('has its corner where the pointer is, as far as its shape allows', () => {
    expect(zoomAtCorner(middle, base, { x: 0.625, y: 0.75 })).toEqual({ ...middle, zoom: 2 });
    expect(zoomAtCorner(middle, base, { x: 0.5, y: 0.75 })).toEqual({ ...middle, zoom: 2 });
    expect(zoomAtCorner(middle, base, { x: 0.5, y: 0.5 })).toEqual({ ...middle, zoom: 4 });
    expect(zoomAtCorner(middle, base, { x: 1, y: 1 })).toEqual(middle);
  });
});
