/** What was heard of the spoken film against what was said in it. */
import type { SpokenSentence } from './spoken-film.ts';
import { bareWords, heardAsSaid, wordErrorRate } from './word-error-rate.ts';

interface TimedText {
  readonly text: string;
  readonly startSec: number;
  readonly endSec: number;
}

export interface Judgement {
  readonly wordErrorRate: number;
  /** How far the edges of sentences are off whose edge was heard right, s. */
  readonly edgesOffSec: readonly number[];
  /** Edges of sentences that there are. */
  readonly edges: number;
  /** Words that were heard twice in a row and were not said so. */
  readonly doubled: readonly string[];
}

/** @param words with their times, in order */
export function judgeHearing(sentences: readonly SpokenSentence[], words: readonly TimedText[]): Judgement {
  const said = sentences.flatMap(({ text, startSec, endSec }) => {
    const own = bareWords(text);
    return own.map((word, at) => ({
      word,
      startSec: at === 0 ? startSec : null,
      endSec: at === own.length - 1 ? endSec : null,
    }));
  });
  const pairs = heardAsSaid(
    said.map(({ word }) => word),
    words.map(({ text }) => text),
  );
  const edgesOffSec = pairs.flatMap(([ours, theirs]) => {
    const [truth, heard] = [said[ours], words[theirs]];
    const off = (edge: 'startSec' | 'endSec'): number[] =>
      truth?.[edge] == null || heard === undefined ? [] : [Math.abs(truth[edge] - heard[edge])];
    return [...off('startSec'), ...off('endSec')];
  });
  const bare = words.map(({ text }) => bareWords(text).join(' '));
  return {
    wordErrorRate: wordErrorRate(
      sentences.map(({ text }) => text).join(' '),
      words.map(({ text }) => text).join(' '),
    ),
    edgesOffSec,
    edges: 2 * sentences.length,
    doubled: bare.filter((word, at) => at > 0 && word === bare[at - 1]),
  };
}

/** Sentences of which most is said in that stretch. */
export function sentencesIn(
  sentences: readonly SpokenSentence[],
  { startSec, endSec }: { readonly startSec: number; readonly endSec: number },
): SpokenSentence[] {
  return sentences.filter((one) => {
    const middle = (one.startSec + one.endSec) / 2;
    return startSec <= middle && middle < endSec;
  });
}
