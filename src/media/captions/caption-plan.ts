/** The captions of a composition, as plain data. Times on the composition's clock. */
import type { CaptionLook } from './caption-look.ts';

export type CaptionStyleId = 'bold-karaoke' | 'word-pop' | 'boxed' | 'outline';

export interface CaptionPlan {
  readonly style: CaptionStyleId;
  /** Visible words, 0 is the first frame. */
  readonly words: readonly CaptionWord[];
  /** Nothing of them stands longer; absent for the end of the plan. */
  readonly untilSec?: number | undefined;
  /** Middle of the captions, such as the seam of a split screen or the side of a face; null for the lower third. */
  readonly centerYPx: number | null;
  /** The word being spoken has a colour of its own for each speaker, in styles that have such. */
  readonly speakerColors?: true;
  /** A brand's, over the style; its case is in the words already. Absent for the style as it is. */
  readonly look?: CaptionLook;
}

export interface CaptionWord {
  /** Index of the word in the composition, hidden words counted. */
  readonly index: number;
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  /** Who says it, from 0; absent where that is not known. */
  readonly speaker?: number;
  /** Made to stand out by hand. */
  readonly emphasised?: true | undefined;
  /** Its line ends after it, by hand. */
  readonly breaksAfter?: true | undefined;
}

/** What of a composition decides how its captions are paged. */
export interface CaptionedPlan {
  readonly captions: CaptionPlan | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  readonly durationSec: number;
}
