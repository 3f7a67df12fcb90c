/** Where a trim may go and what it snaps to. Pure. */
import type { TranscriptWord } from '../../../contract/schemas/asset.ts';
import type { Span } from './trim-bar.tsx';

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
