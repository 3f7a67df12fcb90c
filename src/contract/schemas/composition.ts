/** Compositions and caption files. Specification, section 2; framing states and words: open-shapes.md. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { compositionBrandSchema, WORDS_AT_ONCE } from './brand.ts';
import { compositionInputsSchema } from './composition-inputs.ts';
import {
  CAPTION_FORMATS,
  CAPTION_STYLES,
  COMPOSITION_CHANGES,
  count,
  fraction,
  PROJECT_KINDS,
  SHOT_VIEWS,
  time,
} from './values.ts';

export const compositionWordSchema = z.object({
  index: count,
  text: z.string(),
  /** On the composition's clock. */
  startSec: z.number(),
  endSec: z.number(),
  hidden: z.boolean(),
  /** Who says it, from 0; absent where that is not known (extension `caption_speakers`). */
  speaker: count.optional(),
  /** Made to stand out by hand; absent where not (extension `caption_details`). */
  emphasised: z.literal(true).optional(),
  /** Its line ends after it, by hand; absent where the layout decides (extension `caption_details`). */
  breaksAfter: z.literal(true).optional(),
});
export type CompositionWord = z.infer<typeof compositionWordSchema>;

/** null leaves a thing to brand and style. */
export const captionDetailsSchema = z.object({
  /** From the top of where text may stand, 0, to its bottom, 1. */
  place: fraction.nullable(),
  wordsAtOnce: z.enum(WORDS_AT_ONCE).nullable(),
  /** Swear words are written by their first letter; nothing is done to the sound. */
  masksProfanity: z.boolean(),
});
export type CaptionDetails = z.infer<typeof captionDetailsSchema>;

const sourceSpan = z.object({ startSec: z.number(), endSec: z.number() });

/** Where to crop one stretch of a video so that faces stay in the picture. */
export const framingPathSchema = z.object({
  assetId: z.string(),
  /** On the asset's clock, like the keyframes. */
  startSec: z.number(),
  endSec: z.number(),
  /** Share of the pictures looked at that show a face, 0 to 1. At 0 there are no keyframes: the middle is shown. */
  faceShare: z.number(),
  /** Centre of the crop in fractions of the picture. Straight lines between; two at one time are a jump. */
  keyframes: z.array(z.object({ timeSec: z.number(), centerX: z.number(), centerY: z.number() })),
  /** While nothing is cropped: slides and other screens, shown before blurred bars. Absent where that is never. */
  whole: z.array(sourceSpan).optional(),
  /** Where the followed faces are, shot by shot, in fractions of the picture. Absent where nobody was found. */
  faces: z
    .array(sourceSpan.extend({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() }))
    .optional(),
  /** Between its cuts, in order (extension `timeline_shots`). Absent where they were not looked for. */
  shots: z.array(sourceSpan).optional(),
});

export const framingShotSchema = sourceSpan.extend({
  view: openEnum(SHOT_VIEWS),
  /** Centre of the crop in fractions of the picture; null where the view is no point. */
  centerX: z.number().nullable(),
  centerY: z.number().nullable(),
});
export type FramingShot = z.infer<typeof framingShotSchema>;

export const compositionRevisionSchema = z.object({
  revision: count,
  createdAt: time,
  /** Empty where it was made before that was kept. */
  changes: z.array(openEnum(COMPOSITION_CHANGES)),
  /** The revision it went back to; null for others. */
  restores: count.nullable(),
});
export type CompositionRevision = z.infer<typeof compositionRevisionSchema>;

export const compositionSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  clipId: z.string().nullable(),
  kind: openEnum(PROJECT_KINDS),
  title: z.string(),
  revision: count,
  durationSec: z.number(),
  width: z.int(),
  height: z.int(),
  fps: z.number(),
  source: z.object({ assetId: z.string(), startSec: z.number(), endSec: z.number() }).nullable(),
  hook: z.string().nullable(),
  captions: z.object({
    style: openEnum(CAPTION_STYLES).nullable(),
    wordCount: count,
    /** Each speaker's words in a colour of their own, in styles that follow the voice (extension `caption_speakers`). */
    speakerColors: z.boolean().optional(),
    /** The brand over the style, as it was when it was put on; null for none (extension `brand_kits`). */
    brand: compositionBrandSchema.nullable().optional(),
    /** What is set here over style and brand (extension `caption_details`). */
    details: captionDetailsSchema.optional(),
    /** Whether the words are of a subtitle file that was put on it (extension `caption_import`). */
    imported: z.boolean().optional(),
  }),
  framing: z.object({
    status: openEnum(['none', 'centered', 'pending', 'following', 'failed']),
    jobId: z.string().nullable(),
    /** Extension `composition_framing`: present where faces are followed; absent in lists. */
    paths: z.array(framingPathSchema).optional(),
    /**
     * Extension `framing_shots`: the shots shown, on the source's clock, with what was set for them by hand over
     * `paths`; where the composition shows one video throughout. Absent in lists.
     */
    shots: z.array(framingShotSchema).optional(),
  }),
  createdAt: time,
  updatedAt: time,
  /** Every word with its timing, hidden ones too (extension `composition_words`); absent in lists. */
  words: z.array(compositionWordSchema).optional(),
  /** What it is made of (extension `composition_scene`); only in get_composition, and not where its source or timeline says it. */
  scene: compositionInputsSchema.optional(),
  /** The newest edit on a timeline that began as this clip (extension `timeline_of_clip`); null where there is none, absent in lists. */
  timelineProjectId: z.string().nullable().optional(),
  /** Newest first, at most 100 (extension `composition_revisions`); absent in lists, and where another history keeps them. */
  revisions: z.array(compositionRevisionSchema).optional(),
});
export type Composition = z.infer<typeof compositionSchema>;

export const captionsFileSchema = z.object({
  format: openEnum(CAPTION_FORMATS),
  mimeType: z.string(),
  compositionRevision: count,
  text: z.string(),
});
export type CaptionsFile = z.infer<typeof captionsFileSchema>;
