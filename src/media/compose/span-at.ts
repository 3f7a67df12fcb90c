/** Finds what is on at a time among spans that are in order and do not overlap. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import { firstAfter } from '../../base/sorted.ts';

/** Frame times come from divisions; a span that begins this little later has begun. */
const ROUNDING_SEC = 1e-6;

/** How many of the spans have begun by then: also the index of the first that has not. */
export function spansBegunBy(spans: readonly TimeSpan[], timeSec: number): number {
  return firstAfter(spans, timeSec + ROUNDING_SEC, ({ startSec }) => startSec);
}

/** Index of the span, or -1. */
export function spanIndexAt(spans: readonly TimeSpan[], timeSec: number): number {
  const index = spansBegunBy(spans, timeSec) - 1;
  const span = spans[index];
  return span !== undefined && timeSec < span.endSec - ROUNDING_SEC ? index : -1;
}
