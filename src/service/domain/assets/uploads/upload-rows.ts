/** Open uploads as rows. Parts are rows too: what is listed has been written and flushed. */
import type { Upload } from '../../../../contract/schemas/asset.ts';
import { notFound } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import type { StoredPart } from '../../../kernel/ports/file-store.ts';
import { isoTime } from '../../../kernel/time.ts';

export interface UploadRow {
  readonly id: string;
  readonly account_id: string;
  /** Id of the asset it becomes, chosen at the start so that the bytes never move. */
  readonly asset_id: string;
  readonly filename: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly part_size_bytes: number;
  readonly part_count: number;
  readonly file: string;
  /** `completing`: the store is asked to make the file of its parts. `whole`: it has. */
  readonly state: 'open' | 'completing' | 'whole';
  /** The process that completes it, and how long it counts as alive; see `upload-claims.ts`. */
  readonly claimed_by: string | null;
  readonly claimed_until_ms: number | null;
  /** Of making an MP4 of it, 0 to 1; null where none is made. */
  readonly conversion: number | null;
  /** The asset it is to be, JSON, where all is made of it that has to be. */
  readonly prepared: string | null;
  /** The store's own id of it; null where it has none (yet, or any more). */
  readonly store_upload: string | null;
  readonly created_ms: number;
  readonly expires_ms: number;
}

/** @throws ApiError NOT_FOUND, also once its time is over. */
export async function requireUpload(
  database: Queries,
  accountId: string,
  id: string,
  nowMs: number,
): Promise<UploadRow> {
  const row = await database.get<UploadRow>(
    'SELECT * FROM upload WHERE id = ? AND account_id = ? AND expires_ms > ?',
    [id, accountId, nowMs],
  );
  if (row === undefined) throw notFound('upload');
  return row;
}

export function storedParts(database: Queries, uploadId: string): Promise<StoredPart[]> {
  return database.all<StoredPart>(
    'SELECT number, etag AS tag FROM upload_part WHERE upload_id = ? ORDER BY number',
    [uploadId],
  );
}

async function receivedParts(database: Queries, uploadId: string): Promise<number[]> {
  return (
    await database.all<{ number: number }>(
      'SELECT number FROM upload_part WHERE upload_id = ? ORDER BY number',
      [uploadId],
    )
  ).map((row) => row.number);
}

/** Bytes that part `number` must have, exactly. */
export function partSize(row: UploadRow, number: number): number {
  return number < row.part_count
    ? row.part_size_bytes
    : row.size_bytes - row.part_size_bytes * (row.part_count - 1);
}

export async function toUpload(database: Queries, row: UploadRow): Promise<Upload> {
  return {
    id: row.id,
    filename: row.filename,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    partSizeBytes: row.part_size_bytes,
    partCount: row.part_count,
    receivedParts: await receivedParts(database, row.id),
    createdAt: isoTime(row.created_ms),
    expiresAt: isoTime(row.expires_ms),
    conversion: null,
  };
}
