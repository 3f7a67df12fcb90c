/**
 * CRC-32 of ISO 3309, as gzip and zlib have it: finds damage in what is streamed. Not a protection against
 * intent. Eight bytes a step ("slicing-by-8", Kounavis and Berry, 2005), because whole libraries pass through.
 */
const POLYNOMIAL = 0xedb88320;
const SLICES = 8;

/** Table `n` gives what a byte does to the sum `n` bytes later. */
const TABLES = buildTables();

/** Goes on from `before`, so that a stream is checked chunk by chunk. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const byte = (at: number): number => bytes[at] as number;
  const slice = (n: number, index: number): number => TABLES[n * 256 + index] as number;
  let value = ~before;
  let at = 0;
  for (; at + SLICES <= bytes.length; at += SLICES) {
    value ^= byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
    value =
      slice(7, value & 0xff) ^
      slice(6, (value >>> 8) & 0xff) ^
      slice(5, (value >>> 16) & 0xff) ^
      slice(4, value >>> 24) ^
      slice(3, byte(at + 4)) ^
      slice(2, byte(at + 5)) ^
      slice(1, byte(at + 6)) ^
      slice(0, byte(at + 7));
  }
  for (; at < bytes.length; at += 1) value = (value >>> 8) ^ slice(0, (value ^ byte(at)) & 0xff);
  return ~value >>> 0;
}

function buildTables(): Uint32Array {
  const tables = new Uint32Array(SLICES * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    tables[byte] = value;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const before = tables[at - 256] ?? 0;
    tables[at] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
}
