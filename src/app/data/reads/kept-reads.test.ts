import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKept, KEPT_FOR_MS, type KeptRead, MOST_CHARS, withinBounds } from './kept-reads.ts';
import { KEYS } from './query-keys.ts';

const NOW_MS = 1_800_000_000_000;
const read = (key: readonly unknown[], agoMs: number, data: unknown = 'x'): KeptRead => ({
  key,
  data,
  readAtMs: NOW_MS - agoMs,
});

describe('what is kept of a service', () => {
  it('is what pages show, and nothing of the owner’s, of files or of running work', () => {
    for (const key of [KEYS.me, KEYS.project('p'), KEYS.ledger, KEYS.clips('p'), KEYS.exports('p')])
      expect(isKept({ key })).toBe(true);
    for (const key of [
      KEYS.ownerKeys,
      KEYS.webhooks,
      KEYS.storage,
      KEYS.runningJobs,
      KEYS.file('f'),
      KEYS.bin,
    ])
      expect(isKept({ key })).toBe(false);
  });

  it('is the newest of each, for a week', () => {
    const kept = withinBounds(
      [read(KEYS.me, 5000, 'old'), read(KEYS.credits, KEPT_FOR_MS), read(KEYS.options, KEPT_FOR_MS - 1)],
      [read(KEYS.me, 10, 'new'), read(KEYS.ownerKeys, 0)],
      NOW_MS,
    );
    expect(kept).toEqual([read(KEYS.me, 10, 'new'), read(KEYS.options, KEPT_FOR_MS - 1)]);
  });

  it('never is more than fits, and what was read last goes first', () => {
    const some = fc.array(
      fc.record({ id: fc.nat(20), agoMs: fc.nat(2 * KEPT_FOR_MS), chars: fc.nat(MOST_CHARS) }),
    );
    const reads = (rows: { id: number; agoMs: number; chars: number }[]) =>
      rows.map(({ id, agoMs, chars }) => read(KEYS.project(String(id)), agoMs, chars));
    const charsOf = ({ data }: KeptRead): number => data as number;
    fc.assert(
      fc.property(some, some, (before, since) => {
        const kept = withinBounds(reads(before), reads(since), NOW_MS, charsOf);
        const names = kept.map(({ key }) => JSON.stringify(key));
        expect(new Set(names).size).toBe(names.length);
        expect(kept.reduce((sum, one) => sum + charsOf(one), 0)).toBeLessThanOrEqual(MOST_CHARS);
        expect(kept.every(({ readAtMs }) => readAtMs > NOW_MS - KEPT_FOR_MS)).toBe(true);
        expect(kept).toEqual(kept.toSorted((a, b) => b.readAtMs - a.readAtMs));
        // Kept again it stays as it is.
        expect(withinBounds(kept, [], NOW_MS, charsOf)).toEqual(kept);
      }),
    );
  });
});
