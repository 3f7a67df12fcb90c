/** Films that stay where a person has them: only a service on the same machine can read those. Extension `asset_references`. */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { ASSET_TITLE_MAX_CHARS } from '../limits.ts';
import { assetSchema } from '../schemas/asset.ts';
import { jobSchema } from '../schemas/job.ts';
import { lineOfText } from '../schemas/values.ts';

export const REFERENCE_OPERATIONS = {
  /** Asked again with the same reference, it answers the same asset. */
  reference_asset: owned('POST', '/owner/asset-references', {
    summary: 'Makes an asset of a video that stays where it is; nothing is copied.',
    body: z.strictObject({
      /** By what the platform of the service keeps it. */
      reference: lineOfText(100),
      filename: lineOfText(255),
      title: lineOfText(ASSET_TITLE_MAX_CHARS).optional(),
    }),
    answer: z.object({ asset: assetSchema }),
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** What is copied already is answered with no job; while a copy is made, asking again answers the same job. */
  copy_asset: owned('POST', '/owner/assets/{assetId}/copy', {
    summary: 'Copies a video that is read where it is, so that it is read without it. Costs nothing.',
    params: z.strictObject({ assetId: idParam('asset') }),
    answer: z.object({ job: jobSchema.nullable() }),
    errors: ['CONFLICT'],
  }),
};
