import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurSizes } from './blurred-ground.ts';
import type { CompositionPlan, PictureSpan } from './composition-plan.ts';
import { placePicture } from './place-picture.ts';
import { blankPlan } from './plans/plan-parts.ts';
import { sceneAt } from './scene.ts';

const even = (min: number, max: number) => fc.integer({ min: min / 2, max: max / 2 }).map((half) => 2 * half);
const WHOLE = { x: 0, y: 0, width: 1080, height: 1920 };

function span(startSec: number, endSec: number, change: Partial<PictureSpan> = {}): PictureSpan {
  const placed = { framing: { keyframes: [] }, fit: 'cover', zoom: 1 } as const;
  return { sourceId: 'a', startSec, endSec, sourceStartSec: 0, ...placed, ...change };
}

function planOf(change: Partial<CompositionPlan>): CompositionPlan {
  const sources = [{ id: 'a', widthPx: 1920, heightPx: 1080 }];
  return { ...blankPlan({ width: 1080, height: 1920, fps: 30 }, 10), sources, ...change };
}

describe('a placed picture', () => {
  it('is even, inside source and lane, and keeps its shape, for any fit and zoom', () => {
    const sizes = fc.record({
      widthPx: fc.integer({ min: 64, max: 4096 }),
      heightPx: fc.integer({ min: 64, max: 4096 }),
    });
    const lanes = fc.record({
      x: even(0, 200),
      y: even(0, 200),
      width: even(400, 1920),
      height: even(400, 1920),
    });
    const fit = fc.constantFrom('cover', 'contain');
    const zooms = fc.double({ min: 1, max: 4, noNaN: true });
    fc.assert(
      fc.property(sizes, lanes, fit, zooms, (source, lane, wished, zoom) => {
        const placed = placePicture(span(0, 1, { fit: wished, zoom }), source, lane, 0);
        for (const value of [...Object.values(placed.source), ...Object.values(placed.target)])
          expect(value % 2).toBe(0);
        expect(placed.source.x + placed.source.width).toBeLessThanOrEqual(source.widthPx);
        expect(placed.source.y + placed.source.height).toBeLessThanOrEqual(source.heightPx);
        expect(placed.target.x).toBeGreaterThanOrEqual(lane.x);
        expect(placed.target.y).toBeGreaterThanOrEqual(lane.y);
        expect(placed.target.x + placed.target.width).toBeLessThanOrEqual(lane.x + lane.width);
        expect(placed.target.y + placed.target.height).toBeLessThanOrEqual(lane.y + lane.height);
        // Rounding to pixel pairs of either side may bend the shape by about a pair of the smaller one.
        const scaleX = placed.target.width / placed.source.width;
        const scaleY = placed.target.height / placed.source.height;
        const least = Math.min(
          ...[placed.source, placed.target].flatMap((rect) => [rect.width, rect.height]),
        );
        expect(Math.abs(scaleX / scaleY - 1)).toBeLessThan(6 / least);
      }),
    );
  });

  it('is wholly seen where it is contained and closer the more it zooms', () => {
    const size = { widthPx: 1920, heightPx: 1080 };
    const contained = placePicture(span(0, 1, { fit: 'contain' }), size, WHOLE, 0);
    expect(contained.source).toEqual({ x: 0, y: 0, width: 1920, height: 1080 });
    expect(contained.target).toEqual({ x: 0, y: 656, width: 1080, height: 608 });
    const closer = placePicture(span(0, 1, { zoom: 2 }), size, WHOLE, 0);
    expect(closer.source).toEqual({ x: 808, y: 270, width: 304, height: 540 });
  });
});

describe('a picture kept whole', () => {
  const sizes = fc.record({
    widthPx: fc.integer({ min: 64, max: 4096 }),
    heightPx: fc.integer({ min: 64, max: 4096 }),
  });
  const zooms = fc.double({ min: 1, max: 3, noNaN: true });

  it('is placed as a contained one, before a part of itself that has the shape of the lane', () => {
    fc.assert(
      fc.property(sizes, even(200, 1920), even(200, 1920), zooms, (source, width, height, zoom) => {
        const lane = { x: 0, y: 0, width, height };
        const framing = {
          keyframes: [{ timeSec: 0, centerX: 0.9, centerY: 0.1 }],
          whole: [{ startSec: 2, endSec: 4 }],
        };
        const { blurred, ...whole } = placePicture(span(0, 9, { framing, zoom }), source, lane, 3);
        const { blurred: _, ...contained } = placePicture(
          span(0, 9, { fit: 'contain', zoom }),
          source,
          lane,
          3,
        );
        expect(whole).toEqual(contained);
        if (blurred === null) {
          expect(whole.target).toEqual(lane);
          return;
        }
        for (const [start, size] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          expect(blurred[start]).toBeGreaterThanOrEqual(whole.source[start] - 2);
          expect(blurred[start] + blurred[size]).toBeLessThanOrEqual(
            whole.source[start] + whole.source[size] + 2,
          );
        }
        const shape = (blurred.width / blurred.height) * (height / width);
        expect(Math.abs(shape - 1)).toBeLessThan(6 / Math.min(blurred.width, blurred.height));
      }),
    );
  });

  it('is so only in its stretches, and nowhere where a span contains anyway', () => {
    const framing = { keyframes: [], whole: [{ startSec: 2, endSec: 4 }] };
    const plan = planOf({ pictures: [{ target: WHOLE, spans: [span(0, 9, { framing })] }] });
    const shownAt = (timeSec: number) => sceneAt(plan, timeSec).pictures[0];
    for (const timeSec of [1.9, 4])
      expect(shownAt(timeSec)).toMatchObject({ target: WHOLE, ground: null, blurred: null });
    for (const timeSec of [2, 3.9])
      expect(shownAt(timeSec)).toMatchObject({ ground: WHOLE, blurred: { y: 0, height: 1080 } });
    const contained = planOf({
      pictures: [{ target: WHOLE, spans: [span(0, 9, { framing, fit: 'contain' })] }],
    });
    expect(sceneAt(contained, 3).pictures[0]).toMatchObject({ ground: WHOLE, blurred: null });
  });

  it('is blurred in halvings, whatever shape its lane has', () => {
    fc.assert(
      fc.property(even(2, 4000), even(2, 4000), (width, height) => {
        const steps = blurSizes({ width, height });
        for (const [index, size] of steps.entries()) {
          const next = steps[index + 1];
          expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
          if (next !== undefined) expect(next).toEqual({ width: size.width / 2, height: size.height / 2 });
        }
      }),
    );
  });
});

