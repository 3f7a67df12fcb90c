import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listShots, type ShotFraming, withShot } from '../../base/film/source-shots.ts';
import type { FramingPath } from './composition-plan.ts';
import { joinStretches } from './join-stretches.ts';
import { centerAt, placePicture } from './place-picture.ts';
import { framedByHand } from './shot-framing.ts';

const SOURCE = { widthPx: 1920, heightPx: 1080 };
const LANE = { x: 0, y: 0, width: 1080, height: 1920 };
const END_SEC = 60;

const shownAt = (framing: FramingPath, timeSec: number) =>
  placePicture({ fit: 'cover', zoom: 1, framing }, SOURCE, LANE, timeSec);

const share = fc.double({ min: 0, max: 1, noNaN: true });
/** Whole seconds, so that moments half a second later are inside or outside for sure. */
const shot: fc.Arbitrary<ShotFraming> = fc
  .record({
    startSec: fc.nat(END_SEC - 1),
    lengthSec: fc.integer({ min: 1, max: 20 }),
    view: fc.constantFrom('auto', 'point', 'whole'),
    centerX: share,
    centerY: share,
  })
  .map(({ startSec, lengthSec, view, ...center }) => ({
    startSec,
    endSec: Math.min(END_SEC, startSec + lengthSec),
    view,
    ...(view === 'point' ? center : { centerX: null, centerY: null }),
  }));
const shots = fc.array(shot, { maxLength: 6 });
const found: fc.Arbitrary<FramingPath> = fc
  .record({
    keyframes: fc.array(
      fc.record({ timeSec: fc.nat(END_SEC).map((sec) => sec + 0.25), centerX: share, centerY: share }),
      { maxLength: 8 },
    ),
    whole: fc.array(fc.nat(END_SEC), { maxLength: 4 }),
  })
  .map(({ keyframes, whole }) => ({
    keyframes: keyframes.sort((a, b) => a.timeSec - b.timeSec),
    whole: [...new Set(whole)].sort((a, b) => a - b).map((startSec) => ({ startSec, endSec: startSec + 1 })),
  }));
const moments = Array.from({ length: END_SEC }, (_, sec) => sec + 0.5);

