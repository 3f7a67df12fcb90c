import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingParts, partRange, receivedBytes } from './part-plan.ts';

const layouts = fc
  .record({
    sizeBytes: fc.integer({ min: 1, max: 10_000_000 }),
    partSizeBytes: fc.integer({ min: 10_000, max: 8_388_608 }),
  })
  .map(({ sizeBytes, partSizeBytes }) => ({
    sizeBytes,
    partSizeBytes,
    partCount: Math.ceil(sizeBytes / partSizeBytes),
  }));

describe('the parts of an upload', () => {
  it('tile the file without gaps or overlaps', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        let at = 0;
        for (let number = 1; number <= layout.partCount; number++) {
          const range = partRange(layout, number);
          expect(range.startByte).toBe(at);
          expect(range.endByte).toBeGreaterThan(range.startByte);
          at = range.endByte;
        }
        expect(at).toBe(layout.sizeBytes);
      }),
    );
  });

  it('are either received or missing, and their bytes add up', () => {
    fc.assert(
      fc.property(layouts, fc.array(fc.nat()), (layout, picks) => {
        const received = [...new Set(picks.map((pick) => (pick % layout.partCount) + 1))];
        const missing = missingParts(layout, received);
        const missingBytes = missing.reduce((sum, part) => sum + part.endByte - part.startByte, 0);
        expect(missing.length + received.length).toBe(layout.partCount);
        expect(missingBytes + receivedBytes(layout, received)).toBe(layout.sizeBytes);
      }),
    );
  });
});
