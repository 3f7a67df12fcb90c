/** Deletes an asset that nothing uses, with its file, poster, small pictures, transcript and tracks. */
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict } from '../../../kernel/api-error.ts';
import type { OwnerHandler } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { type AssetRow, requireAsset } from '../../assets/asset-rows.ts';
import { requireNotCopied } from '../../assets/references/copy-job.ts';
import { requireAtRest } from '../../models/speech/transcript-handlers.ts';
import { deleteThing } from '../bin/delete-thing.ts';
import type { OperatorContext } from '../operator-context.ts';

type Call = Parameters<OwnerHandler<'delete_asset'>>[0];

export async function deleteAsset(
  context: OperatorContext,
  { account, params, query, commit }: Call,
): Promise<Awaited<ReturnType<OwnerHandler<'delete_asset'>>>> {
  const { database, filmstrips, sounds } = context;
  const { id, kind, title } = await requireUnused(database, account.id, params.assetId);
  await filmstrips.forget(id);
  await sounds.forget(id);
  const thing = { id, type: 'asset', accountId: account.id, kind, title, projectId: null } as const;
  return deleteThing(context, thing, query.bin, (keep, inBin) =>
    commit(async (tx) => {
      await requireUnused(tx, account.id, id);
      await keep(tx);
      await tx.run('DELETE FROM asset WHERE id = ?', [id]);
      return { body: { assetId: id, deleted: true as const, inBin } };
    }),
  );
}

/** @throws ApiError NOT_FOUND, CONFLICT in_use, in_use_by_brand, being_transcribed, being_copied */
async function requireUnused(database: Queries, accountId: string, assetId: string): Promise<AssetRow> {
  const asset = await requireAsset(database, accountId, assetId);
  const kits = await database.all<{ name: string }>(
    "SELECT name FROM brand_kit WHERE account_id = ?1 AND look LIKE '%' || ?2 || '%' ORDER BY seq",
    [accountId, asset.id],
  );
  const names = kits.map(({ name }) => name).join(', ');
  if (kits.length > 0) throw conflict(problem('in_use_by_brand', { names }), { names });
  // As a source, as what an edit was charged for and is preparing, or as what the brand of a clip begins or ends with.
  const uses = await database.all<{ id: string; title: string }>(
    `SELECT id, title FROM project WHERE id IN (SELECT project_id FROM project_asset WHERE asset_id = ?1)
       OR id IN (SELECT project_id FROM timeline WHERE id IN (SELECT timeline_id FROM timeline_clip
         WHERE asset_id = ?1 AND state = 'preparing'))
       OR id IN (SELECT project_id FROM composition WHERE account_id = ?2
         AND (state LIKE '%"intro":{"assetId":"' || ?1 || '"%' OR state LIKE '%"outro":{"assetId":"' || ?1 || '"%'))
     ORDER BY seq`,
    [asset.id, accountId],
  );
  if (uses.length > 0)
    throw conflict(problem('in_use', { titles: uses.map(({ title }) => title).join(', ') }), {
      uses: uses.map(({ id, title }) => ({ projectId: id, title })),
    });
  await requireAtRest(database, asset.id);
  await requireNotCopied(database, asset.id);
  return asset;
}
