/** Projects of all six kinds. Specification, section 2, "Project". */
import { z } from 'zod';
import { CLIP_COUNT, MAX_DURATION_SEC, MIN_DURATION_SEC, VOCABULARY_MAX_CHARS } from '../limits.ts';
import { openEnum } from '../open-enum.ts';
import { modelStateSchema } from './model-state.ts';
import { problemSchema } from './problem.ts';
import {
  ASPECTS,
  CAPTION_STYLES,
  LANGUAGES,
  LAYOUTS,
  OBJECTIVES,
  PROJECT_KINDS,
  pictureArea,
  REFRAME_MODES,
  SPOKEN_LANGUAGES,
  STREAMER_LAYOUTS,
  THEMES,
  time,
} from './values.ts';

const text = z.string();
const assetId = z.string().nullable();

export const autoclipSettingsSchema = z.object({
  language: openEnum(LANGUAGES).nullable(),
  clipCount: z.int().nullable(),
  minDurationSec: z.number().nullable(),
  maxDurationSec: z.number().nullable(),
  objective: openEnum(OBJECTIVES).nullable(),
  captionStyle: openEnum(CAPTION_STYLES).nullable(),
  reframe: openEnum(REFRAME_MODES).nullable(),
  instructions: text.nullable(),
  vocabulary: text.nullable(),
  /** Extension `project_listening`: the speech model that listens; absent or null for the account's choice. */
  listenWith: text.nullable().optional(),
});
export type AutoclipSettings = z.infer<typeof autoclipSettingsSchema>;

/** Settings as a request may give them: each replaces the old one, null clears it. */
export const autoclipSettingsInput = z.strictObject({
  language: z.enum(LANGUAGES).nullable().optional(),
  clipCount: z.int().min(CLIP_COUNT.min).max(CLIP_COUNT.max).nullable().optional(),
  minDurationSec: z.number().min(MIN_DURATION_SEC.min).max(MIN_DURATION_SEC.max).nullable().optional(),
  maxDurationSec: z.number().min(MAX_DURATION_SEC.min).max(MAX_DURATION_SEC.max).nullable().optional(),
  objective: z.enum(OBJECTIVES).nullable().optional(),
  captionStyle: z.enum(CAPTION_STYLES).nullable().optional(),
  reframe: z.enum(REFRAME_MODES).nullable().optional(),
  instructions: z.string().max(2000).nullable().optional(),
  vocabulary: z.string().max(VOCABULARY_MAX_CHARS).nullable().optional(),
  listenWith: z.string().min(1).max(80).nullable().optional(),
});
export type AutoclipSettingsInput = z.infer<typeof autoclipSettingsInput>;

export const splitScreenSchema = z.object({
  mainAssetId: assetId,
  backgroundAssetId: assetId,
  layout: openEnum(LAYOUTS),
  captionStyle: openEnum(CAPTION_STYLES).nullable(),
  language: openEnum(LANGUAGES),
  backgroundStartSec: z.number().nullable(),
  vocabulary: text.nullable(),
});

export const streamerSchema = z.object({
  sourceAssetId: assetId,
  headline: text,
  language: openEnum(LANGUAGES),
  captionStyle: openEnum(CAPTION_STYLES),
  reframe: openEnum(REFRAME_MODES),
  vocabulary: text.nullable(),
  /** Extension `streamer_layout`; absent means `full`. */
  layout: openEnum(STREAMER_LAYOUTS).optional(),
  /** As set by hand; null lets the build find it. */
  webcam: pictureArea.nullable().optional(),
  /** null for all of the picture, around its middle. */
  game: pictureArea.nullable().optional(),
});

export const forumStorySchema = z.object({
  postTitle: text,
  postBody: text,
  author: text,
  subforum: text,
  voice: text.nullable(),
  language: openEnum(SPOKEN_LANGUAGES),
  backgroundAssetId: assetId,
  /** Where the background begins (extension `background_start`); null or absent: chosen by the service. */
  backgroundStartSec: z.number().nullable().optional(),
  captionStyle: openEnum(CAPTION_STYLES),
  vocabulary: text.nullable(),
});

export const fakeTextSchema = z.object({
  theme: openEnum(THEMES),
  language: openEnum(SPOKEN_LANGUAGES),
  voiceover: z.boolean(),
  /** Typing and pops as messages come (extension `chat_sounds`). */
  sounds: z.boolean().optional(),
  backgroundAssetId: assetId,
  /** Where the background begins (extension `background_start`); null or absent: at its start. */
  backgroundStartSec: z.number().nullable().optional(),
  storyId: text.nullable(),
});

export const vibeEditSchema = z.object({
  sourceAssetId: assetId,
  language: openEnum(LANGUAGES),
  captionStyle: openEnum(CAPTION_STYLES),
  aspect: openEnum(ASPECTS),
  vocabulary: text.nullable(),
  prepared: z.boolean(),
});

export const projectSchema = z.object({
  id: z.string(),
  kind: openEnum(PROJECT_KINDS),
  title: text,
  status: openEnum(['draft', 'processing', 'ready', 'failed']),
  sourceAssetId: assetId,
  compositionId: z.string().nullable(),
  settings: autoclipSettingsSchema.nullable(),
  missingSettings: z.array(z.string()),
  splitScreen: splitScreenSchema.nullable(),
  streamer: streamerSchema.nullable(),
  forumStory: forumStorySchema.nullable(),
  fakeText: fakeTextSchema.nullable(),
  vibeEdit: vibeEditSchema.nullable(),
  errorMessage: text.nullable(),
  errorReason: problemSchema,
  createdAt: time,
  updatedAt: time,
  /** Whether its video was built from other settings than it has now (extension `composition_revisions`); absent before a build. */
  unbuiltChanges: z.boolean().optional(),
  /** What became of finding the words (extension): null before the first analysis. */
  wordsState: z
    .object({
      status: openEnum(['captions', 'speech', 'unavailable']),
      message: text.nullable(),
      problem: problemSchema,
    })
    .nullable()
    .optional(),
  /** Who ranked the clips beside the built-in rules (extension): null where no language model was asked. */
  rankingState: modelStateSchema.nullable().optional(),
  /** Why the last analysis found fewer clips than were asked for (extension `clips_short`); null where it did not. */
  clipsShort: z
    .object({ asked: z.number(), found: z.number(), message: text.nullable(), problem: problemSchema })
    .nullable()
    .optional(),
});
export type Project = z.infer<typeof projectSchema>;
export type WordsState = NonNullable<Project['wordsState']>;
export type ClipsShort = NonNullable<Project['clipsShort']>;

/** What get_project answers: the running analysis is named; `workJobId` also names a build (extension `project_work`). */
export const projectDetailSchema = projectSchema.extend({
  analysisJobId: z.string().nullable(),
  workJobId: z.string().nullable().optional(),
  /**
   * While its first analysis runs: how many clips can be reviewed already, and whether stopping it gives no credits back
   * any more, since one was accepted (extension `first_clips`). null where there are none.
   */
  firstClips: z.object({ count: z.int(), isCharged: z.boolean() }).nullable().optional(),
});
export type ProjectDetail = z.infer<typeof projectDetailSchema>;
