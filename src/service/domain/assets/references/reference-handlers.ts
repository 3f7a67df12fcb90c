/** Assets of films that stay where a person has them, and having one copied after all. Extension `asset_references`. */
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { newJobId, toJob } from '../../../jobs/job-rows.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { insertAsset, requireAsset, requireShownAsset, toAsset } from '../asset-rows.ts';
import { isReference } from '../require-original.ts';
import { copyJobOf } from './copy-job.ts';

type Context = AssetContext & WithDatabase & { readonly jobs: JobQueue };

export function referenceHandlers(context: Context): OwnerHandlers<'reference_asset' | 'copy_asset'> {
  const { database, files, jobs, takeReference } = context;
  return {
    reference_asset: ({ account, body, origin, commit }) =>
      takeReference(account.id, body, async (taken) => {
        if ('known' in taken) {
          const row = await requireShownAsset(database, account.id, taken.known.id);
          return { body: { asset: await toAsset(context, origin, row) } };
        }
        const unheard = { seq: 0, transcript_origin: null, is_heard: 0 };
        const asset = await toAsset(context, origin, { ...taken.fresh, ...unheard });
        return commit(async (tx) => {
          await insertAsset(tx, taken.fresh);
          return { body: { asset } };
        });
      }),

    copy_asset: async ({ account, params, commit }) => {
      const asset = await requireAsset(database, account.id, params.assetId);
      // Told at once, and not by a job that fails.
      if (!(await isReference(files, asset.file))) return { body: { job: null } };
      await files.read(asset.file);
      return commit(async (tx) => {
        await requireAsset(tx, account.id, asset.id);
        const running = await copyJobOf(tx, asset.id);
        const job =
          running ??
          (await jobs.enqueue(tx, {
            id: newJobId(),
            accountId: account.id,
            kind: 'copy',
            projectId: null,
            assetId: asset.id,
          }));
        return { body: { job: toJob(job) } };
      });
    },
  };
}
