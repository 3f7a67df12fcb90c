/** Bytes of a file that become others, of the same number: nothing else in it moves. */
import type { MediaCall } from '../media-call.ts';
import type { PositionedWriter } from '../positioned-writer.ts';

export interface ByteChange {
  readonly at: number;
  readonly bytes: Uint8Array;
}

const BLOCK_BYTES = 4 * 1024 * 1024;

/**
 * Writes a file once more, with changes that come in the order of their places and do not overlap. Memory does not grow
 * with its length. Throws what `changes` and `writer` throw, and the signal's reason.
 */
export async function copyChanged(
  file: Blob,
  changes: AsyncGenerator<ByteChange, void>,
  writer: PositionedWriter,
  { onProgress, signal }: MediaCall,
): Promise<void> {
  let next = await changes.next();
  for (let start = 0; start < file.size; start += BLOCK_BYTES) {
    signal.throwIfAborted();
    const block = new Uint8Array(await file.slice(start, start + BLOCK_BYTES).arrayBuffer());
    const end = start + block.length;
    while (!next.done && next.value.at < end) {
      const { at, bytes } = next.value;
      block.set(bytes.subarray(Math.max(0, start - at), end - at), Math.max(0, at - start));
      // What is left of it belongs to the next block.
      if (at + bytes.length > end) break;
      next = await changes.next();
    }
    await writer.write(block, start);
    onProgress(end / file.size, 'convert');
  }
}
