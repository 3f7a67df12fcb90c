/** How strongly the talk turns at each gap between sentences: words, pauses, speakers, cuts and openers. */
import type { TimeSpan } from '../../base/film/time-span.ts';
import type { Cues } from './languages/language-cues.ts';
import type { Sentence } from './sentence.ts';
import { countTerms, likeness } from './topic-terms.ts';

export interface BorderEvidence {
  readonly shotCutsSec: readonly number[];
  readonly silences: readonly TimeSpan[];
}

/** Sentences looked at on each side of a gap (Hearst's TextTiling, block comparison). */
const BLOCK_SENTENCES = 6;

/** One value per gap, 0 to 1: item i is the gap before sentence i; before the first and after the last it is 1. */
export function topicBorders(
  sentences: readonly Sentence[],
  terms: readonly (readonly string[])[],
  cues: Cues,
  evidence: BorderEvidence,
): number[] {
  const depths = lexicalDepths(terms);
  return Array.from({ length: sentences.length + 1 }, (_, gap) => {
    const before = sentences[gap - 1];
    const after = sentences[gap];
    if (before === undefined || after === undefined) return 1;
    const pauseSec = Math.max(
      after.startSec - before.endSec,
      silenceAround(evidence.silences, before.endSec, after.startSec),
    );
    const pause = Math.min(1, pauseSec / 1.2);
    const opens = cues.opens(after.plain) ? 1 : 0;
    const cut = evidence.shotCutsSec.some(
      (atSec) => atSec >= before.endSec - 0.3 && atSec <= after.startSec + 0.3,
    )
      ? 1
      : 0;
    const speaker = before.speaker !== after.speaker ? 1 : 0;
    return Math.min(1, 0.45 * (depths[gap] ?? 0) + 0.3 * pause + 0.15 * opens + 0.15 * cut + 0.1 * speaker);
  });
}

/** Valley depth of word likeness at each gap, scaled by the deepest of the talk. */
function lexicalDepths(terms: readonly (readonly string[])[]): number[] {
  const likenesses = Array.from({ length: terms.length + 1 }, (_, gap) =>
    likeness(
      countTerms(terms.slice(Math.max(0, gap - BLOCK_SENTENCES), gap)),
      countTerms(terms.slice(gap, gap + BLOCK_SENTENCES)),
    ),
  );
  const left = peaksBefore(likenesses);
  const right = peaksBefore(likenesses.toReversed()).reverse();
  const depths = likenesses.map((here, gap) => (left[gap] ?? here) + (right[gap] ?? here) - 2 * here);
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 1e-9);
  return depths.map((depth) => depth / deepest);
}

/** For each value the peak that is reached by walking back from it for as long as it does not go down. */
function peaksBefore(values: readonly number[]): number[] {
  let peak = 0;
  return values.map((value, at) => {
    if (at === 0 || (values[at - 1] ?? 0) < value) peak = value;
    return peak;
  });
}

function silenceAround(silences: readonly TimeSpan[], fromSec: number, toSec: number): number {
  let longest = 0;
  for (const { startSec, endSec } of silences) {
    if (startSec <= toSec + 0.2 && endSec >= fromSec - 0.2) longest = Math.max(longest, endSec - startSec);
  }
  return longest;
}
