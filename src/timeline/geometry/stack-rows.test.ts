import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackRows, WHOLE_LANE } from './stack-rows.ts';

const item = fc.record({ outputStartSec: fc.nat({ max: 40 }), durationSec: fc.integer({ min: 1, max: 12 }) });
const items = fc
  .array(item, { maxLength: 25 })
  .map((list) =>
    list
      .toSorted((a, b) => a.outputStartSec - b.outputStartSec)
      .map((one, at) => ({ id: `${at}`, endSec: one.outputStartSec + one.durationSec, ...one })),
  );

describe('rows in a lane', () => {
  it('never let two things at the same time share a place', () => {
    fc.assert(
      fc.property(items, (list) => {
        const rows = stackRows(list);
        for (const a of list)
          for (const b of list) {
            if (a.id >= b.id || a.endSec <= b.outputStartSec || b.endSec <= a.outputStartSec) continue;
            const [one, other] = [rows.get(a.id), rows.get(b.id)];
            expect(one?.of).toBe(other?.of);
            expect(one?.row).not.toBe(other?.row);
          }
      }),
    );
  });

  it('leave the whole lane to what stands alone', () => {
    fc.assert(
      fc.property(items, (list) => {
        const rows = stackRows(list);
        for (const a of list) {
          const isAlone = list.every(
            (b) => a === b || a.endSec <= b.outputStartSec || b.endSec <= a.outputStartSec,
          );
          if (isAlone) expect(rows.get(a.id) ?? WHOLE_LANE).toEqual(WHOLE_LANE);
          else expect(rows.get(a.id)?.row).toBeLessThan(rows.get(a.id)?.of ?? 0);
        }
      }),
    );
  });
});
