/** Gives a clip air: into the pause at each end, never into a neighbouring word, never past the limits. */
import type { TimeSpan } from '../listen/sound-track.ts';
import type { Word } from '../listen/word.ts';

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
  limits: { readonly maxDurationSec: number; readonly durationSec: number },
): TimeSpan {
  const own = words.slice(firstWord, lastWord + 1);
  const spokenStart = own[0]?.startSec ?? 0;
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
  return { startSec, endSec: Math.min(endLimit, spokenEnd + Math.max(0, airAfter)) };
}

/** What is left of a pause when the neighbour has taken what it wants, half of it at most. */
function shareOfPause(pauseSec: number, neighbourWantsSec: number): number {
  const pause = Math.max(0, pauseSec);
  return pause - Math.min(neighbourWantsSec, pause * NEIGHBOURS_SHARE);
}
