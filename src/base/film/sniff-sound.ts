/**
 * Recognises a file of sound alone by its first bytes, never by name or declared type. The service takes it by them,
 * and the client asks before it sends one to a service that may take no sound.
 * Sources: ID3v2.4 structure, 3.1; ISO/IEC 11172-3, 2.4.1.3; RFC 3533, 6; RFC 9639, 6; EBU Tech 3306 (RF64);
 * Apple, AIFF-C draft of 1991, and Core Audio Format Specification 1.0.
 */

export type SoundFormat = 'mp3' | 'm4a' | 'wav' | 'aiff' | 'caf' | 'flac' | 'ogg';

/** How many bytes from the start of a file are worth giving to `sniffSound`. */
export const SOUND_SNIFF_BYTES = 4096;

const SOUND_BRANDS = new Set(['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B ']);
/** What the first page of an Ogg file says it carries, where that is sound this program reads. */
const OGG_CODECS = ['OpusHead', '\x01vorbis'];
const OGG_PICTURES = ['\x80theora', 'BBCD\0', '\x01video'];
const MP3_FRAMES_TO_CHECK = 3;
const BITRATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** In kbit/s, of the lower rates, in layers II and III. */
export const BITRATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Of MPEG's sound, by its version. */
export const SAMPLE_RATES: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};
export const MPEG_1 = 3;

/** null for everything else, films with a picture among it. */
export function sniffSound(bytes: Uint8Array): SoundFormat | null {
  const head = bytes.subarray(0, SOUND_SNIFF_BYTES);
  if (isMp3(head)) return 'mp3';
  const isRiff = ['RIFF', 'RIFX', 'RF64'].includes(latin(head, 0, 4));
  if (isRiff && latin(head, 8, 4) === 'WAVE') return 'wav';
  // What follows has letters for a magic; every real one has bytes that no text has.
  if (!head.some((byte) => byte < 9)) return null;
  if (latin(head, 0, 4) === 'fLaC') return 'flac';
  if (latin(head, 0, 4) === 'FORM' && ['AIFF', 'AIFC'].includes(latin(head, 8, 4))) return 'aiff';
  if (latin(head, 0, 6) === 'caff\0\x01') return 'caf';
  if (latin(head, 4, 4) === 'ftyp' && SOUND_BRANDS.has(latin(head, 8, 4))) return 'm4a';
  return latin(head, 0, 4) === 'OggS' && isOggSound(head) ? 'ogg' : null;
}

function isOggSound(head: Uint8Array): boolean {
  const text = latin(head, 0, head.length);
  return (
    OGG_CODECS.some((codec) => text.includes(codec)) && !OGG_PICTURES.some((codec) => text.includes(codec))
  );
}

function isMp3(head: Uint8Array): boolean {
  const tagBytes = id3Bytes(head);
  // A tag with a picture in it is longer than what is looked at.
  if (tagBytes !== null && tagBytes + 4 > head.length) return true;
  return hasMp3Frames(head, tagBytes ?? 0);
}

/** Length of the ID3v2 tag the file begins with, its header included; null where there is none. */
function id3Bytes(head: Uint8Array): number | null {
  const [version = 0, revision = 0, , a = 0, b = 0, c = 0, d = 0] = head.subarray(3, 10);
  if (latin(head, 0, 3) !== 'ID3' || version < 2 || version > 4 || revision === 0xff) return null;
  if ((a | b | c | d) & 0x80) return null;
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** Frames that follow one another, as many as there are bytes for, up to three; one alone is chance. */
function hasMp3Frames(head: Uint8Array, from: number): boolean {
  let at = from;
  // Encoders pad a tag with zeros beyond the length it says.
  while (from > 0 && head[at] === 0) at += 1;
  let frames = 0;
  while (frames < MP3_FRAMES_TO_CHECK && at + 4 <= head.length) {
    const frameBytes = mp3FrameBytes(head, at);
    if (frameBytes === null) return false;
    frames += 1;
    at += frameBytes;
  }
  return frames >= 2 || (frames === 1 && from > 0);
}

function mp3FrameBytes(head: Uint8Array, at: number): number | null {
  const [first = 0, second = 0, third = 0] = head.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  const kbps = (version === MPEG_1 ? BITRATES_V1 : BITRATES_V2)[third >> 4] ?? 0;
  const sampleRate = SAMPLE_RATES[version]?.[(third >> 2) & 3];
  if (first !== 0xff || second >> 5 !== 7 || !isLayer3 || kbps === 0 || sampleRate === undefined) return null;
  const samples = version === MPEG_1 ? 1152 : 576;
  return Math.floor(((samples / 8) * kbps * 1000) / sampleRate) + ((third >> 1) & 1);
}

function latin(bytes: Uint8Array, at: number, length: number): string {
  let text = '';
  for (const byte of bytes.subarray(at, at + length)) text += String.fromCharCode(byte);
  return text;
}
