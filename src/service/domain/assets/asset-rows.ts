/** Assets as rows, and as the API shows them with fresh links. */
import { problem } from '../../../contract/problems/problem.ts';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { WordOrigin } from '../../../media/listen/word.ts';
import { conflict, notFound } from '../../kernel/api-error.ts';
import { inList } from '../../kernel/in-list.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { LinkTarget } from '../../kernel/ports/file-links.ts';
import { isoTime } from '../../kernel/time.ts';
import type { AssetContext } from './asset-context.ts';
import { savedName } from './playable-copy.ts';

export interface AssetRow {
  readonly seq: number;
  readonly id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly title: string;
  readonly filename: string | null;
  readonly origin: string;
  readonly mime_type: string;
  readonly size_bytes: number;
  readonly duration_sec: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fps: number | null;
  readonly has_audio: number | null;
  readonly file: string;
  readonly poster_file: string | null;
  readonly created_ms: number;
}

export async function insertAsset(database: Queries, row: Omit<AssetRow, 'seq'>): Promise<void> {
  await database.run(
    `INSERT INTO asset (id, account_id, kind, title, filename, origin, mime_type, size_bytes, duration_sec, width, height, fps, has_audio, file, poster_file, created_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      row.id,
      row.account_id,
      row.kind,
      row.title,
      row.filename,
      row.origin,
      row.mime_type,
      row.size_bytes,
      row.duration_sec,
      row.width,
      row.height,
      row.fps,
      row.has_audio,
      row.file,
      row.poster_file,
      row.created_ms,
    ],
  );
}

export function findAsset(database: Queries, accountId: string, id: string): Promise<AssetRow | undefined> {
  return database.get<AssetRow>('SELECT * FROM asset WHERE id = ? AND account_id = ?', [id, accountId]);
}

/** @throws ApiError NOT_FOUND */
export async function requireAsset(database: Queries, accountId: string, id: string): Promise<AssetRow> {
  const row = await findAsset(database, accountId, id);
  if (row === undefined) throw notFound('asset');
  return row;
}

/** @throws ApiError NOT_FOUND, CONFLICT for an asset that is not a video */
export async function requireVideo(database: Queries, accountId: string, id: string): Promise<AssetRow> {
  const asset = await requireAsset(database, accountId, id);
  if (asset.kind !== 'video') throw conflict(problem('not_a_video'), { assetId: id, kind: asset.kind });
  return asset;
}

/** With what the API says of it beside its own row. */
export interface ShownAssetRow extends AssetRow {
  readonly transcript_origin: WordOrigin | null;
  /** 1 where its sound was listened to. */
  readonly is_heard: number;
}

/** Up to its condition. */
export const SELECT_SHOWN = `SELECT asset.*, (SELECT origin FROM transcript WHERE asset_id = asset.id) AS transcript_origin,
  (SELECT COUNT(*) FROM asset_track WHERE asset_id = asset.id AND kind = 'sound') AS is_heard FROM asset`;

/** @throws ApiError NOT_FOUND */
export async function requireShownAsset(
  database: Queries,
  accountId: string,
  id: string,
): Promise<ShownAssetRow> {
  const row = await database.get<ShownAssetRow>(`${SELECT_SHOWN} WHERE id = ? AND account_id = ?`, [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('asset');
  return row;
}

/** Those there are, by their ids. */
export async function findAssets(
  database: Queries,
  accountId: string,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, AssetRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await database.all<AssetRow>(
    `SELECT * FROM asset WHERE account_id = ? AND id IN ${inList(wanted)}`,
    [accountId, ...wanted],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function toAsset(
  { links, files: { references } }: Pick<AssetContext, 'links' | 'files'>,
  origin: string,
  row: ShownAssetRow,
): Promise<Asset> {
  const filename = savedName(row.file, row.filename ?? row.title, row.mime_type);
  const link = (target: LinkTarget, mimeType: string) =>
    links.make(origin, { target, mimeType, filename, attachment: false });
  const file = await link({ file: row.file }, row.mime_type);
  const poster = row.poster_file === null ? null : await link({ file: row.poster_file }, 'image/jpeg');
  // Reading them has a sound listened to; a film is listened to by its analysis.
  const isHeard = row.kind === 'audio' || row.is_heard > 0;
  const peaks = isHeard ? await link({ peaksOf: row.id }, 'application/json') : null;
  const filmstrip = row.kind === 'video' ? await link({ filmstripOf: row.id }, 'application/json') : null;
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    filename: row.filename,
    origin: row.origin,
    mimeType: row.mime_type,
    sizeBytes: row.size_bytes,
    durationSec: row.duration_sec,
    width: row.width,
    height: row.height,
    fps: row.fps,
    hasAudio: row.has_audio === null ? null : row.has_audio === 1,
    createdAt: isoTime(row.created_ms),
    deletesAt: null,
    transcriptOrigin: row.transcript_origin,
    ...(references === null ? {} : { reference: await references.referenceOf(row.file) }),
    links: {
      fileUrl: file.url,
      posterUrl: poster?.url ?? null,
      peaksUrl: peaks?.url ?? null,
      filmstripUrl: filmstrip?.url ?? null,
      expiresAt: file.expiresAt,
    },
  };
}
