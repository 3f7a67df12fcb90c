/** The few parts of EBML (RFC 8794) needed to walk a Matroska file. */

export interface EbmlHeader {
  readonly id: number;
  /** Infinity where the file leaves it open (live recordings). */
  readonly sizeBytes: number;
  readonly headerBytes: number;
}

/** An id is at most 4 bytes and a size at most 8. */
export const MAX_HEADER_BYTES = 12;

/** null where no element can start here. */
export function readEbmlHeader(bytes: Uint8Array): EbmlHeader | null {
  const idLength = Math.clz32((bytes[0] ?? 0) << 24) + 1;
  if (idLength > 4) return null;
  const size = readEbmlSize(bytes.subarray(idLength));
  if (!size || bytes.length < idLength) return null;
  return {
    id: readUnsigned(bytes.subarray(0, idLength)),
    sizeBytes: size.value,
    headerBytes: idLength + size.length,
  };
}

/** A variable-length number with its marker bit taken off; all ones mean "unknown" and give Infinity. */
export function readEbmlSize(bytes: Uint8Array): { value: number; length: number } | null {
  const first = bytes[0] ?? 0;
  const length = Math.clz32(first << 24) + 1;
  if (length > 8 || bytes.length < length) return null;
  let value = first & (0xff >> length);
  let allOnes = value === 0xff >> length;
  for (const byte of bytes.subarray(1, length)) {
    value = value * 256 + byte;
    allOnes &&= byte === 0xff;
  }
  return { value: allOnes ? Number.POSITIVE_INFINITY : value, length };
}

export function readUnsigned(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

export function readText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\0+$/, '');
}

/** Direct children of an element that is in memory; stops at the first damaged one. */
export function* ebmlChildren(bytes: Uint8Array): Generator<{ id: number; data: Uint8Array }> {
  for (let at = 0; at < bytes.length; ) {
    const header = readEbmlHeader(bytes.subarray(at, at + MAX_HEADER_BYTES));
    if (!header) return;
    const start = at + header.headerBytes;
    const end = Math.min(bytes.length, start + header.sizeBytes);
    yield { id: header.id, data: bytes.subarray(start, end) };
    at = end;
  }
}
