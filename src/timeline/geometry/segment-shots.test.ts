import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedSegment } from '../model/edit.ts';
import { shotsOfSegment } from './segment-shots.ts';

const segmentOf = (sourceStartSec: number, sourceEndSec: number): PlacedSegment => ({
  id: 'a',
  assetId: 'long',
  sourceStartSec,
  sourceEndSec,
  zoom: 1,
  muted: false,
  volume: 1,
  outputStartSec: 100,
  outputEndSec: 100 + sourceEndSec - sourceStartSec,
});
const set = { view: 'point', centerX: 0.2, centerY: 0.5 } as const;

describe('the shots of a segment', () => {
  it('are as long as they are in the video, and stand where the segment shows them', () => {
    const known = [
      { startSec: 0, endSec: 12 },
      { startSec: 12, endSec: 30 },
    ];
    expect(shotsOfSegment(segmentOf(10, 20), known, [{ startSec: 12, endSec: 30, ...set }])).toEqual([
      {
        startSec: 0,
        endSec: 12,
        view: 'auto',
        centerX: null,
        centerY: null,
        fromSec: 100,
        toSec: 102,
        seenSec: 11,
      },
      { startSec: 12, endSec: 30, ...set, fromSec: 102, toSec: 110, seenSec: 16 },
    ]);
  });

  it('are one where nothing is known of the video', () => {
    expect(shotsOfSegment(segmentOf(10, 20), [], [])).toMatchObject([{ startSec: 10, endSec: 20 }]);
  });

  it('are parted where something was set for a part of them', () => {
    const shots = shotsOfSegment(segmentOf(5, 20), [], [{ startSec: 10, endSec: 20, ...set }]);
    expect(shots.map(({ startSec, view }) => [startSec, view])).toEqual([
      [5, 'auto'],
      [10, 'point'],
    ]);
  });

  it('cover the segment from its start to its end, whatever is known and set', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 10 }))
      .map(([startSec, length]) => ({ startSec, endSec: startSec + length }));
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 5 }), span, (own, found, byHand) => {
        const known = found
          .sort((a, b) => a.startSec - b.startSec)
          .filter((one, at, all) => all.slice(0, at).every((before) => before.endSec <= one.startSec));
        const shots = shotsOfSegment(segmentOf(own.startSec, own.endSec), known, [{ ...byHand, ...set }]);
        expect(shots[0]?.fromSec).toBe(100);
        expect(shots.at(-1)?.toSec).toBe(100 + own.endSec - own.startSec);
        shots.slice(1).forEach((one, at) => {
          expect(one.fromSec).toBe(shots[at]?.toSec);
        });
      }),
    );
  });
});
