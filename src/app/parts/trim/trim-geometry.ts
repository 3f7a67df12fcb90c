/** Where a trim may go and what it snaps to. Pure. */
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';

/** On the source's clock. */
export interface Span {
  readonly startSec: number;
  readonly endSec: number;
}

/** What a trim must stay within, and may snap to. */
export interface Material {
  readonly durationSec: number;
  /** None where borders are not to snap. */
  readonly words: readonly TranscriptWord[];
}

const SHORTEST_SEC = 1;
/** Material shown around the clip on both sides, so that it can be made longer. */
const CONTEXT_SEC = 15;
/** A border this near to where the hand is wins (mission-anchors, section 4). */
const SNAP_SEC = 0.35;

export function trimWindow(span: Span, sourceDurationSec: number): Span {
  return {
    startSec: Math.max(0, span.startSec - CONTEXT_SEC),
    endSec: Math.min(sourceDurationSec, span.endSec + CONTEXT_SEC),
  };
}

/** The nearest border of a word on that side, or the time itself where none is near. */
export function snapToWord(timeSec: number, words: readonly TranscriptWord[], side: 'start' | 'end'): number {
  let best = timeSec;
  let bestDistance = SNAP_SEC;
  for (const word of words) {
    const border = side === 'start' ? word.startSec : word.endSec;
    const distance = Math.abs(border - timeSec);
    if (distance < bestDistance) {
      best = border;
      bestDistance = distance;
    }
  }
  return best;
}

/** Of what else is a span, as the source of a composition, nothing goes along: the two ends alone are sent to the service. */
export function withStart({ endSec }: Span, timeSec: number, { words }: Material): Span {
  const wanted = snapToWord(timeSec, words, 'start');
  return { startSec: Math.max(0, Math.min(wanted, endSec - SHORTEST_SEC)), endSec };
}

/** As `withStart`. */
export function withEnd({ startSec }: Span, timeSec: number, { words, durationSec }: Material): Span {
  const wanted = snapToWord(timeSec, words, 'end');
  return { startSec, endSec: Math.min(durationSec, Math.max(wanted, startSec + SHORTEST_SEC)) };
}
