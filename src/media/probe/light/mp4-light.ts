/**
 * Light levels in MP4 and QuickTime: `clli` and `mdcv` of a picture's sample entry (ISO/IEC 14496-12, 12.1.6 and
 * 12.1.7), or `CoLL` and `SmDm` as VP9 has them (VP Codec ISO Media File Format Binding, 2.4).
 */
import type { SaidLight } from './said-light.ts';

interface Box {
  readonly type: string;
  /** Of what it holds, in the file. */
  readonly from: number;
  readonly to: number;
}

/** A visual sample entry's own fields stand before the boxes it holds. */
const VISUAL_ENTRY_BYTES = 78;
/** Version, flags and a count before the entries of `stsd`. */
const ENTRY_LIST_BYTES = 8;
/** More boxes than any file has side by side. */
const MOST_BOXES = 10_000;

/** The first picture track that says something; null where none does, or the boxes are not whole. */
export async function readMp4Light(file: Blob): Promise<SaidLight | null> {
  const movie = await find(file, { type: '', from: 0, to: file.size }, 'moov');
  if (movie === null) return null;
  for await (const track of boxesOf(file, movie)) {
    if (track.type !== 'trak') continue;
    const said = await lightOfTrack(file, track);
    if (said !== null) return said;
  }
  return null;
}

async function lightOfTrack(file: Blob, track: Box): Promise<SaidLight | null> {
  let at: Box | null = track;
  for (const type of ['mdia', 'minf']) at = at === null ? null : await find(file, at, type);
  // Sound has entries of another shape.
  if (at === null || (await find(file, at, 'vmhd')) === null) return null;
  const table = await find(file, at, 'stbl');
  const list = table === null ? null : await find(file, table, 'stsd');
  if (list === null) return null;
  for await (const entry of boxesOf(file, { ...list, from: list.from + ENTRY_LIST_BYTES })) {
    const said = await lightOfEntry(file, { ...entry, from: entry.from + VISUAL_ENTRY_BYTES });
    if (said !== null) return said;
  }
  return null;
}

async function lightOfEntry(file: Blob, entry: Box): Promise<SaidLight | null> {
  let said: SaidLight | null = null;
  for await (const { type, from, to } of boxesOf(file, entry)) {
    const view = await viewOf(file, from, Math.min(to, from + 32));
    const nothing: SaidLight = said ?? { contentNits: null, displayNits: null };
    if (type === 'clli' && view.byteLength >= 4) said = { ...nothing, contentNits: view.getUint16(0) };
    if (type === 'CoLL' && view.byteLength >= 8) said = { ...nothing, contentNits: view.getUint16(4) };
    // In steps of 0.0001 nits, and with eight bits of fraction; behind the primaries and the white point.
    if (type === 'mdcv' && view.byteLength >= 20)
      said = { ...nothing, displayNits: view.getUint32(16) / 10_000 };
    if (type === 'SmDm' && view.byteLength >= 24)
      said = { ...nothing, displayNits: view.getUint32(20) / 256 };
  }
  return said;
}

async function find(file: Blob, inside: Box, type: string): Promise<Box | null> {
  for await (const box of boxesOf(file, inside)) if (box.type === type) return box;
  return null;
}

/** Ends where a box does not fit into what holds it. */
async function* boxesOf(file: Blob, { from, to }: Box): AsyncGenerator<Box> {
  let at = from;
  for (let count = 0; count < MOST_BOXES && at + 8 <= to; count += 1) {
    const view = await viewOf(file, at, Math.min(at + 16, file.size));
    if (view.byteLength < 8) return;
    const size = view.getUint32(0);
    const isLong = size === 1 && view.byteLength === 16;
    const sizeBytes = isLong ? Number(view.getBigUint64(8)) : size === 0 ? to - at : size;
    const headBytes = isLong ? 16 : 8;
    if (sizeBytes < headBytes || at + sizeBytes > to) return;
    const letters = [4, 5, 6, 7].map((byte) => view.getUint8(byte));
    yield { type: String.fromCharCode(...letters), from: at + headBytes, to: at + sizeBytes };
    at += sizeBytes;
  }
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}
