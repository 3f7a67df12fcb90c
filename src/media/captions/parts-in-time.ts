/** A cue in parts, one after the other: nobody says when each is spoken, so each has as much of the time as of the text. */
import type { TimeSpan } from '../../base/film/time-span.ts';

/** @param parts none without text */
export function partsInTime<Part extends { readonly text: string }>(
  { startSec, endSec }: TimeSpan,
  parts: readonly Part[],
): (Part & TimeSpan)[] {
  const total = parts.reduce((sum, { text }) => sum + text.length, 0);
  const timeAt = (length: number): number => startSec + ((endSec - startSec) * length) / total;
  let done = 0;
  return parts.map((part) => {
    const before = done;
    done += part.text.length;
    return { ...part, startSec: timeAt(before), endSec: timeAt(done) };
  });
}
