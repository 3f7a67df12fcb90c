import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildScaleTable, WEIGHT_ONE } from './scale-table.ts';

const sizes = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }))
  .filter(([from, to]) => from < 2 * to);

/** The two samples and weights of output `x`, read back from the table. */
function entry(bytes: Uint8Array, x: number) {
  const view = new DataView(bytes.buffer);
  const at = Math.floor(x / 8) * 80;
  const lane = 2 * (x % 8);
  const base = view.getUint32(at, true);
  return {
    left: base + (bytes[at + 16 + lane] as number),
    right: base + (bytes[at + 32 + lane] as number),
    leftWeight: view.getInt16(at + 48 + lane, true),
    rightWeight: view.getInt16(at + 64 + lane, true),
  };
}

describe('the scale table', () => {
  it('takes every output from two neighbouring samples inside the source, with weights that add up', () => {
    fc.assert(
      fc.property(sizes, ([from, to]) => {
        const { bytes, blocks } = buildScaleTable(from, to);
        expect(blocks * 8).toBeGreaterThanOrEqual(to);
        for (let x = 0; x < blocks * 8; x += 1) {
          const { left, right, leftWeight, rightWeight } = entry(bytes, x);
          const sound = right - left <= 1 && right < from && leftWeight + rightWeight === WEIGHT_ONE;
          if (!sound)
            expect.fail(`output ${x} of ${from} to ${to}: ${left}, ${right}, ${leftWeight}, ${rightWeight}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('reaches at most 16 samples from a block’s first one', () => {
    fc.assert(
      fc.property(sizes, ([from, to]) => {
        const { bytes, blocks } = buildScaleTable(from, to);
        for (let block = 0; block < blocks; block += 1) {
          const shuffle = bytes
            .subarray(block * 80 + 32, block * 80 + 48)
            .filter((_, index) => index % 2 === 0);
          expect(Math.max(...shuffle)).toBeLessThan(16);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('refuses ratios that need halving first', () => {
    expect(() => buildScaleTable(200, 100)).toThrow(RangeError);
  });
});
