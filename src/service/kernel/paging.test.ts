import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readPage } from './paging.ts';

const listOf = (rows: readonly number[], generation = 0) => ({
  list: 'numbers',
  generation,
  rowsAfter: async (position: readonly number[] | null, count: number) =>
    rows.filter((row) => row < (position?.[0] ?? Number.POSITIVE_INFINITY)).slice(0, count),
  positionOf: (row: number) => [row],
  toItem: (row: number) => row,
});

describe('paging', () => {
  it('gives every row once and in order, whatever the page size', async () => {
    const newestFirst = fc.uniqueArray(fc.nat(), { maxLength: 60 }).map((rows) => rows.sort((a, b) => b - a));
    await fc.assert(
      fc.asyncProperty(newestFirst, fc.integer({ min: 1, max: 100 }), async (rows, limit) => {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await readPage({ limit, cursor }, listOf(rows));
          expect(page.hasMore).toBe(page.nextCursor !== null);
          expect(page.data.length).toBeLessThanOrEqual(limit);
          seen.push(...page.data);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(rows);
      }),
    );
  });

  it('refuses any text that is not a cursor of the list with VALIDATION_FAILED', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 512 }), async (cursor) => {
        await expect(readPage({ cursor }, listOf([3, 2, 1]))).rejects.toThrow(ApiError);
      }),
    );
  });

  it.each(['1.5', '1e400', '9007199254740993', '"1"', 'null'])(
    'refuses a cursor whose position is %s, which no row has',
    async (position) => {
      const cursor = Buffer.from(`["numbers",0,${position}]`).toString('base64url');
      await expect(readPage({ cursor }, listOf([3, 2, 1]))).rejects.toThrow(
        expect.objectContaining({ code: 'VALIDATION_FAILED' }),
      );
    },
  );

  it('answers CONFLICT to a cursor from before the list changed as a whole', async () => {
    const { nextCursor } = await readPage({ limit: 1 }, listOf([3, 2, 1], 4));
    const later = readPage({ cursor: nextCursor ?? '' }, listOf([9, 8], 5));
    await expect(later).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });
});
