/** What is set of the captions of one composition by hand, over its style and its brand. Pure. */
import type { CaptionLook, WordsAtOnce } from './caption-look.ts';

export interface CaptionDetails {
  /** 0 is the top of where text may stand, 1 the bottom; null leaves it to brand, faces and seams. */
  readonly place: number | null;
  readonly wordsAtOnce: WordsAtOnce | null;
  readonly masksProfanity: boolean;
}

export const NO_DETAILS: CaptionDetails = { place: null, wordsAtOnce: null, masksProfanity: false };

/** Leaves everything as the style has it. */
const PLAIN_LOOK: CaptionLook = {
  color: null,
  emphasisColor: null,
  emphasisRule: null,
  size: null,
  place: null,
  letterCase: 'as_said',
  outline: null,
  box: null,
  wordsAtOnce: null,
};

/** @returns the look with what is set by hand over it; undefined where nothing differs from the style */
export function lookWithDetails(
  look: CaptionLook | undefined,
  { place, wordsAtOnce }: CaptionDetails,
): CaptionLook | undefined {
  if (place === null && wordsAtOnce === null) return look;
  const base = look ?? PLAIN_LOOK;
  return { ...base, place: place ?? base.place, wordsAtOnce: wordsAtOnce ?? base.wordsAtOnce };
}
