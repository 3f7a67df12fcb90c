/** How a creator's captions look, and named kits of that (extension `brand_kits`). */
import { z } from 'zod';
import { LOGO_CORNERS, LOGO_OPACITY_MIN, LOGO_SIZE } from '../../base/film/brand-logo.ts';
import { CAPTION_FONTS } from '../../base/film/caption-fonts.ts';
import { answered } from '../answered.ts';
import { idParam } from '../ids.ts';
import { BRAND_FILE_MAX_CHARS } from '../limits.ts';
import { patterned } from '../problems/pattern-problems.ts';
import { problem } from '../problems/problem.ts';
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
  /** A font file of one's own, before `font` (extension `brand_files`). */
  ownFont: z.strictObject({ brandFileId: idParam('brandFile') }).optional(),
  /** Absent for none (extension `brand_files`). */
  logo: z
    .strictObject({
      brandFileId: idParam('brandFile'),
      corner: z.enum(LOGO_CORNERS),
      /** Its width, times the shorter side of the picture. */
      size: z.number().min(LOGO_SIZE.min).max(LOGO_SIZE.max),
      opacity: z.number().min(LOGO_OPACITY_MIN).max(1),
    })
    .optional(),
  /** Films before and after a clip in its exports, each a video of the account (extension `brand_films`). */
  intro: z.strictObject({ assetId: idParam('asset') }).optional(),
  outro: z.strictObject({ assetId: idParam('asset') }).optional(),
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

const answeredLook = answered(captionLookSchema);

/** As a composition keeps it: later changes of the kit leave it as it is. */
export const compositionBrandSchema = z.object({
  brandKitId: z.string(),
  name: z.string(),
  look: answeredLook,
});
export type CompositionBrand = z.infer<typeof compositionBrandSchema>;

export const brandKitSchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: count,
  look: answeredLook,
  /** New clips take it; one kit at most. */
  isDefault: z.boolean(),
  createdAt: time,
  updatedAt: time,
});
export type BrandKit = z.infer<typeof brandKitSchema>;

export const BRAND_FILE_KINDS = ['font', 'logo'] as const;

export const brandFileSchema = z.object({
  id: z.string(),
  kind: z.enum(BRAND_FILE_KINDS),
  /** Of a font what it calls itself, of a logo that of its file. */
  name: z.string(),
  sizeBytes: count,
  createdAt: time,
});
export type BrandFile = z.infer<typeof brandFileSchema>;

/** base64 (RFC 4648, 4), padded. */
export const brandFileData = patterned(
  z.string().min(4).max(BRAND_FILE_MAX_CHARS),
  /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  problem('field_base64'),
);

/** What drawing with it takes. */
export const brandFileContentSchema = brandFileSchema.extend({
  data: z.string(),
  font: z
    .object({
      name: z.string(),
      /** In thousandths of an em; 0 is a character it lacks. */
      widths: z.array(z.object({ firstCodePoint: count, widths: z.string() })),
      heightEm: z.number(),
    })
    .nullable(),
  logo: z.object({ widthPx: count, heightPx: count }).nullable(),
});
export type BrandFileContent = z.infer<typeof brandFileContentSchema>;
