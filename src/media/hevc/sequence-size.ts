/** How large the pictures of an HEVC stream are (ITU-T H.265, 7.3.2.2.1 and 7.3.3). */
import { BitReader } from '../avc/bit-reader.ts';

const MAX_BYTES = 1024;
const PROFILE_BITS = 88;
const LEVEL_BITS = 8;
const LAYERS = 8;

/** Of the set as cropped. Throws RangeError for one that is none. */
export function readHevcSize(unit: Uint8Array): { readonly widthPx: number; readonly heightPx: number } {
  // Its header has two bytes.
  const reader = new BitReader(unit.subarray(1), MAX_BYTES);
  reader.bits(4);
  const moreLayers = reader.bits(3);
  reader.bits(1);
  passProfiles(reader, moreLayers);
  reader.unsigned();
  const chromaFormat = reader.unsigned();
  if (chromaFormat === 3) reader.bits(1);
  const [width, height] = [reader.unsigned(), reader.unsigned()];
  const crop = reader.flag() ? [0, 1, 2, 3].map(() => reader.unsigned()) : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const stepX = chromaFormat === 1 || chromaFormat === 2 ? 2 : 1;
  const stepY = chromaFormat === 1 ? 2 : 1;
  const widthPx = width - stepX * (left + right);
  const heightPx = height - stepY * (top + bottom);
  if (widthPx < 1 || heightPx < 1) throw new RangeError('The set says what cannot be.');
  return { widthPx, heightPx };
}

function passProfiles(reader: BitReader, moreLayers: number): void {
  reader.bits(PROFILE_BITS);
  reader.bits(LEVEL_BITS);
  const said = Array.from({ length: moreLayers }, () => [reader.flag(), reader.flag()] as const);
  if (moreLayers > 0) reader.bits(2 * (LAYERS - moreLayers));
  for (const [hasProfile, hasLevel] of said)
    reader.bits((hasProfile ? PROFILE_BITS : 0) + (hasLevel ? LEVEL_BITS : 0));
}
