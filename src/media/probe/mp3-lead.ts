/**
 * How much of an MP3 comes before its sound: what its encoder put there, which the first frame says (as LAME writes it, behind
 * the table for seeking), and what every decoder adds. Players leave it out, and FFmpeg does.
 */

const DECODER_SAMPLES = 529;
const MAKERS: ReadonlySet<string> = new Set(['LAME', 'Lavf', 'Lavc']);
const TAG_HEAD_BYTES = 10;
/** Programs add one each; a file made of nothing else is none. */
const MOST_TAGS = 16;
const FRAME_BYTES = 512;
/** What the flags of the table say is there, in its order: frames, bytes, places, quality. */
const FIELD_BYTES = [4, 4, 100, 4];
const DELAY_AT = 21;

/** In samples; 0 where the file does not say. */
export async function mp3LeadSamples(file: Blob): Promise<number> {
  const at = await frameAt(file);
  const frame = new Uint8Array(await file.slice(at, at + FRAME_BYTES).arrayBuffer());
  const table = tableAt(frame);
  if (!['Xing', 'Info'].includes(letters(frame, table))) return 0;
  const flags = frame[table + 7] ?? 0;
  const maker = FIELD_BYTES.reduce((sum, bytes, bit) => sum + ((flags >> bit) & 1) * bytes, table + 8);
  if (!MAKERS.has(letters(frame, maker)) || maker + DELAY_AT + 2 > frame.length) return 0;
  const [high = 0, low = 0] = frame.subarray(maker + DELAY_AT);
  return (high << 4) + (low >> 4) + DECODER_SAMPLES;
}

/** Behind all tags: some programs put theirs before another's. */
async function frameAt(file: Blob): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const tagBytes = id3Size(new Uint8Array(await file.slice(at, at + TAG_HEAD_BYTES).arrayBuffer()));
    if (tagBytes === 0) break;
    at += tagBytes;
  }
  return at;
}

/** Of the tag that a file begins with (ID3v2.4, 3.1: seven bits a byte). 0 where it begins with none. */
export function id3Size(file: Uint8Array): number {
  const head = file.subarray(0, TAG_HEAD_BYTES);
  if (letters(head, 0).slice(0, 3) !== 'ID3') return 0;
  const sizeBytes = head.subarray(6).reduce((size, byte) => size * 128 + (byte & 127), 0);
  const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
  return TAG_HEAD_BYTES + sizeBytes + (hasFooter ? TAG_HEAD_BYTES : 0);
}

/** Behind what tells a decoder how a frame is coded (ISO/IEC 11172-3, 2.4.1; half of it in ISO/IEC 13818-3). */
function tableAt(frame: Uint8Array): number {
  const isHalf = ((frame[1] ?? 0) & 0x08) === 0;
  const isMono = (frame[3] ?? 0) >> 6 === 3;
  if (isHalf) return isMono ? 13 : 21;
  return isMono ? 21 : 36;
}

function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
