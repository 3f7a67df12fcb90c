import type { TimeSpan } from '../../base/film/time-span.ts';

/** The eight things a clip is scored for (specification section 2, Clip). */
export const SCORE_FACTORS = [
  'hook',
  'payoff',
  'clarity',
  'emotion',
  'novelty',
  'selfContained',
  'quotability',
  'dialogue',
] as const;

export type ScoreFactor = (typeof SCORE_FACTORS)[number];

/** One factor's score with what earned it. */
export interface FactorScore {
  readonly factor: ScoreFactor;
  /** 0 to 100, the full range is used. */
  readonly score: number;
  /** False where there was nothing to judge it by; absent otherwise. */
  readonly judged?: false;
  /** One plain sentence in the clip's language. */
  readonly note: string;
  /** The words and seconds that earned it; empty where nothing did. */
  readonly evidence: readonly Evidence[];
}

export interface Evidence extends TimeSpan {
  readonly text: string;
}

/** A clip candidate that survived ranking; times on the source's clock. */
export interface FoundClip extends TimeSpan {
  readonly score: number;
  /** What decisions of before added to its rank, -1 to 1; absent where that is next to nothing. */
  readonly taste?: number;
  readonly factors: readonly FactorScore[];
  readonly title: string;
  readonly hook: string;
  readonly summary: string;
  readonly reason: string;
  readonly tags: readonly string[];
  readonly transcriptExcerpt: string;
  readonly social: { readonly title: string; readonly caption: string; readonly hashtags: readonly string[] };
}
