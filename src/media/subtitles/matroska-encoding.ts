/** How the blocks of a Matroska track are packed (RFC 9559, section 5.1.4.1.31), as far as text is ever packed. */
import { ebmlChildren, readUnsigned } from '../probe/ebml.ts';

const ID = {
  encoding: 0x6240,
  type: 0x5033,
  compression: 0x5034,
  algorithm: 0x4254,
  settings: 0x4255,
} as const;
const COMPRESSION = 0;
const ZLIB = 0;
const HEADER_STRIPPING = 3;

/** The bytes of a block as they were before; null where they are none that could have been packed. */
export type Unpack = (block: Uint8Array, mostBytes: number) => Promise<Uint8Array | null>;

/** @param encodings the track's `ContentEncodings`; null where it is encrypted, or packed in a way nobody does any more */
export function unpackerOf(encodings: Uint8Array | undefined): Unpack | null {
  if (encodings === undefined) return async (block) => block;
  const [only, ...others] = childrenOf(encodings, ID.encoding);
  if (only === undefined || others.length > 0) return null;
  const [compression] = childrenOf(only, ID.compression);
  if (compression === undefined || numberIn(only, ID.type, COMPRESSION) !== COMPRESSION) return null;
  const algorithm = numberIn(compression, ID.algorithm, ZLIB);
  if (algorithm === ZLIB) return inflate;
  const [stripped = new Uint8Array(0)] = childrenOf(compression, ID.settings);
  return algorithm === HEADER_STRIPPING ? async (block) => new Uint8Array([...stripped, ...block]) : null;
}

function childrenOf(element: Uint8Array, wanted: number): Uint8Array[] {
  return [...ebmlChildren(element)].filter(({ id }) => id === wanted).map(({ data }) => data);
}

function numberIn(element: Uint8Array, wanted: number, otherwise: number): number {
  const [value] = childrenOf(element, wanted);
  return value === undefined ? otherwise : readUnsigned(value);
}

/** A few bytes may say gigabytes: what is larger than a cue is none. */
async function inflate(block: Uint8Array, mostBytes: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(mostBytes);
  let sizeBytes = 0;
  const stream = new Blob([block as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return whole.slice(0, sizeBytes);
      if (sizeBytes + value.length > mostBytes) {
        await reader.cancel();
        return null;
      }
      whole.set(value, sizeBytes);
      sizeBytes += value.length;
    }
  } catch {
    // The bytes are at hand, so only damage fails: this cue is lost, the others are not.
    return null;
  }
}
