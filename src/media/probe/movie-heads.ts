/** The heads of tracks in the index of an MP4 or QuickTime film (ISO/IEC 14496-12, 8.3 and 8.4), read where they lie in the file. */
import { type BoxOfFile, boxesOf, findIn, readView, wholeFile } from './boxes-of-file.ts';

/** What its `mdhd` says, packed letters or a number of QuickTime, by the number of the track. */
export async function languagesOf(file: Blob): Promise<ReadonlyMap<number, number>> {
  const languages = new Map<number, number>();
  const movie = await findIn(file, wholeFile(file), 'moov');
  if (movie === null) return languages;
  for await (const track of boxesOf(file, movie)) {
    const header = track.type === 'trak' ? await findIn(file, track, 'mdia/mdhd') : null;
    if (header === null) continue;
    const view = await headOf(file, header);
    languages.set(await idOf(file, track), uint32At(view, isWide(view) ? 32 : 20) >>> 16);
  }
  return languages;
}

export async function idOf(file: Blob, track: BoxOfFile): Promise<number> {
  const header = await findIn(file, track, 'tkhd');
  const view = header && (await headOf(file, header));
  return view ? uint32At(view, isWide(view) ? 20 : 12) : 0;
}

export function uint32At(view: DataView, at: number): number {
  return at + 4 <= view.byteLength ? view.getUint32(at) : 0;
}

export function isWide(view: DataView): boolean {
  return view.byteLength > 0 && view.getUint8(0) === 1;
}

export function headOf(file: Blob, { from, to }: BoxOfFile, mostBytes = 64): Promise<DataView> {
  return readView(file, from, Math.min(to, from + mostBytes));
}
