/** What the headers of an AVI say of its streams (Microsoft, AVI RIFF File Reference; RFC 2361 for sound). */
import { codecTitle } from '../probe/codec-names.ts';

interface AviTiming {
  /** As the names of its chunks begin with. */
  readonly number: number;
  /** Ticks of its own before it begins. */
  readonly startTicks: number;
  readonly tickSec: number;
}

export interface AviPictures extends AviTiming {
  readonly kind: 'pictures';
  /** Four letters, or as many dots for what has none. */
  readonly codec: string;
  readonly extra: Uint8Array;
}

export interface AviSound extends AviTiming {
  readonly kind: 'sound';
  /** Of the extensible format, what it stands for. */
  readonly format: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly sampleBits: number;
  readonly extra: Uint8Array;
}

export type AviStream = AviPictures | AviSound;

export const PCM = 1;
export const FLOAT_PCM = 3;
export const MP3 = 0x55;
export const RAW_AAC = 0xff;
const EXTENSIBLE = 0xfffe;

const SOUND_TITLES: Readonly<Record<number, string>> = {
  [PCM]: 'PCM',
  2: 'ADPCM',
  [FLOAT_PCM]: 'PCM',
  6: 'A-law',
  7: 'µ-law',
  17: 'ADPCM',
  80: 'MP2',
  [MP3]: 'MP3',
  [RAW_AAC]: 'AAC',
  353: 'WMA',
  5648: 'AAC',
  8192: 'AC-3 (Dolby Digital)',
  8193: 'DTS',
  22127: 'Vorbis',
  61868: 'FLAC',
};
/** Pictures faster or slower than these are a damaged header. */
const FASTEST_HZ = 1000;
const SLOWEST_HZ = 1 / 3600;
const FALLBACK_HZ = 25;

/** As people call it. */
export function aviCodecTitle(stream: AviStream): string {
  if (stream.kind === 'sound') return SOUND_TITLES[stream.format] ?? `sound format ${stream.format}`;
  return stream.codec === '....' ? 'uncompressed pictures' : codecTitle(stream.codec.trim());
}

/** @param header what is inside the list `hdrl`. Streams that are neither seen nor heard are left out. */
export function readAviStreams(header: Uint8Array): AviStream[] {
  const streams: AviStream[] = [];
  let number = 0;
  for (const list of chunksIn(header)) {
    if (list.id !== 'LIST' || letters(list.bytes, 0) !== 'strl') continue;
    const parts = chunksIn(list.bytes.subarray(4));
    const head = parts.find(({ id }) => id === 'strh')?.bytes;
    const format = parts.find(({ id }) => id === 'strf')?.bytes;
    const stream = head && format ? readStream(number, head, format) : null;
    if (stream !== null) streams.push(stream);
    number += 1;
  }
  return streams;
}

function readStream(number: number, head: Uint8Array, format: Uint8Array): AviStream | null {
  const type = letters(head, 0);
  if (head.length < 48) return null;
  const view = viewOf(head);
  const [scale, rate] = [view.getUint32(20, true), view.getUint32(24, true)];
  const timing = { number, startTicks: view.getUint32(28, true) };
  // Picture and sound of a tape in one, as camcorders were read by their programs (DV Data in the AVI File Format, type 1).
  if (type === 'iavs')
    return { ...timing, kind: 'pictures', codec: 'dvsd', tickSec: pictureTick(scale, rate), extra: format };
  if (type === 'vids') return readPictures({ ...timing, tickSec: pictureTick(scale, rate) }, format);
  if (type === 'auds') return readSound({ ...timing, tickSec: rate > 0 ? scale / rate : 0 }, format);
  return null;
}

function pictureTick(scale: number, rate: number): number {
  const hertz = scale > 0 ? rate / scale : 0;
  return hertz >= SLOWEST_HZ && hertz <= FASTEST_HZ ? 1 / hertz : 1 / FALLBACK_HZ;
}

function readPictures(timing: AviTiming, format: Uint8Array): AviPictures | null {
  if (format.length < 40) return null;
  const code = letters(format, 16);
  return {
    ...timing,
    kind: 'pictures',
    codec: /^[\x20-\x7e]{4}$/.test(code) ? code : '....',
    extra: format.slice(40),
  };
}

function readSound(timing: AviTiming, format: Uint8Array): AviSound | null {
  if (format.length < 14) return null;
  const view = viewOf(format);
  const tag = view.getUint16(0, true);
  const extraAt = Math.min(18, format.length);
  return {
    ...timing,
    kind: 'sound',
    // The first field of the sub-format of the extensible kind.
    format: tag === EXTENSIBLE && format.length >= 26 ? view.getUint16(24, true) : tag,
    channels: view.getUint16(2, true),
    sampleRate: view.getUint32(4, true),
    sampleBits: format.length >= 16 ? view.getUint16(14, true) : 8,
    extra: format.slice(extraAt),
  };
}

interface HeaderChunk {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Up to the first that is not whole. */
function chunksIn(bytes: Uint8Array): HeaderChunk[] {
  const view = viewOf(bytes);
  const found: HeaderChunk[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const sizeBytes = view.getUint32(at + 4, true);
    const end = at + 8 + sizeBytes;
    if (end > bytes.length) break;
    found.push({ id: letters(bytes, at), bytes: bytes.subarray(at + 8, end) });
    at = end + (sizeBytes % 2);
  }
  return found;
}

function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
