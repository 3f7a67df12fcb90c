/** The words heard in an edit, moved from the clocks of its sources to its own. */
import type { CompositionWord } from '../../captions/composition-words.ts';
import type { Word } from '../../listen/word.ts';

export interface HeardSegment {
  readonly assetId: string;
  readonly sourceStartSec: number;
  readonly outputStartSec: number;
  readonly outputEndSec: number;
  readonly muted: boolean;
  readonly volume: number;
}

/**
 * Words whose middle lies in a segment that is heard, in the order of the edit and numbered from 0. A word
 * heard twice is there twice. `transcripts` is by asset id; words of each are in the order of time.
 */
export function wordsOfSegments(
  segments: readonly HeardSegment[],
  transcripts: ReadonlyMap<string, readonly Word[]>,
): CompositionWord[] {
  const words: Omit<CompositionWord, 'index'>[] = [];
  for (const segment of segments) {
    if (segment.muted || segment.volume <= 0) continue;
    const shiftSec = segment.outputStartSec - segment.sourceStartSec;
    const sourceEndSec = segment.outputEndSec - shiftSec;
    for (const word of transcripts.get(segment.assetId) ?? []) {
      const middleSec = (word.startSec + word.endSec) / 2;
      if (middleSec < segment.sourceStartSec || middleSec >= sourceEndSec) continue;
      words.push({
        text: word.text,
        startSec: Math.max(segment.outputStartSec, word.startSec + shiftSec),
        endSec: Math.min(segment.outputEndSec, word.endSec + shiftSec),
        hidden: false,
      });
    }
  }
  return words.map((word, index) => ({ index, ...word }));
}
