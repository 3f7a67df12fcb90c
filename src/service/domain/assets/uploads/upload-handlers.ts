/** Uploads in parts. States: specification, section 3. */
import { newId } from '../../../../contract/ids.ts';
import { PART_SIZE_BYTES } from '../../../../contract/limits.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict, invalid } from '../../../kernel/api-error.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { requireStorage } from '../storage-limit.ts';
import { completeUpload } from './complete-upload.ts';
import type { Preparations } from './preparations.ts';
import { forgetPrepared } from './prepared-asset.ts';
import { isClaimed, uploadTopic } from './upload-claims.ts';
import { forgetInStore, storePart, sweepStore } from './upload-in-store.ts';
import { partSize, requireUpload, toUpload, type UploadRow } from './upload-rows.ts';

type Ids = 'create_upload' | 'get_upload' | 'upload_part' | 'complete_upload' | 'cancel_upload';

export function uploadHandlers(context: AssetContext & WithDatabase): Handlers<Ids> {
  const { database, clock, changes, config, preparations } = context;
  // By requests of this process; what other processes complete is in the rows.
  const completing = new Set<string>();
  const keptMs = config.uploadKeptHours * 3_600_000;

  const isBusy = (row: UploadRow): boolean => completing.has(row.id) || isClaimed(row, clock.nowMs());

  const refuseWhileCompleting = (row: UploadRow): void => {
    if (isBusy(row) || preparations.running(row.id) !== null || row.prepared !== null)
      throw conflict(problem('being_completed_with_part'));
  };

  /** null where no MP4 is made of it. */
  const conversionOf = (row: UploadRow): number | null => {
    const isAtIt = row.prepared !== null || isClaimed(row, clock.nowMs());
    return preparations.running(row.id)?.progress() ?? (isAtIt ? row.conversion : null);
  };

  return {
    create_upload: ({ account, body, commit }) =>
      commit(async (tx) => {
        const nowMs = clock.nowMs();
        await requireStorage(tx, account.id, body.sizeBytes);
        const assetId = newId('asset');
        const row: UploadRow = {
          id: newId('upload'),
          account_id: account.id,
          asset_id: assetId,
          filename: body.filename,
          content_type: body.contentType,
          size_bytes: body.sizeBytes,
          part_size_bytes: PART_SIZE_BYTES,
          part_count: Math.ceil(body.sizeBytes / PART_SIZE_BYTES),
          file: `assets/${assetId}`,
          state: 'open',
          claimed_by: null,
          claimed_until_ms: null,
          conversion: null,
          prepared: null,
          store_upload: null,
          created_ms: nowMs,
          expires_ms: nowMs + keptMs,
        };
        await tx.run(
          `INSERT INTO upload (id, account_id, asset_id, filename, content_type, size_bytes, part_size_bytes, part_count, file, created_ms, expires_ms)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            row.id,
            row.account_id,
            row.asset_id,
            row.filename,
            row.content_type,
            row.size_bytes,
            row.part_size_bytes,
            row.part_count,
            row.file,
            row.created_ms,
            row.expires_ms,
          ],
        );
        return { body: { upload: await toUpload(tx, row) } };
      }),

    get_upload: async ({ account, params }) => {
      const row = await requireUpload(database, account.id, params.uploadId, clock.nowMs());
      const upload = await toUpload(database, row);
      const progress = conversionOf(row);
      return { body: { upload: progress === null ? upload : { ...upload, conversion: { progress } } } };
    },

    upload_part: async ({ account, params, body }) => {
      const { uploadId, partNumber } = params;
      const row = await requireUpload(database, account.id, uploadId, clock.nowMs());
      if (partNumber > row.part_count)
        throw invalid('/partNumber', 'too_big', problem('part_unknown', { count: row.part_count }));
      refuseWhileCompleting(row);
      const bytes = await body.read(PART_SIZE_BYTES);
      const expected = partSize(row, partNumber);
      if (bytes.byteLength !== expected)
        throw invalid(
          '',
          'wrong_size',
          problem('part_size', { part: partNumber, expected, came: bytes.byteLength }),
        );
      // It may be completed while the bytes came.
      refuseWhileCompleting(row);
      const expiresMs = clock.nowMs() + keptMs;
      await storePart(context, account.id, uploadId, { number: partNumber, bytes, expiresMs });
      return {
        body: {
          upload: await toUpload(
            database,
            await requireUpload(database, account.id, uploadId, clock.nowMs()),
          ),
        },
      };
    },

    complete_upload: async ({ account, params, body, origin, signal, commit }) => {
      const { uploadId } = params;
      const row = await requireUpload(database, account.id, uploadId, clock.nowMs());
      if (completing.has(uploadId)) throw conflict(problem('being_completed'));
      completing.add(uploadId);
      try {
        return await completeUpload(context, row, { origin, signal, commit, title: body.title ?? null });
      } finally {
        completing.delete(uploadId);
      }
    },

    cancel_upload: async ({ account, params }) => {
      const row = await requireUpload(database, account.id, params.uploadId, clock.nowMs());
      const refuseWhileBusy = (now: UploadRow): void => {
        // What is made of an AVI takes long enough to change one's mind.
        if (isBusy(now) && conversionOf(now) === null) throw conflict(problem('being_completed_first'));
      };
      refuseWhileBusy(row);
      await preparations.giveUp(row.id);
      await database.transaction(async (tx) => {
        const now = await requireUpload(tx, account.id, row.id, clock.nowMs());
        // By another process, since it was looked at.
        if (isClaimed(now, clock.nowMs()) && now.conversion === null)
          throw conflict(problem('being_completed_first'));
        await tx.run('DELETE FROM upload WHERE id = ?', [row.id]);
      }, account.id);
      // Whoever makes an MP4 of it stops.
      changes.notify(uploadTopic(row.id));
      await forgetInStore(context, row.file, row.store_upload, row.part_size_bytes);
      await forgetPrepared(context, row);
      return { body: { uploadId: row.id, cancelled: true } };
    },
  };
}

/** Removes uploads whose time is over, with their bytes, and ends what hangs between rows and store. */
export async function sweepUploads(
  context: Pick<AssetContext, 'clock' | 'files' | 'changes'> &
    WithDatabase & { readonly preparations: Pick<Preparations, 'giveUp'> },
): Promise<void> {
  const { database, clock, changes, preparations } = context;
  const nowMs = clock.nowMs();
  const over = await database.all<UploadRow>('SELECT * FROM upload WHERE expires_ms <= ?', [nowMs]);
  for (const row of over) {
    // Giving up those before it takes a while, in which a part on its way may have come.
    const { changes: gone } = await database.run('DELETE FROM upload WHERE id = ? AND expires_ms <= ?', [
      ...[row.id, nowMs],
    ]);
    if (gone === 0) continue;
    changes.notify(uploadTopic(row.id));
    await preparations.giveUp(row.id);
    await forgetInStore(context, row.file, row.store_upload, row.part_size_bytes);
    await forgetPrepared(context, row);
  }
  await sweepStore(context);
}
