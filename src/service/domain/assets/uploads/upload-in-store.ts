/**
 * An upload between its rows and the file store, which no transaction holds together. Rows say first what is asked of
 * the store, and what it did afterwards; every step may be repeated, here or on another machine, until it is said.
 */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import {
  FileMissingError,
  type PartedUpload,
  type StoredPart,
  UploadGoneError,
} from '../../../kernel/ports/file-store.ts';
import type { WithDatabase } from '../../../kernel/within.ts';
import type { AssetContext } from '../asset-context.ts';
import { isClaimed, takeClaim } from './upload-claims.ts';
import { requireUpload, storedParts, type UploadRow } from './upload-rows.ts';

type Context = Pick<AssetContext, 'clock' | 'files'> & WithDatabase;

/** Of uploads the store has and no row knows: nothing that goes on takes that long between two parts. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Writes a part and then its row. @throws ApiError NOT_FOUND where the upload ended meanwhile, CONFLICT where it is being completed */
export async function storePart(
  context: Context,
  accountId: string,
  uploadId: string,
  part: { readonly number: number; readonly bytes: Uint8Array; readonly expiresMs: number },
): Promise<void> {
  const { database, clock, files } = context;
  const require = (queries: Queries): Promise<UploadRow> =>
    requireUpload(queries, accountId, uploadId, clock.nowMs());
  const upload = await openInStore(context, await require(database));
  await database.transaction(async (tx) => {
    requireOpen(await require(tx), upload);
    // A part that is being replaced does not count until its new bytes are safe.
    await tx.run('DELETE FROM upload_part WHERE upload_id = ? AND number = ?', [uploadId, part.number]);
  }, accountId);
  const tag = await files.uploads.putPart(upload, part.number, part.bytes).catch(async (error: unknown) => {
    if (!(error instanceof UploadGoneError)) throw error;
    await forgetParts(database, accountId, uploadId, upload.id);
    throw conflict(problem('being_completed_with_part'));
  });
  const isKept = await database.transaction(async (tx) => {
    const row = await tx.get<UploadRow>('SELECT * FROM upload WHERE id = ?', [uploadId]);
    if (row === undefined) return false;
    requireOpen(row, upload);
    await tx.run(
      `INSERT INTO upload_part (upload_id, number, etag) VALUES (?1, ?2, ?3)
       ON CONFLICT (upload_id, number) DO UPDATE SET etag = ?3`,
      [uploadId, part.number, tag],
    );
    await tx.run('UPDATE upload SET expires_ms = ? WHERE id = ?', [part.expiresMs, uploadId]);
    return true;
  }, accountId);
  // It was cancelled while the bytes came: they are not to stay.
  if (!isKept) await forgetInStore(context, upload.name, upload.id, upload.partSizeBytes);
}

export interface Completion {
  /** The process that does it. */
  readonly claimant: string;
  /** Looks whether it may be completed. */
  readonly check: (parts: readonly StoredPart[]) => void;
  readonly onClaimed: () => void;
}

/** Claims it and makes the file of the parts; done already, it succeeds. @throws ApiError NOT_FOUND, ClaimedElsewhereError, what `check` throws */
export async function completeInStore(
  context: Context,
  upload: UploadRow,
  { claimant, check, onClaimed }: Completion,
): Promise<void> {
  const { database, clock, files } = context;
  const found = await database.transaction(async (tx) => {
    const row = await requireUpload(tx, upload.account_id, upload.id, clock.nowMs());
    if (row.claimed_by !== claimant && isClaimed(row, clock.nowMs())) throw new ClaimedElsewhereError();
    const parts = await storedParts(tx, upload.id);
    check(parts);
    await takeClaim(tx, upload.id, claimant, clock.nowMs());
    return { row, parts };
  }, upload.account_id);
  onClaimed();
  if (found.row.state === 'whole') return;
  const inStore = asInStore(found.row);
  try {
    await files.uploads.complete(inStore, found.parts, upload.size_bytes);
  } catch (error) {
    if (!(error instanceof UploadGoneError)) throw error;
    await forgetParts(database, upload.account_id, upload.id, inStore.id);
    check(await storedParts(database, upload.id));
    throw error;
  }
  await database.run(
    "UPDATE upload SET state = 'whole', store_upload = NULL WHERE id = ? AND state = 'completing' AND claimed_by = ?",
    [upload.id, claimant],
  );
}

/** Another process completes it just now. */
export class ClaimedElsewhereError extends Error {}

