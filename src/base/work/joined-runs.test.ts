import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedRuns } from './joined-runs.ts';

it('serves everybody by a run that began after they asked, one at a time, and few of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 25, maxLength: 25 }),
      async (gaps, lengths) => {
        const turns = async (count: number): Promise<void> => {
          for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
        };
        let [asked, began, running] = [0, 0, 0];
        const covered: number[] = [];
        const flush = joinedRuns(async () => {
          began += 1;
          running += 1;
          expect(running).toBe(1);
          const upTo = asked;
          await turns(lengths[began] ?? 0);
          covered.push(upTo);
          running -= 1;
        });
        const all = gaps.map(async (gap, index) => {
          await turns(gap * index);
          asked += 1;
          const mine = asked;
          await flush();
          expect(Math.max(...covered)).toBeGreaterThanOrEqual(mine);
        });
        await Promise.all(all);
        expect(began).toBeLessThanOrEqual(gaps.length);
      },
    ),
    { numRuns: 100 },
  );
});

it('fails for those whose run failed, and not for those who come after', async () => {
  let runs = 0;
  const flush = joinedRuns(async () => {
    runs += 1;
    if (runs === 1) throw new Error('The disk is full.');
  });
  const [first, second] = [flush(), flush()];
  await expect(first).rejects.toThrow('The disk is full.');
  await second;
  expect(runs).toBe(2);
});
