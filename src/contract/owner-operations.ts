/**
 * What the signed-in owner may do, beside the API under `/owner` (extension, open-shapes.md). An owner token
 * stands in for the key; error bodies, paging and request ids are the same.
 */
import { z } from 'zod';
import { NOTHING } from './define-operation.ts';
import type { ErrorCode } from './errors.ts';
import { idParam } from './ids.ts';
import type { HttpMethod } from './operation.ts';
import { BIN_OPERATIONS, deletionQuery } from './owner/bin-operations.ts';
import { KEY_OPERATIONS } from './owner/key-operations.ts';
import { LANGUAGE_MODEL_OPERATIONS } from './owner/language-model-operations.ts';
import { SPEECH_OPERATIONS } from './owner/speech-operations.ts';
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
  ...LANGUAGE_MODEL_OPERATIONS,
  ...VOICE_SERVER_OPERATIONS,
  ...BIN_OPERATIONS,
  attach_captions: {
    method: 'PUT',
    path: '/owner/assets/{assetId}/captions',
    params: assetId,
    query: NOTHING,
    body: z.strictObject({
      format: z.enum(CAPTION_FORMATS),
      text: z.string().min(1),
      language: spokenLanguage,
    }),
    status: 200,
    answer: z.object({ transcript: transcriptSchema }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Makes a subtitle file the transcript of an asset.',
  },
  delete_asset: {
    method: 'DELETE',
    path: '/owner/assets/{assetId}',
    params: assetId,
    query: deletionQuery,
    body: null,
    status: 200,
    answer: z.object({ assetId: z.string(), deleted: z.literal(true), inBin }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes an asset no project uses; it stays in the bin for 30 days.',
  },
  delete_project: {
    method: 'DELETE',
    path: '/owner/projects/{projectId}',
    params: z.strictObject({ projectId: idParam('project') }),
    query: deletionQuery,
    body: null,
    status: 200,
    answer: z.object({ projectId: z.string(), deleted: z.literal(true), inBin }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a project with its clips, compositions and exports; it stays in the bin for 30 days.',
  },
  get_storage: {
    method: 'GET',
    path: '/owner/storage',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({
      storage: z.object({
        usedBytes: count,
        byKind: z.array(z.object({ kind: z.string(), sizeBytes: count, fileCount: count })),
        freeBytes: count.nullable(),
      }),
    }),
    errors: [],
    summary: 'Bytes in use by kind of file, and free space where known.',
  },
  cancel_job: {
    method: 'POST',
    path: '/owner/jobs/{jobId}/cancel',
    params: z.strictObject({ jobId: idParam('job') }),
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ job: jobSchema }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Stops a job that has not finished; what it charged is given back.',
  },
  cancel_export: {
    method: 'POST',
    path: '/owner/exports/{exportId}/cancel',
    params: z.strictObject({ exportId: idParam('export') }),
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ export: exportSchema }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Stops an export that has not finished.',
  },
  list_open_uploads: {
    method: 'GET',
    path: '/owner/uploads',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ uploadIds: z.array(z.string()) }),
    errors: [],
    summary: 'Uploads that were begun and neither completed nor cancelled.',
  },
  list_running_jobs: {
    method: 'GET',
    path: '/owner/jobs',
    params: NOTHING,
    query: NOTHING,
    body: null,
    status: 200,
    answer: z.object({ jobs: z.array(jobSchema) }),
    errors: [],
    summary: 'Jobs that are queued or running, for an activity list that survives a reload.',
  },
} as const satisfies Record<string, OwnerOperation>;

export type OwnerOperationId = keyof typeof OWNER_OPERATIONS;
type Table = typeof OWNER_OPERATIONS;
export type OwnerParamsOf<Id extends OwnerOperationId> = z.infer<Table[Id]['params']>;
export type OwnerQueryOf<Id extends OwnerOperationId> = z.infer<Table[Id]['query']>;
export type OwnerBodyOf<Id extends OwnerOperationId> =
  Table[Id]['body'] extends z.ZodType<infer Body> ? Body : undefined;
export type OwnerAnswerOf<Id extends OwnerOperationId> = z.infer<Table[Id]['answer']>;
