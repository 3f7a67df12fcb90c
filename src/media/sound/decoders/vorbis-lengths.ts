/** How long packets of Vorbis sound (Vorbis I, 4.3.1 and 4.3.8): as a quarter of their own window and of the one before. */
import { isVorbisHeader, vorbisHeaders } from './vorbis-headers.ts';

const RATE_AT = 12;
const WINDOWS_AT = 28;
/** A mode: whether its window is the long one, its kind and its transform, which are 0, and its mapping. */
const MODE_BITS = 1 + 16 + 16 + 8;
const COUNT_BITS = 6;

/** Of one place of a file on: the first packet gives nothing. Null for what are no headers of Vorbis. */
export function vorbisLengths(description: Uint8Array): ((packet: Uint8Array) => number) | null {
  const [head, , setup] = vorbisHeaders(description);
  if (!isVorbisHeader(head, 1) || !isVorbisHeader(setup, 5)) return null;
  const rate = new DataView(head.buffer, head.byteOffset).getUint32(RATE_AT, true);
  const windows = head[WINDOWS_AT] ?? 0;
  const isLong = modesOf(setup);
  if (isLong === null || rate === 0) return null;
  const modeBits = 32 - Math.clz32(isLong.length - 1);
  let before: number | null = null;
  return ([first = 1]) => {
    // Its first bit says that it is no sound.
    if (first & 1) return 0;
    const mode = (first >> 1) & ((1 << modeBits) - 1);
    const window = 1 << (isLong[mode] === true ? windows >> 4 : windows & 15);
    const samples = before === null ? 0 : (before + window) / 4;
    before = window;
    return samples / rate;
  };
}

/**
 * Whether the window of each mode is the long one. The modes are the end of the headers, behind what has no length of its
 * own: they are read from the end, as far as what stands there can be one, to the farthest place that says how many they are.
 */
function modesOf(setup: Uint8Array): boolean[] | null {
  const bitAt = (at: number): number => ((setup[at >> 3] ?? 0) >> (at & 7)) & 1;
  const read = (at: number, bits: number): number =>
    Array.from({ length: bits }, (_, bit) => bitAt(at + bit) * 2 ** bit).reduce((sum, bit) => sum + bit, 0);
  let end = setup.length * 8 - 1;
  while (end > 0 && bitAt(end) === 0) end -= 1;
  const flags: boolean[] = [];
  let found: boolean[] | null = null;
  for (let at = end - MODE_BITS; at > COUNT_BITS; at -= MODE_BITS) {
    if (flags.length === 2 ** COUNT_BITS || read(at + 1, 32) !== 0 || read(at + 33, 8) >= 64) break;
    flags.unshift(bitAt(at) === 1);
    if (read(at - COUNT_BITS, COUNT_BITS) + 1 === flags.length) found = [...flags];
  }
  return found;
}
