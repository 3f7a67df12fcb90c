/** What the differences between key frames tell: where to look closer, and how much moves. Pure. */
import { CUT_SCORE } from './content-score.ts';

export interface KeyPicture {
  readonly timeSec: number;
  /** Content score against the picture before it; 0 for the first. */
  readonly score: number;
  readonly early: boolean;
}

export interface SuspectSpan {
  readonly startSec: number;
  readonly endSec: number;
  /** The encoder itself put a key frame on the cut; no need to search. */
  readonly atEnd: boolean;
}

/** Over seconds a picture changes by itself; two pictures that differ less than this have no cut between. */
export const SUSPECT_SCORE = 0.7 * CUT_SCORE;

/** Stretches between neighbouring key frames that may hold a cut. */
export function suspectSpans(pictures: readonly KeyPicture[]): SuspectSpan[] {
  return pictures.slice(1).flatMap((picture, index) => {
    const startSec = (pictures[index] as KeyPicture).timeSec;
    if (picture.score < SUSPECT_SCORE) return [];
    return [{ startSec, endSec: picture.timeSec, atEnd: picture.early && picture.score >= CUT_SCORE }];
  });
}

/** 1 is as different as a cut. One value a step, the one of the key frames around its middle. */
export function motionCurve(
  pictures: readonly KeyPicture[],
  originSec: number,
  durationSec: number,
  stepSec: number,
): number[] {
  const steps = Math.max(0, Math.ceil(durationSec / stepSec - 1e-9));
  let at = 1;
  return Array.from({ length: steps }, (_, step) => {
    const middleSec = originSec + (step + 0.5) * stepSec;
    while (at < pictures.length - 1 && (pictures[at] as KeyPicture).timeSec < middleSec) at += 1;
    const score = pictures[at]?.score ?? 0;
    return Math.round(Math.min(1, score / CUT_SCORE) * 1000) / 1000;
  });
}
