/** How a creator's captions look, and named kits of that (extension `brand_kits`). */
import { z } from 'zod';
import { CAPTION_FONTS } from '../../base/caption-fonts.ts';
import { color, count, fraction, time } from './values.ts';

export const LETTER_CASES = ['as_said', 'upper', 'lower'] as const;
export const EMPHASIS_RULES = ['numbers', 'longest'] as const;
export const WORDS_AT_ONCE = ['word', 'line', 'two_lines'] as const;
/** Times the size of the caption style. */
export const LOOK_SIZE = { min: 0.6, max: 1.5 } as const;
export const OUTLINE_WIDTH_MAX_EM = 0.4;
export const BOX_RADIUS_MAX_EM = 0.7;

/** Of the opening text; null leaves a thing as it is. */
const hookLookSchema = z.strictObject({
  color: color.nullable(),
  boxColor: color.nullable(),
  /** Times the usual size. */
  size: z.number().min(LOOK_SIZE.min).max(LOOK_SIZE.max).nullable(),
  /** Its middle, from the top of the picture, 0, to its bottom, 1. */
  place: fraction.nullable(),
});

/** null leaves a thing as the caption style has it. */
export const captionLookSchema = z.strictObject({
  /** Of captions and hook; absent for the usual one. */
  font: z.enum(CAPTION_FONTS).optional(),
  /** Present where some words get a fitting emoji, by rule. */
  emoji: z.literal(true).optional(),
  /** Absent where the hook looks as it always does. */
  hook: hookLookSchema.optional(),
  color: color.nullable(),
  /** Of the word being spoken, or of those the rule names. */
  emphasisColor: color.nullable(),
  /** Which words stand out instead of the one being spoken: those with a number, or the longest of a page. */
  emphasisRule: z.enum(EMPHASIS_RULES).nullable(),
  size: z.number().min(LOOK_SIZE.min).max(LOOK_SIZE.max).nullable(),
  /** From the top of where text may stand, 0, to its bottom, 1. */
  place: fraction.nullable(),
  letterCase: z.enum(LETTER_CASES),
  /** A width of 0 is no outline. */
  outline: z.strictObject({ widthEm: z.number().min(0).max(OUTLINE_WIDTH_MAX_EM), color }).nullable(),
  /** An opacity of 0 is no box. */
  box: z
    .strictObject({ color, opacity: fraction, radiusEm: z.number().min(0).max(BOX_RADIUS_MAX_EM) })
    .nullable(),
  wordsAtOnce: z.enum(WORDS_AT_ONCE).nullable(),
});
export type CaptionLook = z.infer<typeof captionLookSchema>;

/** As a composition keeps it: later changes of the kit leave it as it is. */
export const compositionBrandSchema = z.object({
  brandKitId: z.string(),
  name: z.string(),
  look: captionLookSchema,
});
export type CompositionBrand = z.infer<typeof compositionBrandSchema>;

export const brandKitSchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: count,
  look: captionLookSchema,
  /** New clips take it; one kit at most. */
  isDefault: z.boolean(),
  createdAt: time,
  updatedAt: time,
});
export type BrandKit = z.infer<typeof brandKitSchema>;
