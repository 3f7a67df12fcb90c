/** Writes a stream to a file in scratch, block by block. */
import type { ScratchFiles } from '../../../kernel/ports/file-store.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Resolves once it is written. Throws what the stream throws, StorageFullError; what came before that is written.
 * @param from how many bytes of the file are there already and stay
 * @param onBytes told of each block that comes
 */
export async function writeStream(
  scratch: ScratchFiles,
  name: string,
  body: ReadableStream<Uint8Array>,
  from: number,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  const writer = await scratch.openWriter(name);
  const reader = body.getReader();
  let received = from;
  let written = from;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  const flush = async (): Promise<void> => {
    await writer.write(new Blob(waiting), written);
    waiting = [];
    written = received;
  };
  try {
    await writer.truncate(from);
    try {
      for (let step = await reader.read(); !step.done; step = await reader.read()) {
        waiting.push(new Uint8Array(step.value));
        received += step.value.byteLength;
        onBytes(step.value);
        if (received - written >= BLOCK_BYTES) await flush();
      }
    } finally {
      await flush();
    }
  } finally {
    await reader.cancel().catch(() => undefined);
    await writer.close();
  }
}
