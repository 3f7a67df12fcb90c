/**
 * What the tags of an FLV carry (Adobe, Video File Format Specification 10.1, E.4.2 and E.4.3; Veovera, Enhanced RTMP v2
 * for codecs that are named by four letters).
 */
import type { FlvTag } from './flv-tags.ts';

export interface FlvPacket {
  /** As `codecTitle` knows it. */
  readonly codec: string;
  /** `config`: what a decoder is told before the packets that follow. */
  readonly holds: 'config' | 'packet';
  readonly isKey: boolean;
  /** From decoding to showing. */
  readonly compositionMs: number;
  /** Valid as long as the tag is. */
  readonly data: Uint8Array;
}

/** Of Sorenson, On2 and Adobe; RTMP's own numbers for what Chinese services send. */
const PICTURES: Readonly<Record<number, string>> = {
  2: 'Sorenson H.263',
  3: 'Flash Screen Video',
  4: 'VP6',
  5: 'VP6',
  6: 'Flash Screen Video',
  7: 'avc',
  12: 'hevc',
};
const SOUNDS: Readonly<Record<number, string>> = {
  0: 'PCM',
  1: 'ADPCM',
  2: 'mp3',
  3: 'PCM',
  4: 'Nellymoser',
  5: 'Nellymoser',
  6: 'Nellymoser',
  7: 'A-law',
  8: 'µ-law',
  10: 'aac',
  11: 'Speex',
  14: 'mp3',
};
const FOUR_LETTERS: Readonly<Record<string, string>> = {
  avc1: 'avc',
  hvc1: 'hevc',
  vp08: 'vp8',
  vp09: 'vp9',
  av01: 'av1',
  mp4a: 'aac',
  '.mp3': 'mp3',
  Opus: 'opus',
  fLaC: 'flac',
};
/** Their first packet describes the others. */
export const DESCRIBED: readonly string[] = ['avc', 'hevc', 'aac'];
/** No picture waits for longer; more is a damaged number. */
const COMPOSITION_MAX_MS = 20_000;
const KEY_FRAMES = [1, 4];
const COMMAND_FRAME = 5;
const NAMED_SOUND = 9;
/** `PacketType`: of pictures and of sound, as far as it carries something. */
const START = 0;
const CODED = 1;
const CODED_AT_ONCE = 3;
const TIMED = ['avc', 'hevc'];

/** null for a tag without anything to decode, and for further tracks beside the first. */
export function readFlvPacket({ kind, body }: Pick<FlvTag, 'kind' | 'body'>): FlvPacket | null {
  return kind === 'picture' ? readPicture(body) : readSound(body);
}

function readPicture(body: Uint8Array): FlvPacket | null {
  const first = body[0] ?? 0;
  const frame = (first >> 4) & 7;
  if (body.length < 2 || frame === COMMAND_FRAME) return null;
  const isKey = KEY_FRAMES.includes(frame);
  if ((first & 0x80) !== 0) return readNamed(body, isKey);
  const codec = PICTURES[first & 15] ?? `picture format ${first & 15}`;
  if (!DESCRIBED.includes(codec))
    return { codec, holds: 'packet', isKey, compositionMs: 0, data: body.subarray(1) };
  return readDescribed(codec, isKey, body.subarray(1));
}

function readSound(body: Uint8Array): FlvPacket | null {
  const format = (body[0] ?? 0) >> 4;
  if (body.length < 2) return null;
  if (format === NAMED_SOUND) return readNamed(body, true);
  const codec = SOUNDS[format] ?? `sound format ${format}`;
  if (codec !== 'aac')
    return { codec, holds: 'packet', isKey: true, compositionMs: 0, data: body.subarray(1) };
  return packetOf(codec, body[1] ?? CODED, { isKey: true, compositionMs: 0, data: body.subarray(2) });
}

/** `AVCVIDEOPACKET`, which HEVC took over. */
function readDescribed(codec: string, isKey: boolean, bytes: Uint8Array): FlvPacket | null {
  return packetOf(codec, bytes[0] ?? CODED, {
    ...{ isKey, compositionMs: compositionMs(bytes, 1), data: bytes.subarray(4) },
  });
}

function readNamed(body: Uint8Array, isKey: boolean): FlvPacket | null {
  const letters = String.fromCharCode(...body.subarray(1, 5));
  const codec = FOUR_LETTERS[letters] ?? letters;
  const type = (body[0] ?? 0) & 15;
  const isTimed = TIMED.includes(codec) && type === CODED;
  return packetOf(codec, type === CODED_AT_ONCE ? CODED : type, {
    isKey,
    compositionMs: isTimed ? compositionMs(body, 5) : 0,
    data: body.subarray(isTimed ? 8 : 5),
  });
}

function packetOf(
  codec: string,
  type: number,
  rest: Pick<FlvPacket, 'isKey' | 'compositionMs' | 'data'>,
): FlvPacket | null {
  if (rest.data.length === 0 || (type !== START && type !== CODED)) return null;
  return { ...rest, codec, holds: type === START ? 'config' : 'packet' };
}

function compositionMs(bytes: Uint8Array, at: number): number {
  const ms = signed24(bytes, at);
  return Math.abs(ms) > COMPOSITION_MAX_MS ? 0 : ms;
}

function signed24(bytes: Uint8Array, at: number): number {
  const [high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 3);
  return ((high << 24) >> 8) | (middle << 8) | low;
}
