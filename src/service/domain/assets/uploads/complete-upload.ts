/** Makes an asset of a whole upload: all parts there, a known container, readable; then the row and a poster. */

import { problem } from '../../../../contract/problems/problem.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { ApiError, conflict, issueOf } from '../../../kernel/api-error.ts';
import type { Reply } from '../../../kernel/call.ts';
import { pause } from '../../../kernel/pause.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { insertAsset, toAsset } from '../asset-rows.ts';
import { UnusableFileError } from '../unusable-file-error.ts';
import type { Preparation, PreparedAsset } from './preparations.ts';
import { completeInStore } from './upload-in-store.ts';
import { receivedParts, requireUpload, type UploadRow } from './upload-rows.ts';

type AssetReply = Reply<{ asset: Asset }>;

const ASK_AGAIN_SEC = 2;

/** @throws ApiError CONFLICT parts_missing, NOT_READY while an AVI is made an MP4, VALIDATION_FAILED for what is no readable video or sound. */
export async function completeUpload(
  context: AssetContext & WithDatabase,
  upload: UploadRow,
  title: string | null,
  origin: string,
  commit: (work: (tx: Queries) => Promise<AssetReply>) => Promise<AssetReply>,
): Promise<AssetReply> {
  const { clock, config, files, preparations } = context;
  await completeInStore(context, upload, async (queries) =>
    refuseMissingParts(upload, await receivedParts(queries, upload.id)),
  );
  const prepared = await whatBecameOf(preparations.begin(upload), config.conversionHeldSec).catch(
    (error: unknown) => {
      throw error instanceof UnusableFileError ? unusable(error) : error;
    },
  );
  const row = { ...prepared, title: title ?? prepared.title };
  const asset = await toAsset(context, origin, { ...row, seq: 0, transcript_origin: null, is_heard: 0 });
  const reply = await commit(async (tx) => {
    // It may have been cancelled a moment ago.
    await requireUpload(tx, upload.account_id, upload.id, clock.nowMs());
    await insertAsset(tx, row);
    await tx.run('DELETE FROM upload WHERE id = ?', [upload.id]);
    return { body: { asset } };
  });
  preparations.end(upload.id);
  // What an MP4 was made of.
  if (row.file !== upload.file) await files.remove(upload.file);
  return reply;
}

/** @throws ApiError NOT_READY */
async function whatBecameOf(preparation: Preparation, heldSec: number): Promise<PreparedAsset> {
  const answered = new AbortController();
  // Only an AVI takes long; looks at other files end by themselves.
  const tooLong = preparation.converting.then(() => pause(1000 * heldSec, answered.signal));
  try {
    const asset = await Promise.race([preparation.done, tooLong]);
    if (asset !== undefined) return asset;
  } finally {
    answered.abort();
  }
  throw new ApiError('NOT_READY', problem('being_converted'), { retryAfterSec: ASK_AGAIN_SEC });
}

function refuseMissingParts(upload: UploadRow, received: readonly number[]): void {
  if (received.length === upload.part_count) return;
  const there = new Set(received);
  const missingParts = Array.from({ length: upload.part_count }, (_, index) => index + 1).filter(
    (part) => !there.has(part),
  );
  const parts = missingParts.slice(0, 20).join(', ');
  const code = missingParts.length > 20 ? 'parts_missing_and_more' : 'parts_missing';
  throw conflict(problem(code, { parts }), { missingParts });
}

function unusable({ code, problem: why, codec }: UnusableFileError): ApiError {
  return new ApiError('VALIDATION_FAILED', why, {
    details: { issues: [issueOf('', code, why)], ...(codec !== null && { codec }) },
    hint: 'Use an MP4, MOV, MKV, WebM, AVI or MPEG-TS video, or an MP3, M4A, WAV, FLAC or OGG sound; cancel this upload.',
  });
}
