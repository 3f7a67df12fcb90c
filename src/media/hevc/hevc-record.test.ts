import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHevcRecord } from './hevc-record.ts';

/** As x265 and FFmpeg wrote them: 8 bits 4:2:0, and 10 bits 4:2:2. */
const SMALL =
  '0101600000009000000000001ef000fcfdf8f800000f03200001001840010c01ffff01600000030090000003000003001e959809210001002b42010101600000030090000003000003001ea034812724996566924caf016808000003000800000300c84022000100074401c172b42240';
const LARGE =
  '0104080000009d080000000078f000fcfefafa00000f03200001001840010c01ffff0408000003009d0800000300007895890240210001002b4201010408000003009d08000003000078b003c08010e4d9656264932bc05a02000003000200000300321022000100074401c172b46240';
const bytesOf = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

describe('what HEVC says of itself', () => {
  it.each([
    [SMALL, 'hvc1.1.6.L30.90', 98, 66],
    [LARGE, 'hvc1.4.10.L120.9D.8', 1920, 1080],
  ])('is read with its size and its three sets', (hex, codec, codedWidth, codedHeight) => {
    const stream = readHevcRecord(bytesOf(hex));
    expect(stream?.config).toMatchObject({ codec, codedWidth, codedHeight });
    expect(stream?.sets.map(({ length }) => length)).toEqual([24, 43, 7]);
    expect(stream?.prefixBytes).toBe(4);
  });

  it('has lengths of four bytes afterwards', () => {
    const short = bytesOf(SMALL);
    short[21] = (short[21] ?? 0) & 0xfc;
    const stream = readHevcRecord(short);
    expect(stream?.prefixBytes).toBe(1);
    expect(stream?.config.description).toEqual(bytesOf(SMALL));
  });

  it('is read or refused where it is damaged', () => {
    const changes = fc.array(fc.tuple(fc.nat(113), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(114), (changed, cut) => {
        const record = bytesOf(SMALL);
        for (const [at, value] of changed) record[at] = value;
        try {
          const stream = readHevcRecord(record.slice(0, cut));
          if (stream !== null) expect(stream.config.codedWidth).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
