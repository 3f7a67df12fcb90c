import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairAvcc } from './repair-avcc.ts';

const SPS = [0x67, 0x64, 0x00, 0x28, 0xac, 0xd9, 0x40];
const PPS = [0x68, 0xeb, 0xe3, 0xcb];
const HIGH = [0xfd, 0xf8, 0xf8, 0x00];

const record = (sps: readonly number[][], pps: readonly number[][], after: readonly number[]): Uint8Array => {
  const sets = (units: readonly number[][]): number[] => units.flatMap((unit) => [0, unit.length, ...unit]);
  return Uint8Array.from([
    ...[1, 0x64, 0x00, 0x28, 0xff, 0xe0 | sps.length],
    ...sets(sps),
    pps.length,
    ...sets(pps),
    ...after,
  ]);
};
const doubled = (unit: number[]): number[] => [unit[0] ?? 0, ...unit];

describe('an AVC decoder configuration', () => {
  it('loses header bytes that were written twice, and nothing else', () => {
    const broken = record([doubled(SPS)], [doubled(PPS), doubled(PPS)], HIGH);
    expect(repairAvcc(broken)).toEqual(record([SPS], [PPS, PPS], HIGH));
  });

  it('stays as it is where it is right, also with a picture parameter set that looks doubled', () => {
    const right = record([SPS], [[0x68, 0x68, 0x10]], HIGH);
    expect(repairAvcc(right)).toBe(right);
  });

  it('stays as it is where it is cut off, or none at all', () => {
    const broken = record([doubled(SPS)], [doubled(PPS)], []);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: broken.length - 1 }), (length) => {
        const cut = broken.subarray(0, length);
        expect(repairAvcc(cut)).toBe(cut);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => repairAvcc(bytes).length <= bytes.length),
    );
  });
});
