/** A film's bytes for the library's readers, with what damage in them can make those do held back. */
import { BlobSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { readBoxHeader } from './mp4-boxes.ts';
import { type DefaultSizes, lowerFragmentCounts, lowerMovieCounts } from './mp4-counts.ts';
import { UnreadableMediaError } from './unreadable-media-error.ts';
import { WavSizes } from './wav-sizes.ts';

/** No reader of a sound file asks this often for one place, or for nothing. */
const MOST_IN_A_ROW = 100_000;
const BOX_HEAD_BYTES = 16;
/** Of `moov` and `moof`. */
const FIRST_LETTER = 0x6d;

interface ReadBytes {
  readonly bytes: Uint8Array;
  /** Where they begin in the file: the place that was asked for lies in them. */
  readonly offset: number;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** The library's own door between its readers and a file; it is not part of its published types. */
interface ReadByPlace {
  /** Asked before each read, also of what lies behind the end and is not read. */
  _getFileSize(): number;
  _read(start: number, end: number, ...rest: unknown[]): MaybePromise<ReadBytes | null>;
}

/**
 * Its reads throw UnreadableMediaError once a reader goes round in circles, and tables of an MP4 count no more than there
 * is, and the sound of a WAV lasts as long as it is there.
 */
export function guardedSource(file: Blob): BlobSource {
  const source = new BlobSource(file);
  const door = source as unknown as ReadByPlace;
  const read = door._read.bind(source);
  const sizeOf = door._getFileSize.bind(source);
  const circles = new Circles();
  const lowerCounts = countLowerer(file.size);
  const wav = new WavSizes();
  door._getFileSize = () => {
    circles.ask();
    return sizeOf();
  };
  door._read = (start, end, ...rest) => {
    circles.read(start);
    const found = read(start, end, ...rest);
    const guarded = (result: ReadBytes | null): ReadBytes | null => {
      if (result === null) return null;
      const bytes = result.bytes.subarray(start - result.offset, end - result.offset);
      lowerCounts(start, bytes);
      return wav.mend(start, bytes) ? result : null;
    };
    return found instanceof Promise ? found.then(guarded) : guarded(found);
  };
  return source;
}

/**
 * A work bound on the container readers: damaged files can make them ask for the same place for ever (Matroska
 * in mediabunny 1.61, when it looks for the next element behind garbage), or for what is behind the end (FLAC without a
 * frame). They never let go of the thread, so no timer could end them; the file they read from can.
 */
class Circles {
  private place = -1;
  private readsOfPlace = 0;
  private asksInVain = 0;

  ask(): void {
    this.asksInVain += 1;
    if (this.asksInVain > MOST_IN_A_ROW) throw new UnreadableMediaError(problem('file_leads_nowhere'));
  }

  read(start: number): void {
    this.asksInVain = 0;
    this.readsOfPlace = start === this.place ? this.readsOfPlace + 1 : 0;
    this.place = start;
    if (this.readsOfPlace > MOST_IN_A_ROW) throw new UnreadableMediaError(problem('file_leads_nowhere'));
  }
}

/** mediabunny 1.61 reads the head of a movie box and then what is in it, a fragment's box as a whole. */
function countLowerer(fileBytes: number): (start: number, bytes: Uint8Array) => void {
  let movieAt = -1;
  let defaults: DefaultSizes = new Map();
  return (start, bytes) => {
    // Asked of every sample of a film.
    if (start !== movieAt && bytes[4] !== FIRST_LETTER) return;
    const head = readBoxHeader(bytes.subarray(0, BOX_HEAD_BYTES));
    if (start === movieAt && bytes.length > BOX_HEAD_BYTES) defaults = lowerMovieCounts(bytes, fileBytes);
    else if (head?.type === 'moov') movieAt = start + head.headerBytes;
    else if (head?.type === 'moof' && head.sizeBytes === bytes.length)
      lowerFragmentCounts(bytes.subarray(head.headerBytes), defaults, fileBytes);
  };
}
