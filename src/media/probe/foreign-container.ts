/**
 * Files of video and sound that nothing here reads, but the FFmpeg of a host does, by their first bytes. Only those: what it
 * takes for a film otherwise may be text, a playlist that names other files, or a picture.
 * Sources: FFmpeg's demuxers; Microsoft ASF, 3.1; ISO/IEC 13818-1, 2.5.3.3; SMPTE ST 377-1, 7.1; RFC 4867, 5; IEC 61834-2; ISO/IEC 13818-7, 6.2;
 * ISO/IEC 11172-3, 2.4.1.3, and 13818-3; APE tags, version 2.
 */
import { BITRATES_V2, MPEG_1, SAMPLE_RATES } from '../../base/film/sniff-sound.ts';

export interface ForeignContainer {
  /** Under its name in FFmpeg. */
  readonly demuxer: string;
  /** Sound alone by what it is; others may have a picture. */
  readonly isSound: boolean;
}

interface Magic extends ForeignContainer {
  readonly bytes: readonly number[];
}

const film = (demuxer: string, ...bytes: readonly number[]): Magic => ({ demuxer, isSound: false, bytes });
const sound = (demuxer: string, letters: string): Magic => ({
  ...{ demuxer, isSound: true },
  bytes: [...letters].map((letter) => letter.charCodeAt(0)),
});

const MAGICS: readonly Magic[] = [
  film('asf', 0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11),
  // MPEG program streams, as DVDs and camcorders have them, and MPEG video alone.
  film('mpeg', 0, 0, 1, 0xba),
  film('mpegvideo', 0, 0, 1, 0xb3),
  film('mxf', 0x06, 0x0e, 0x2b, 0x34, 0x02, 0x05, 0x01, 0x01),
  // Tapes of 525 and of 625 lines.
  film('dv', 0x1f, 0x07, 0, 0x3f),
  film('dv', 0x1f, 0x07, 0, 0xbf),
  film('rm', 0x2e, 0x52, 0x4d, 0x46),
  // Theora and what else is in an Ogg; Opus and Vorbis alone are read here.
  film('ogg', 0x4f, 0x67, 0x67, 0x53),
  sound('amr', '#!AMR'),
  sound('wv', 'wvpk'),
  sound('ape', 'MAC '),
  sound('au', '.snd'),
  sound('w64', 'riff'),
  // Such a tag before the MP3 it belongs behind.
  sound('mp3', 'APETAGEX'),
  { ...{ demuxer: 'dts', isSound: true }, bytes: [0x7f, 0xfe, 0x80, 0x01] },
  { ...{ demuxer: 'ac3', isSound: true }, bytes: [0x0b, 0x77] },
];
/** Frames that follow one another; one alone is chance. */
const FRAMES_TO_CHECK = 3;
const ADTS_HEADER_BYTES = 7;
const LAYER_TWO = 2;
/** In kbit/s. */
const LAYER_TWO_BITRATES_V1 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];

/** null for everything else. What this program reads by itself is to be told first (`sniff-container.ts`). */
export function sniffForeign(head: Uint8Array): ForeignContainer | null {
  const known = MAGICS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  if (known !== undefined) return known;
  if (hasFrames(head, adtsBytes)) return { demuxer: 'aac', isSound: true };
  return hasFrames(head, layerTwoBytes) ? { demuxer: 'mp3', isSound: true } : null;
}

/** @param frameBytes of the frame whose header this is; null where it is none */
function hasFrames(head: Uint8Array, frameBytes: (header: Uint8Array) => number | null): boolean {
  let at = 0;
  for (let frames = 0; frames < FRAMES_TO_CHECK; frames += 1) {
    const bytes = frameBytes(head.subarray(at, at + ADTS_HEADER_BYTES));
    if (bytes === null) return false;
    at += bytes;
  }
  return true;
}

function adtsBytes([first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0]: Uint8Array): number | null {
  // The sync word, and the layer, which is always 0.
  if (first !== 0xff || (second & 0xf6) !== 0xf0) return null;
  const bytes = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  return bytes < ADTS_HEADER_BYTES ? null : bytes;
}

/** Of MPEG's layer II. */
function layerTwoBytes([first = 0, second = 0, third = 0]: Uint8Array): number | null {
  const version = (second >> 3) & 3;
  const kbps = (version === MPEG_1 ? LAYER_TWO_BITRATES_V1 : BITRATES_V2)[third >> 4] ?? 0;
  const sampleRate = SAMPLE_RATES[version]?.[(third >> 2) & 3];
  const isLayerTwo = ((second >> 1) & 3) === LAYER_TWO;
  if (first !== 0xff || second >> 5 !== 7 || !isLayerTwo || kbps === 0 || sampleRate === undefined)
    return null;
  return Math.floor((144_000 * kbps) / sampleRate) + ((third >> 1) & 1);
}
