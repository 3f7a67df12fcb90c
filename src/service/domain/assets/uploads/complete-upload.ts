/** Makes an asset of a whole upload: all parts there, a known container, readable; then the row and a poster. */
import { problem } from '../../../../contract/problems/problem.ts';
import type { Asset } from '../../../../contract/schemas/asset.ts';
import { ApiError, conflict, issueOf } from '../../../kernel/api-error.ts';
import type { ApiCall, Reply } from '../../../kernel/call.ts';
import { lookUntil } from '../../../kernel/look-until.ts';
import { pause } from '../../../kernel/pause.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { insertAsset, toAsset } from '../asset-rows.ts';
import { UnusableFileError } from '../unusable-file-error.ts';
import type { Preparation } from './preparations.ts';
import { type PreparedAsset, preparedOf } from './prepared-asset.ts';
import { isClaimed, uploadTopic } from './upload-claims.ts';
import { ClaimedElsewhereError } from './upload-in-store.ts';
import { requireUpload, type UploadRow } from './upload-rows.ts';

type AssetReply = Reply<{ asset: Asset }>;

const ASK_AGAIN_SEC = 2;

/** @throws ApiError CONFLICT parts_missing, NOT_READY while it is converted or another process is at it, VALIDATION_FAILED for what is no readable video or sound. */
export async function completeUpload(
  context: AssetContext & WithDatabase,
  upload: UploadRow,
  call: Pick<ApiCall<unknown, unknown, unknown>, 'origin' | 'signal' | 'commit'> & {
    readonly title: string | null;
  },
): Promise<AssetReply> {
  const { clock, changes, files, preparations } = context;
  const prepared = preparedOf(upload) ?? (await prepare(context, upload, call.signal));
  const row = { ...prepared, title: call.title ?? prepared.title };
  const asset = await toAsset(context, call.origin, { ...row, seq: 0, transcript_origin: null, is_heard: 0 });
  let reply: AssetReply;
  try {
    reply = await call.commit(async (tx) => {
      // It may have been cancelled a moment ago.
      const now = await requireUpload(tx, upload.account_id, upload.id, clock.nowMs());
      if (!preparations.mayKeep(now)) throw atItElsewhere();
      await insertAsset(tx, row);
      await tx.run('DELETE FROM upload WHERE id = ?', [upload.id]);
      return { body: { asset } };
    });
  } catch (error) {
    await preparations.setDown(upload.id, prepared);
    throw error;
  }
  preparations.end(upload.id);
  changes.notify(uploadTopic(upload.id));
  // What a copy was made of.
  if (row.file !== upload.file) await files.remove(upload.file);
  return reply;
}

/** Here, or by the process that is at it already. */
async function prepare(
  context: AssetContext & WithDatabase,
  upload: UploadRow,
  signal: AbortSignal,
): Promise<PreparedAsset> {
  const { config, preparations } = context;
  const endMs = performance.now() + 1000 * config.conversionHeldSec;
  let row = upload;
  for (;;) {
    try {
      const begun = preparations.begin(row, (parts) =>
        refuseMissingParts(
          row,
          parts.map(({ number }) => number),
        ),
      );
      return await whatBecameOf(begun, (endMs - performance.now()) / 1000);
    } catch (error) {
      if (error instanceof UnusableFileError) throw unusable(error);
      if (!(error instanceof ClaimedElsewhereError)) throw error;
    }
    row = await untilNotElsewhere(context, row, endMs, signal);
    const prepared = preparedOf(row);
    if (prepared !== null) return prepared;
  }
}

/** @throws ApiError NOT_READY where another process still has it, or has made an asset of it that the next who asks finds */
async function untilNotElsewhere(
  { database, clock, changes }: AssetContext & WithDatabase,
  { id, account_id }: UploadRow,
  endMs: number,
  signal: AbortSignal,
): Promise<UploadRow> {
  const free = await lookUntil(
    changes,
    uploadTopic(id),
    { waitMs: Math.max(0, endMs - performance.now()), signal },
    async () => {
      const row = await database.get<UploadRow>('SELECT * FROM upload WHERE id = ? AND account_id = ?', [
        id,
        account_id,
      ]);
      if (row === undefined) throw atItElsewhere();
      return isClaimed(row, clock.nowMs()) ? undefined : row;
    },
  );
  if (free === undefined) throw atItElsewhere();
  return free;
}

function atItElsewhere(): ApiError {
  return new ApiError('NOT_READY', problem('being_completed'), { retryAfterSec: ASK_AGAIN_SEC });
}

/** @throws ApiError NOT_READY */
async function whatBecameOf(preparation: Preparation, heldSec: number): Promise<PreparedAsset> {
  const answered = new AbortController();
  // Only what is converted takes long; looks at other files end by themselves.
  const tooLong = preparation.converting.then(() => pause(Math.max(0, 1000 * heldSec), answered.signal));
  try {
    const asset = await Promise.race([preparation.done, tooLong]);
    if (asset !== undefined) return asset;
  } finally {
    answered.abort();
  }
  preparation.letGo();
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

/** The answer to a file that is no asset. */
export function unusable({ code, problem: why, codec }: UnusableFileError): ApiError {
  return new ApiError('VALIDATION_FAILED', why, {
    details: { issues: [issueOf('', code, why)], ...(codec !== null && { codec }) },
    hint: 'Use an MP4, MOV, MKV, WebM, AVI, FLV or MPEG-TS video, or an MP3, M4A, WAV, AIFF, CAF, FLAC or OGG (Opus, Vorbis) sound; cancel this upload.',
  });
}
