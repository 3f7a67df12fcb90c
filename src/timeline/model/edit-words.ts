/** The words of an edit: those of its sources that are still heard, on the output clock. */
import { firstAfter } from '../../base/sorted.ts';
import { type Edit, type EditWordMark, outputSecAt, placeSegments } from './edit.ts';
import { marksByPlace, placeOf } from './word-marks.ts';

export interface SourceWord {
  /** Position in the source's transcript. */
  readonly index: number;
  readonly text: string;
  /** On the source's clock. */
  readonly startSec: number;
  readonly endSec: number;
  readonly speaker?: string | null | undefined;
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
  /** Who says it, by who speaks first in the sources; absent where that is not known. */
  readonly speaker?: number;
  /** Made to stand out by hand; absent where not. */
  readonly emphasised?: true;
  /** Its line ends after it, by hand; absent where the layout decides. */
  readonly breaksAfter?: true;
}

/** A word belongs to the segment that shows its middle, and is clamped to it. Muted segments have none. */
export function wordsOfEdit(edit: Edit, wordsOf: (assetId: string) => readonly SourceWord[]): EditWord[] {
  const words: EditWord[] = [];
  const numbers = numbersOfSpeakers(edit, wordsOf);
  const marks = marksByPlace(edit);
  for (const segment of placeSegments(edit)) {
    if (segment.muted) continue;
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
        startSec: outputSecAt(segment, Math.max(word.startSec, segment.sourceStartSec)),
        endSec: Math.min(outputSecAt(segment, word.endSec), segment.outputEndSec),
        assetId: segment.assetId,
        sourceIndex: word.index,
        ...marksOf(marks.get(placeOf({ assetId: segment.assetId, sourceIndex: word.index }))),
        ...(word.speaker == null ? {} : { speaker: numbers.get(word.speaker) ?? 0 }),
      });
    }
  }
  return words;
}

function marksOf(mark: EditWordMark | undefined): Pick<EditWord, 'emphasised' | 'breaksAfter'> {
  if (mark === undefined) return NO_MARKS;
  const { assetId: _, sourceIndex: __, ...marks } = mark;
  return marks;
}

const NO_MARKS = {} as const;

/** Over all sources, in the order they are first shown: people of one name are one. */
function numbersOfSpeakers(
  edit: Edit,
  wordsOf: (assetId: string) => readonly SourceWord[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const assetId of new Set(edit.segments.map((segment) => segment.assetId)))
    for (const name of orderOf(wordsOf(assetId)).speakers)
      if (!numbers.has(name)) numbers.set(name, numbers.size);
  return numbers;
}

/** Known of a transcript once it was looked through: an edit of thousands of segments asks thousands of times. */
interface Order {
  readonly isByStart: boolean;
  readonly longestSec: number;
  /** By who speaks first. */
  readonly speakers: readonly string[];
}
const orders = new WeakMap<readonly SourceWord[], Order>();

function orderOf(words: readonly SourceWord[]): Order {
  const known = orders.get(words);
  if (known !== undefined) return known;
  const order = {
    isByStart: words.every((word, at) => word.startSec >= (words[at - 1]?.startSec ?? word.startSec)),
    longestSec: words.reduce((longest, word) => Math.max(longest, word.endSec - word.startSec), 0),
    speakers: [...new Set(words.flatMap(({ speaker }) => speaker ?? []))],
  };
  orders.set(words, order);
  return order;
}

const startSecOf = (word: SourceWord): number => word.startSec;
