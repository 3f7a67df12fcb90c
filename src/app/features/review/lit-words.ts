/** Which words of a clip a factor of its score points at; on one clock, the source's or the composition's. Pure. */
import type { TimeSpan } from '../../../base/film/time-span.ts';

/** Borders are stored rounded; a word that only touches a span is not in it. */
const TOUCH_SEC = 0.02;

export function isInSpans(word: TimeSpan, spans: readonly TimeSpan[]): boolean {
  return spans.some(
    (span) => word.startSec < span.endSec - TOUCH_SEC && word.endSec > span.startSec + TOUCH_SEC,
  );
}

/** Spans on the source's clock as spans on the clip's. */
export function onClipClock(spans: readonly TimeSpan[], clipStartSec: number): TimeSpan[] {
  return spans.map(({ startSec, endSec }) => ({
    startSec: startSec - clipStartSec,
    endSec: endSec - clipStartSec,
  }));
}
