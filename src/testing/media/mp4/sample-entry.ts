/** What the samples of a track are: H.264 (ISO/IEC 14496-15, 5.3.3) or AAC (ISO/IEC 14496-1, 7.2.6; 14496-3, 1.6.2.1). */
import { type Box, check, childrenOf, Fields, fail, one } from './boxes.ts';

export interface AvcEntry {
  readonly kind: 'avc1';
  readonly widthPx: number;
  readonly heightPx: number;
  /** Bytes of the length before each unit of a sample. */
  readonly lengthBytes: number;
}

export interface AacEntry {
  readonly kind: 'mp4a';
  readonly sampleRate: number;
  readonly channels: number;
}

/** Of converted films only (ISO/IEC 14496-3, 1.6.2.1: the object types of MPEG-1 and MPEG-2 audio). */
export interface Mp3Entry {
  readonly kind: 'mp3';
  readonly sampleRate: number;
  readonly channels: number;
}

/** `other` is a kind this product never writes; it is carried by name and not looked into. */
export type SampleEntry = AvcEntry | AacEntry | Mp3Entry | { readonly kind: 'other'; readonly type: string };

const VISUAL_ENTRY_BYTES = 78;
const AUDIO_ENTRY_BYTES = 28;
const NAL_SPS = 7;
const NAL_PPS = 8;
/** Sample rates of MPEG-4 audio by their index (ISO/IEC 14496-3, table 1.18). */
const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
const AAC_LOW_COMPLEXITY = 2;
const MPEG4_AUDIO = 0x40;
const MPEG_AUDIO = [0x69, 0x6b];
/** Tags of descriptors (ISO/IEC 14496-1, table 1). */
const [ES, DECODER_CONFIG, DECODER_SPECIFIC] = [3, 4, 5];

export function readSampleEntry(file: DataView, stsd: Box): SampleEntry {
  const fields = new Fields(file, stsd);
  fields.version(1);
  const count = fields.u32();
  const entries = childrenOf(file, stsd, 8);
  const [entry] = entries;
  check(
    entry !== undefined && entries.length === 1 && count === 1,
    stsd,
    `describes ${count} kinds of sample`,
  );
  if (entry.type === 'avc1') return readAvc(file, entry);
  if (entry.type === 'mp4a') return readSound(file, entry);
  return { kind: 'other', type: entry.type };
}

function readAvc(file: DataView, entry: Box): AvcEntry {
  const fields = new Fields(file, entry, 24);
  const [widthPx, heightPx] = [fields.u16(), fields.u16()];
  check(widthPx > 0 && heightPx > 0, entry, `is ${widthPx} by ${heightPx} pixels large`);
  const config = one(childrenOf(file, entry, VISUAL_ENTRY_BYTES), 'avcC', entry.path);
  return { kind: 'avc1', widthPx, heightPx, lengthBytes: readAvcConfig(file, config) };
}

function readAvcConfig(file: DataView, box: Box): number {
  const fields = new Fields(file, box);
  check(fields.u8() === 1, box, 'has an unknown version');
  const profile = fields.bytes(3);
  const lengthBytes = (fields.u8() & 3) + 1;
  check(lengthBytes !== 3, box, 'has lengths of 3 bytes');
  const readSets = (count: number, type: number, name: string) => {
    check(count > 0, box, `has no ${name}`);
    return Array.from({ length: count }, () => {
      const set = fields.bytes(fields.u16());
      check(((set[0] ?? 0) & 0x1f) === type, box, `has something else for a ${name}`);
      return set;
    });
  };
  const [sps] = readSets(fields.u8() & 0x1f, NAL_SPS, 'sequence parameter set');
  const same = profile.every((byte, index) => byte === sps?.[index + 1]);
  check(same, box, 'names another profile and level than its sequence parameter set');
  readSets(fields.u8(), NAL_PPS, 'picture parameter set');
  // High profiles end with sample format, depths, and a count of extensions.
  if (fields.left > 0) fields.skip(4);
  fields.done();
  return lengthBytes;
}

function readSound(file: DataView, entry: Box): AacEntry | Mp3Entry {
  const fields = new Fields(file, entry, 16);
  const channels = fields.u16();
  fields.skip(6);
  const sampleRate = fields.u32() / 65_536;
  const esds = one(childrenOf(file, entry, AUDIO_ENTRY_BYTES), 'esds', entry.path);
  const told = readAudioConfig(file, esds);
  if (told === null) return { kind: 'mp3', sampleRate, channels };
  check(
    told.sampleRate === sampleRate,
    esds,
    `says ${told.sampleRate} Hz where the entry says ${sampleRate}`,
  );
  // Many writers leave the entry's count at the 2 of the template (ISO/IEC 14496-14, 5.6).
  const same = told.channels === channels || channels === 2;
  check(same, esds, `says ${told.channels} channels where the entry says ${channels}`);
  return { kind: 'mp4a', ...told };
}

/** null for MP3, which says it in each of its frames. */
function readAudioConfig(file: DataView, esds: Box): { sampleRate: number; channels: number } | null {
  const fields = new Fields(file, esds);
  fields.version(0);
  const open = (tag: number) => {
    check(fields.u8() === tag, esds, `has no descriptor ${tag} where one is due`);
    let length = 0;
    for (let bytes = 1; ; bytes += 1) {
      const part = fields.u8();
      length = length * 128 + (part & 0x7f);
      if ((part & 0x80) === 0) break;
      check(bytes < 4, esds, 'has a length of more than 4 bytes');
    }
    check(length <= fields.left, esds, `descriptor ${tag} is cut off`);
    return length;
  };
  open(ES);
  fields.skip(2);
  check(fields.u8() === 0, esds, 'depends on another stream');
  open(DECODER_CONFIG);
  const objectType = fields.u8();
  if (MPEG_AUDIO.includes(objectType)) return null;
  check(objectType === MPEG4_AUDIO, esds, `holds the object type ${objectType}, which is no MPEG-4 audio`);
  fields.skip(12);
  check(open(DECODER_SPECIFIC) >= 2, esds, 'has no description of its sound');
  const bits = fields.u16();
  const audioType = bits >> 11;
  if (audioType !== AAC_LOW_COMPLEXITY) fail(esds, `holds the audio type ${audioType}, not AAC-LC`);
  const sampleRate = AAC_RATES[(bits >> 7) & 0xf];
  check(sampleRate !== undefined, esds, 'has no known sample rate');
  return { sampleRate, channels: (bits >> 3) & 0xf };
}
