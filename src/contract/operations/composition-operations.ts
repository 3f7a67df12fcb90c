/** Compositions, their captions and exports. */
import { z } from 'zod';
import { list, read, spend, write } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { CLIP_CAPTIONS_MAX_CHARS } from '../limits.ts';
import { clipSchema } from '../schemas/clip.ts';
import { captionDetailsSchema, captionsFileSchema, compositionSchema } from '../schemas/composition.ts';
import { exportSchema, jobSchema } from '../schemas/job.ts';
import {
  CAPTION_FORMATS,
  captionStyle,
  count,
  fraction,
  lineOfText,
  REFRAME_MODES,
  SHOT_VIEWS,
  seconds,
} from '../schemas/values.ts';
import { unshown } from '../unshown.ts';
import { charged, PAYING_ERRORS } from './autoclip-operations.ts';

const compositionId = z.strictObject({ compositionId: idParam('composition') });
const projectId = z.strictObject({ projectId: idParam('project') });

const byIndex = z.strictObject({
  expectedRevision: count,
  replacements: z
    .array(z.strictObject({ index: count, text: z.string().max(200) }))
    .min(1)
    .max(5000),
});
const byText = z.strictObject({
  expectedRevision: count,
  find: z.string().min(1).max(200),
  replaceWith: z.string().max(200),
  matchCase: z.boolean().optional(),
});

/** Extension `framing_shots`. A shot is named by its start, as the composition lists it; a point needs its centre. */
const shotChange = z.strictObject({
  startSec: seconds,
  view: z.enum(SHOT_VIEWS),
  centerX: fraction.nullable().optional(),
  centerY: fraction.nullable().optional(),
});

/** Extension `caption_details`. What is not given stays as it is. */
const wordMark = z.strictObject({
  index: count,
  emphasised: z.boolean().optional(),
  breaksAfter: z.boolean().optional(),
});

export const COMPOSITION_OPERATIONS = {
  list_compositions: list('/projects/{projectId}/compositions', {
    summary: 'The compositions of a project, newest first.',
    source: 'section 4, list_compositions',
    params: projectId,
    item: compositionSchema,
  }),
  get_composition: read('GET', '/compositions/{compositionId}', {
    summary: 'One composition with its words, as it is or as it was at a revision.',
    source: 'open-shapes.md, Requests',
    params: compositionId,
    /** Extension `composition_revisions`. */
    query: z.strictObject({ revision: count.optional() }),
    answer: z.object({ composition: compositionSchema }),
  }),
  edit_composition: write('POST', '/compositions/{compositionId}/edit', {
    summary: 'Changes title, hook, span, caption style or the framing of shots as a new revision.',
    source: 'open-shapes.md, Requests',
    params: compositionId,
    body: z.strictObject({
      expectedRevision: count,
      title: lineOfText(200).optional(),
      hook: z.string().max(200).nullable().optional(),
      startSec: seconds.optional(),
      endSec: seconds.optional(),
      captionStyle: captionStyle.nullable().optional(),
      /** Extension `caption_speakers`. */
      speakerColors: z.boolean().optional(),
      /** Extension `brand_kits`: puts the kit on as it is now; null takes the brand off. */
      brandKitId: idParam('brandKit').nullable().optional(),
      /** Extension `caption_details`: what is not given stays as it is. */
      captionDetails: captionDetailsSchema.partial().strict().optional(),
      /** Extension `caption_details`: words made to stand out, or lines ended after them, by hand. */
      wordMarks: z.array(wordMark).min(1).max(500).optional(),
      /**
       * Extension `caption_import`, of clips: a subtitle file on the composition's clock, whose words take the place of
       * what was heard; null goes back to that.
       */
      captionFile: z
        .strictObject({
          format: z.enum(CAPTION_FORMATS),
          text: z.string().min(1).max(CLIP_CAPTIONS_MAX_CHARS),
        })
        .nullable()
        .optional(),
      framing: z.array(shotChange).min(1).max(500).optional(),
      /** Extension `composition_revisions`: goes back to that revision, before anything else that is given. */
      restoreRevision: count.optional(),
    }),
    answer: z.object({ composition: compositionSchema }),
    errors: ['CONFLICT'],
  }),
  replace_caption_words: write('POST', '/compositions/{compositionId}/captions/replace', {
    summary: 'Replaces or hides caption words; their timing never moves.',
    source: 'open-shapes.md, Requests',
    params: compositionId,
    body: z.union([byIndex, byText]),
    answer: z.object({ composition: compositionSchema, replaced: count }),
    errors: ['CONFLICT'],
  }),
  reframe_composition: write('POST', '/compositions/{compositionId}/reframe', {
    summary: 'Computes the framing of a composition anew.',
    source: 'open-shapes.md, Requests',
    params: compositionId,
    body: z.strictObject({
      mode: z.enum(REFRAME_MODES),
      /** Extension `framing_shots`: false gives up what was set for shots by hand. */
      keepShots: z.boolean().optional(),
    }),
    status: 202,
    answer: z.object({ job: jobSchema, reused: unshown(z.boolean()) }),
    errors: ['CONFLICT'],
  }),
  delete_composition: write('DELETE', '/compositions/{compositionId}', {
    summary: 'Deletes the composition of an accepted clip; the clip is proposed again.',
    source: 'section 4, delete_composition',
    params: compositionId,
    idempotency: 'none',
    answer: z.object({
      compositionId: z.string(),
      deleted: z.literal(true),
      clip: clipSchema,
      /** Extension `bin`: whether it can be put back; what nobody changed or exported is not kept. */
      inBin: z.boolean().optional(),
    }),
    errors: ['CONFLICT'],
  }),
  get_composition_captions: read('GET', '/compositions/{compositionId}/captions', {
    summary: 'The captions as an SRT or WebVTT file.',
    source: 'section 4, get_composition_captions',
    params: compositionId,
    query: z.strictObject({ format: z.enum(CAPTION_FORMATS).optional() }),
    answer: z.object({ captions: captionsFileSchema }),
    errors: ['CONFLICT'],
  }),
  create_export: spend('POST', '/compositions/{compositionId}/exports', {
    summary: 'Renders a composition to an MP4.',
    source: 'section 4, create_export',
    params: compositionId,
    status: 202,
    answer: z.object({ export: exportSchema, ...charged }),
    errors: ['CONFLICT', 'NOT_READY', ...PAYING_ERRORS],
  }),
  get_export: read('GET', '/exports/{exportId}', {
    summary: 'An export, with a fresh download link once done.',
    source: 'section 2, Export',
    params: z.strictObject({ exportId: idParam('export') }),
    query: z.strictObject({ wait: z.int().min(0).max(25).optional() }),
    answer: z.object({ export: exportSchema }),
  }),
  list_exports: list('/projects/{projectId}/exports', {
    summary: 'The exports of a project, newest first, with fresh download links.',
    source: 'section 2, Export',
    params: projectId,
    item: exportSchema,
  }),
};