describe('the pictures of a scene', () => {
  it('follow their spans, each on its own source’s clock', () => {
    const spans = [span(0, 2, { sourceStartSec: 5 }), span(2, 4, { sourceStartSec: 1 })];
    const plan = planOf({ pictures: [{ target: WHOLE, spans }] });
    const at = (timeSec: number) =>
      sceneAt(plan, timeSec).pictures.map((shown) => [shown.span, shown.sourceTimeSec]);
    expect(at(1)).toEqual([[0, 6]]);
    expect(at(2)).toEqual([[1, 1]]);
    expect(at(5)).toEqual([]);
  });

  it('leave out what another hides, and keep what only lies beside it', () => {
    const upper = { x: 0, y: 0, width: 1080, height: 960 };
    const lower = { x: 0, y: 960, width: 1080, height: 960 };
    const split = planOf({
      pictures: [
        { target: upper, spans: [span(0, 9)] },
        { target: lower, spans: [span(0, 9)] },
      ],
    });
    expect(sceneAt(split, 1).pictures.map(({ lane }) => lane)).toEqual([0, 1]);
    const covered = planOf({
      pictures: [
        { target: WHOLE, spans: [span(0, 9)] },
        { target: WHOLE, spans: [span(2, 4, { fit: 'contain' })] },
      ],
    });
    expect([1, 3, 5].map((timeSec) => sceneAt(covered, timeSec).pictures.map(({ lane }) => lane))).toEqual([
      [0],
      [1],
      [0],
    ]);
    expect(sceneAt(covered, 3).pictures[0]?.ground).toEqual(WHOLE);
  });

  it('are kept where another reaches over a part of them only, on any side', () => {
    const upper = { x: 200, y: 400, width: 600, height: 800 };
    const keptUnder = (change: Partial<typeof upper>) =>
      sceneAt(
        planOf({
          pictures: [
            { target: upper, spans: [span(0, 9)] },
            { target: { ...upper, ...change }, spans: [span(0, 9)] },
          ],
        }),
        1,
      ).pictures.length;
    expect(keptUnder({})).toBe(1);
    expect(keptUnder({ x: 202, width: 598 })).toBe(2);
    expect(keptUnder({ y: 402, height: 798 })).toBe(2);
    expect(keptUnder({ width: 598 })).toBe(2);
    expect(keptUnder({ height: 798 })).toBe(2);
    expect(keptUnder({ x: 198, y: 398, width: 610, height: 810 })).toBe(1);
  });

  it('are told by name where their source is not listed', () => {
    const plan = planOf({ sources: [], pictures: [{ target: WHOLE, spans: [span(0, 9)] }] });
    expect(() => sceneAt(plan, 1)).toThrow(/ a /);
  });

  it('are those of the last frame at the end and after it, of the first before the start', () => {
    const plan = planOf({ pictures: [{ target: WHOLE, spans: [span(0, 10)] }] });
    const shownAt = (timeSec: number) =>
      sceneAt(plan, timeSec).pictures.map(({ sourceTimeSec }) => sourceTimeSec);
    expect(shownAt(99)).toEqual([expect.closeTo(299 / 30, 9)]);
    expect(shownAt(10)).toEqual(shownAt(99));
    expect(shownAt(-1)).toEqual([0]);
  });

  it('fade from and to black with the edit, and never otherwise', () => {
    const plan = planOf({ fades: { inSec: 1, outSec: 2 } });
    expect(sceneAt(plan, 0).blackness).toBeGreaterThan(0.9);
    expect(sceneAt(plan, 0.5).blackness).toBeCloseTo(0.483, 2);
    expect(sceneAt(plan, 5).blackness).toBe(0);
    expect(sceneAt(plan, 9).blackness).toBeCloseTo(0.508, 2);
    expect(sceneAt(planOf({}), 0).blackness).toBe(0);
  });
});
