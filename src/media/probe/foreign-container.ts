/**
 * Files of video and sound that nothing here reads, but the FFmpeg of a host does, by their first bytes. Only those: what it
 * takes for a film otherwise may be text, a playlist that names other files, or a picture.
 * Sources: FFmpeg's demuxers; Microsoft ASF, 3.1; ISO/IEC 13818-1, 2.5.3.3; SMPTE ST 377-1, 7.1; RFC 4867, 5; IEC 61834-2; ISO/IEC 13818-7, 6.2.
 */

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
  { ...{ demuxer: 'dts', isSound: true }, bytes: [0x7f, 0xfe, 0x80, 0x01] },
  { ...{ demuxer: 'ac3', isSound: true }, bytes: [0x0b, 0x77] },
];
const ADTS: ForeignContainer = { demuxer: 'aac', isSound: true };
const ADTS_FRAMES_TO_CHECK = 3;
const ADTS_HEADER_BYTES = 7;

/** null for everything else. What this program reads by itself is to be told first (`sniff-container.ts`). */
export function sniffForeign(head: Uint8Array): ForeignContainer | null {
  const known = MAGICS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  if (known !== undefined) return known;
  return isAdts(head) ? ADTS : null;
}

/** Frames that follow one another; one alone is chance. */
function isAdts(head: Uint8Array): boolean {
  let at = 0;
  for (let frames = 0; frames < ADTS_FRAMES_TO_CHECK; frames += 1) {
    const [first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0] = head.subarray(at, at + 6);
    // The sync word, and the layer, which is always 0.
    if (first !== 0xff || (second & 0xf6) !== 0xf0) return false;
    const frameBytes = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
    if (frameBytes < ADTS_HEADER_BYTES) return false;
    at += frameBytes;
  }
  return true;
}
