/** Every run of whole sentences inside the limits, with how good a piece of the talk it is. */
import type { Sentence } from './sentence.ts';

export interface Candidate {
  /** Positions in the sentences, both included. */
  readonly first: number;
  readonly last: number;
  readonly startSec: number;
  readonly endSec: number;
  /** Worth gained over the talk's own level, and how well the ends fall; higher is better. */
  readonly strength: number;
}

export interface LengthLimits {
  readonly minDurationSec: number;
  readonly maxDurationSec: number;
}

/** Share of the talk's time that is below the level a clip has to gain over. */
const LEVEL = 0.6;
const END_BORDER_WEIGHT = 0.05;
/** A sentence or two beyond a stronger turn of the talk are a stub of what comes next. */
const STUB_WEIGHT = 0.12;
const LENGTH_WEIGHT = 0.05;
const MAX_CANDIDATES = 20_000;

/**
 * Strength adds up worth above the level over time, so a clip grows while what follows is worth it and stops
 * before what is not. Only places that are surely between sentences begin and end one, as far as there are such.
 * At most 20,000 candidates, the strongest, in no order.
 */
export function clipCandidates(
  sentences: readonly Sentence[],
  worth: readonly number[],
  borders: readonly number[],
  limits: LengthLimits,
): Candidate[] {
  const lengths = sentences.map(({ startSec, endSec }) => Math.max(0.01, endSec - startSec));
  const gains = gainsOverLevel(worth, lengths);
  const sums = [0];
  for (const [index, gain] of gains.entries()) sums.push((sums[index] ?? 0) + gain * (lengths[index] ?? 0));
  const borderWeight = END_BORDER_WEIGHT / deviation(borders);
  const usualSec = usualLengthSec(limits);
  const found: Candidate[] = [];
  for (const [first, opening] of sentences.entries()) {
    for (let last = first; last < sentences.length; last += 1) {
      const { endSec } = sentences[last] as Sentence;
      const lengthSec = endSec - opening.startSec;
      if (lengthSec > limits.maxDurationSec) break;
      if (lengthSec < limits.minDurationSec) continue;
      const gain = ((sums[last + 1] ?? 0) - (sums[first] ?? 0)) / usualSec;
      const offLength = Math.log(lengthSec / usualSec) / 0.5;
      const strength =
        gain * 1.5 +
        borderWeight * (borders[last + 1] ?? 1) -
        LENGTH_WEIGHT * offLength * offLength -
        STUB_WEIGHT * stub(borders, last + 1);
      found.push({ first, last, startSec: opening.startSec, endSec, strength });
    }
  }
  const sure = found.filter(({ first, last }) => isSure(sentences[first - 1]) && isSure(sentences[last]));
  const candidates = sure.length > 0 ? sure : found;
  if (candidates.length <= MAX_CANDIDATES) return candidates;
  return candidates.sort((a, b) => b.strength - a.strength).slice(0, MAX_CANDIDATES);
}

/** Nothing before the first sentence can be cut into. */
function isSure(sentence: Sentence | undefined): boolean {
  return sentence?.endsSurely ?? true;
}

/** How much stronger the talk turns one or two sentences before an end than at the end itself. */
function stub(borders: readonly number[], end: number): number {
  return Math.max(0, Math.max(borders[end - 1] ?? 0, borders[end - 2] ?? 0) - (borders[end] ?? 0));
}

/** 45 s where the limits allow it, else the nearest length they do. */
function usualLengthSec({ minDurationSec, maxDurationSec }: LengthLimits): number {
  return Math.min(Math.max(45, minDurationSec * 1.1), maxDurationSec * 0.9);
}

/** Worth above the level, in standard deviations of the talk. */
function gainsOverLevel(worth: readonly number[], lengths: readonly number[]): number[] {
  const order = [...worth.keys()].sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let passed = 0;
  let level = 0;
  for (const index of order) {
    level = worth[index] ?? 0;
    passed += lengths[index] ?? 0;
    if (passed >= LEVEL * total) break;
  }
  const spread = deviation(worth);
  return worth.map((value) => (value - level) / spread);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return Math.max(1e-6, Math.sqrt(variance));
}
