import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAvc, splitUnits, toLengthPrefixed } from './avc-packets.ts';

/** A unit has no start code in it and does not end in zero (ITU-T H.264, 7.4.1). */
const units = fc.array(
  fc.uint8Array({ minLength: 1, maxLength: 40, min: 1 }).map((unit) => Uint8Array.from(unit)),
  { minLength: 1, maxLength: 8 },
);

function stream(parts: readonly Uint8Array[], codeLength: number): Uint8Array {
  const code = codeLength === 4 ? [0, 0, 0, 1] : [0, 0, 1];
  return Uint8Array.from(parts.flatMap((part) => [...code, ...part]));
}

describe('H.264 packets', () => {
  it('come apart into the units they were made of, whatever the length of start codes', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(3, 4), (parts, codeLength) => {
        expect(splitUnits(stream(parts, codeLength))).toEqual(parts);
      }),
    );
  });

  it('hold every picture unit after its length, and no parameter sets', () => {
    fc.assert(
      fc.property(units, (parts) => {
        const packet = toLengthPrefixed(stream(parts, 4));
        const found: Uint8Array[] = [];
        const view = new DataView(packet.buffer);
        for (let at = 0; at < packet.length; at += 4 + view.getUint32(at))
          found.push(packet.subarray(at + 4, at + 4 + view.getUint32(at)));
        expect(found).toEqual(parts.filter((part) => ![7, 8].includes((part[0] ?? 0) & 0x1f)));
      }),
    );
  });

  it('are described by profile and level of the stream itself', () => {
    const sps = Uint8Array.from([0x67, 0x64, 0x00, 0x28, 0xac]);
    const pps = Uint8Array.from([0x68, 0xee]);
    const description = describeAvc(stream([sps, pps], 4));
    expect(description?.codec).toBe('avc1.640028');
    expect([...(description?.bytes ?? [])]).toEqual([
      ...[1, 0x64, 0x00, 0x28, 0xff, 0xe1, 0, 5],
      ...sps,
      ...[1, 0, 2],
      ...pps,
      ...[0xfd, 0xf8, 0xf8, 0],
    ]);
    expect(describeAvc(stream([sps], 4))).toBeNull();
  });
});
