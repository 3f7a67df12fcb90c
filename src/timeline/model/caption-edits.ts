/**
 * Captions that were changed by hand on the composition, known by the place of their words in the sources: so
 * they stay changed in a cut that is not saved yet.
 */
import type { EditWord } from './edit-words.ts';
import { placeOf } from './word-marks.ts';

/** A caption word as the composition has it: by position, on the output clock. */
export interface CaptionWord {
  readonly index: number;
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  readonly hidden: boolean;
  /** Who says it, from 0; absent where that is not known. */
  readonly speaker?: number | undefined;
  /** Marked by hand on the edit. */
  readonly emphasised?: true | undefined;
  readonly breaksAfter?: true | undefined;
}

type Said = Pick<CaptionWord, 'text' | 'hidden'>;
export type CaptionEdits = ReadonlyMap<string, Said>;

const SAME_SEC = 0.01;

/**
 * What is known, corrected by a composition. One that shows another cut than `words` teaches nothing: it is read
 * again soon.
 */
export function withCaptionEdits(
  known: CaptionEdits,
  words: readonly EditWord[],
  captions: readonly CaptionWord[],
): CaptionEdits {
  const isSameCut =
    captions.length === words.length &&
    words.every((word, at) => Math.abs(word.startSec - (captions[at]?.startSec ?? -1)) < SAME_SEC);
  if (!isSameCut) return known;
  const next = new Map(known);
  for (const [at, word] of words.entries()) {
    const caption = captions[at];
    if (caption === undefined) continue;
    if (caption.text === word.text && !caption.hidden) next.delete(placeOf(word));
    else next.set(placeOf(word), { text: caption.text, hidden: caption.hidden });
  }
  return next;
}

/** The words of a cut as its captions say them. */
export function captionsOf(words: readonly EditWord[], edits: CaptionEdits): CaptionWord[] {
  return words.map((word) => {
    const { assetId: _, sourceIndex: __, ...shown } = word;
    return { ...shown, hidden: false, ...edits.get(placeOf(word)) };
  });
}
