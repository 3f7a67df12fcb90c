/** Writes a stream to a file of the store, block by block. */
import type { FileStore } from '../../../kernel/ports/file-store.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Resolves with the bytes written. Throws what the stream throws, StorageFullError.
 * @param onBytes told how many have come so far
 */
export async function writeStream(
  files: FileStore,
  name: string,
  body: ReadableStream<Uint8Array>,
  onBytes: (receivedBytes: number) => void,
): Promise<number> {
  const writer = await files.openWriter(name);
  const reader = body.getReader();
  let received = 0;
  let written = 0;
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  const flush = async (): Promise<void> => {
    await writer.write(new Blob(waiting), written);
    waiting = [];
    written = received;
  };
  try {
    await writer.truncate(0);
    for (;;) {
      const step = await reader.read();
      if (step.done) break;
      waiting.push(new Uint8Array(step.value));
      received += step.value.byteLength;
      onBytes(received);
      if (received - written >= BLOCK_BYTES) await flush();
    }
    await flush();
    return received;
  } finally {
    await reader.cancel().catch(() => undefined);
    await writer.close();
  }
}
