/**
 * All of a stream, read piece by piece. Where a stream that a page made ends in an error, Firefox notes it on the console
 * if a Response reads it by itself, also where it was given up on purpose. Rejects as the stream does.
 */
export async function blobOfStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  type: string,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return new Blob(pieces, { type });
    pieces.push(piece.value);
  }
}
