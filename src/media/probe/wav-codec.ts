/**
 * What a WAV holds that is no samples as they are: dictation machines, telephones and old games compress what they record,
 * under a number (RFC 2361). mediabunny takes samples alone, and such a file for a damaged one.
 */
import { viewOf } from './mp4-boxes.ts';

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The number of its format with what says more of it. */
const FORMAT_BYTES = 26;
const SUBFORMAT_AT = 24;
const FMT = 0x666d7420;
/** The X of RIFX, whose numbers begin with their largest byte. */
const RIFX_ENDING = 0x58;
/** Says the number further behind. */
const EXTENSIBLE = 0xfffe;
/** Samples, also as fractions and as 8 bits by A-law and µ-law. */
const SAMPLES: ReadonlySet<number> = new Set([1, 3, 6, 7]);
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x02, 'ADPCM'],
  [0x11, 'IMA ADPCM'],
  [0x31, 'GSM 6.10'],
  [0x40, 'G.721'],
  [0x45, 'G.726'],
  [0x50, 'MPEG'],
  [0x55, 'MP3'],
]);

/** The name of the codec; null where there are samples, or nothing says what is in it. @param head of a RIFF, RIFX or RF64 file */
export function compressedWav(head: Uint8Array): string | null {
  const view = viewOf(head);
  const littleEndian = head[3] !== RIFX_ENDING;
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES + FORMAT_BYTES <= head.length; ) {
    const sizeBytes = view.getUint32(at + 4, littleEndian);
    const body = at + CHUNK_HEAD_BYTES;
    if (view.getUint32(at) === FMT) {
      const said = view.getUint16(body, littleEndian);
      const format = said === EXTENSIBLE ? view.getUint16(body + SUBFORMAT_AT, littleEndian) : said;
      return SAMPLES.has(format) ? null : (NAMES.get(format) ?? `WAV 0x${format.toString(16)}`);
    }
    at = body + sizeBytes + (sizeBytes % 2);
  }
  return null;
}
