/** What says in the `moov` of an MP4 when its tracks begin, read and changed where it lies in memory. */
import { boxesIn, findBox, viewOf } from '../probe/mp4-boxes.ts';
import { EditList } from './edit-list.ts';
import { isWide, setEarlier, ticksOf } from './mp4-times.ts';

export interface MovieTrack {
  readonly id: number;
  /** Ticks a second. */
  readonly timescale: number;
  readonly edits: EditList | null;
  /** Not all of it comes in fragments. */
  readonly hasSamples: boolean;
  /** What is in its `tkhd`. */
  readonly header: Uint8Array;
}

export interface Movie {
  readonly timescale: number;
  readonly tracks: readonly MovieTrack[];
  /** What is in its `moov`. */
  readonly bytes: Uint8Array;
}

/** In ticks of its own clock, by the number of a track, how much earlier its fragments are to be. */
export type FragmentShifts = ReadonlyMap<number, bigint>;

/** @param bytes what is in a `moov` */
export function readMovie(bytes: Uint8Array): Movie {
  const tracks = [...boxesIn(bytes)].filter(({ type }) => type === 'trak');
  return {
    bytes,
    timescale: timescaleIn(findBox(bytes, 'mvhd')),
    tracks: tracks.flatMap(({ data }) => readTrack(data)),
  };
}

function readTrack(track: Uint8Array): MovieTrack[] {
  const header = findBox(track, 'tkhd');
  if (header === null) return [];
  const edits = findBox(track, 'edts/elst');
  const steps = findBox(track, 'mdia/minf/stbl/stts');
  return [
    {
      id: viewOf(header).getUint32(isWide(header) ? 20 : 12),
      timescale: timescaleIn(findBox(track, 'mdia/mdhd')),
      edits: edits && new EditList(edits),
      hasSamples: steps !== null && viewOf(steps).getUint32(4) > 0,
      header,
    },
  ];
}

function timescaleIn(header: Uint8Array | null): number {
  return header === null ? 1 : Math.max(1, viewOf(header).getUint32(isWide(header) ? 20 : 12));
}

/**
 * Empty edits become shorter. What is left is taken off the fragments; a track without any begins further on in what it
 * shows, as one of subtitles does that counts from 0.
 */
export function shiftMovie({ bytes, timescale, tracks }: Movie, shiftSec: number): FragmentShifts {
  const movieTicks = ticksOf(shiftSec, timescale);
  const shifts = new Map<number, bigint>();
  for (const { id, edits, header, hasSamples, ...track } of tracks) {
    const emptyTicks = edits?.emptyTicks ?? 0n;
    const taken = emptyTicks < movieTicks ? emptyTicks : movieTicks;
    edits?.takeEmpty(taken);
    const restTicks = ticksOf(shiftSec - Number(taken) / timescale, track.timescale);
    shifts.set(id, restTicks);
    if (hasSamples && taken < movieTicks) edits?.cut(movieTicks - taken, restTicks);
    if (edits !== null) setEarlier(header, isWide(header) ? 28 : 20, movieTicks);
  }
  const header = findBox(bytes, 'mvhd');
  if (header !== null) setEarlier(header, isWide(header) ? 24 : 16, movieTicks);
  const extent = findBox(bytes, 'mvex/mehd');
  if (extent !== null) setEarlier(extent, 4, movieTicks);
  return shifts;
}