/** Of an upload whose row is gone. */
export async function forgetInStore(
  { database, files }: Pick<Context, 'database' | 'files'>,
  name: string,
  storeUpload: string | null,
  partSizeBytes: number,
): Promise<void> {
  const isAsset =
    (await database.get(
      'SELECT 1 FROM asset WHERE file = ?1 UNION ALL SELECT 1 FROM bin_file WHERE file = ?1',
      [name],
    )) !== undefined;
  if (isAsset) return;
  if (storeUpload !== null) await files.uploads.abort({ name, id: storeUpload, partSizeBytes });
  await files.remove(name);
}

/** Ends what hangs: completions nobody goes on with, and uploads of the store that no row knows. */
export async function sweepStore({ database, clock, files }: Context): Promise<void> {
  const stuck = await database.all<UploadRow>(
    "SELECT * FROM upload WHERE state = 'completing' AND COALESCE(claimed_until_ms, 0) <= ?",
    [clock.nowMs()],
  );
  for (const row of stuck) await settle({ database, files }, row);
  for (const { name, id, begunMs } of await files.uploads.open()) {
    if (begunMs > clock.nowMs() - FORGOTTEN_MS) continue;
    const known = await database.get('SELECT id FROM upload WHERE store_upload = ?', [id]);
    if (known === undefined) await files.uploads.abort({ name, id, partSizeBytes: 0 });
  }
}

/** The upload the store takes parts of, begun or gone on with where there is none. */
async function openInStore(context: Context, row: UploadRow): Promise<PartedUpload> {
  const { database, clock, files } = context;
  if (isClaimed(row, clock.nowMs())) throw conflict(problem('being_completed_with_part'));
  if (row.state === 'completing') {
    await settle(context, row);
    return openInStore(context, await requireUpload(database, row.account_id, row.id, clock.nowMs()));
  }
  if (row.store_upload !== null) return asInStore(row);
  const made = { name: row.file, partSizeBytes: row.part_size_bytes };
  const reopened = row.state === 'whole' ? await files.uploads.reopen(made).catch(ifMissing) : null;
  const upload = reopened?.upload ?? (await files.uploads.begin(made.name, made.partSizeBytes));
  const isFirst = await database.transaction(async (tx) => {
    const { changes } = await tx.run(
      `UPDATE upload SET state = 'open', store_upload = ?, claimed_by = NULL
       WHERE id = ? AND state = ? AND store_upload IS NULL AND COALESCE(claimed_until_ms, 0) <= ?`,
      [upload.id, row.id, row.state, clock.nowMs()],
    );
    if (changes === 0 || row.state === 'open') return changes > 0;
    const tags = new Map(reopened?.parts.map(({ number, tag }) => [number, tag]));
    for (const { number } of await storedParts(tx, row.id)) {
      const tag = tags.get(number);
      if (tag === undefined)
        await tx.run('DELETE FROM upload_part WHERE upload_id = ? AND number = ?', [row.id, number]);
      else
        await tx.run('UPDATE upload_part SET etag = ? WHERE upload_id = ? AND number = ?', [
          tag,
          row.id,
          number,
        ]);
    }
    return true;
  }, row.account_id);
  if (isFirst) return upload;
  // Parts came side by side, and another one was first.
  const now = await requireUpload(database, row.account_id, row.id, clock.nowMs());
  if (now.store_upload !== upload.id) await files.uploads.abort(upload);
  return openInStore(context, now);
}

/** What became of a completion whose end nobody heard of. */
async function settle(
  { database, files }: Pick<Context, 'database' | 'files'>,
  row: UploadRow,
): Promise<void> {
  const isWhole = (await files.sizeBytes(row.file)) === row.size_bytes;
  await database.run(
    `UPDATE upload SET state = ?, claimed_by = NULL, claimed_until_ms = NULL, store_upload = ?
     WHERE id = ? AND state = 'completing' AND COALESCE(claimed_until_ms, 0) = ?`,
    [isWhole ? 'whole' : 'open', isWhole ? null : row.store_upload, row.id, row.claimed_until_ms ?? 0],
  );
}

async function forgetParts(
  database: Context['database'],
  accountId: string,
  uploadId: string,
  storeUpload: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { changes } = await tx.run(
      "UPDATE upload SET state = 'open', store_upload = NULL WHERE id = ? AND store_upload = ?",
      [uploadId, storeUpload],
    );
    if (changes > 0) await tx.run('DELETE FROM upload_part WHERE upload_id = ?', [uploadId]);
  }, accountId);
}

function requireOpen(row: UploadRow, upload: PartedUpload): void {
  if (row.state !== 'open' || row.store_upload !== upload.id)
    throw conflict(problem('being_completed_with_part'));
}

function asInStore(row: UploadRow): PartedUpload {
  return { name: row.file, id: row.store_upload ?? '', partSizeBytes: row.part_size_bytes };
}

function ifMissing(error: unknown): null {
  if (error instanceof FileMissingError) return null;
  throw error;
}
