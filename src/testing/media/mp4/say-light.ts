/** Writes what a film says of its light into the sample entry of an MP4 whose pictures come before its boxes. */
import { type Box, boxesBetween, check, childrenOf, maybe, one } from './boxes.ts';

export interface MadeLight {
  readonly contentNits?: number;
  readonly displayNits?: number;
}

const WAY = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'] as const;
const ENTRY_LIST_BYTES = 8;

/** @param inWords as ISO/IEC 14496-12 has them, or as VP9 has them in MP4 */
export function sayLight(film: Uint8Array, light: MadeLight, inWords: 'iso' | 'vp9' = 'iso'): Uint8Array {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  let [from, to] = [0, film.byteLength];
  const holders: number[] = [];
  for (const type of WAY) {
    const box = boxesBetween(view, from, to).find(
      (found) => found.type === type && (type !== 'trak' || hasPictures(view, found)),
    );
    check(box !== undefined, type, 'is not there');
    holders.push(box.start);
    [from, to] = [box.body + (type === 'stsd' ? ENTRY_LIST_BYTES : 0), box.end];
  }
  const mdat = boxesBetween(view, 0, film.byteLength).find(({ type }) => type === 'mdat');
  check(mdat !== undefined && mdat.end <= (holders[0] as number), 'mdat', 'lies behind its index');
  const [entry] = boxesBetween(view, from, to);
  check(entry !== undefined, 'stsd', 'is empty');
  const said = boxesOf(light, inWords);
  const made = new Uint8Array(film.byteLength + said.byteLength);
  made.set(film.subarray(0, entry.end));
  made.set(said, entry.end);
  made.set(film.subarray(entry.end), entry.end + said.byteLength);
  const sizes = new DataView(made.buffer);
  for (const at of [...holders, entry.start]) sizes.setUint32(at, sizes.getUint32(at) + said.byteLength);
  return made;
}

function hasPictures(view: DataView, track: Box): boolean {
  const media = one(childrenOf(view, track), 'mdia', track.path);
  const information = one(childrenOf(view, media), 'minf', media.path);
  return maybe(childrenOf(view, information), 'vmhd', information.path) !== null;
}

function boxesOf({ contentNits, displayNits }: MadeLight, inWords: 'iso' | 'vp9'): Uint8Array {
  const isIso = inWords === 'iso';
  const boxes: Uint8Array[] = [];
  if (displayNits !== undefined) {
    const body = new DataView(new ArrayBuffer(isIso ? 24 : 28));
    const at = isIso ? 16 : 20;
    body.setUint32(at, displayNits * (isIso ? 10_000 : 256));
    boxes.push(boxOf(isIso ? 'mdcv' : 'SmDm', body));
  }
  if (contentNits !== undefined) {
    const body = new DataView(new ArrayBuffer(isIso ? 4 : 8));
    body.setUint16(isIso ? 0 : 4, contentNits);
    boxes.push(boxOf(isIso ? 'clli' : 'CoLL', body));
  }
  return Uint8Array.from(boxes.flatMap((box) => [...box]));
}

function boxOf(type: string, body: DataView): Uint8Array {
  const box = new Uint8Array(8 + body.byteLength);
  new DataView(box.buffer).setUint32(0, box.byteLength);
  box.set(new TextEncoder().encode(type), 4);
  box.set(new Uint8Array(body.buffer), 8);
  return box;
}
