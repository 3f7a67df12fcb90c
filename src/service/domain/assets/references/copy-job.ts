/**
 * Copies a film that is read where a person has it. Its name stays: until the copy is whole the original is read by it, and
 * from then on the copy, so whatever uses the film goes on.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import type { JobHandler, JobRun } from '../../../jobs/job-handler.ts';
import type { JobRow } from '../../../jobs/job-rows.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { StorageFullError } from '../../../kernel/ports/file-store.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { findAsset } from '../asset-rows.ts';
import { isReference, requireOriginal } from '../require-original.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

export function copyJob({ database, files }: Pick<AssetContext, 'files'> & WithDatabase): JobHandler {
  return {
    run: async (run) => {
      const { account_id: accountId, asset_id: assetId } = run.job;
      const asset = await findAsset(database, accountId, assetId ?? '');
      if (asset === undefined) throw new JobFailure(problem('file_deleted'));
      if (await isReference(files, asset.file)) {
        const original = await files.read(asset.file);
        const free = await files.freeBytes();
        if (free !== null && original.size > free) throw new StorageFullError(problem('no_room_for_import'));
        await files.put(
          asset.file,
          watched(original, run, () => requireOriginal(files, asset.file)),
        );
        await files.references?.forget(asset.file);
      }
      return async () => undefined;
    },
    onFailed: async () => undefined,
    onCancelled: async () => undefined,
  };
}

/** @param requireStill throws where the original was moved or changed meanwhile: what was read until then is no copy */
async function* watched(
  original: Blob,
  { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
  requireStill: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; at < original.size; at += BLOCK_BYTES) {
      signal.throwIfAborted();
      progress(at / original.size, 'copy');
      yield new Uint8Array(await original.slice(at, at + BLOCK_BYTES).arrayBuffer());
    }
    signal.throwIfAborted();
  } finally {
    if (!signal.aborted) await requireStill();
  }
}

export function copyJobOf(database: Queries, assetId: string): Promise<JobRow | undefined> {
  return database.get<JobRow>(
    "SELECT * FROM job WHERE asset_id = ? AND kind = 'copy' AND status IN ('queued', 'running')",
    [assetId],
  );
}

/** @throws ApiError CONFLICT being_copied */
export async function requireNotCopied(database: Queries, assetId: string): Promise<void> {
  if ((await copyJobOf(database, assetId)) !== undefined) throw conflict(problem('being_copied'));
}
