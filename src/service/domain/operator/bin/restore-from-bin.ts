/** Puts something back as it was, in one transaction, with what it needs that is in the bin too. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict, notFound } from '../../../kernel/api-error.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { findAsset } from '../../assets/asset-rows.ts';
import { requireComposition } from '../../compositions/composition-rows.ts';
import { hasWork, removeComposition, requireDeletable } from '../../compositions/removable-composition.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { forgetSource } from '../../projects/require-files.ts';
import { type BinItemRow, findBinItem, requireBinItem, rowsInBin, takeFromBin } from './bin-rows.ts';

type Parts = Pick<ProjectContext, 'database' | 'clock'>;

interface Restored {
  /** What was asked for comes last. */
  readonly items: readonly BinItemRow[];
  readonly missingAssetIds: readonly string[];
}

/** Inside the caller's transaction. @throws ApiError NOT_FOUND, CONFLICT */
export async function restoreFromBin(parts: Parts, accountId: string, itemId: string): Promise<Restored> {
  const item = await requireBinItem(parts.database, accountId, itemId);
  switch (item.type) {
    case 'asset':
      await takeFromBin(parts.database, item.id);
      return { items: [item], missingAssetIds: [] };
    case 'project':
      return restoreProject(parts, item);
    case 'composition':
      return restoreComposition(parts, item);
  }
}

async function restoreProject(parts: Parts, item: BinItemRow): Promise<Restored> {
  const { database } = parts;
  const items: BinItemRow[] = [];
  const missingAssetIds: string[] = [];
  for await (const { row } of rowsInBin(database, item.id, 'project_asset')) {
    const assetId = String(row.asset_id);
    if ((await findAsset(database, item.account_id, assetId)) !== undefined) continue;
    const asset = await findBinItem(database, item.account_id, assetId);
    if (asset === undefined) missingAssetIds.push(assetId);
    else items.push(asset);
  }
  for (const { id } of [...items, item]) await takeFromBin(database, id);
  for (const assetId of missingAssetIds) await forgetSource(parts, assetId);
  return { items: [...items, item], missingAssetIds };
}

async function restoreComposition(parts: Parts, item: BinItemRow): Promise<Restored> {
  const { database } = parts;
  const projectId = item.project_id ?? '';
  const project = await database.get('SELECT 1 FROM project WHERE id = ?', [projectId]);
  const deleted = await findBinItem(database, item.account_id, projectId);
  if (project === undefined && deleted === undefined) throw notFound('project of this clip');
  const before = deleted === undefined ? NOTHING : await restoreProject(parts, deleted);
  await makeWay(database, item);
  await takeFromBin(database, item.id);
  return { ...before, items: [...before.items, item] };
}

const NOTHING: Restored = { items: [], missingAssetIds: [] };

/** Its clip may be there, decided anew or not; one that is gone comes back with it. @throws ApiError CONFLICT */
async function makeWay(database: Queries, item: BinItemRow): Promise<void> {
  const kept = await rowsInBin(database, item.id, 'clip').next();
  const clipId = String(kept.value?.row.id);
  const clip = await database.get<{ composition_id: string | null }>(
    'SELECT composition_id FROM clip WHERE id = ?',
    [clipId],
  );
  if (clip === undefined) return;
  if (clip.composition_id !== null) {
    const current = await requireComposition(database, item.account_id, clip.composition_id);
    if (await hasWork(database, current.id)) throw conflict(problem('accepted_again'));
    await requireDeletable(database, current);
    await removeComposition(database, current.id, clipId);
  }
  await database.run("DELETE FROM bin_row WHERE item_id = ? AND table_name = 'clip'", [item.id]);
  await database.run("UPDATE clip SET status = 'accepted', composition_id = ? WHERE id = ?", [
    item.id,
    clipId,
  ]);
}
