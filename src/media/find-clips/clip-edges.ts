/** Gives a clip air: into the pause at each end, never into a neighbouring word, never past the limits. */
import type { TimeSpan } from '../listen/sound-track.ts';
import type { Word } from '../listen/word.ts';

const BEFORE_SEC = 0.15;
const AFTER_SEC = 0.35;
/** Kept free before the next word: a cut this close is still heard as a breath. */
const CLEAR_SEC = 0.02;

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
    Math.max(0, before + CLEAR_SEC, spokenStart - Math.min(BEFORE_SEC, room / 3)),
  );
  const airAfter = Math.min(AFTER_SEC, room - (spokenStart - startSec));
  const endLimit = Math.max(spokenEnd, Math.min(after - CLEAR_SEC, limits.durationSec));
  return { startSec, endSec: Math.min(endLimit, spokenEnd + Math.max(0, airAfter)) };
}
