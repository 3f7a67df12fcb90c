/**
 * Buffers for the bodies of uploaded parts, used again and again. A fresh 8 MiB for each part of a long upload
 * makes the collector walk the whole heap every few parts, which costs as much as receiving them.
 */
import { PART_SIZE_BYTES } from '../../../contract/limits.ts';

export interface BodyBuffers {
  /** A buffer of exactly this size; what is in it is left from before. */
  take(sizeBytes: number): ArrayBuffer;
  /** Call when nobody reads the buffer any more. */
  giveBack(buffer: ArrayBuffer): void;
}

/** Only whole parts are worth keeping; any other size is made anew. */
export function createBodyBuffers(keptAtMost: number): BodyBuffers {
  const kept: ArrayBuffer[] = [];
  return {
    take: (sizeBytes) =>
      (sizeBytes === PART_SIZE_BYTES ? kept.pop() : undefined) ?? new ArrayBuffer(sizeBytes),
    giveBack: (buffer) => {
      if (buffer.byteLength === PART_SIZE_BYTES && kept.length < keptAtMost) kept.push(buffer);
    },
  };
}
