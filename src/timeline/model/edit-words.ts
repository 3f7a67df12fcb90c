/** The words of an edit: those of its sources that are still heard, on the output clock. */
import { type Edit, placeSegments } from './edit.ts';

export interface SourceWord {
  /** Position in the source's transcript. */
  readonly index: number;
  readonly text: string;
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
}

export interface EditWord {
  /** Position in the edit as it is; an edit that cuts differently numbers anew. */
  readonly index: number;
  readonly text: string;
  /** On the output clock. */
  readonly startSec: number;
  readonly endSec: number;
  readonly assetId: string;
  readonly sourceIndex: number;
}

/** A word belongs to the segment that shows its middle, and is clamped to it. Muted segments have none. */
export function wordsOfEdit(edit: Edit, wordsOf: (assetId: string) => readonly SourceWord[]): EditWord[] {
  const words: EditWord[] = [];
  for (const segment of placeSegments(edit)) {
    if (segment.muted) continue;
    const shiftSec = segment.outputStartSec - segment.sourceStartSec;
    for (const word of wordsOf(segment.assetId)) {
      const middleSec = (word.startSec + word.endSec) / 2;
      if (middleSec < segment.sourceStartSec || middleSec >= segment.sourceEndSec) continue;
      words.push({
        index: words.length,
        text: word.text,
        startSec: Math.max(word.startSec, segment.sourceStartSec) + shiftSec,
        endSec: Math.min(word.endSec, segment.sourceEndSec) + shiftSec,
        assetId: segment.assetId,
        sourceIndex: word.index,
      });
    }
  }
  return words;
}
