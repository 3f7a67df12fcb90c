/**
 * The sound that is worked with as the first of its film: players play the first, however silent it is. What describes it
 * comes to stand before what describes the others; samples stay where they are.
 */
import { ebmlChildren, readUnsigned } from '../probe/ebml.ts';
import { boxesIn, findBox, viewOf } from '../probe/mp4-boxes.ts';
import { isWide } from './mp4-times.ts';

/** Sounds by their numbers in the file. */
export interface SoundFirst {
  readonly id: number;
  readonly beforeId: number;
}

/** What describes a track, side by side with others. */
interface Piece {
  /** null for anything else. */
  readonly trackId: number | null;
  readonly data: Uint8Array;
}

const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const CHECKSUM = 0xbf;
const VOID = 0xec;
const IS_ON = 1;

/** @param movie what is in a `moov`; changed where it lies */
export function putSoundFirst(movie: Uint8Array, sound: SoundFirst): void {
  moveTrack(movie, piecesOf(movie, sound), sound);
}

function* piecesOf(movie: Uint8Array, { id }: SoundFirst): Generator<Piece> {
  for (const { type, data } of boxesIn(movie)) {
    const header = type === 'trak' ? findBox(data, 'tkhd') : null;
    const trackId = header && viewOf(header).getUint32(isWide(header) ? 20 : 12);
    // Some players go by what is switched on.
    if (header !== null && trackId === id) header[3] = (header[3] ?? 0) | IS_ON;
    yield { trackId, data };
  }
}

/** @param tracks what is in the Tracks of a Matroska file; changed where it lies */
export function putEntryFirst(tracks: Uint8Array, sound: SoundFirst): void {
  // It would be that of another order.
  if (tracks[0] === CHECKSUM) tracks[0] = VOID;
  moveTrack(tracks, entriesOf(tracks), sound);
}

function* entriesOf(tracks: Uint8Array): Generator<Piece> {
  for (const { id, data } of ebmlChildren(tracks)) {
    const number =
      id === TRACK_ENTRY ? [...ebmlChildren(data)].find((child) => child.id === TRACK_NUMBER) : null;
    yield { trackId: number ? readUnsigned(number.data) : null, data };
  }
}

function moveTrack(bytes: Uint8Array, pieces: Iterable<Piece>, { id, beforeId }: SoundFirst): void {
  let start = 0;
  let to: number | null = null;
  for (const { trackId, data } of pieces) {
    const end = data.byteOffset + data.length - bytes.byteOffset;
    if (trackId === beforeId) to = start;
    if (trackId === id && to !== null) {
      const moved = bytes.slice(start, end);
      bytes.copyWithin(to + moved.length, to, start);
      bytes.set(moved, to);
      return;
    }
    start = end;
  }
}
