/** What the sequence parameter set of an H.264 stream says of its pictures (ITU-T H.264, 7.3.2.1.1 and E.1.1). */
import { BitReader } from './bit-reader.ts';

/** `chroma_format_idc` and bits a sample. */
export interface SampleFormat {
  readonly chromaFormat: number;
  readonly lumaBits: number;
  readonly chromaBits: number;
  readonly hasSeparatePlanes: boolean;
}

export interface SequenceParameters extends SampleFormat {
  /** Frames are whole: never fields. */
  readonly framesOnly: boolean;
  readonly frameNumBits: number;
  readonly order: PictureOrderRule;
  /** As cropped, in samples. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Width and height of a sample, as parts of each other. */
  readonly sampleAspect: readonly [number, number];
}

/** How the order in which pictures are shown is written (8.2.1). */
export type PictureOrderRule =
  | { readonly type: 0; readonly countBits: number }
  | {
      readonly type: 1;
      readonly hasDeltas: boolean;
      readonly offsetOfOthers: number;
      /** Of the reference pictures of one cycle. */
      readonly offsets: readonly number[];
    }
  | { readonly type: 2 };

const HIGH_PROFILES = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135];
/** Table E-1. */
const SAMPLE_ASPECTS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 1],
  [12, 11],
  [10, 11],
  [16, 11],
  [40, 33],
  [24, 11],
  [20, 11],
  [32, 11],
  [80, 33],
  [18, 11],
  [15, 11],
  [64, 33],
  [160, 99],
  [4, 3],
  [3, 2],
  [2, 1],
];
const SQUARE = [1, 1] as const;
const EXTENDED_ASPECT = 255;
const MAX_BYTES = 1024;
const MAX_CYCLE = 255;

/** Throws RangeError for a set that is none. */
export function readSequenceParameters(unit: Uint8Array): SequenceParameters {
  const reader = new BitReader(unit, MAX_BYTES);
  const { isHigh, ...samples } = readStart(reader);
  if (isHigh) skipScalingMatrix(reader, samples.chromaFormat);
  const frameNumBits = reader.unsigned() + 4;
  const order = readOrderRule(reader);
  reader.unsigned();
  reader.flag();
  const codedWidth = 16 * (reader.unsigned() + 1);
  const mapUnits = reader.unsigned() + 1;
  const framesOnly = reader.flag();
  if (!framesOnly) reader.flag();
  reader.flag();
  const codedHeight = 16 * mapUnits * (framesOnly ? 1 : 2);
  const crop = reader.flag() ? [0, 1, 2, 3].map(() => reader.unsigned()) : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const stepX = samples.chromaFormat === 1 || samples.chromaFormat === 2 ? 2 : 1;
  const stepY = (samples.chromaFormat === 1 ? 2 : 1) * (framesOnly ? 1 : 2);
  const widthPx = codedWidth - stepX * (left + right);
  const heightPx = codedHeight - stepY * (top + bottom);
  if (widthPx < 1 || heightPx < 1 || frameNumBits > 16) throw new RangeError('The set says what cannot be.');
  return { ...samples, framesOnly, frameNumBits, order, widthPx, heightPx, sampleAspect: readAspect(reader) };
}

/** Throws RangeError for a set that is none. */
export function readSampleFormat(unit: Uint8Array): SampleFormat {
  const { isHigh: _, ...samples } = readStart(new BitReader(unit, MAX_BYTES));
  return samples;
}

function readStart(reader: BitReader): SampleFormat & { isHigh: boolean } {
  const isHigh = HIGH_PROFILES.includes(reader.bits(8));
  reader.bits(16);
  reader.unsigned();
  if (!isHigh) return { isHigh, chromaFormat: 1, lumaBits: 8, chromaBits: 8, hasSeparatePlanes: false };
  const chromaFormat = reader.unsigned();
  const hasSeparatePlanes = chromaFormat === 3 && reader.flag();
  const lumaBits = reader.unsigned() + 8;
  const chromaBits = reader.unsigned() + 8;
  return { isHigh, chromaFormat, lumaBits, chromaBits, hasSeparatePlanes };
}

function skipScalingMatrix(reader: BitReader, chromaFormat: number): void {
  reader.flag();
  if (!reader.flag()) return;
  for (let list = 0; list < (chromaFormat === 3 ? 12 : 8); list += 1)
    if (reader.flag()) skipScalingList(reader, list < 6 ? 16 : 64);
}

function skipScalingList(reader: BitReader, size: number): void {
  let next = 8;
  for (let index = 0; index < size && next !== 0; index += 1) next = (next + reader.signed() + 256) & 255;
}

function readOrderRule(reader: BitReader): PictureOrderRule {
  const type = reader.unsigned();
  if (type === 0) return { type, countBits: reader.unsigned() + 4 };
  if (type === 2) return { type };
  if (type !== 1) throw new RangeError('The set says what cannot be.');
  const hasDeltas = !reader.flag();
  const offsetOfOthers = reader.signed();
  reader.signed();
  const count = reader.unsigned();
  if (count > MAX_CYCLE) throw new RangeError('The set says what cannot be.');
  return { type, hasDeltas, offsetOfOthers, offsets: Array.from({ length: count }, () => reader.signed()) };
}

function readAspect(reader: BitReader): readonly [number, number] {
  if (!reader.flag() || !reader.flag()) return SQUARE;
  const known = reader.bits(8);
  const [width, height] =
    known === EXTENDED_ASPECT ? [reader.bits(16), reader.bits(16)] : (SAMPLE_ASPECTS[known] ?? SQUARE);
  return width > 0 && height > 0 ? [width, height] : SQUARE;
}
