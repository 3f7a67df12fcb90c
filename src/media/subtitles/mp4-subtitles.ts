/** Reads one text subtitle track (tx3g, QuickTime text or WebVTT) of an MP4 or MOV file. Fragmented files are left out. */
import { escapeVtt } from '../captions/escape-vtt.ts';
import type { ByteWindow } from '../probe/byte-window.ts';
import { boxesIn, findBox, readBoxHeader, viewOf } from '../probe/mp4-boxes.ts';
import { readSampleTable } from './mp4-sample-table.ts';
import { type RawCue, type SubtitleTrack, saysLanguage } from './subtitle-track.ts';

const SUBTITLE_HANDLERS = new Set(['sbtl', 'subt', 'text']);
/** tx3g and QuickTime text both begin with the length of their text. */
const FORMATS: Readonly<Record<string, TextTrack['format']>> = {
  tx3g: 'counted',
  text: 'counted',
  wvtt: 'wvtt',
};
/** QuickTime's own language numbers (QuickTime File Format, "Language Code Values"), as far as 15. */
const MAC_LANGUAGES = [
  'en',
  'fr',
  'de',
  'it',
  'nl',
  'sv',
  'es',
  'da',
  'pt',
  'no',
  'he',
  'ja',
  'ar',
  'fi',
  'el',
  'is',
];
const FIRST_PACKED_LANGUAGE = 0x400;
const NO_LANGUAGE = 0x7fff;
const MAX_MOVIE_BYTES = 256 * 1024 * 1024;
const MAX_CUE_BYTES = 64 * 1024;

interface TextTrack {
  readonly format: 'counted' | 'wvtt';
  readonly language: string;
  readonly trak: Uint8Array;
}

/** null where the file has no such track. Of several the one in `wanted` is read. */
export async function readMp4Subtitles(bytes: ByteWindow, wanted: string): Promise<SubtitleTrack | null> {
  const movie = await readMovie(bytes);
  const header = movie && headerIn(movie, 'mvhd', { short: 16, wide: 24 });
  if (!movie || !header) return null;
  const tracks = textTracks(movie);
  const track = tracks.find(({ language }) => saysLanguage(language, wanted)) ?? tracks[0];
  if (!track) return null;
  const movieTimescale = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
  const cues: RawCue[] = [];
  for (const sample of readSampleTable(track.trak, movieTimescale)) {
    const data = await bytes.read(sample.offset, Math.min(sample.sizeBytes, MAX_CUE_BYTES));
    const payload = track.format === 'counted' ? readCountedText(data) : readWebVttSample(data);
    // What an edit list cuts off at the beginning is not shown.
    if (payload && sample.endSec > 0)
      cues.push({ startSec: Math.max(0, sample.startSec), endSec: sample.endSec, payload });
  }
  return cues.length > 0 ? { language: track.language, cues } : null;
}

async function readMovie(bytes: ByteWindow): Promise<Uint8Array | null> {
  for (let at = 0; at < bytes.sizeBytes; ) {
    const header = readBoxHeader(await bytes.read(at, 16));
    if (!header) return null;
    if (header.type === 'moov') {
      if (header.sizeBytes > MAX_MOVIE_BYTES) return null;
      return (await bytes.read(at, header.sizeBytes)).slice(header.headerBytes);
    }
    at += header.sizeBytes;
  }
  return null;
}

function textTracks(movie: Uint8Array): TextTrack[] {
  const tracks = [...boxesIn(movie)].filter((box) => box.type === 'trak').map((box) => box.data);
  const chapters = new Set(tracks.flatMap(chapterTrackIds));
  return tracks.flatMap((trak) => {
    const handler = findBox(trak, 'mdia/hdlr');
    const descriptions = findBox(trak, 'mdia/minf/stbl/stsd');
    const media = headerIn(trak, 'mdia/mdhd', { short: 22, wide: 34 });
    if (!handler || !descriptions || !media || chapters.has(trackId(trak))) return [];
    const format = FORMATS[String.fromCharCode(...descriptions.subarray(12, 16))];
    const isText = SUBTITLE_HANDLERS.has(String.fromCharCode(...handler.subarray(8, 12)));
    return isText && format ? [{ format, language: languageOf(media), trak }] : [];
  });
}

/** null where damage left fewer bytes of it than are read. */
function headerIn(
  bytes: Uint8Array,
  path: string,
  leastBytes: { readonly short: number; readonly wide: number },
): Uint8Array | null {
  const box = findBox(bytes, path);
  return box && box.length >= (box[0] === 1 ? leastBytes.wide : leastBytes.short) ? box : null;
}

function trackId(trak: Uint8Array): number {
  const header = headerIn(trak, 'tkhd', { short: 16, wide: 24 });
  return header ? viewOf(header).getUint32(header[0] === 1 ? 20 : 12) : 0;
}

/** Chapter titles are text tracks too; another track names them as such. */
function chapterTrackIds(trak: Uint8Array): number[] {
  const ids = findBox(trak, 'tref/chap');
  if (!ids) return [];
  return Array.from({ length: Math.floor(ids.length / 4) }, (_, i) => viewOf(ids).getUint32(4 * i));
}

/** Three letters packed in 15 bits (ISO/IEC 14496-12, 8.4.2.3). */
function languageOf(mediaHeader: Uint8Array): string {
  const packed = viewOf(mediaHeader).getUint16(mediaHeader[0] === 1 ? 32 : 20);
  if (packed === NO_LANGUAGE) return 'und';
  if (packed < FIRST_PACKED_LANGUAGE) return MAC_LANGUAGES[packed] ?? 'und';
  return String.fromCharCode(...[10, 5, 0].map((shift) => ((packed >> shift) & 31) + 0x60));
}

/** 3GPP TS 26.245, 5.17: length, text in UTF-8 or, with a byte order mark, UTF-16; then styles. */
function readCountedText(data: Uint8Array): string {
  if (data.length < 2) return '';
  const text = data.subarray(2, 2 + viewOf(data).getUint16(0));
  const wide = text[0] === 0xfe && text[1] === 0xff;
  // Tags do not exist in this format, so `<` is a letter; escaped, the shared cleaning keeps it one.
  return escapeVtt(new TextDecoder(wide ? 'utf-16be' : 'utf-8').decode(text));
}

/** ISO/IEC 14496-30: each cue in a `vttc` box, its text in `payl`; `vtte` means none. */
function readWebVttSample(data: Uint8Array): string {
  return [...boxesIn(data)]
    .filter((box) => box.type === 'vttc')
    .map((box) => new TextDecoder().decode(findBox(box.data, 'payl') ?? new Uint8Array(0)))
    .filter(Boolean)
    .join('\n');
}
