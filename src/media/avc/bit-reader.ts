/** Reads the bits of an H.264 unit, without the bytes that keep start codes out of it (ITU-T H.264, 7.2 and 9.1). */

/** Longest Exp-Golomb code of a value that fits 32 bits. */
const MAX_LEADING_ZEROS = 31;

export class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  /** Reads no more than `maxBytes` of the unit, its header among them. */
  constructor(unit: Uint8Array, maxBytes: number) {
    this.bytes = withoutEmulation(unit.subarray(1, maxBytes));
  }

  /** Throws RangeError past the end. */
  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + this.bit();
    return value;
  }

  flag(): boolean {
    return this.bit() === 1;
  }

  /** `ue(v)` */
  unsigned(): number {
    let zeros = 0;
    while (this.bit() === 0) {
      zeros += 1;
      if (zeros > MAX_LEADING_ZEROS) throw new RangeError('A code of this unit is longer than any can be.');
    }
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** `se(v)` */
  signed(): number {
    const code = this.unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  }

  private bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError('The unit ends before what it announces.');
    const value = (byte >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return value;
  }
}

function withoutEmulation(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    plain[length] = byte;
    length += 1;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return plain.subarray(0, length);
}
