/** Reads a tar archive from a stream, entry by entry, holding no more than a chunk of it. */
import { problem } from '../../../../contract/problems/problem.ts';
import { ProblemError } from '../../../../contract/problems/problem-error.ts';
import { paxSize, readTarHeader, TAR_BLOCK_BYTES, type TarEntry } from './tar-blocks.ts';

/** The stream is no archive, or ends before it should. */
export class DamagedArchiveError extends ProblemError {
  override readonly name = 'DamagedArchiveError';
}

export interface TarReader {
  /** The next file; what was left of the one before is skipped. null at the end. Throws DamagedArchiveError. */
  next(): Promise<TarEntry | null>;
  /** The bytes of the current file. Throws DamagedArchiveError. */
  content(): AsyncGenerator<Uint8Array>;
  /**
   * Reads on without looking, for a while: many HTTP clients see a refusal only when they may send to the end.
   */
  discardRest(): Promise<void>;
}

/** Records of a pax header are a few lines. */
const PAX_MAX_BYTES = 64 * 1024;
const DISCARD_MS = 10_000;

export function readTar(stream: ReadableStream<Uint8Array>): TarReader {
  const reader = stream.getReader();
  let chunk: Uint8Array = new Uint8Array(0);
  let leftOfFile = 0;
  let padding = 0;

  /** Up to `wanted` bytes, at least one. */
  const take = async (wanted: number): Promise<Uint8Array> => {
    while (chunk.byteLength === 0) {
      const step = await reader.read();
      if (step.done) throw new DamagedArchiveError(problem('archive_cut'));
      chunk = step.value;
    }
    const taken = chunk.subarray(0, wanted);
    chunk = chunk.subarray(taken.byteLength);
    return taken;
  };

  const exactly = async (bytes: number): Promise<Uint8Array> => {
    const whole = new Uint8Array(bytes);
    for (let at = 0; at < bytes; ) {
      const part = await take(bytes - at);
      whole.set(part, at);
      at += part.byteLength;
    }
    return whole;
  };

  const skip = async (bytes: number): Promise<void> => {
    for (let left = bytes; left > 0; ) left -= (await take(left)).byteLength;
  };

  const paddingAfter = (sizeBytes: number): number =>
    (TAR_BLOCK_BYTES - (sizeBytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;

  return {
    next: async () => {
      await skip(leftOfFile + padding);
      leftOfFile = 0;
      padding = 0;
      let paxBytes: number | null = null;
      for (;;) {
        const header = readTarHeader(await exactly(TAR_BLOCK_BYTES));
        if (header === null) throw new DamagedArchiveError(problem('archive_header'));
        if (header.kind === 'end') return null;
        if (header.kind === 'file') {
          const entry = { ...header.entry, sizeBytes: paxBytes ?? header.entry.sizeBytes };
          leftOfFile = entry.sizeBytes;
          padding = paddingAfter(entry.sizeBytes);
          return entry;
        }
        if (header.sizeBytes > PAX_MAX_BYTES) throw new DamagedArchiveError(problem('archive_header_large'));
        paxBytes = paxSize(await exactly(header.sizeBytes));
        await skip(paddingAfter(header.sizeBytes));
      }
    },
    content: async function* () {
      while (leftOfFile > 0) {
        const part = await take(leftOfFile);
        leftOfFile -= part.byteLength;
        yield part;
      }
    },
    discardRest: async () => {
      const broken = { done: true } as const;
      const timer = setTimeout(() => void reader.cancel().catch(() => broken), DISCARD_MS);
      for (let done = false; !done; ) ({ done } = await reader.read().catch(() => broken));
      clearTimeout(timer);
    },
  };
}