describe('shots framed by hand', () => {
  it('show what was set for them, and all else as it was found', () => {
    fc.assert(
      fc.property(found, shots, (path, changes) => {
        const set = changes.reduce(withShot, [] as ShotFraming[]);
        const framed = framedByHand(path, set);
        for (const timeSec of moments) {
          const last = changes.findLast(({ startSec, endSec }) => startSec <= timeSec && timeSec < endSec);
          const wanted: FramingPath =
            last === undefined || last.view === 'auto'
              ? path
              : last.view === 'whole'
                ? { keyframes: [], whole: [{ startSec: 0, endSec: END_SEC }] }
                : { keyframes: [{ timeSec: 0, centerX: last.centerX ?? 0, centerY: last.centerY ?? 0 }] };
          const { source, target, blurred } = shownAt(framed, timeSec);
          const as = shownAt(wanted, timeSec);
          expect(target).toEqual(as.target);
          expect(blurred === null).toBe(as.blurred === null);
          // A point between two keyframes may round to the next pair of pixels.
          expect(Math.abs(source.x - as.source.x)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('are listed between all borders, and none is set twice', () => {
    fc.assert(
      fc.property(shots, fc.uniqueArray(fc.integer({ min: 1, max: END_SEC - 1 })), (changes, cuts) => {
        const set = changes.reduce(withShot, [] as ShotFraming[]);
        set.forEach((one, index) => {
          expect(one.startSec).toBeGreaterThanOrEqual(set[index - 1]?.endSec ?? 0);
        });
        const edges = [0, ...cuts.sort((a, b) => a - b), END_SEC];
        const base = edges.slice(1).map((endSec, index) => ({ startSec: edges[index] as number, endSec }));
        const listed = listShots(base, set);
        expect(listed[0]?.startSec).toBe(0);
        expect(listed.at(-1)?.endSec).toBe(END_SEC);
        listed.forEach((one, index) => {
          expect(one.endSec).toBeGreaterThan(one.startSec);
          if (index > 0) expect(one.startSec).toBe(listed[index - 1]?.endSec);
          const middleSec = (one.startSec + one.endSec) / 2;
          const last = changes.findLast(
            ({ startSec, endSec }) => startSec <= middleSec && middleSec < endSec,
          );
          expect(one.view).toBe(last?.view ?? 'auto');
        });
      }),
    );
  });

  it('keep their borders where a new look sees the cut a little earlier', () => {
    const set: ShotFraming[] = [{ startSec: 4, endSec: 9, view: 'whole', centerX: null, centerY: null }];
    const again = [
      { startSec: 0, endSec: 3.98 },
      { startSec: 3.98, endSec: 9.02 },
      { startSec: 9.02, endSec: 12 },
    ];
    expect(listShots(again, set).map(({ startSec, endSec, view }) => [startSec, endSec, view])).toEqual([
      [0, 4, 'auto'],
      [4, 9, 'whole'],
      [9, 12, 'auto'],
    ]);
  });

  it('change nothing where they are left to what was found, or ask for what is not known', () => {
    const path: FramingPath = { keyframes: [{ timeSec: 3, centerX: 0.2, centerY: 0.4 }] };
    for (const view of ['auto', 'fisheye'])
      expect(framedByHand(path, [{ startSec: 1, endSec: 5, view, centerX: 0.9, centerY: 0.9 }])).toEqual(
        path,
      );
  });

  it('end in jumps, also where what was found jumps at the same moments', () => {
    const key = (timeSec: number, centerX: number) => ({ timeSec, centerX, centerY: 0.5 });
    const path = {
      keyframes: [key(0, 0.1), key(4, 0.1), key(4, 0.9), key(8, 0.9), key(8, 0.3), key(12, 0.3)],
    };
    const framed = framedByHand(path, [
      { startSec: 4, endSec: 8, view: 'point', centerX: null, centerY: null },
    ]);
    expect(framed.keyframes).toEqual([
      ...[key(0, 0.1), key(4, 0.1), key(4, 0.5)],
      ...[key(8, 0.5), key(8, 0.3), key(12, 0.3)],
    ]);
    expect('whole' in framed).toBe(false);
  });

  it('stand still at their point from their first to their last moment, on the way between two others', () => {
    const path = {
      keyframes: [
        { timeSec: 0, centerX: 0, centerY: 0 },
        { timeSec: 10, centerX: 1, centerY: 0.5 },
      ],
    };
    const framed = framedByHand(path, [
      { startSec: 2, endSec: 4, view: 'point', centerX: 0.7, centerY: 0.8 },
    ]);
    const at = (timeSec: number) => Object.values(centerAt(framed, timeSec));
    expect(
      [1, 2, 3, 3.999, 4, 7].map((timeSec) => at(timeSec).map((value) => Number(value.toFixed(3)))),
    ).toEqual([
      [0.1, 0.05],
      [0.7, 0.8],
      [0.7, 0.8],
      [0.7, 0.8],
      [0.4, 0.2],
      [0.7, 0.35],
    ]);
  });

  it('join what was looked at stretch by stretch, the middle where nobody was found', () => {
    const known = [{ timeSec: 6, centerX: 0.2, centerY: 0.3 }];
    const whole = [{ startSec: 7, endSec: 8 }];
    const middle = { centerX: 0.5, centerY: 0.5 };
    expect(
      joinStretches([
        { startSec: 0, endSec: 5, keyframes: [] },
        { startSec: 5, endSec: 9, keyframes: known, whole },
      ]),
    ).toEqual({ keyframes: [{ timeSec: 0, ...middle }, { timeSec: 5, ...middle }, ...known], whole });
    expect(joinStretches([])).toEqual({ keyframes: [] });
  });

  it('leave what is known of faces as it is', () => {
    const faces = [{ startSec: 0, endSec: END_SEC, left: 0.4, right: 0.6, top: 0.2, bottom: 0.5 }];
    fc.assert(
      fc.property(fc.array(shot, { maxLength: 4 }), (set) => {
        expect(framedByHand({ keyframes: [], faces }, set).faces).toEqual(faces);
      }),
    );
    expect(joinStretches([{ startSec: 0, endSec: END_SEC, keyframes: [], faces }]).faces).toEqual(faces);
  });
});
