/** One spoken word on the source's clock. Shape: open-shapes.md, "Transcript". */
export interface Word {
  /** Position in the transcript, from 0 without gaps. */
  readonly index: number;
  /** The word as written, punctuation attached. */
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
  /** 0 to 1; null where the origin gives none (subtitles). */
  readonly confidence: number | null;
  readonly speaker: string | null;
  /** The end is not told by the origin: it was placed inside a subtitle line by the length of the words. Not in answers. */
  readonly isEndEstimated?: true;
}

/** Where the words of a transcript came from. */
export type WordOrigin = 'captions' | 'speech';
