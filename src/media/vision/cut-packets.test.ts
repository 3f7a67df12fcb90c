import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDisposableAvc, spikeTimes } from './cut-packets.ts';

const packet = (timeSec: number, sizeBytes: number, isKey = false) => ({ timeSec, sizeBytes, isKey });

/** One NAL unit after its length. */
function unit(refIdc: number, type: number, length: number): number[] {
  return [0, 0, 0, length, (refIdc << 5) | type, ...new Array(length - 1).fill(7)];
}

describe('packet sizes', () => {
  it('point to the packet that is far larger than the others', () => {
    const packets = [
      packet(0, 90_000, true),
      packet(0.1, 3000),
      packet(0.2, 2000),
      packet(0.3, 40_000),
      packet(0.4, 3000),
    ];
    expect(spikeTimes(packets)).toEqual([0.3]);
  });

  it('point nowhere where none stands out, or there is nothing', () => {
    expect(
      spikeTimes([packet(0, 90_000, true), packet(0.1, 3000), packet(0.2, 2000), packet(0.3, 3000)]),
    ).toEqual([]);
    expect(spikeTimes([packet(0, 90_000, true)])).toEqual([]);
  });
});

describe('a picture nothing depends on', () => {
  it('is told by its first slice, whatever stands before it', () => {
    expect(isDisposableAvc(Uint8Array.from([...unit(0, 6, 9), ...unit(0, 1, 20)]))).toBe(true);
    expect(isDisposableAvc(Uint8Array.from([...unit(0, 6, 9), ...unit(2, 1, 20)]))).toBe(false);
    expect(isDisposableAvc(Uint8Array.from(unit(3, 5, 20)))).toBe(false);
  });

  it('is answered for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof isDisposableAvc(bytes)).toBe('boolean');
      }),
    );
  });
});
