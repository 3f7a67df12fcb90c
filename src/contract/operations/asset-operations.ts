/** Uploads in parts, assets and their transcripts. */
import { z } from 'zod';
import { list, read, write } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { ASSET_TITLE_MAX_CHARS, PARTS_MAX, UPLOAD_SIZE_MAX_BYTES } from '../limits.ts';
import { ASSET_KINDS, ASSET_ORIGINS, assetSchema, transcriptSchema, uploadSchema } from '../schemas/asset.ts';
import { lineOfText } from '../schemas/values.ts';

const uploadId = z.strictObject({ uploadId: idParam('upload') });
const assetId = z.strictObject({ assetId: idParam('asset') });
const upload = z.object({ upload: uploadSchema });
const asset = z.object({ asset: assetSchema });

export const ASSET_OPERATIONS = {
  create_upload: write('POST', '/uploads', {
    summary: 'Begins an upload in parts.',
    source: 'section 4, create_upload',
    body: z.strictObject({
      filename: lineOfText(255),
      sizeBytes: z.int().min(1).max(UPLOAD_SIZE_MAX_BYTES),
      contentType: z.string().min(1).max(255),
    }),
    status: 201,
    answer: upload,
  }),
  get_upload: read('GET', '/uploads/{uploadId}', {
    summary: 'An open upload with the parts received so far.',
    source: 'section 2, Upload',
    params: uploadId,
    answer: upload,
  }),
  upload_part: write('PUT', '/uploads/{uploadId}/parts/{partNumber}', {
    summary: 'Stores one part; parts may come in any order and side by side.',
    source: 'section 4, upload_part',
    params: uploadId.extend({ partNumber: z.int().min(1).max(PARTS_MAX) }),
    body: 'bytes',
    idempotency: 'none',
    answer: upload,
    errors: ['CONFLICT', 'PAYLOAD_TOO_LARGE'],
  }),
  complete_upload: write('POST', '/uploads/{uploadId}/complete', {
    summary: 'Checks the file and makes an asset of it.',
    source: 'section 4, complete_upload',
    params: uploadId,
    body: z.strictObject({ title: lineOfText(ASSET_TITLE_MAX_CHARS).optional() }),
    bodyOptional: true,
    status: 201,
    answer: asset,
    errors: ['CONFLICT', 'NOT_READY'],
  }),
  cancel_upload: write('DELETE', '/uploads/{uploadId}', {
    summary: 'Gives an upload up and deletes its parts.',
    source: 'section 4, cancel_upload',
    params: uploadId,
    idempotency: 'none',
    answer: z.object({ uploadId: z.string(), cancelled: z.literal(true) }),
    errors: ['CONFLICT'],
  }),
  list_assets: list('/assets', {
    summary: 'Videos, sounds and other files of the account, newest first.',
    source: 'open-shapes.md, Requests',
    item: assetSchema,
    filters: { kind: z.enum(ASSET_KINDS).optional(), origin: z.enum(ASSET_ORIGINS).optional() },
  }),
  get_asset: read('GET', '/assets/{assetId}', {
    summary: 'One asset.',
    source: 'section 2, Asset',
    params: assetId,
    answer: asset,
  }),
  get_transcript: read('GET', '/assets/{assetId}/transcript', {
    summary: 'The spoken words of an asset with their times.',
    source: 'open-shapes.md, Transcript',
    params: assetId,
    /** Extension `timeline_transcripts`: as an edit of that project has them, which may be older or a clip's own. */
    query: z.strictObject({ projectId: idParam('project').optional() }),
    answer: z.object({ transcript: transcriptSchema }),
    errors: ['NOT_READY'],
  }),
};
