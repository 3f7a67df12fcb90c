/** Tells the codecs of an AVI by its headers alone (Microsoft, AVI RIFF File Reference), to name what is refused. */
import { codecTitle } from './codec-names.ts';

/** How many bytes from the start of a file are worth giving to `aviCodecs`. */
export const AVI_HEAD_BYTES = 65_536;

const LISTS = new Set(['RIFF', 'LIST']);
/** Registered wave formats (RFC 2361). */
const SOUND_FORMATS: Readonly<Record<number, string>> = {
  1: 'PCM',
  2: 'ADPCM',
  80: 'MP2',
  85: 'MP3',
  255: 'AAC',
  353: 'WMA',
  5648: 'AAC',
  8192: 'AC-3 (Dolby Digital)',
  8193: 'DTS',
  61868: 'FLAC',
};

/** As people call them, in the order of the streams; empty for another container or headers that are not whole. */
export function aviCodecs(head: Uint8Array): string[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const text = (at: number) => String.fromCharCode(...head.subarray(at, at + 4));
  const codecs: string[] = [];
  if (text(0) !== 'RIFF') return codecs;
  let stream = '';
  for (let at = 0; at + 12 <= head.length; ) {
    const [id, sizeBytes] = [text(at), view.getUint32(at + 4, true)];
    // A list is gone into: its chunks follow its name.
    if (LISTS.has(id)) {
      at += 12;
      continue;
    }
    if (id === 'strh') stream = text(at + 8);
    if (id === 'strf' && stream === 'vids' && at + 28 <= head.length)
      codecs.push(pictureCodec(text(at + 24)));
    if (id === 'strf' && stream === 'auds') codecs.push(soundCodec(view.getUint16(at + 8, true)));
    at += 8 + sizeBytes + (sizeBytes % 2);
  }
  return codecs;
}

function pictureCodec(code: string): string {
  return /^[\x20-\x7e]{4}$/.test(code) ? codecTitle(code.trim()) : 'uncompressed pictures';
}

function soundCodec(format: number): string {
  return SOUND_FORMATS[format] ?? `sound format ${format}`;
}
