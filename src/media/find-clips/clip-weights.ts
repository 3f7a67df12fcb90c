import type { ClipWeights } from './clip-candidates.ts';

/**
 * What an editor takes: neither scraps nor sentences without end, no lists of figures, no notices, doubts or empty
 * praise; told in words that carry something, and rounded off. Fitted to fifteen talks of a tuning set by
 * `npm run bench:clips -- --set FOLDER --cross`; how weights fitted to other talks and to the other language fare
 * stands in LOG.md.
 */
export const CLIP_WEIGHTS: ClipWeights = {
  few: -5.84,
  run: -2.14,
  figures: -5.42,
  housekeeping: -2.83,
  notice: -4.88,
  hedge: -7.34,
  picturable: 0.96,
  praise: -6.27,
  density: 7.31,
  story: 0.77,
  firstPerson: 0.85,
  emotion: 1.09,
  opensLeaning: -0.28,
  endsLeaning: 0.24,
  thenHousekeeping: 0.45,
  length: 0.18,
  lengthSquared: -2.07,
  longestSentence: -0.97,
  lastLength: -0.26,
  returns: 0.4,
  carriesOver: -0.15,
};
