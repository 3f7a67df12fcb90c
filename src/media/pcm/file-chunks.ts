/** The chunks of a file that is a row of them, each behind its name and size. */

export interface FileChunk {
  readonly id: string;
  readonly startByte: number;
  /** Exclusive, within the file. */
  readonly endByte: number;
  /** Its first bytes, fewer where there are no more. */
  read(lengthBytes: number): Promise<Uint8Array>;
}

interface ChunkSize {
  /** null where it lasts as long as the file. */
  readonly bodyBytes: number | null;
  readonly padBytes: number;
}

/** Name and size of 32 bits. */
const SHORT_HEAD_BYTES = 8;
/** A file with more is damaged. */
const CHUNKS_MAX = 10_000;

/** @param sizeOf of the head of one, which has `headBytes` */
export async function* fileChunks(
  file: Blob,
  fromByte: number,
  sizeOf: (head: Uint8Array) => ChunkSize,
  headBytes = SHORT_HEAD_BYTES,
): AsyncGenerator<FileChunk, void> {
  let at = fromByte;
  for (let count = 0; count < CHUNKS_MAX && at + headBytes <= file.size; count += 1) {
    const head = new Uint8Array(await file.slice(at, at + headBytes).arrayBuffer());
    const { bodyBytes, padBytes } = sizeOf(head);
    const startByte = at + headBytes;
    const endByte = Math.min(file.size, bodyBytes === null ? file.size : startByte + bodyBytes);
    const read = async (lengthBytes: number): Promise<Uint8Array> =>
      new Uint8Array(await file.slice(startByte, Math.min(endByte, startByte + lengthBytes)).arrayBuffer());
    yield { id: letters(head, 0), startByte, endByte, read };
    at = endByte + padBytes;
  }
}

export function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
