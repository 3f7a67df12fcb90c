/** A word as a transcription server heard it, with what such servers may tell beside its times. */
import type { Word } from '../listen/word.ts';

export type HeardWord = Pick<
  Word,
  'text' | 'startSec' | 'endSec' | 'confidence' | 'speaker' | 'isEndEstimated'
>;
