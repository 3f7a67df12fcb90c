import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listShots, type ShotFraming, withShot } from '../../base/source-shots.ts';
import type { FramingPath } from './composition-plan.ts';
import { joinStretches } from './join-stretches.ts';
import { placePicture } from './place-picture.ts';
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
