/**
 * Light levels in MP4 and QuickTime: `clli` and `mdcv` of a picture's sample entry (ISO/IEC 14496-12, 12.1.6 and
 * 12.1.7), or `CoLL` and `SmDm` as VP9 has them (VP Codec ISO Media File Format Binding, 2.4).
 */
import { type BoxOfFile, boxesOf, findIn, readView, wholeFile } from '../boxes-of-file.ts';
import type { SaidLight } from './said-light.ts';

/** A visual sample entry's own fields stand before the boxes it holds. */
const VISUAL_ENTRY_BYTES = 78;
/** Version, flags and a count before the entries of `stsd`. */
const ENTRY_LIST_BYTES = 8;

/** The first picture track that says something; null where none does, or the boxes are not whole. */
export async function readMp4Light(file: Blob): Promise<SaidLight | null> {
  const movie = await findIn(file, wholeFile(file), 'moov');
  if (movie === null) return null;
  for await (const track of boxesOf(file, movie)) {
    if (track.type !== 'trak') continue;
    const said = await lightOfTrack(file, track);
    if (said !== null) return said;
  }
  return null;
}

async function lightOfTrack(file: Blob, track: BoxOfFile): Promise<SaidLight | null> {
  const media = await findIn(file, track, 'mdia/minf');
  // Sound has entries of another shape.
  if (media === null || (await findIn(file, media, 'vmhd')) === null) return null;
  const list = await findIn(file, media, 'stbl/stsd');
  if (list === null) return null;
  for await (const entry of boxesOf(file, { ...list, from: list.from + ENTRY_LIST_BYTES })) {
    const said = await lightOfEntry(file, { ...entry, from: entry.from + VISUAL_ENTRY_BYTES });
    if (said !== null) return said;
  }
  return null;
}

async function lightOfEntry(file: Blob, entry: BoxOfFile): Promise<SaidLight | null> {
  let said: SaidLight | null = null;
  for await (const { type, from, to } of boxesOf(file, entry)) {
    const view = await readView(file, from, Math.min(to, from + 32));
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
