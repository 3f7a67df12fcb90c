/** The captions of a composition, as plain data. Times on the composition's clock. */

export type CaptionStyleId = 'bold-karaoke' | 'word-pop' | 'boxed' | 'outline';

export interface CaptionPlan {
  readonly style: CaptionStyleId;
  /** Visible words, 0 is the first frame. */
  readonly words: readonly CaptionWord[];
  /** Middle of the captions, such as the seam of a split screen or the side of a face; null for the lower third. */
  readonly centerYPx: number | null;
}

export interface CaptionWord {
  /** Index of the word in the composition, hidden words counted. */
  readonly index: number;
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

/** What of a composition decides how its captions are paged. */
export interface CaptionedPlan {
  readonly captions: CaptionPlan | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  readonly durationSec: number;
}
