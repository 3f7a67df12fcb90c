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

/** Borders this near are one. */
const SAME_SEC = 0.005;
/** What a key moves by where nothing snaps. */
const FINE_SEC = 0.05;

/**
 * Where a key moves a border to: the next one of a word, where one is near that way. Elsewhere a step that leaves the word
 * it is at: a smaller one would snap back to it, and keys could never leave.
 */
export function stepBorder(
  timeSec: number,
  by: 1 | -1,
  words: readonly TranscriptWord[],
  side: 'start' | 'end',
): number {
  if (words.length === 0) return timeSec + by * FINE_SEC;
  const aheadSec = words
    .map((word) => by * ((side === 'start' ? word.startSec : word.endSec) - timeSec))
    .filter((distance) => distance > SAME_SEC && distance <= SNAP_SEC);
  return timeSec + by * Math.min(SNAP_SEC, ...aheadSec);
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
