/** Jobs, exports and tool runs: work that takes time. Specification, section 2; files: open-shapes.md. */
import { z } from 'zod';
import { openEnum } from '../open-enum.ts';
import { EXPORT_STATES, JOB_STATES } from '../states.ts';
import { unshown } from '../unshown.ts';
import { modelStateSchema } from './model-state.ts';
import { problemSchema } from './problem.ts';
import { count, time } from './values.ts';

export const JOB_KINDS = [
  'analysis',
  'build',
  'export',
  'framing',
  'import',
  'story',
  'voices',
  'tool',
  'assistant_turn',
  // Extension `owner_transcript`.
  'transcription',
  // Extension `asset_references`.
  'copy',
] as const;

const progress = z.number().min(0).max(1);
const maybeId = z.string().nullable();

export const jobSchema = z.object({
  id: z.string(),
  kind: openEnum(JOB_KINDS),
  status: openEnum(JOB_STATES),
  progress,
  /** What is being done now, one stable word (extension). */
  stage: z.string().nullable().optional(),
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
  projectId: maybeId,
  compositionId: maybeId,
  exportId: maybeId,
  assetId: maybeId,
  toolRunId: maybeId,
  turnId: maybeId,
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
});
export type Job = z.infer<typeof jobSchema>;

const fileFacts = {
  filename: unshown(z.string()),
  mimeType: unshown(z.string()),
  sizeBytes: unshown(count),
  durationSec: unshown(z.number()),
  width: unshown(z.int()),
  height: unshown(z.int()),
};

export const exportSchema = z.object({
  id: z.string(),
  compositionId: z.string(),
  projectId: z.string(),
  jobId: maybeId,
  revision: count,
  status: openEnum(EXPORT_STATES),
  progress,
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
  createdAt: time,
  finishedAt: time.nullable(),
  file: z.object(fileFacts).nullable(),
  downloadUrl: z.string().nullable(),
  downloadUrlExpiresAt: time.nullable(),
  fileDeletesAt: time.nullable(),
  fileDeletedAt: time.nullable(),
});
export type Export = z.infer<typeof exportSchema>;

const ideaSchema = z.object({
  title: z.string(),
  hook: z.string(),
  outline: z.array(z.string()),
  videoType: z.string(),
  hashtags: z.array(z.string()),
});

export const toolRunSchema = z.object({
  id: z.string(),
  tool: openEnum(['voiceover', 'audio_separation', 'brainstorm']),
  status: openEnum(['queued', 'running', 'done', 'failed']),
  progress,
  errorMessage: z.string().nullable(),
  errorReason: problemSchema,
  file: z
    .object({ ...fileFacts, downloadUrl: z.string().nullable(), downloadUrlExpiresAt: time.nullable() })
    .nullable(),
  ideas: z.array(ideaSchema).nullable(),
  /** Who wrote the ideas (extension `writing_state`): null where no language model was asked. */
  writingState: modelStateSchema.nullable().optional(),
  jobId: maybeId,
  createdAt: time,
  finishedAt: time.nullable(),
  voiceover: z
    .object({ title: z.string(), script: z.string(), voice: z.string(), language: z.string() })
    .nullable(),
  separation: z.object({ sourceAssetId: z.string(), keep: openEnum(['vocals', 'instrumental']) }).nullable(),
  brainstorm: z.object({ topic: z.string(), videoType: z.string(), language: z.string(), count }).nullable(),
});
export type ToolRun = z.infer<typeof toolRunSchema>;
