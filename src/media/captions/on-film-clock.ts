/**
 * Subtitles that count from a whole hour on, as editors' timelines do: 01:00:00:00 is where a programme begins in
 * broadcasting, and in a new timeline of DaVinci Resolve.
 */
import type { Word } from '../listen/word.ts';

const HOUR_SEC = 3600;
/** Subtitles may stay a little longer than their film. */
const LINGER_SEC = 10;

/** The words from the start of the film on, where they fit it so and not as they are; else as they are. */
export function onFilmClock(words: readonly Word[], durationSec: number): readonly Word[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return words;
  const offsetSec = Math.floor(first.startSec / HOUR_SEC) * HOUR_SEC;
  const mostSec = durationSec + LINGER_SEC;
  if (offsetSec === 0 || last.endSec <= mostSec || last.endSec - offsetSec > mostSec) return words;
  return words.map((word) => ({
    ...word,
    startSec: word.startSec - offsetSec,
    endSec: word.endSec - offsetSec,
  }));
}
