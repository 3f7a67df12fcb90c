/** The words of an edit: those of its sources that are still heard, on the output clock. */
import { firstAfter } from '../../base/sorted.ts';
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
    const said = wordsOf(segment.assetId);
    const { isByStart, longestSec } = orderOf(said);
    const fromSec = segment.sourceStartSec - longestSec - 1e-9;
    for (let at = isByStart ? firstAfter(said, fromSec, startSecOf) : 0; at < said.length; at += 1) {
      const word = said[at] as SourceWord;
      if (isByStart && word.startSec > segment.sourceEndSec) break;
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

/** Known of a transcript once it was looked through: an edit of thousands of segments asks thousands of times. */
interface Order {
  readonly isByStart: boolean;
  readonly longestSec: number;
}
const orders = new WeakMap<readonly SourceWord[], Order>();

function orderOf(words: readonly SourceWord[]): Order {
  const known = orders.get(words);
  if (known !== undefined) return known;
  const order = {
    isByStart: words.every((word, at) => word.startSec >= (words[at - 1]?.startSec ?? word.startSec)),
    longestSec: words.reduce((longest, word) => Math.max(longest, word.endSec - word.startSec), 0),
  };
  orders.set(words, order);
  return order;
}

const startSecOf = (word: SourceWord): number => word.startSec;
