/** Bytes that come in pieces of any size, in blocks of one size. */

/** Each of exactly `sizeBytes`, but for the last; none of an empty content. Its own memory: whoever gets it may keep it. */
export async function* blocksOf(
  content: AsyncIterable<Uint8Array>,
  sizeBytes: number,
): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(sizeBytes);
  let filled = 0;
  for await (const chunk of content)
    for (let taken = 0; taken < chunk.byteLength; ) {
      const piece = chunk.subarray(taken, taken + sizeBytes - filled);
      block.set(piece, filled);
      filled += piece.byteLength;
      taken += piece.byteLength;
      if (filled < sizeBytes) continue;
      yield block;
      block = new Uint8Array(sizeBytes);
      filled = 0;
    }
  if (filled > 0) yield block.subarray(0, filled);
}
