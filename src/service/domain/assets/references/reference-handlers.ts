/** Assets of films that stay where a person has them, and having one copied after all. Extension `asset_references`. */
import { newId } from '../../../../contract/ids.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { SNIFF_BYTES, sniffContainer } from '../../../../media/probe/sniff-container.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { newJobId, toJob } from '../../../jobs/job-rows.ts';
import { conflict, notFound } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import { FileMissingError } from '../../../kernel/ports/file-store.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { type AssetRow, insertAsset, requireAsset, requireShownAsset, toAsset } from '../asset-rows.ts';
import { describeVideo, titleOf } from '../describe-video.ts';
import { isReference } from '../require-original.ts';
import { UnusableFileError } from '../unusable-file-error.ts';
import { unusable } from '../uploads/complete-upload.ts';
import { copyJobOf } from './copy-job.ts';

type Context = AssetContext & WithDatabase & { readonly jobs: JobQueue };

/** What nobody keeps cannot be named. */
function asNotFound(error: unknown): never {
  throw error instanceof FileMissingError ? notFound('reference') : error;
}

export function referenceHandlers(context: Context): OwnerHandlers<'reference_asset' | 'copy_asset'> {
  const { database, files, jobs } = context;
  const beingTaken = new Set<string>();

  /** The row of a film nobody has made an asset of yet. @throws ApiError CONFLICT, VALIDATION_FAILED, OriginalAwayError */
  const describe = async (given: {
    readonly accountId: string;
    readonly file: string;
    readonly filename: string;
    readonly title: string | undefined;
  }): Promise<Omit<AssetRow, 'seq'>> => {
    const { accountId, file, filename, title = titleOf(filename) } = given;
    try {
      const head = await (await files.read(file)).slice(0, SNIFF_BYTES).arrayBuffer();
      // What is converted is made of a copy.
      if (sniffContainer(new Uint8Array(head)) === 'avi') throw conflict(problem('not_by_reference'));
      const asset = { assetId: newId('asset'), accountId, file, title, filename, origin: 'upload' } as const;
      const { signal } = new AbortController();
      return await describeVideo(context, asset, { signal, onProgress: () => undefined });
    } catch (error) {
      throw error instanceof UnusableFileError ? unusable(error) : error;
    }
  };

  return {
    reference_asset: async ({ account, body, origin, commit }) => {
      const { reference, filename, title } = body;
      if (files.references === null) throw conflict(problem('not_by_reference'));
      if (beingTaken.has(reference)) throw conflict(problem('being_completed'));
      beingTaken.add(reference);
      try {
        const file = await files.references.adopt(reference, `assets/${newId('asset')}`).catch(asNotFound);
        const known = await database.get<AssetRow>('SELECT * FROM asset WHERE file = ? AND account_id = ?', [
          file,
          account.id,
        ]);
        if (known !== undefined) {
          const row = await requireShownAsset(database, account.id, known.id);
          return { body: { asset: await toAsset(context, origin, row) } };
        }
        const row = await describe({ accountId: account.id, file, filename, title }).catch(
          async (error: unknown) => {
            await files.remove(file);
            throw error;
          },
        );
        const asset = await toAsset(context, origin, {
          ...row,
          seq: 0,
          transcript_origin: null,
          is_heard: 0,
        });
        return await commit(async (tx) => {
          await insertAsset(tx, row);
          return { body: { asset } };
        });
      } finally {
        beingTaken.delete(reference);
      }
    },

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
