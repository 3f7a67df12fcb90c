import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PictureArea } from '../../../../media/compose/picture-area.ts';
import { draggedTo, insidePicture, SHORTEST_SIDE, takeHold } from './area-drag.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const area = fc.record({ x: share, y: share, width: share, height: share }).map(insidePicture);

function expectAllowed({ x, y, width, height }: PictureArea): void {
  for (const side of [width, height]) expect(side).toBeGreaterThanOrEqual(SHORTEST_SIDE);
  for (const start of [x, y]) expect(start).toBeGreaterThanOrEqual(0);
  for (const end of [x + width, y + height]) expect(end).toBeLessThanOrEqual(1 + 1e-9);
}

describe('an area drawn on a picture', () => {
  it('is inside it and not too small, wherever it is pressed and dragged to', () => {
    fc.assert(
      fc.property(fc.option(area), point, fc.array(point, { minLength: 1 }), (before, from, way) => {
        const drag = takeHold(before, from);
        for (const to of way) expectAllowed(draggedTo(drag, to));
      }),
    );
  });

  it('keeps its size while it is moved, and comes back with the pointer', () => {
    const inner = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
    fc.assert(
      fc.property(point, (to) => {
        const drag = takeHold(inner, { x: 0.5, y: 0.5 });
        expect(draggedTo(drag, to)).toMatchObject({ width: 0.4, height: 0.4 });
        const back = draggedTo(drag, { x: 0.5, y: 0.5 });
        expect([back.x, back.y].map((at) => Math.round(at * 1e9) / 1e9)).toEqual([0.3, 0.3]);
      }),
    );
  });

  it('is drawn anew from outside, and resized from a corner with the other one where it is', () => {
    const small = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
    const drawn = draggedTo(takeHold(small, { x: 0.6, y: 0.5 }), { x: 0.9, y: 0.9 });
    expect([drawn.x, drawn.y]).toEqual([0.6, 0.5]);
    const resized = draggedTo(takeHold(small, { x: 0.1, y: 0.1 }), { x: 0.05, y: 0 });
    expect(resized.x + resized.width).toBeCloseTo(0.3, 9);
    expect(resized.y + resized.height).toBeCloseTo(0.3, 9);
  });
});
