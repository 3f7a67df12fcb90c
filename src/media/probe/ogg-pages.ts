/** The pages of an Ogg file (RFC 3533, 6), one after another; what they hold is not read. */
import type { ByteWindow } from './byte-window.ts';

export interface OggPage {
  readonly at: number;
  readonly sizeBytes: number;
  /** Which stream of the file it belongs to. */
  readonly serial: number;
  /** That stream begins with it. */
  readonly isFirst: boolean;
  /** May be changed. */
  readonly head: Uint8Array;
  /** The first bytes of what it holds: of a first page all that describes the stream. */
  readonly body: Uint8Array;
}

const SIGN = [...new TextEncoder().encode('OggS'), 0];
/** What follows are as many bytes as there are segments: how long each is. */
const HEAD_BYTES = 27;
const MOST_SEGMENTS = 255;
const BODY_BYTES = 32;
const FLAGS_AT = 5;
const FIRST = 0x02;
const SERIAL_AT = 14;
const SEARCH_BYTES = 64 * 1024;

/** Goes on at the next page behind damage. */
export async function* oggPages(bytes: ByteWindow): AsyncGenerator<OggPage, void> {
  for (let at = 0; at + HEAD_BYTES <= bytes.sizeBytes; ) {
    const read = await bytes.read(at, HEAD_BYTES + MOST_SEGMENTS + BODY_BYTES);
    if (!isSign(read, 0)) {
      at = await nextSign(bytes, at + 1);
      continue;
    }
    const head = read.slice(0, HEAD_BYTES);
    const bodyAt = HEAD_BYTES + (head[HEAD_BYTES - 1] ?? 0);
    const sizeBytes = read.subarray(HEAD_BYTES, bodyAt).reduce((sum, segment) => sum + segment, bodyAt);
    const body = read.slice(bodyAt, bodyAt + BODY_BYTES);
    const serial = new DataView(head.buffer).getUint32(SERIAL_AT, true);
    yield { at, sizeBytes, serial, isFirst: ((head[FLAGS_AT] ?? 0) & FIRST) !== 0, head, body };
    at += sizeBytes;
  }
}

const isSign = (bytes: Uint8Array, at: number): boolean => SIGN.every((byte, n) => bytes[at + n] === byte);

/** The size of the file where there is none any more. */
async function nextSign(bytes: ByteWindow, from: number): Promise<number> {
  for (let at = from; at < bytes.sizeBytes; at += SEARCH_BYTES) {
    const read = await bytes.read(at, SEARCH_BYTES + SIGN.length);
    for (let index = read.indexOf(0x4f); index >= 0; index = read.indexOf(0x4f, index + 1))
      if (isSign(read, index)) return at + index;
  }
  return bytes.sizeBytes;
}
