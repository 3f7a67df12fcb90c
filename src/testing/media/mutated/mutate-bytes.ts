/** Damages a media file as disks, networks and people with bad intentions do. The same seed damages the same way. */
import { concatBytes } from '../../../base/bytes/concat-arrays.ts';
import { type RandomNumbers, randomNumbers } from './random-numbers.ts';

const LARGEST_RANGE_BYTES = 2048;
const MOST_DAMAGES = 3;
/** Sizes, counts and times that arithmetic breaks on. */
const EXTREMES: readonly bigint[] = [
  0n,
  1n,
  2n,
  7n,
  8n,
  0x7fn,
  0xffn,
  0x7fffn,
  0xffffn,
  0x7fff_ffffn,
  0x8000_0000n,
  0xffff_ffffn,
  0x1f_ffff_ffff_ffffn,
  0x7fff_ffff_ffff_ffffn,
  0xffff_ffff_ffff_ffffn,
];
/** Boxes of ISO/IEC 14496-12 whose sizes, counts and entries steer a reader. */
const BOX_NAMES =
  'ftyp moov mvhd trak tkhd edts elst mdia mdhd hdlr minf stbl stsd stts ctts stss stsc stsz stco moof mfhd traf tfhd trun mdat avcC esds'.split(
    ' ',
  );
/** Chunks of AIFF and CAF. */
const CHUNK_NAMES = ['FORM', 'COMM', 'SSND', 'caff', 'desc', 'data'];
/** Elements of RFC 9559, by their ids. */
const EBML_IDS = [
  '1a45dfa3',
  '18538067',
  '1549a966',
  '1654ae6b',
  'ae',
  '1f43b675',
  'e7',
  'a3',
  'a0',
  'a1',
  '1c53bb6b',
  '114d9b74',
  '2ad7b1',
  '4489',
  '6d80',
];

type Damage = (bytes: Uint8Array, random: RandomNumbers, places: readonly number[]) => Uint8Array;

const DAMAGES: readonly Damage[] = [
  flipBits,
  setExtreme,
  setExtreme,
  setExtreme,
  truncate,
  removeRange,
  repeatRange,
  fillRange,
];

export function mutateBytes(original: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const random = randomNumbers(seed);
  const places = placesOfStructure(original);
  let bytes: Uint8Array = original;
  const damages = 1 + random.below(MOST_DAMAGES);
  for (let count = 0; count < damages; count += 1) bytes = random.pick(DAMAGES)(bytes, random, places);
  return new Uint8Array(bytes);
}

function flipBits(bytes: Uint8Array, random: RandomNumbers, places: readonly number[]): Uint8Array {
  const flipped = bytes.slice();
  for (let count = 1 + random.below(16); count > 0; count -= 1) {
    const at = placeIn(bytes, random, places);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  }
  return flipped;
}

function setExtreme(bytes: Uint8Array, random: RandomNumbers, places: readonly number[]): Uint8Array {
  const changed = bytes.slice();
  const value = random.pick(EXTREMES);
  const width = random.pick([1, 2, 4, 8]);
  const at = placeIn(bytes, random, places);
  for (let byte = 0; byte < width && at + byte < changed.length; byte += 1)
    changed[at + byte] = Number((value >> BigInt(8 * (width - 1 - byte))) & 0xffn);
  return changed;
}

function truncate(bytes: Uint8Array, random: RandomNumbers): Uint8Array {
  return bytes.slice(0, random.below(bytes.length + 1));
}

function removeRange(bytes: Uint8Array, random: RandomNumbers): Uint8Array {
  const [start, end] = rangeIn(bytes, random);
  return concatBytes([bytes.subarray(0, start), bytes.subarray(end)]);
}

function repeatRange(bytes: Uint8Array, random: RandomNumbers): Uint8Array {
  const [start, end] = rangeIn(bytes, random);
  return concatBytes([bytes.subarray(0, end), bytes.subarray(start)]);
}

function fillRange(bytes: Uint8Array, random: RandomNumbers): Uint8Array {
  const [start, end] = rangeIn(bytes, random);
  const filled = bytes.slice();
  const value = random.pick([0, 0xff, null]);
  for (let at = start; at < end; at += 1) filled[at] = value ?? random.below(256);
  return filled;
}

/** Half of the damage goes where the structure is; anywhere else is mostly picture. */
function placeIn(bytes: Uint8Array, random: RandomNumbers, places: readonly number[]): number {
  if (places.length > 0 && random.below(2) === 0)
    return Math.min(bytes.length, random.pick(places) + random.below(24));
  return random.below(Math.max(1, bytes.length));
}

function rangeIn(bytes: Uint8Array, random: RandomNumbers): readonly [number, number] {
  const start = random.below(bytes.length + 1);
  return [start, Math.min(bytes.length, start + 1 + random.below(LARGEST_RANGE_BYTES))];
}

/** Where a size or an id begins. */
function placesOfStructure(bytes: Uint8Array): number[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 3) === 'FLV') return placesOfTags(file);
  const isChunks = ['FORM', 'caff'].includes(file.toString('latin1', 0, 4));
  const isEbml = file.readUInt32BE(0) === 0x1a45dfa3;
  const signs = isEbml
    ? EBML_IDS.map((id) => Buffer.from(id, 'hex'))
    : (isChunks ? CHUNK_NAMES : BOX_NAMES).map((name) => Buffer.from(name, 'latin1'));
  return signs.flatMap((sign) => {
    const found: number[] = [];
    for (let at = file.indexOf(sign); at >= 0; at = file.indexOf(sign, at + 1))
      found.push(isEbml || isChunks ? at : at - 4);
    return found.filter((at) => at >= 0);
  });
}

/** Where the tags of an FLV begin. */
function placesOfTags(file: Buffer): number[] {
  const places: number[] = [];
  for (let at = 13; at + 4 <= file.length; at += 15 + file.readUIntBE(at + 1, 3)) places.push(at);
  return places;
}
