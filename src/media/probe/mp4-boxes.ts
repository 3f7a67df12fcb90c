/** The few parts of the ISO base media file format (ISO/IEC 14496-12) needed to walk an MP4. */

export interface Box {
  readonly type: string;
  readonly data: Uint8Array;
}

/** Boxes that stand one after another in memory; stops at the first damaged one. */
export function* boxesIn(bytes: Uint8Array): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const header = readBoxHeader(bytes.subarray(at));
    if (!header) return;
    const end = Math.min(bytes.length, at + header.sizeBytes);
    yield { type: header.type, data: bytes.subarray(at + header.headerBytes, end) };
    at = end;
  }
}

/** Size 0 means "to the end of the file" and gives Infinity; null where no box can start. */
export function readBoxHeader(
  bytes: Uint8Array,
): { type: string; sizeBytes: number; headerBytes: number } | null {
  if (bytes.length < 8) return null;
  const view = viewOf(bytes);
  const type = String.fromCharCode(...bytes.subarray(4, 8));
  const size = view.getUint32(0);
  if (size === 0) return { type, sizeBytes: Number.POSITIVE_INFINITY, headerBytes: 8 };
  if (size !== 1) return size < 8 ? null : { type, sizeBytes: size, headerBytes: 8 };
  if (bytes.length < 16) return null;
  const large = Number(view.getBigUint64(8));
  return large < 16 ? null : { type, sizeBytes: large, headerBytes: 16 };
}

/** First box at the end of a path such as `mdia/minf/stbl`. */
export function findBox(bytes: Uint8Array, path: string): Uint8Array | null {
  let current: Uint8Array | null = bytes;
  for (const type of path.split('/')) {
    if (!current) return null;
    current = [...boxesIn(current)].find((box) => box.type === type)?.data ?? null;
  }
  return current;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
