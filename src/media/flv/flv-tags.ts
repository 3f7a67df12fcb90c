/**
 * The tags of an FLV in the order of the file, read in pieces (Adobe, Video File Format Specification 10.1, annex E). What
 * is damaged between them is passed over, and so is what is begun at the end: recorders that are stopped leave it.
 */
import { ByteWindow } from '../probe/byte-window.ts';

export interface FlvTag {
  readonly kind: 'picture' | 'sound';
  /** In milliseconds, by the clock of whoever wrote it. */
  readonly stampMs: number;
  /** Valid until the next tag is asked for. */
  readonly body: Uint8Array;
  /** Where it ends in the file. */
  readonly endAt: number;
}

interface TagHead {
  readonly type: number;
  readonly bodyBytes: number;
  readonly stampMs: number;
}

const TAG_HEAD_BYTES = 11;
/** The size of the tag before, behind each. */
const BEFORE_BYTES = 4;
const FILE_HEAD_BYTES = 9;
const SOUND = 8;
const PICTURE = 9;
const SCRIPT = 18;
const TYPES = [SOUND, PICTURE, SCRIPT];
const SEARCHED_BYTES = 64 * 1024;
/** So many places that only look like a tag may be tried: each is a read of its own. */
const MOST_TRIED = 20_000;

export async function* flvTags(file: Blob): AsyncGenerator<FlvTag, void> {
  const bytes = new ByteWindow(file);
  const tries = { left: MOST_TRIED };
  // A longer head is passed over like anything else between tags.
  for (let at = FILE_HEAD_BYTES + BEFORE_BYTES; at + TAG_HEAD_BYTES <= file.size; ) {
    const tag = readTagHead(await bytes.read(at, TAG_HEAD_BYTES));
    const tagBytes = TAG_HEAD_BYTES + (tag?.bodyBytes ?? 0);
    const whole = await bytes.read(at, tagBytes + BEFORE_BYTES + TAG_HEAD_BYTES);
    if (tag === null || !isFollowed(whole, tagBytes)) {
      const next = await findTag(file, at + 1, tries);
      // A tag that the file ends in is not whole.
      if (next === null) return;
      at = next;
      continue;
    }
    const endAt = at + tagBytes;
    if (tag.type !== SCRIPT) {
      const body = whole.subarray(TAG_HEAD_BYTES, tagBytes);
      yield { kind: tag.type === PICTURE ? 'picture' : 'sound', stampMs: tag.stampMs, body, endAt };
    }
    at = endAt + BEFORE_BYTES;
  }
}

/** null for what is none. */
function readTagHead(bytes: Uint8Array): TagHead | null {
  if (bytes.length < TAG_HEAD_BYTES) return null;
  const view = viewOf(bytes);
  const type = view.getUint8(0);
  const streamNumber = view.getUint32(7) % 2 ** 24;
  if (!TYPES.includes(type) || streamNumber !== 0) return null;
  // Its highest byte stands behind the others, with the sign.
  const stampMs = (view.getInt8(7) << 24) | (view.getUint32(3) % 2 ** 24);
  return { type, bodyBytes: view.getUint32(0) % 2 ** 24, stampMs };
}

/** Whether a tag of this length is one: its size stands behind it, another tag, or no room for any. */
function isFollowed(bytes: Uint8Array, tagBytes: number): boolean {
  const behind = bytes.subarray(tagBytes);
  if (bytes.length < tagBytes) return false;
  if (behind.length < BEFORE_BYTES + TAG_HEAD_BYTES) return true;
  return viewOf(behind).getUint32(0) === tagBytes || readTagHead(behind.subarray(BEFORE_BYTES)) !== null;
}

/** The next place from which a tag with its size behind it stands; null where there is none. */
async function findTag(file: Blob, from: number, tries: { left: number }): Promise<number | null> {
  for (let start = from; start + TAG_HEAD_BYTES <= file.size; start += SEARCHED_BYTES) {
    const end = start + SEARCHED_BYTES + TAG_HEAD_BYTES - 1;
    const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
    for (let inside = 0; inside + TAG_HEAD_BYTES <= bytes.length && inside < SEARCHED_BYTES; inside += 1) {
      if (!TYPES.includes(bytes[inside] ?? 0)) continue;
      const head = readTagHead(bytes.subarray(inside, inside + TAG_HEAD_BYTES));
      if (head === null || head.bodyBytes === 0) continue;
      if (tries.left === 0) return null;
      tries.left -= 1;
      const endAt = start + inside + TAG_HEAD_BYTES + head.bodyBytes;
      const behind = new Uint8Array(await file.slice(endAt, endAt + BEFORE_BYTES).arrayBuffer());
      if (behind.length === BEFORE_BYTES && viewOf(behind).getUint32(0) === TAG_HEAD_BYTES + head.bodyBytes)
        return start + inside;
    }
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
