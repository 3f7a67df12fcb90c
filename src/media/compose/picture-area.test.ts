import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaFraming } from './picture-area.ts';
import { placePicture } from './place-picture.ts';

it('an area fills its lane and shows nothing beside it', () => {
  const side = fc.integer({ min: 100, max: 960 }).map((half) => 2 * half);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const area = fc
    .record({
      width: fc.double({ min: 0.1, max: 1, noNaN: true }),
      height: fc.double({ min: 0.1, max: 1, noNaN: true }),
      across: share,
      down: share,
    })
    .map(({ width, height, across, down }) => ({
      ...{ width, height },
      ...{ x: across * (1 - width), y: down * (1 - height) },
    }));
  fc.assert(
    fc.property(area, side, side, side, side, (wished, widthPx, heightPx, width, height) => {
      const size = { widthPx, heightPx };
      const lane = { x: 0, y: 0, width, height };
      const { source, target } = placePicture(areaFraming(wished, size, lane), size, lane, 3);
      expect(target).toEqual(lane);
      expect(source.x).toBeGreaterThanOrEqual(wished.x * widthPx - 2);
      expect(source.y).toBeGreaterThanOrEqual(wished.y * heightPx - 2);
      expect(source.x + source.width).toBeLessThanOrEqual((wished.x + wished.width) * widthPx + 2);
      expect(source.y + source.height).toBeLessThanOrEqual((wished.y + wished.height) * heightPx + 2);
    }),
  );
});
