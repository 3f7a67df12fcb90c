/** Imports the video behind a link as an asset and makes it the source of its project. */
import { newId } from '../../../contract/ids.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { JobFailure } from '../../jobs/job-failure.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobRow } from '../../jobs/job-rows.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { problemColumn } from '../../kernel/stored-problem.ts';
import { insertAsset } from '../assets/asset-rows.ts';
import { describeVideo, titleOf } from '../assets/describe-video.ts';
import { type DownloadState, download, NOTHING_YET } from '../assets/imports/download.ts';
import { SourceRefusedError } from '../assets/imports/open-source.ts';
import { playableName } from '../assets/playable-copy.ts';
import { requireStorage } from '../assets/storage-limit.ts';
import { UnusableFileError } from '../assets/unusable-file-error.ts';
import type { ProjectContext } from './project-context.ts';
import { holdAsset } from './project-rows.ts';

/** `file` is read by the sweep of orphans too. */
interface ImportCheckpoint {
  readonly url: string;
  readonly assetId: string;
  readonly file: string;
  readonly state: DownloadState;
}

const DOWNLOAD_SHARE = 0.95;
/** Of a link that names an AVI or FLV, which is made an MP4 afterwards. */
const CONVERTED_DOWNLOAD_SHARE = 0.5;
const UNNAMED = 'Imported video';

export function newImportCheckpoint(url: URL): ImportCheckpoint {
  const assetId = newId('asset');
  return { url: url.href, assetId, file: `assets/${assetId}`, state: NOTHING_YET };
}

export function importJob(context: ProjectContext): JobHandler {
  const { database, clock, files, log } = context;
  const checkpointOf = (job: JobRow) => JSON.parse(job.checkpoint) as ImportCheckpoint;

  const removeQuietly = (names: readonly string[], job: JobRow): void => {
    Promise.all(names.flatMap((name) => [files.remove(name), files.scratch.remove(name)])).catch(
      (error: unknown) =>
        log.error('An imported file stayed.', error, { jobId: job.id, names: names.join() }),
    );
  };

  /** Once nobody can go on with it; nothing but rows is waited for in the transaction. */
  const removeFile = async (tx: Queries, job: JobRow): Promise<void> => {
    const { file } = checkpointOf(job);
    const names = [file, playableName(file)];
    tx.afterCommit(() => removeQuietly(names, job));
  };

  return {
    run: async ({ job, signal, progress }) => {
      const { url, assetId, file, state } = checkpointOf(job);
      const downloadShare = /\.(avi|flv)$/i.test(new URL(url).pathname)
        ? CONVERTED_DOWNLOAD_SHARE
        : DOWNLOAD_SHARE;
      const save = async (next: DownloadState): Promise<void> => {
        await database.run('UPDATE job SET checkpoint = ? WHERE id = ?', [
          JSON.stringify({ url, assetId, file, state: next } satisfies ImportCheckpoint),
          job.id,
        ]);
        progress(downloadShare * shareOf(next), 'download');
      };
      progress(downloadShare * shareOf(state), 'download');
      try {
        const done = await download(
          context,
          {
            ...{ url: new URL(url), file, signal, save },
            requireAllowed: (sizeBytes) => requireAllowed(database, job, sizeBytes),
          },
          state,
        );
        progress(downloadShare, 'probe');
        const given = {
          assetId,
          accountId: job.account_id,
          file,
          title: done.filename === null ? UNNAMED : titleOf(done.filename),
          filename: done.filename,
          origin: 'link',
        } as const;
        const asset = await describeVideo(context, given, {
          signal,
          onProgress: (share, stage) => progress(downloadShare + (1 - downloadShare) * share, stage),
        });
        if (asset.kind !== 'video') throw new JobFailure(problem('link_without_picture'));
        return async (tx) => {
          // Uploads and other imports may have taken the room meanwhile.
          await requireAllowed(tx, job, asset.size_bytes);
          await insertAsset(tx, asset);
          // What a copy was made of.
          if (asset.file !== file) tx.afterCommit(() => removeQuietly([file], job));
          const projectId = job.project_id ?? '';
          await tx.run('UPDATE project SET source_asset_id = ?, updated_ms = ? WHERE id = ?', [
            assetId,
            clock.nowMs(),
            projectId,
          ]);
          await holdAsset(tx, projectId, assetId);
          await tx.run('UPDATE job SET asset_id = ? WHERE id = ?', [assetId, job.id]);
        };
      } catch (error) {
        if (error instanceof SourceRefusedError || error instanceof UnusableFileError)
          throw new JobFailure(error.problem);
        throw error;
      }
    },
    onFailed: async (tx, job, why) => {
      await removeFile(tx, job);
      await tx.run(
        "UPDATE project SET status = 'failed', problem = ?, updated_ms = ? WHERE id = ? AND source_asset_id IS NULL",
        [problemColumn(why), clock.nowMs(), job.project_id],
      );
    },
    onCancelled: removeFile,
  };
}

/** Throws JobFailure where it would be more than its account may store. */
async function requireAllowed(rows: Queries, { account_id }: JobRow, sizeBytes: number): Promise<void> {
  try {
    await requireStorage(rows, account_id, sizeBytes);
  } catch (error) {
    throw error instanceof ApiError ? new JobFailure(problem('link_over_limit')) : error;
  }
}

function shareOf({ receivedBytes, totalBytes }: DownloadState): number {
  return totalBytes === null || totalBytes === 0 ? 0 : receivedBytes / totalBytes;
}
