import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachConcurrent } from './for-each-concurrent.ts';

describe('a few at a time', () => {
  it('does every item once, in order, never more together than it may', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3)), fc.integer({ min: 1, max: 5 }), async (turns, most) => {
        const begun: number[] = [];
        let underWay = 0;
        await forEachConcurrent([...turns.keys()], most, async (item) => {
          begun.push(item);
          expect(++underWay).toBeLessThanOrEqual(most);
          for (let turn = 0; turn < (turns[item] ?? 0); turn++) await Promise.resolve();
          underWay--;
        });
        expect(begun).toEqual([...turns.keys()]);
        expect(underWay).toBe(0);
      }),
    );
  });

  it('tells what failed after everything else is done', async () => {
    const done: number[] = [];
    const work = async (item: number): Promise<void> => {
      if (item === 1) throw new Error('one');
      done.push(item);
    };
    await expect(forEachConcurrent([0, 1, 2, 3, 4], 2, work)).rejects.toThrow('one');
    expect(done).toEqual([0, 2, 3, 4]);
  });
});
