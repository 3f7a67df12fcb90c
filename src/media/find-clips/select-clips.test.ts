import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ranked, selectClips } from './select-clips.ts';

const item = (startSec: number, endSec: number, rank: number, terms: readonly string[] = []): Ranked => ({
  ...{ startSec, endSec, rank, terms },
});
const startsOf = (items: readonly Ranked[], count: number) =>
  selectClips(items, count).map((chosen) => chosen.item.startSec);

const anyItem = fc
  .tuple(
    fc.nat(200),
    fc.integer({ min: 1, max: 60 }),
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.subarray(['a', 'b', 'c', 'd']),
  )
  .map(([startSec, lengthSec, rank, terms]) => item(startSec, startSec + lengthSec, rank, terms));

describe('choosing clips', () => {
  it('takes the best, no two of one moment, and no more than wanted', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (items, count) => {
        const chosen = selectClips(items, count);
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(chosen.length > 0).toBe(items.length > 0);
        const best = Math.max(...items.map(({ rank }) => rank));
        if (items.length > 0) expect(chosen[0]).toMatchObject({ item: { rank: best }, value: best });
        for (const [at, { item: one, value }] of chosen.entries()) {
          expect(value).toBeLessThanOrEqual(one.rank);
          for (const { item: other, value: before } of chosen.slice(0, at)) {
            expect(before).toBeGreaterThanOrEqual(value);
            const shared = Math.min(one.endSec, other.endSec) - Math.max(one.startSec, other.startSec);
            const shorter = Math.min(one.endSec - one.startSec, other.endSec - other.startSec);
            expect(shared).toBeLessThanOrEqual(0.1 * shorter);
          }
        }
      }),
    );
  });

  it('lets a tenth of the shorter one be shared and no more, also where their lengths differ much', () => {
    expect(startsOf([item(0, 10, 2), item(9, 19, 1)], 5)).toEqual([0, 9]);
    expect(startsOf([item(0, 10, 2), item(8.9, 18.9, 1)], 5)).toEqual([0]);
    expect(startsOf([item(0, 100, 2), item(98, 108, 1)], 5)).toEqual([0]);
    expect(startsOf([item(0, 10, 2), item(8, 100, 1)], 5)).toEqual([0]);
  });

  it('prefers another idea to one that was told, and takes the repeated one where nothing else is left', () => {
    const told = item(0, 10, 1, ['bread', 'oven']);
    const again = item(20, 30, 0.9, ['bread', 'oven']);
    const other = item(40, 50, 0.6, ['train', 'station']);
    expect(startsOf([told, again, other], 2)).toEqual([0, 40]);
    expect(selectClips([told, again, other], 3).map(({ value }) => value)).toEqual([
      1,
      0.6,
      expect.closeTo(0.4, 9),
    ]);
    const alike = item(20, 30, 0.9, ['bread', 'water', 'salt', 'flour', 'yeast']);
    expect(startsOf([told, alike, other], 3)).toEqual([0, 20, 40]);
  });

  it('takes the earlier one of two that rank the same', () => {
    expect(startsOf([item(50, 60, 1), item(0, 10, 1), item(20, 30, 1)], 2)).toEqual([0, 20]);
  });
});
