/** Deletes an asset that nothing uses, with its file, poster, small pictures, transcript and tracks. */
import { conflict } from '../../api-error.ts';
import type { OwnerHandler } from '../../app/call.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { sheetFilesOf } from '../assets/filmstrip-rows.ts';

type Call = Parameters<OwnerHandler<'delete_asset'>>[0];

export async function deleteAsset(
  { database, files, filmstrips, sounds }: Studio,
  { account, params, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'delete_asset'>>>> {
  const asset = requireAsset(database, account.id, params.assetId);
  const uses = database.all<{ id: string; title: string }>(
    'SELECT id, title FROM project JOIN project_asset ON project_id = id WHERE asset_id = ? ORDER BY seq',
    [asset.id],
  );
  if (uses.length > 0)
    throw conflict(
      'in_use',
      `Projects use this file: ${uses.map(({ title }) => title).join(', ')}. Delete them first.`,
      {
        uses: uses.map(({ id, title }) => ({ projectId: id, title })),
      },
    );
  await filmstrips.forget(asset.id);
  await sounds.forget(asset.id);
  const sheets = sheetFilesOf(database, asset.id);
  const reply = commit(() => {
    database.run('DELETE FROM asset WHERE id = ?', [asset.id]);
    return { body: { assetId: asset.id, deleted: true as const } };
  });
  await files.remove(asset.file);
  if (asset.poster_file !== null) await files.remove(asset.poster_file);
  for (const sheet of sheets) await files.remove(sheet);
  return reply;
}
