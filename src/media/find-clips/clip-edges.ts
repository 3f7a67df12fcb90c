/**
 * Gives a clip air: into the pause at each end, never into a neighbouring word, never past the limits. One that is
 * spoken for less than the shortest clip takes in as much of the silence around it as it needs and finds.
 */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { Word } from '../listen/word.ts';
import type { LengthLimits } from './clip-candidates.ts';

const BEFORE_SEC = 0.15;
const AFTER_SEC = 0.35;
/**
 * Of a short pause the neighbour keeps up to its half: where the times of words are estimated from a subtitle line,
 * the middle of a pause is the place that is most surely one.
 */
const NEIGHBOURS_SHARE = 0.5;

/** `firstWord` and `lastWord` are positions in `words`. */
export function padClip(
  words: readonly Word[],
  firstWord: number,
  lastWord: number,
  limits: LengthLimits & { readonly durationSec: number },
): TimeSpan {
  const own = words.slice(firstWord, lastWord + 1);
  const spokenStart = (words[firstWord] as Word).startSec;
  const spokenEnd = own.reduce((latest, word) => Math.max(latest, word.endSec), spokenStart);
  const before = words[firstWord - 1]?.endSec ?? 0;
  const after = words[lastWord + 1]?.startSec ?? Number.POSITIVE_INFINITY;
  const room = Math.max(0, limits.maxDurationSec - (spokenEnd - spokenStart));
  const startSec = Math.min(
    spokenStart,
    Math.max(
      0,
      spokenStart - shareOfPause(spokenStart - before, AFTER_SEC),
      spokenStart - Math.min(BEFORE_SEC, room / 3),
    ),
  );
  const airAfter = Math.min(AFTER_SEC, room - (spokenStart - startSec));
  const pauseAfterSec = shareOfPause(after - spokenEnd, BEFORE_SEC);
  const endLimit = Math.max(spokenEnd, Math.min(spokenEnd + pauseAfterSec, limits.durationSec));
  const endSec = Math.min(endLimit, spokenEnd + Math.max(0, airAfter));
  const around = { startSec: Math.max(0, before), endSec: Math.min(after, limits.durationSec) };
  return widened({ startSec, endSec }, around, limits.minDurationSec);
}

/** As much on both sides where both have room; what one side lacks, the other gives. */
function widened(span: TimeSpan, around: TimeSpan, minSec: number): TimeSpan {
  const missing = minSec - (span.endSec - span.startSec);
  if (missing <= 0) return span;
  const roomBefore = Math.max(0, span.startSec - around.startSec);
  const roomAfter = Math.max(0, around.endSec - span.endSec);
  const beforeSec = Math.min(roomBefore, Math.max(missing / 2, missing - roomAfter));
  return {
    startSec: span.startSec - beforeSec,
    endSec: span.endSec + Math.min(roomAfter, missing - beforeSec),
  };
}

/** What is left of a pause when the neighbour has taken what it wants, half of it at most. */
function shareOfPause(pauseSec: number, neighbourWantsSec: number): number {
  const pause = Math.max(0, pauseSec);
  return pause - Math.min(neighbourWantsSec, pause * NEIGHBOURS_SHARE);
}
