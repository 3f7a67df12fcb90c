/** Every run of whole sentences inside the limits, with how good a piece of the talk it is. */
import { CLIP_FEATURES, type ClipFeature, clipFeatures, type SpokenTalk } from './clip-features.ts';
import type { Sentence } from './sentence.ts';

export interface Candidate {
  /** Positions in the sentences, both included. */
  readonly first: number;
  readonly last: number;
  readonly startSec: number;
  readonly endSec: number;
  /** Weighed features: the logarithm of how likely an editor takes it, but for a constant of the talk. */
  readonly strength: number;
}

export interface LengthLimits {
  readonly minDurationSec: number;
  readonly maxDurationSec: number;
}

export interface CandidateLimits extends LengthLimits {
  /** What the source has for each clip that is asked for; endless where that is not said. */
  readonly roomSec?: number;
}

export type ClipWeights = Readonly<Record<ClipFeature, number>>;

/** Values in the order of `CLIP_FEATURES`; how `npm run bench:clips -- --cross` sees what is weighed. */
export type SeenFeatures = (candidate: Omit<Candidate, 'strength'>, values: readonly number[]) => void;

const MAX_CANDIDATES = 20_000;
/** Several times what an hour of quick talk has: of one word a sentence, hours on end, there would be any number. */
const MAX_RUNS = 1_000_000;

/**
 * Only places that are surely between sentences begin and end one, as far as there are such. At most 20,000
 * candidates, the strongest, in no order.
 */
export function clipCandidates(
  talk: SpokenTalk,
  weights: ClipWeights,
  limits: CandidateLimits,
  seen?: SeenFeatures,
): Candidate[] {
  const runs = runsWithin(talk.sentences, limits);
  const sure = runs.filter(
    ({ first, last }) => isSure(talk.sentences[first - 1]) && isSure(talk.sentences[last]),
  );
  const featuresOf = clipFeatures(talk, usualLengthSec(limits));
  const weighed = CLIP_FEATURES.map((feature) => weights[feature]);
  const candidates = (sure.length > 0 ? sure : runs).map((run) => {
    const values = featuresOf(run.first, run.last);
    seen?.(run, values);
    return { ...run, strength: values.reduce((sum, value, at) => sum + value * (weighed[at] ?? 0), 0) };
  });
  if (candidates.length <= MAX_CANDIDATES) return candidates;
  return candidates.sort((a, b) => b.strength - a.strength).slice(0, MAX_CANDIDATES);
}

/** All of them; of more than are weighed, some of the ends of each beginning. */
function runsWithin(sentences: readonly Sentence[], limits: LengthLimits): Omit<Candidate, 'strength'>[] {
  let count = 0;
  forEachRun(sentences, limits, () => {
    count += 1;
  });
  const step = Math.max(1, Math.ceil(count / MAX_RUNS));
  const runs: Omit<Candidate, 'strength'>[] = [];
  forEachRun(sentences, limits, (first, last, startSec, endSec) => {
    if ((last - first) % step === 0) runs.push({ first, last, startSec, endSec });
  });
  return runs;
}

function forEachRun(
  sentences: readonly Sentence[],
  { minDurationSec, maxDurationSec }: LengthLimits,
  take: (first: number, last: number, startSec: number, endSec: number) => void,
): void {
  for (const [first, { startSec }] of sentences.entries()) {
    for (let last = first; last < sentences.length; last += 1) {
      const { endSec } = sentences[last] as Sentence;
      if (endSec - startSec > maxDurationSec) break;
      if (endSec - startSec >= minDurationSec) take(first, last, startSec, endSec);
    }
  }
}

/** Nothing before the first sentence can be cut into. */
function isSure(sentence: Sentence | undefined): boolean {
  return sentence?.endsSurely ?? true;
}

/** 45 s where the limits and the source allow it, else the nearest length they do. */
function usualLengthSec({ minDurationSec, maxDurationSec, roomSec = 45 }: CandidateLimits): number {
  return Math.min(Math.max(Math.min(45, roomSec), minDurationSec * 1.1), maxDurationSec * 0.9);
}
