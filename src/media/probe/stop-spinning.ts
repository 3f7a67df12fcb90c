/**
 * A work bound on the container readers: damaged files can make them ask for the same place for ever (Matroska
 * in mediabunny 1.61, when it looks for the next element behind garbage). They never let go of the thread, so
 * no timer could end them; the file they read from can.
 */

import type { BlobSource } from 'mediabunny';
import { problem } from '../../contract/problems/problem.ts';
import { UnreadableMediaError } from './unreadable-media-error.ts';

/** No reader of a sound file asks for one place this often in a row. */
const MOST_READS_OF_ONE_PLACE = 100_000;

/** The library's own door between its readers and a file; it is not part of its published types. */
interface ReadByPlace {
  _read(start: number, ...rest: unknown[]): unknown;
}

/** Gives back the same source. Its reads throw UnreadableMediaError once a reader goes round in circles. */
export function stopSpinning(source: BlobSource): BlobSource {
  const door = source as unknown as ReadByPlace;
  const read = door._read.bind(source);
  let place = -1;
  let times = 0;
  door._read = (start, ...rest) => {
    times = start === place ? times + 1 : 0;
    place = start;
    if (times > MOST_READS_OF_ONE_PLACE) throw new UnreadableMediaError(problem('file_leads_nowhere'));
    return read(start, ...rest);
  };
  return source;
}
