/** Auto Clip projects, their analysis and clips; reading projects of every kind. */
import { z } from 'zod';
import { list, read, spend, write } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { PROJECT_TITLE_MAX_CHARS } from '../limits.ts';
import { openEnum } from '../open-enum.ts';
import { MODEL_RUNTIMES, MODEL_STATES } from '../owner/speech-operations.ts';
import { payer } from '../schemas/account.ts';
import { clipSchema } from '../schemas/clip.ts';
import { compositionSchema } from '../schemas/composition.ts';
import { jobSchema } from '../schemas/job.ts';
import { autoclipSettingsInput, projectDetailSchema, projectSchema } from '../schemas/project.ts';
import { count, lineOfText, PAYERS, PROJECT_KINDS } from '../schemas/values.ts';
import { CLIP_STATES } from '../states.ts';
import { unshown } from '../unshown.ts';

const projectId = z.strictObject({ projectId: idParam('project') });
const clipId = z.strictObject({ clipId: idParam('clip') });
const clip = z.object({ clip: clipSchema });
const title = lineOfText(PROJECT_TITLE_MAX_CHARS).optional();

/** Changes by hand to a built composition, counted. */
const handEditsSchema = z.object({
  title: z.boolean(),
  captionStyle: z.boolean(),
  words: count,
  shots: count,
});

export const estimateSchema = z.object({
  work: unshown(openEnum(['analysis', 'build', 'prepare', 'clip'])),
  billedMinutes: unshown(z.int()),
  credits: z.int(),
  paidWith: unshown(openEnum(PAYERS)),
  affordable: unshown(z.boolean()),
  balanceAfter: unshown(z.int()),
  missingSettings: unshown(z.array(z.string())),
  /**
   * Extension `estimate_listening`: the speech model that an analysis finds the words with, and how many times faster than
   * speech it hears here; absent where they are known
   * already, and where no model is used.
   */
  listening: z
    .object({
      model: z.string(),
      runtime: openEnum(MODEL_RUNTIMES),
      timesRealTime: z.number(),
      isMeasured: z.boolean(),
      state: openEnum(MODEL_STATES),
      /** Of the whole download, and how much of it is there. */
      downloadBytes: count,
      receivedBytes: count,
    })
    .optional(),
  /**
   * Extension `composition_revisions`: what of the hands' work a new build keeps and cannot keep, and what only the build
   * can tell; absent where there is none.
   */
  rebuild: z
    .object({ kept: handEditsSchema, lost: handEditsSchema, open: handEditsSchema.optional() })
    .optional(),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** What every spending operation answers beside what it started (open-shapes.md, General). */
export const charged = {
  creditsCharged: unshown(z.int()),
  reused: unshown(z.boolean()),
  paidWith: payer,
};

export const startedJob = z.object({ job: jobSchema, ...charged });

export const PAYING_ERRORS = ['INSUFFICIENT_CREDITS', 'PLAN_REQUIRED', 'DAILY_LIMIT_REACHED'] as const;

export const AUTOCLIP_OPERATIONS = {
  create_project: write('POST', '/projects', {
    summary: 'Creates an Auto Clip project.',
    source: 'open-shapes.md, Requests',
    body: z.strictObject({
      sourceAssetId: idParam('asset').optional(),
      sourceUrl: z.url().max(2048).optional(),
      title,
      settings: autoclipSettingsInput.optional(),
    }),
    status: 201,
    answer: z.object({ project: projectSchema, job: unshown(jobSchema) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'UNSUPPORTED_SOURCE_URL', 'UPSTREAM_FAILED'],
  }),
  update_project: write('PATCH', '/projects/{projectId}', {
    summary:
      'Changes the title or the settings of an Auto Clip project; gives one without a usable video another.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    body: z.strictObject({
      title,
      settings: autoclipSettingsInput.optional(),
      /** Extension `project_source_again`: only where there is no usable video and there are no clips. */
      sourceAssetId: idParam('asset').optional(),
      sourceUrl: z.url().max(2048).optional(),
    }),
    /** `job` where a link was given: its import. */
    answer: z.object({ project: projectSchema, job: jobSchema.optional() }),
    errors: ['CONFLICT', 'SOURCE_MISSING', 'UNSUPPORTED_SOURCE_URL', 'UPSTREAM_FAILED'],
  }),
  get_project: read('GET', '/projects/{projectId}', {
    summary: 'One project with its running analysis.',
    source: 'section 4, get_project',
    params: projectId,
    answer: z.object({ project: projectDetailSchema }),
  }),
  list_projects: list('/projects', {
    summary: 'Projects of every kind, newest first.',
    source: 'section 4, list_projects',
    item: projectSchema,
    filters: {
      kind: z.enum(PROJECT_KINDS).optional(),
      /** Only those that use the asset, in whatever place (extension `asset_uses`). */
      assetId: z.string().optional(),
    },
  }),
  estimate_analysis: read('POST', '/projects/{projectId}/analyze/estimate', {
    summary: 'What an analysis or a build would cost, and who would pay. Free.',
    source: 'open-shapes.md, Estimate',
    params: projectId,
    answer: z.object({ estimate: estimateSchema }),
    errors: ['CONFLICT', 'NOT_READY'],
  }),
  analyze_project: spend('POST', '/projects/{projectId}/analyze', {
    summary: 'Finds clips in the source of an Auto Clip project.',
    source: 'section 4, Other operations',
    params: projectId,
    status: 202,
    answer: startedJob,
    errors: ['CONFLICT', 'NOT_READY', ...PAYING_ERRORS],
  }),
  get_job: read('GET', '/jobs/{jobId}', {
    summary: 'A job; `wait` holds the answer until it ends or the seconds are over.',
    source: 'section 2, Job',
    params: z.strictObject({ jobId: idParam('job') }),
    query: z.strictObject({ wait: z.int().min(0).max(25).optional() }),
    answer: z.object({ job: jobSchema }),
  }),
  list_clips: list('/projects/{projectId}/clips', {
    summary: 'The clips of a project, best first.',
    source: 'open-shapes.md, Requests',
    params: projectId,
    item: clipSchema,
    filters: { status: z.enum(CLIP_STATES).optional() },
    errors: ['CONFLICT'],
  }),
  get_clip: read('GET', '/clips/{clipId}', {
    summary: 'One clip.',
    source: 'section 2, Clip',
    params: clipId,
    answer: clip,
  }),
  accept_clip: write('POST', '/clips/{clipId}/accept', {
    summary: 'Accepts a clip and creates its composition.',
    source: 'open-shapes.md, Requests',
    params: clipId,
    /** Of the clip the specification says nothing here. */
    answer: z.object({ clip: clipSchema.optional(), composition: compositionSchema }),
    errors: ['CONFLICT'],
  }),
  reject_clip: write('POST', '/clips/{clipId}/reject', {
    summary: 'Sets a proposed clip aside.',
    source: 'open-shapes.md, Requests',
    params: clipId,
    answer: clip,
    errors: ['CONFLICT'],
  }),
  restore_clip: write('POST', '/clips/{clipId}/restore', {
    summary: 'Brings a rejected clip back as it was.',
    source: 'section 4, restore_clip',
    params: clipId,
    answer: clip,
    errors: ['CONFLICT'],
  }),
};
