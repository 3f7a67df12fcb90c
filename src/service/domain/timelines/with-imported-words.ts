/** Words of a subtitle file that were put on a clip, among those that were heard before and after it. Pure. */
import type { Word } from '../../../media/listen/word.ts';

interface Span {
  readonly startSec: number;
  readonly endSec: number;
}

export interface PlacedWord extends Word {
  /** Its index among the imported words; null for one that was heard. */
  readonly imported: number | null;
}

/**
 * In order of time and numbered anew: nothing that was heard is left where the file speaks, or the clip does.
 * @param clip on the source's clock, as all words are
 */
export function withImportedWords(
  heard: readonly Word[],
  imported: readonly Word[],
  clip: Span,
): PlacedWord[] {
  const startSec = Math.min(clip.startSec, ...imported.map((word) => word.startSec));
  const endSec = Math.max(clip.endSec, ...imported.map((word) => word.endSec));
  const isOutside = (word: Word): boolean => {
    const middleSec = (word.startSec + word.endSec) / 2;
    return middleSec < startSec || middleSec >= endSec;
  };
  return [
    ...heard.filter(isOutside).map((word) => ({ ...word, imported: null })),
    ...imported.map((word) => ({ ...word, imported: word.index })),
  ]
    .toSorted((a, b) => a.startSec - b.startSec)
    .map((word, index) => ({ ...word, index }));
}
