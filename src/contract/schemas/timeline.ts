/** The edit of a vibeedit project, its revisions and its operations. Section 2; values: open-shapes.md. */
import { z } from 'zod';
import { CAPTION_FONTS } from '../../base/film/caption-fonts.ts';
import { SPEED, TEXT_SCALE, TRANSITION_SEC, VOLUME_MOST, ZOOM } from '../../base/film/edit-limits.ts';
import { openEnum } from '../open-enum.ts';
import { framingShotSchema } from './composition.ts';
import {
  ASPECTS,
  CAPTION_STYLES,
  captionStyle,
  color,
  count,
  fraction,
  SHOT_VIEWS,
  seconds,
  time,
} from './values.ts';

export const TEXT_PRESETS = ['headline', 'subtitle', 'label'] as const;
export const TRANSITIONS = ['dissolve', 'dip'] as const;
/** Of the videos, of one's own (extension `timeline_audio`), and of the music under them. */
export const HEARD_LANES = ['sound', 'audio', 'music'] as const;
export const BROLL_FITS = ['cover', 'contain'] as const;
export const TIMELINE_REFRAMES = ['off', 'face', 'center'] as const;

const musicSchema = z.object({ assetId: z.string(), volume: z.number(), startSec: z.number() });

export const timelineSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  compositionId: z.string(),
  revision: count,
  durationSec: z.number(),
  aspect: openEnum(ASPECTS),
  reframe: openEnum(TIMELINE_REFRAMES),
  captions: z.object({
    enabled: z.boolean(),
    style: openEnum(CAPTION_STYLES),
    /** Each speaker's words in a colour of their own (extension `caption_speakers`). */
    speakerColors: z.boolean().optional(),
  }),
  music: musicSchema.nullable(),
  fadeInSec: z.number(),
  fadeOutSec: z.number(),
  clips: z.array(
    z.object({
      assetId: z.string(),
      title: z.string(),
      durationSec: z.number(),
      state: openEnum(['preparing', 'ready', 'failed']),
      /** The work that prepares it, while it does (extension `timeline_clip_jobs`). */
      jobId: z.string().nullable().optional(),
    }),
  ),
  segments: z.array(
    z.object({
      id: z.string(),
      assetId: z.string(),
      sourceStartSec: z.number(),
      sourceEndSec: z.number(),
      zoom: z.number(),
      muted: z.boolean(),
      volume: z.number(),
      /** Seconds of the source a second; absent for as recorded (extension `timeline_speed`). */
      speed: z.number().optional(),
      /** From the segment before it (extension `timeline_transitions`); absent for a cut. */
      transition: openEnum(TRANSITIONS).optional(),
      transitionSec: z.number().optional(),
      outputStartSec: z.number(),
      outputEndSec: z.number(),
    }),
  ),
  texts: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      preset: openEnum(TEXT_PRESETS),
      outputStartSec: z.number(),
      durationSec: z.number(),
      xPercent: z.number().nullable(),
      yPercent: z.number().nullable(),
      /** Over the preset (extension `timeline_text_look`); absent where the preset says it. */
      font: openEnum(CAPTION_FONTS).optional(),
      color: z.string().optional(),
      sizeScale: z.number().optional(),
    }),
  ),
  broll: z.array(
    z.object({
      id: z.string(),
      assetId: z.string(),
      outputStartSec: z.number(),
      durationSec: z.number(),
      fit: openEnum(BROLL_FITS),
    }),
  ),
  /**
   * Extension `timeline_audio`: sounds of the account, each a stretch from `sourceStartSec` of its own, heard with all
   * others and with one another. Fades are as wished: where a sound is shorter, both shrink. Absent where there is none.
   */
  audio: z
    .array(
      z.object({
        id: z.string(),
        assetId: z.string(),
        outputStartSec: z.number(),
        durationSec: z.number(),
        sourceStartSec: z.number(),
        volume: z.number(),
        fadeInSec: z.number(),
        fadeOutSec: z.number(),
      }),
    )
    .optional(),
  /**
   * Extension `timeline_shots`: stretches of the videos that are framed by hand, each on its video's clock, wherever
   * segments show them. Over what `reframe` gives; where that is `off`, whole pictures are shown all the same.
   */
  shots: z.array(framingShotSchema.extend({ assetId: z.string() })).optional(),
  /**
   * Extension `timeline_word_marks`: words of the videos that stand out in captions, and those after which a line ends,
   * each by its place in its transcript, wherever it is said. Absent where none is marked.
   */
  wordMarks: z
    .array(
      z.object({
        assetId: z.string(),
        sourceIndex: count,
        emphasised: z.literal(true).optional(),
        breaksAfter: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** Lanes that are not heard (extension `timeline_lanes`); absent where all are. */
  mutedLanes: z.array(openEnum(HEARD_LANES)).optional(),
  diagnostics: z.array(z.looseObject({})),
});
export type Timeline = z.infer<typeof timelineSchema>;

export const timelineRevisionSchema = z.object({
  revision: count,
  createdAt: time,
  origin: openEnum(['prepared', 'edit', 'assistant', 'undo', 'restore']),
  summary: z.string(),
  durationSec: z.number(),
  /** What the summary says, as data (extension `timeline_changes`): of operations, or of one other revision. */
  change: z
    .object({
      operations: z.array(z.object({ type: z.string(), count })),
      /** Against the revision before; null where that is not kept. */
      durationDeltaSec: z.number().nullable(),
      undoes: count.nullable(),
      restores: count.nullable(),
    })
    .nullable()
    .optional(),
});
export type TimelineRevision = z.infer<typeof timelineRevisionSchema>;

const id = z.string().min(1).max(80);
const percent = z.number().min(0).max(100).nullable();
const textFields = {
  text: z.string().min(1).max(500),
  preset: z.enum(TEXT_PRESETS),
  outputStartSec: seconds,
  durationSec: seconds,
  xPercent: percent,
  yPercent: percent,
};
/** Extension `timeline_text_look`; null leaves a thing to the preset. */
const textLook = {
  font: z.enum(CAPTION_FONTS).nullable().optional(),
  color: color.nullable().optional(),
  sizeScale: z.number().min(TEXT_SCALE.least).max(TEXT_SCALE.most).nullable().optional(),
};
const brollFields = { assetId: id, outputStartSec: seconds, durationSec: seconds, fit: z.enum(BROLL_FITS) };
const volume = z.number().min(0).max(VOLUME_MOST);
const audioFields = { assetId: id, outputStartSec: seconds, durationSec: seconds, sourceStartSec: seconds };
const audioLevel = { volume, fadeInSec: seconds, fadeOutSec: seconds };
const segmentLook = {
  zoom: z.number().min(ZOOM.least).max(ZOOM.most).optional(),
  muted: z.boolean().optional(),
  volume: volume.optional(),
  /** Extension `timeline_speed`. */
  speed: z.number().min(SPEED.least).max(SPEED.most).optional(),
  /** Extension `timeline_transitions`; null for a cut. */
  transition: z.enum(TRANSITIONS).nullable().optional(),
  transitionSec: z.number().min(TRANSITION_SEC.least).max(TRANSITION_SEC.most).nullable().optional(),
};
/** Extension `timeline_order`: its place among what lies over each other, 0 is the lowest; absent for the highest. */
const layer = { toIndex: count.optional() };
const op = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const timelineOperationSchema = z.discriminatedUnion('type', [
  op('split', { segmentId: id, atSec: seconds }),
  op('trim', { segmentId: id, sourceStartSec: seconds.optional(), sourceEndSec: seconds.optional() }),
  op('remove', { segmentIds: z.array(id).min(1) }),
  op('remove_range', { outputStartSec: seconds, outputEndSec: seconds }),
  op('move', { segmentId: id, toIndex: count }),
  op('insert', {
    assetId: id,
    sourceStartSec: seconds,
    sourceEndSec: seconds,
    toIndex: count,
    // Extension: a copy, or a segment brought back, keeps how it looks and sounds.
    ...segmentLook,
  }),
  op('set_segment', { segmentId: id, ...segmentLook }),
  op('add_text', {
    ...textFields,
    xPercent: percent.optional(),
    yPercent: percent.optional(),
    ...textLook,
    ...layer,
  }),
  z.strictObject({
    type: z.literal('update_text'),
    textId: id,
    ...z.strictObject(textFields).partial().shape,
    ...textLook,
  }),
  op('remove_text', { textId: id }),
  op('add_broll', { ...brollFields, ...layer }),
  z.strictObject({
    type: z.literal('update_broll'),
    brollId: id,
    ...z.strictObject(brollFields).partial().shape,
  }),
  op('remove_broll', { brollId: id }),
  // Extension `timeline_audio`: volume 1 and no fades where nothing is said.
  op('add_audio', { ...audioFields, ...z.strictObject(audioLevel).partial().shape }),
  z.strictObject({
    type: z.literal('update_audio'),
    audioId: id,
    ...z.strictObject({ ...audioFields, ...audioLevel }).partial().shape,
  }),
  op('remove_audio', { audioId: id }),
  op('set_captions', {
    enabled: z.boolean().optional(),
    style: captionStyle.optional(),
    /** Extension `caption_speakers`. */
    speakerColors: z.boolean().optional(),
  }),
  op('set_aspect', { aspect: z.enum(ASPECTS) }),
  op('set_reframe', { reframe: z.enum(TIMELINE_REFRAMES) }),
  op('set_fades', { fadeInSec: seconds.optional(), fadeOutSec: seconds.optional() }),
  op('set_music', { music: z.strictObject({ assetId: id, volume, startSec: seconds }).nullable() }),
  // Extension `timeline_lanes`: what lies in it stays as it is.
  op('set_lane', { lane: z.enum(HEARD_LANES), muted: z.boolean() }),
  // Extension `timeline_shots`: frames a stretch of a video; `auto` takes back what was set, a point needs its centre.
  op('set_shot', {
    assetId: id,
    startSec: seconds,
    endSec: seconds,
    view: z.enum(SHOT_VIEWS),
    centerX: fraction.nullable().optional(),
    centerY: fraction.nullable().optional(),
  }),
  // Extension `timeline_word_marks`: what is not given of a word stays as it is.
  op('mark_words', {
    marks: z
      .array(
        z.strictObject({
          assetId: id,
          sourceIndex: count,
          emphasised: z.boolean().optional(),
          breaksAfter: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  op('remove_silences', { minSilenceSec: seconds, keepSec: seconds }),
  op('remove_words', { wordIndexes: z.array(count).min(1) }),
]);
export type TimelineOperation = z.infer<typeof timelineOperationSchema>;
