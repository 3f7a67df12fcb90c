/**
 * What the signed-in owner may do, beside the API under `/owner` (extension, open-shapes.md). An owner token
 * stands in for the key; error bodies, paging and request ids are the same.
 */
import { z } from 'zod';
import { owned } from './define-operation.ts';
import type { ErrorCode } from './errors.ts';
import { idParam } from './ids.ts';
import type { HttpMethod } from './operation.ts';
import { ASSISTANT_OPERATIONS } from './owner/assistant-operations.ts';
import { BIN_OPERATIONS, deletionQuery } from './owner/bin-operations.ts';
import { BRAND_FILE_OPERATIONS } from './owner/brand-file-operations.ts';
import { BRAND_OPERATIONS } from './owner/brand-operations.ts';
import { CAPTION_OPERATIONS } from './owner/caption-operations.ts';
import { KEY_OPERATIONS } from './owner/key-operations.ts';
import { LANGUAGE_MODEL_OPERATIONS } from './owner/language-model-operations.ts';
import { POSTING_OPERATIONS } from './owner/posting-operations.ts';
import { REFERENCE_OPERATIONS } from './owner/reference-operations.ts';
import { SPEECH_OPERATIONS } from './owner/speech-operations.ts';
import { TASTE_OPERATIONS } from './owner/taste-operations.ts';
import { TRANSCRIPT_OPERATIONS } from './owner/transcript-operations.ts';
import { TRANSCRIPTION_SERVER_OPERATIONS } from './owner/transcription-server-operations.ts';
import { VOICE_SERVER_OPERATIONS } from './owner/voice-server-operations.ts';
import { WEBHOOK_OPERATIONS } from './owner/webhook-operations.ts';
import { transcriptSchema } from './schemas/asset.ts';
import { exportSchema, jobSchema } from './schemas/job.ts';
import { CAPTION_FORMATS, count, spokenLanguage } from './schemas/values.ts';

export interface OwnerOperation {
  readonly method: HttpMethod;
  readonly path: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: z.ZodType | null;
  readonly status: 200 | 201;
  readonly answer: z.ZodObject;
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
}

/** Extension `bin`: whether it can be put back; false where there was no room to keep it, or it was not to be kept. */
const inBin = z.boolean().optional();
const assetId = z.strictObject({ assetId: idParam('asset') });

export const OWNER_OPERATIONS = {
  ...KEY_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...SPEECH_OPERATIONS,
  ...TRANSCRIPT_OPERATIONS,
  ...REFERENCE_OPERATIONS,
  ...LANGUAGE_MODEL_OPERATIONS,
  ...VOICE_SERVER_OPERATIONS,
  ...TRANSCRIPTION_SERVER_OPERATIONS,
  ...BIN_OPERATIONS,
  ...BRAND_OPERATIONS,
  ...BRAND_FILE_OPERATIONS,
  ...TASTE_OPERATIONS,
  ...POSTING_OPERATIONS,
  ...ASSISTANT_OPERATIONS,
  ...CAPTION_OPERATIONS,
  attach_captions: owned('PUT', '/owner/assets/{assetId}/captions', {
    summary: 'Makes a subtitle file the transcript of an asset.',
    params: assetId,
    body: z.strictObject({
      format: z.enum(CAPTION_FORMATS),
      text: z.string().min(1),
      language: spokenLanguage,
      /** Extension `owner_transcript`: the words decide, and `language` only where they do not tell. */
      detectLanguage: z.boolean().optional(),
    }),
    answer: z.object({ transcript: transcriptSchema }),
    errors: ['CONFLICT'],
  }),
  delete_asset: owned('DELETE', '/owner/assets/{assetId}', {
    summary: 'Deletes an asset no project uses; it stays in the bin for 30 days.',
    params: assetId,
    query: deletionQuery,
    answer: z.object({ assetId: z.string(), deleted: z.literal(true), inBin }),
    errors: ['CONFLICT'],
  }),
  delete_project: owned('DELETE', '/owner/projects/{projectId}', {
    summary: 'Deletes a project with its clips, compositions and exports; it stays in the bin for 30 days.',
    params: z.strictObject({ projectId: idParam('project') }),
    query: deletionQuery,
    answer: z.object({ projectId: z.string(), deleted: z.literal(true), inBin }),
    errors: ['CONFLICT'],
  }),
  get_storage: owned('GET', '/owner/storage', {
    summary: 'Bytes in use by kind of file, and free space where known.',
    answer: z.object({
      storage: z.object({
        usedBytes: count,
        byKind: z.array(z.object({ kind: z.string(), sizeBytes: count, fileCount: count })),
        freeBytes: count.nullable(),
      }),
    }),
  }),
  cancel_job: owned('POST', '/owner/jobs/{jobId}/cancel', {
    summary: 'Stops a job that has not finished; what it charged is given back.',
    params: z.strictObject({ jobId: idParam('job') }),
    answer: z.object({ job: jobSchema }),
    errors: ['CONFLICT'],
  }),
  cancel_export: owned('POST', '/owner/exports/{exportId}/cancel', {
    summary: 'Stops an export that has not finished.',
    params: z.strictObject({ exportId: idParam('export') }),
    answer: z.object({ export: exportSchema }),
    errors: ['CONFLICT'],
  }),
  list_open_uploads: owned('GET', '/owner/uploads', {
    summary: 'Uploads that were begun and neither completed nor cancelled.',
    answer: z.object({ uploadIds: z.array(z.string()) }),
  }),
  list_running_jobs: owned('GET', '/owner/jobs', {
    summary: 'Jobs that are queued or running, for an activity list that survives a reload.',
    answer: z.object({ jobs: z.array(jobSchema) }),
  }),
} satisfies Record<string, OwnerOperation>;

export type OwnerOperationId = keyof typeof OWNER_OPERATIONS;
type Table = typeof OWNER_OPERATIONS;
export type OwnerParamsOf<Id extends OwnerOperationId> = z.infer<Table[Id]['params']>;
export type OwnerQueryOf<Id extends OwnerOperationId> = z.infer<Table[Id]['query']>;
export type OwnerBodyOf<Id extends OwnerOperationId> =
  Table[Id]['body'] extends z.ZodType<infer Body> ? Body : undefined;
export type OwnerAnswerOf<Id extends OwnerOperationId> = z.infer<Table[Id]['answer']>;
