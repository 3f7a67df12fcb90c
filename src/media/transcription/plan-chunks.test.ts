import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsBetween, OVERLAP_SEC, planChunks, SHORTEST_CHUNK_SEC, withMargins } from './plan-chunks.ts';

const spans = (limit: number) =>
  fc
    .array(fc.tuple(fc.nat(limit), fc.nat(10)), { maxLength: 30 })
    .map((all) => all.map(([startSec, lengthSec]) => ({ startSec, endSec: startSec + lengthSec })))
    .map((all) => all.sort((a, b) => a.startSec - b.startSec));

describe('pieces of a sound', () => {
  it('fill it without gaps, none longer with its margins than what may be sent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        spans(4000),
        fc.integer({ min: 1, max: 900 }),
        (sec, silences, longest) => {
          const chunks = planChunks({ startSec: 0, endSec: sec }, silences, longest);
          expect(chunks[0]?.startSec).toBe(0);
          expect(chunks.at(-1)?.endSec).toBe(sec);
          for (const [index, chunk] of chunks.entries()) {
            if (index > 0) expect(chunk.startSec).toBe(chunks[index - 1]?.endSec);
            expect(chunk.endSec).toBeGreaterThan(chunk.startSec);
            const sent = withMargins(chunk, sec);
            expect(sent.startSec).toBeGreaterThanOrEqual(0);
            expect(sent.endSec).toBeLessThanOrEqual(sec);
            expect(sent.endSec - sent.startSec).toBeLessThanOrEqual(
              Math.max(longest, SHORTEST_CHUNK_SEC) + 1e-9,
            );
          }
        },
      ),
    );
  });

  it('are cut in the middle of the longest pause near the end', () => {
    const silences = [
      { startSec: 20, endSec: 25 },
      { startSec: 80, endSec: 80.4 },
      { startSec: 85, endSec: 87 },
      { startSec: 90, endSec: 91 },
    ];
    const [first] = planChunks({ startSec: 0, endSec: 150 }, silences, 100);
    expect(first).toEqual({ startSec: 0, endSec: 86 });
    const [hard] = planChunks({ startSec: 0, endSec: 150 }, [], 100);
    expect(hard).toEqual({ startSec: 0, endSec: 100 - OVERLAP_SEC });
  });

  it('that are missing are what the others do not cover', () => {
    const covered = [
      { startSec: 30, endSec: 40 },
      { startSec: 0, endSec: 10 },
      { startSec: 5, endSec: 20 },
    ];
    expect(gapsBetween(covered, 50)).toEqual([
      { startSec: 20, endSec: 30 },
      { startSec: 40, endSec: 50 },
    ]);
    expect(gapsBetween([], 5)).toEqual([{ startSec: 0, endSec: 5 }]);
    expect(gapsBetween([{ startSec: 0, endSec: 5 }], 5)).toEqual([]);
  });
});
