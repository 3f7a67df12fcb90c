/** Times of boxes that no film of the other tests has: indexes, long numbers, lengths that are not known. */
import { describe, expect, it } from 'vitest';
import { EditList } from './edit-list.ts';
import { shiftFragmentIndex, shiftSegmentIndex } from './mp4-fragments.ts';
import { setEarlier } from './mp4-times.ts';

/** Numbers of 4 bytes; of 8 where they are given as such. */
function bytesOf(...numbers: readonly (number | bigint)[]): Uint8Array {
  const parts = numbers.map((number) => {
    const bytes = Buffer.alloc(typeof number === 'bigint' ? 8 : 4);
    if (typeof number === 'bigint') bytes.writeBigInt64BE(number);
    else bytes.writeUInt32BE(number);
    return bytes;
  });
  return new Uint8Array(Buffer.concat(parts));
}

const LONG = 0x0100_0000;
const NAMES = { tfra: 0x7466_7261, free: 0x6672_6565, elst: 0x656c_7374 } as const;

describe('an index', () => {
  it('of segments has a clock of its own', () => {
    const index = bytesOf(LONG, 1, 1000, 90_500n, 0n);
    shiftSegmentIndex(index, 90);
    expect(index).toEqual(bytesOf(LONG, 1, 1000, 500n, 0n));
  });

  it('of fragments has a row a moment, by the clock of its track', () => {
    // Of each row the time, the place, and three numbers of a byte.
    const row = (time: number) => [...bytesOf(time, 4096), 1, 1, 1];
    const table = (id: number, times: readonly number[]) => {
      const rows = times.flatMap(row);
      return [...bytesOf(24 + rows.length, NAMES.tfra, 0, id, 0, times.length), ...rows];
    };
    const index = new Uint8Array([...table(1, [900, 1000]), ...table(2, [50])]);
    shiftFragmentIndex(index, new Map([[1, 900n]]));
    expect(index).toEqual(new Uint8Array([...table(1, [0, 100]), ...table(2, [50])]));
  });
});

describe('an edit list of long numbers', () => {
  const head = (sizeBytes: number) => bytesOf(sizeBytes, NAMES.elst);
  const empty = (ticks: bigint) => [...bytesOf(ticks, -1n, 0x10000)];
  const media = [...bytesOf(4000n, 1024n, 0x10000)];

  it('loses the empty edits that are over, and gives their place to a box that says nothing', () => {
    const box = new Uint8Array([
      ...head(76),
      ...bytesOf(LONG, 3),
      ...empty(3000n),
      ...empty(2000n),
      ...media,
    ]);
    const edits = new EditList(box.subarray(8));
    expect(edits.emptyTicks).toBe(5000n);
    edits.takeEmpty(4500n);
    const free = bytesOf(20, NAMES.free);
    expect(box.subarray(0, 64)).toEqual(
      new Uint8Array([...head(56), ...bytesOf(LONG, 2), ...empty(500n), ...media, ...free]),
    );
    expect(edits.emptyTicks).toBe(500n);
  });

  it('begins further on in what it shows', () => {
    const box = bytesOf(LONG, 1, 4000n, 1024n, 0x10000);
    new EditList(box).cut(1500n, 15_000n);
    expect(box).toEqual(bytesOf(LONG, 1, 2500n, 16_024n, 0x10000));
  });
});

it('a length that is not known stays so', () => {
  const box = bytesOf(0, 0xffff_ffff);
  setEarlier(box, 4, 5n);
  expect(box).toEqual(bytesOf(0, 0xffff_ffff));
});
