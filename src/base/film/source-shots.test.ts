import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listShots, outside, type ShotFraming, withShot } from './source-shots.ts';

const shot = (
  startSec: number,
  endSec: number,
  view = 'whole',
  centerX: number | null = null,
): ShotFraming => ({
  ...{ startSec, endSec, view, centerX, centerY: centerX },
});
const BASE = [
  { startSec: 0, endSec: 10 },
  { startSec: 10, endSec: 20 },
];

describe('shots of a source', () => {
  it('are those that were found, each with what was set for its middle', () => {
    const none = { view: 'auto', centerX: null, centerY: null };
    expect(listShots(BASE, [])).toEqual(BASE.map((span) => ({ ...span, ...none })));
    expect(listShots(BASE, [shot(4, 12, 'point', 0.25)])).toEqual([
      { startSec: 0, endSec: 4, ...none },
      shot(4, 10, 'point', 0.25),
      shot(10, 12, 'point', 0.25),
      { startSec: 12, endSec: 20, ...none },
    ]);
  });

  it('begin where a hand set a border, as long as that is the same cut', () => {
    const edges = (border: number) => listShots(BASE, [shot(0, border)]).map(({ endSec }) => endSec);
    expect(edges(10.04)).toEqual([10.04, 20]);
    expect(edges(9.96)).toEqual([9.96, 20]);
    expect(edges(10.06)).toEqual([10, 10.06, 20]);
    expect(edges(9.5)).toEqual([9.5, 10, 20]);
  });

  it('cover the source once, in order, however they are set', () => {
    const set = fc.array(
      fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 9 }), fc.constantFrom('auto', 'whole', 'point')),
    );
    fc.assert(
      fc.property(set, (changes) => {
        const all = changes.map(([startSec, length, view]) => shot(startSec, startSec + length, view));
        const kept = all.reduce(withShot, [] as ShotFraming[]);
        for (const [at, one] of kept.entries()) {
          expect(one.view).not.toBe('auto');
          expect(one.endSec).toBeGreaterThan(one.startSec);
          expect(one.startSec).toBeGreaterThanOrEqual(kept[at - 1]?.endSec ?? 0);
        }
        const listed = listShots(BASE, kept);
        expect(listed[0]?.startSec).toBe(0);
        expect(listed.at(-1)?.endSec).toBe(20);
        for (const [at, one] of listed.entries()) {
          expect(one.startSec).toBe(listed[at - 1]?.endSec ?? 0);
          const middleSec = (one.startSec + one.endSec) / 2;
          const last = all.findLast(({ startSec, endSec }) => startSec <= middleSec && middleSec < endSec);
          expect(one.view).toBe(last?.view ?? 'auto');
        }
      }),
    );
  });

  it('lie before and after what is cut out of them', () => {
    expect(outside(shot(0, 10), { startSec: 3, endSec: 5 })).toEqual([shot(0, 3), shot(5, 10)]);
    expect(outside(shot(0, 10), { startSec: 0, endSec: 10 })).toEqual([]);
    expect(outside(shot(0, 10), { startSec: 10, endSec: 12 })).toEqual([shot(0, 10)]);
    expect(outside(shot(5, 10), { startSec: 0, endSec: 5 })).toEqual([shot(5, 10)]);
  });
});
