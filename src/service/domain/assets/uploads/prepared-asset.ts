/** What an upload is to become, and the files that are made for it beside its own. */
import type { Queries } from '../../../kernel/ports/database.ts';
import type { FileStore } from '../../../kernel/ports/file-store.ts';
import type { AssetRow } from '../asset-rows.ts';
import { posterName } from '../describe-video.ts';
import { playableName } from '../playable-copy.ts';
import type { UploadRow } from './upload-rows.ts';

export type PreparedAsset = Omit<AssetRow, 'seq'>;

/** null where it has to be prepared first. */
export function preparedOf({ prepared }: UploadRow): PreparedAsset | null {
  return prepared === null ? null : (JSON.parse(prepared) as PreparedAsset);
}

/** Files of uploads that only have to be kept as assets. */
export async function preparedFiles(database: Queries): Promise<string[]> {
  const rows = await database.all<UploadRow>('SELECT prepared FROM upload WHERE prepared IS NOT NULL');
  return rows.flatMap((row) => {
    const { file = null, poster_file = null } = preparedOf(row) ?? {};
    return [file, poster_file].filter((name) => name !== null);
  });
}

export async function removePrepared(
  files: FileStore,
  { asset_id, file }: Pick<UploadRow, 'asset_id' | 'file'>,
): Promise<void> {
  await files.remove(posterName(asset_id));
  await files.remove(playableName(file));
}

/** Unless somebody goes on with the upload, or it has become an asset. */
export async function forgetPrepared(
  { database, files }: { readonly database: Queries; readonly files: FileStore },
  upload: Pick<UploadRow, 'id' | 'asset_id' | 'file'>,
): Promise<void> {
  const isKnown = await database.get(
    `SELECT 1 FROM upload WHERE id = ?1 UNION ALL SELECT 1 FROM asset WHERE id = ?2
     UNION ALL SELECT 1 FROM bin_item WHERE id = ?2`,
    [upload.id, upload.asset_id],
  );
  if (isKnown === undefined) await removePrepared(files, upload);
}
