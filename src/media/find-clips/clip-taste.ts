/**
 * What a person's decisions say of the clips they take: which factors, and how long. Small and explainable: one
 * number a factor, drawn towards none where decisions are few. Pure.
 */
import { type FactorScore, SCORE_FACTORS, type ScoreFactor } from './found-clip.ts';

/** A clip that was accepted or rejected. */
export interface ClipDecision {
  readonly accepted: boolean;
  readonly factors: readonly Pick<FactorScore, 'factor' | 'score' | 'judged'>[];
  /** As it was cut, where it was trimmed. */
  readonly durationSec: number;
}

export interface Taste {
  /** -1 to 1: how much higher the factor is in accepted than in rejected clips, in halves of its range. */
  readonly leanings: Readonly<Record<ScoreFactor, number>>;
  /** The usual length of accepted clips, and how sure that is, 0 to 1; null before there are enough. */
  readonly length: { readonly usualSec: number; readonly sureness: number } | null;
}

/** As many decisions of the rarer kind make a leaning half of what they say; a prior of nothing (James and Stein). */
const HALF_SURE = 6;
const LENGTHS_MIN = 3;
/** What rounding makes of equal means. */
const NOTHING = 1e-6;
const LEANING_WEIGHT = 2;
const LENGTH_WEIGHT = 0.6;
/** Against the logarithm of how well a clip agrees with all likely ones: taste moves a ranking, no more. */
const MOST = 1;

/** null where there is nothing to learn from: no decision, or lengths and factors that say nothing. */
export function learnTaste(decisions: readonly ClipDecision[]): Taste | null {
  const accepted = decisions.filter((one) => one.accepted);
  const rejected = decisions.filter((one) => !one.accepted);
  const leanings = Object.fromEntries(
    SCORE_FACTORS.map((factor) => [factor, leaningOf(factor, accepted, rejected)]),
  ) as Record<ScoreFactor, number>;
  const length = usualLength(accepted);
  return length === null && Object.values(leanings).every((leaning) => leaning === 0)
    ? null
    : { leanings, length };
}

function leaningOf(
  factor: ScoreFactor,
  accepted: readonly ClipDecision[],
  rejected: readonly ClipDecision[],
): number {
  const [taken, left] = [accepted, rejected].map((clips) =>
    clips.flatMap(({ factors }) =>
      factors.filter((one) => one.factor === factor && one.judged !== false).map(({ score }) => score / 100),
    ),
  );
  const count = Math.min(taken?.length ?? 0, left?.length ?? 0);
  if (count === 0) return 0;
  const said = 2 * (meanOf(taken ?? []) - meanOf(left ?? []));
  const leaning = Math.max(-1, Math.min(1, said)) * (count / (count + HALF_SURE));
  return Math.abs(leaning) < NOTHING ? 0 : leaning;
}

function usualLength(accepted: readonly ClipDecision[]): Taste['length'] {
  if (accepted.length < LENGTHS_MIN) return null;
  const usualSec = Math.exp(meanOf(accepted.map(({ durationSec }) => Math.log(durationSec))));
  return { usualSec, sureness: accepted.length / (accepted.length + HALF_SURE) };
}

/**
 * What is added to the rank of a clip, -1 to 1.
 * @param shares of the clip's factors, 0 to 1
 */
export function tasteOf(
  { leanings, length }: Taste,
  shares: Readonly<Record<ScoreFactor, number>>,
  durationSec: number,
): number {
  const byFactors = SCORE_FACTORS.reduce((sum, factor) => sum + leanings[factor] * (shares[factor] - 0.5), 0);
  const off = length === null ? 0 : Math.log(durationSec / length.usualSec);
  const byLength = length === null ? 0 : length.sureness * Math.min(1, off * off);
  return Math.max(-MOST, Math.min(MOST, LEANING_WEIGHT * byFactors - LENGTH_WEIGHT * byLength));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
