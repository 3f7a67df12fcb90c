/**
 * What was deleted and can come back for a while (extension `bin`): listed, put back, deleted for good. To every other
 * operation a thing in the bin does not exist.
 */
import { z } from 'zod';
import { owned } from '../define-operation.ts';
import { idPattern } from '../ids.ts';
import { openEnum } from '../open-enum.ts';
import { pageAnswer, pageQuery } from '../page.ts';
import { patterned } from '../problems/pattern-problems.ts';
import { problem } from '../problems/problem.ts';
import { count, time } from '../schemas/values.ts';

export const BIN_TYPES = ['asset', 'project', 'composition'] as const;

const binItemSchema = z.object({
  /** The id of what was deleted, which it has again once it is put back. */
  id: z.string(),
  type: openEnum(BIN_TYPES),
  /** Of an asset or a project, its kind; of a composition, that of its project. */
  kind: z.string(),
  title: z.string(),
  deletedAt: time,
  /** Then it is deleted for good. */
  expiresAt: time,
  sizeBytes: count,
});
export type BinItem = z.infer<typeof binItemSchema>;

const ANY_ID = new RegExp(BIN_TYPES.map((type) => idPattern(type).source).join('|'));
const itemId = z.strictObject({
  itemId: patterned(z.string(), ANY_ID, problem('field_id', { prefix: 'ast_, prj_, cmp_' })),
});

/** `skip`: deletes for good. `only`: refuses with UNAVAILABLE storage_full where there is no room to keep it. */
export const deletionQuery = z.strictObject({ bin: z.enum(['skip', 'only']).optional() });

export const BIN_OPERATIONS = {
  list_bin: owned('GET', '/owner/bin', {
    summary: 'What was deleted in the last 30 days and can be put back, newest first.',
    query: pageQuery({}),
    answer: pageAnswer(binItemSchema),
  }),
  restore_bin_item: owned('POST', '/owner/bin/{itemId}/restore', {
    summary: 'Puts something back as it was, with what it needs.',
    params: itemId,
    answer: z.object({
      /** What was asked for, and what it needed that was in the bin too: videos of a project, the project of a composition. */
      restored: z.array(binItemSchema),
      /** Assets it used that were deleted for good: it comes back without them. */
      missingAssetIds: z.array(z.string()),
    }),
    errors: ['CONFLICT'],
  }),
  delete_bin_item: owned('DELETE', '/owner/bin/{itemId}', {
    summary: 'Deletes something in the bin for good.',
    params: itemId,
    answer: z.object({ itemId: z.string(), deleted: z.literal(true), freedBytes: count }),
  }),
  empty_bin: owned('DELETE', '/owner/bin', {
    summary: 'Deletes everything in the bin for good.',
    answer: z.object({ deletedCount: count, freedBytes: count }),
  }),
};
