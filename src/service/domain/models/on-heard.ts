/** What is made of speech while the rest of it is still heard. */
import type { HeardWords } from '../../../media/listen/speech/heard-words.ts';

/** Told how far a source was heard from its start, and asked for nothing more unless it wants the words up to there. */
export type OnHeard = (untilSec: number, words: () => Promise<HeardWords>) => Promise<void>;
