/**
 * MP4 and QuickTime films whose edit lists cut, order or slow down what is in them (ISO/IEC 14496-12, 8.6.6), as editors
 * leave them that save without writing anew. The library goes by the first edit alone: what was cut away would be back.
 */
import { type BoxOfFile, boxesOf, findIn, wholeFile } from './boxes-of-file.ts';
import { headOf, idOf, isWide, uint32At } from './movie-heads.ts';
import { type Edit, editsIn } from './mp4-edits.ts';

/** As far as two edits may lie apart and count as one: cameras round to frames. */
const APART_SEC = 0.1;
/** So much may be left behind the last edit: the rest of a group of pictures. */
const LEFT_SEC = 1;
/** More than any film has. */
const MOST_LIST_BYTES = 65_536;

/**
 * @param trackIds of those that are worked with; what the first leaves out at its end counts, as sound that goes on behind
 * its picture is in no clip
 * @returns false of films in fragments, and of files that are not whole
 */
export async function isCutByEdits(file: Blob, trackIds: readonly number[]): Promise<boolean> {
  const movie = await findIn(file, wholeFile(file), 'moov');
  const header = movie && (await findIn(file, movie, 'mvhd'));
  if (!movie || !header || (await findIn(file, movie, 'mvex')) !== null) return false;
  const movieTicks = timescaleOf(await headOf(file, header));
  for await (const track of boxesOf(file, movie)) {
    const place = track.type === 'trak' ? trackIds.indexOf(await idOf(file, track)) : -1;
    if (place < 0) continue;
    const { isOrdered, leftSec } = await cutOf(file, track, movieTicks);
    if (!isOrdered || (place === 0 && leftSec > LEFT_SEC)) return true;
  }
  return false;
}

interface Cut {
  /** All of it follows in its order, at its own pace. */
  readonly isOrdered: boolean;
  /** What comes behind the last edit. */
  readonly leftSec: number;
}

const WHOLE: Cut = { isOrdered: true, leftSec: 0 };

async function cutOf(file: Blob, track: BoxOfFile, movieTicks: number): Promise<Cut> {
  const media = await findIn(file, track, 'mdia/mdhd');
  const table = await findIn(file, track, 'edts/elst');
  if (media === null || table === null) return WHOLE;
  const clock = await headOf(file, media);
  const mediaTicks = timescaleOf(clock);
  const list = editsIn(await headOf(file, table, MOST_LIST_BYTES), movieTicks, mediaTicks);
  // Empty ones before and after are silence and darkness, which nothing was cut from.
  const isShown = ({ fromSec }: Edit): boolean => fromSec !== null;
  if (!list.some(isShown)) return WHOLE;
  const shown = list.slice(list.findIndex(isShown), list.length - [...list].reverse().findIndex(isShown));
  let endSec = shown[0]?.fromSec ?? 0;
  for (const { fromSec, lengthSec, rate } of shown) {
    if (fromSec === null || rate !== 1 || Math.abs(fromSec - endSec) > APART_SEC)
      return { ...WHOLE, isOrdered: false };
    endSec = fromSec + lengthSec;
  }
  // A length of 0 is that of what is not known yet.
  const isKnown = shown.every(({ lengthSec }) => lengthSec > 0);
  return { ...WHOLE, leftSec: isKnown ? durationOf(clock) / mediaTicks - endSec : 0 };
}

/** Of `mvhd` and `mdhd`. */
function timescaleOf(header: DataView): number {
  return Math.max(1, uint32At(header, isWide(header) ? 20 : 12));
}

function durationOf(header: DataView): number {
  if (!isWide(header)) return uint32At(header, 16);
  return header.byteLength < 32 ? 0 : Number(header.getBigUint64(24));
}
