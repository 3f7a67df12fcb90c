/** The three headers of Vorbis in Xiph's lacing, as WebCodecs has them. */

/** How many there are but the last, the length of each of these in bytes of at most 255, and then all of them. */
export function vorbisHeaders([count = 0, ...bytes]: Uint8Array): Uint8Array[] {
  let at = 0;
  const lengths = Array.from({ length: count }, () => {
    let length = 0;
    while (bytes[at] === 255) {
      length += 255;
      at += 1;
    }
    length += bytes[at] ?? 0;
    at += 1;
    return length;
  });
  return [...lengths, Number.POSITIVE_INFINITY].map((length) => {
    const from = at;
    at += length;
    return Uint8Array.from(bytes.slice(from, at));
  });
}

export function isVorbisHeader(bytes: Uint8Array | undefined, kind: number): bytes is Uint8Array {
  return bytes?.[0] === kind && String.fromCharCode(...bytes.subarray(1, 7)) === 'vorbis';
}
