/** What changes in an MP4 or MOV whose times are to begin at 0, or whose sounds to change places: its tables and fragments, each as a whole. */
import { problem } from '../../contract/problems/problem.ts';
import { ByteWindow } from '../probe/byte-window.ts';
import { readBoxHeader } from '../probe/mp4-boxes.ts';
import { UnreadableMediaError } from '../probe/unreadable-media-error.ts';
import type { ByteChange } from './byte-change.ts';
import { fragmentTimes, shiftFragment, shiftFragmentIndex, shiftSegmentIndex } from './mp4-fragments.ts';
import { type FragmentShifts, type Movie, type MovieTrack, readMovie, shiftMovie } from './mp4-movie.ts';
import type { LateClock } from './shift-clock.ts';
import { putSoundFirst } from './sound-first.ts';

interface TopBox {
  readonly type: string;
  readonly at: number;
  /** With its head; may be changed. */
  read(): Promise<{ readonly whole: Uint8Array; readonly data: Uint8Array }>;
}

const MOST_BOX_BYTES = 256 * 1024 * 1024;

export async function* mp4Changes(file: Blob, clock: LateClock): AsyncGenerator<ByteChange, void> {
  const bytes = new ByteWindow(file);
  const shiftSec = await shiftOf(bytes, clock);
  let shifts: FragmentShifts = new Map();
  const change = (type: string, data: Uint8Array): void => {
    if (type === 'moov') {
      shifts = shiftMovie(readMovie(data), shiftSec);
      if (clock.soundFirst !== null) putSoundFirst(data, clock.soundFirst);
    }
    if (type === 'moof') shiftFragment(data, shifts);
    if (type === 'sidx') shiftSegmentIndex(data, shiftSec);
    if (type === 'mfra') shiftFragmentIndex(data, shifts);
  };
  for await (const box of topBoxes(bytes)) {
    if (!['moov', 'moof', 'sidx', 'mfra'].includes(box.type)) continue;
    const { whole, data } = await box.read();
    change(box.type, data);
    yield { at: box.at, bytes: whole };
  }
}

/**
 * How much earlier everything can be: as its tracks begin, but for what pictures are delayed by because of their order.
 * A whole number of ticks of the coarsest clock, so that the others are rounded by less than that.
 */
async function shiftOf(bytes: ByteWindow, { startSec, trackIds }: LateClock): Promise<number> {
  const first = new Map<number, bigint>();
  let movie: Movie | null = null;
  let tracks: MovieTrack[] = [];
  for await (const box of topBoxes(bytes)) {
    if (box.type === 'moov') {
      movie = readMovie((await box.read()).data);
      tracks = movie.tracks.filter(({ id }) => trackIds.includes(id));
      for (const { id, hasSamples } of tracks) if (hasSamples) first.set(id, 0n);
    }
    if (box.type === 'moof')
      for (const [id, ticks] of fragmentTimes((await box.read()).data))
        if (!first.has(id)) first.set(id, ticks);
    if (movie !== null && tracks.every(({ id }) => first.has(id))) break;
  }
  if (movie === null) throw new UnreadableMediaError(problem('file_damaged'));
  const { timescale } = movie;
  const delaysSec = tracks.map(
    ({ id, edits, ...track }) =>
      Number(edits?.emptyTicks ?? 0n) / timescale + Number(first.get(id) ?? 0n) / track.timescale,
  );
  const coarsest = Math.min(timescale, ...tracks.map((track) => track.timescale));
  return Math.floor(Math.min(startSec, ...delaysSec) * coarsest + 1e-6) / coarsest;
}

async function* topBoxes(bytes: ByteWindow): AsyncGenerator<TopBox, void> {
  for (let at = 0; at < bytes.sizeBytes; ) {
    const header = readBoxHeader(await bytes.read(at, 16));
    if (header === null) return;
    const { type, headerBytes } = header;
    const place = at;
    const sizeBytes = Math.min(header.sizeBytes, bytes.sizeBytes - at);
    const read: TopBox['read'] = async () => {
      if (sizeBytes > MOST_BOX_BYTES) throw new UnreadableMediaError(problem('file_damaged'));
      const whole = (await bytes.read(place, sizeBytes)).slice();
      return { whole, data: whole.subarray(headerBytes) };
    };
    yield { type, at, read };
    at += sizeBytes;
  }
}
