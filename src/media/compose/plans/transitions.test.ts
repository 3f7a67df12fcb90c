import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { sceneAt } from '../scene.ts';
import { type PlannedSegment, planVibeEdit } from './plan-vibe-edit.ts';

const FORMAT = { width: 1080, height: 1920, fps: 30 };
const SOURCE = { width: 1080, height: 1920, durationSec: 60, hasAudio: true };

type Wished = Pick<PlannedSegment, 'transition' | 'transitionSec' | 'speed'> & {
  readonly lengthSec: number;
  readonly fromSec: number;
};

/** Segments in a row, of two sources in turn. */
function planOf(wished: readonly Wished[]) {
  let atSec = 0;
  const segments = wished.map(({ lengthSec, fromSec, ...look }, index) => {
    const outputStartSec = atSec;
    atSec += lengthSec;
    return {
      ...{ assetId: index % 2 === 0 ? 'a' : 'b', zoom: 1, muted: false, volume: 1, ...look },
      ...{ sourceStartSec: fromSec, outputStartSec, outputEndSec: atSec },
    };
  });
  const whole = { durationSec: atSec, reframe: 'center', fadeInSec: 0, fadeOutSec: 0 };
  return planVibeEdit(
    { ...whole, segments, texts: [], broll: [], music: null },
    {
      sources: new Map(['a', 'b'].map((id) => [id, { id, ...SOURCE }])),
      framings: new Map(),
      captions: { style: null, words: [] },
    },
    FORMAT,
  );
}

const TWO: readonly Wished[] = [
  { lengthSec: 4, fromSec: 10 },
  { lengthSec: 4, fromSec: 20, transition: 'dissolve', transitionSec: 1 },
];

describe('a transition', () => {
  it('lets one picture become the other around the cut, each on its own clock, and the sounds with them', () => {
    const plan = planOf(TWO);
    expect(plan.durationSec).toBe(8);
    const at = (sec: number) =>
      sceneAt(plan, sec).pictures.map(({ sourceId, sourceTimeSec, opacity }) => [
        sourceId,
        Number(sourceTimeSec.toFixed(3)),
        Number(opacity.toFixed(2)),
      ]);
    expect(at(3.4)).toEqual([['a', 13.4, 1]]);
    expect(at(3.6)).toEqual([
      ['a', 13.6, 1],
      ['b', 19.6, 0.12],
    ]);
    expect(at(4.2)).toEqual([
      ['b', 20.2, 1],
      ['a', 14.2, 0.28],
    ]);
    expect(at(4.6)).toEqual([['b', 20.6, 1]]);
    expect(plan.sounds).toMatchObject([
      { sourceId: 'a', startSec: 0, endSec: 4.5, sourceStartSec: 10, fadeOutSec: 1 },
      { sourceId: 'b', startSec: 3.5, endSec: 8, sourceStartSec: 19.5, fadeInSec: 1 },
    ]);
  });

  it('lets a sound fade to where its source ends, not break off in the middle of its fade', () => {
    const [first, second] = TWO as [Wished, Wished];
    // 60 s long: what goes ends with its source, or a quarter of a second behind the cut at double speed.
    expect(planOf([{ ...first, fromSec: 56 }, second]).sounds[0]).toMatchObject({
      endSec: 4,
      fadeOutSec: 0.5,
    });
    expect(planOf([{ ...first, fromSec: 51.5, speed: 2 }, second]).sounds[0]).toMatchObject({
      ...{ endSec: 4.25, fadeOutSec: 0.75 },
    });
  });

  it('goes through black and back, where it dips', () => {
    const [first, second] = TWO as [Wished, Wished];
    const plan = planOf([first, { ...second, transition: 'dip' }]);
    const black = (sec: number): number => sceneAt(plan, sec).blackness;
    expect(black(3.4)).toBe(0);
    expect(black(3.75)).toBeCloseTo(0.53, 1);
    expect(black(3.999)).toBeGreaterThan(0.9);
    expect(black(4.3)).toBeCloseTo(0.37, 1);
    expect(black(4.6)).toBe(0);
    expect(plan.pictures).toHaveLength(1);
    expect(plan.sounds).toMatchObject([
      { endSec: 4, fadeOutSec: 0.5 },
      { startSec: 4, fadeInSec: 0.5 },
    ]);
  });

  it('shows nothing from before the beginning of a video, and is a cut where nobody knows it', () => {
    const [first, second] = TWO as [Wished, Wished];
    const atStart = planOf([first, { ...second, fromSec: 0.2 }]);
    expect(
      atStart.pictures[1]?.spans.map(({ startSec, sourceStartSec }) => [startSec, sourceStartSec]),
    ).toEqual([
      [3.8, 0],
      [4, 14],
    ]);
    expect(planOf([first, { ...second, fromSec: 0 }]).pictures[1]?.spans).toHaveLength(1);
    const cut = planOf([first, { ...second, transition: 'wipe' }]);
    expect(cut).toEqual(planOf([first, { lengthSec: 4, fromSec: 20 }]));
    // The first follows nothing.
    expect(planOf([{ ...second, fromSec: 20 }, first]).pictures).toHaveLength(1);
  });

  it('keeps the edit as long as it is, its spans in order and inside, whatever is wished', () => {
    const wish = fc.record({
      lengthSec: fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10),
      fromSec: fc.integer({ min: 0, max: 20 }),
      transition: fc.constantFrom('dissolve', 'dip', undefined),
      transitionSec: fc.constantFrom(0.1, 0.5, 3),
      speed: fc.constantFrom(0.25, 1, 4),
    });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), (wished) => {
        const plan = planOf(wished);
        const length = wished.reduce((sum, { lengthSec }) => sum + lengthSec, 0);
        expect(plan.durationSec).toBeCloseTo(length, 6);
        for (const { spans } of plan.pictures) {
          let atSec = 0;
          for (const { startSec, endSec, sourceStartSec, opacity } of spans) {
            expect(startSec).toBeGreaterThanOrEqual(atSec - 1e-9);
            expect(endSec).toBeGreaterThan(startSec);
            expect(sourceStartSec).toBeGreaterThanOrEqual(-1e-9);
            for (const share of [opacity?.from ?? 0, opacity?.to ?? 0]) {
              expect(share).toBeGreaterThanOrEqual(0);
              expect(share).toBeLessThanOrEqual(1);
            }
            atSec = endSec;
          }
          expect(atSec).toBeLessThanOrEqual(length + 1e-9);
        }
        for (const { startSec, endSec, sourceStartSec } of plan.sounds) {
          expect(startSec).toBeGreaterThanOrEqual(0);
          expect(endSec).toBeLessThanOrEqual(length + 1e-9);
          expect(sourceStartSec).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
