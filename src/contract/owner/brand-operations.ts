/** Brand kits of the account, and what they are put on (extension `brand_kits`). */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idParam } from '../ids.ts';
import { BRAND_NAME_MAX_CHARS, BRANDED_AT_ONCE_MAX } from '../limits.ts';
import { brandKitSchema, captionLookSchema } from '../schemas/brand.ts';
import { count, lineOfText } from '../schemas/values.ts';

const brandKitId = z.strictObject({ brandKitId: idParam('brandKit') });
const brandKit = z.object({ brandKit: brandKitSchema });
const name = lineOfText(BRAND_NAME_MAX_CHARS);

export const BRAND_OPERATIONS = {
  list_brand_kits: owned('GET', '/owner/brand-kits', {
    summary: 'The brand kits of the account, newest first.',
    answer: z.object({ brandKits: z.array(brandKitSchema) }),
  }),
  create_brand_kit: owned('POST', '/owner/brand-kits', {
    summary: 'Saves a look of captions under a name.',
    body: z.strictObject({ name, look: captionLookSchema, isDefault: z.boolean().optional() }),
    status: 201,
    answer: brandKit,
    errors: ['CONFLICT'],
  }),
  update_brand_kit: owned('PATCH', '/owner/brand-kits/{brandKitId}', {
    summary: 'Changes a kit, or makes it the default. What it was put on stays as it is.',
    params: brandKitId,
    body: z.strictObject({
      expectedRevision: count,
      name: name.optional(),
      look: captionLookSchema.optional(),
      isDefault: z.boolean().optional(),
    }),
    answer: brandKit,
    errors: ['CONFLICT'],
  }),
  delete_brand_kit: owned('DELETE', '/owner/brand-kits/{brandKitId}', {
    summary: 'Removes a kit. What it was put on stays as it is.',
    params: brandKitId,
    answer: z.object({ brandKitId: z.string(), deleted: z.literal(true) }),
  }),
  apply_brand_kit: owned('POST', '/owner/brand-applications', {
    summary: 'Puts a kit on all accepted clips, or none, all together or not at all.',
    body: z.strictObject({
      /** null takes the brand off. */
      brandKitId: idParam('brandKit').nullable(),
      projectId: idParam('project').optional(),
    }),
    answer: z.object({
      /** Each with the revision that was made, for taking it back. */
      changed: z.array(z.object({ compositionId: z.string(), revision: count })),
      unchanged: count,
    }),
  }),
  undo_brand_kit: owned('POST', '/owner/brand-applications/undo', {
    summary: 'Gives clips the brand they had before it was put on them, where that is still on them.',
    body: z.strictObject({
      changed: z
        .array(z.strictObject({ compositionId: idParam('composition'), revision: z.int().min(2) }))
        .min(1)
        .max(BRANDED_AT_ONCE_MAX),
    }),
    answer: z.object({ restored: count, skipped: count }),
  }),
};
