/** Brand kits of an account: kept, changed, made the default, and put on its clips. */
import { newId } from '../../../../contract/ids.ts';
import { BRAND_KITS_MAX } from '../../../../contract/limits.ts';
import type { BRAND_OPERATIONS } from '../../../../contract/owner/brand-operations.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import { conflict, revisionMismatch } from '../../../kernel/api-error.ts';
import type { OwnerHandlers } from '../../../kernel/call.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { requireProject } from '../../projects/project-rows.ts';
import { requireFilesOfLook } from '../brand-file-rows.ts';
import { chosenBrand, defaultKit, kitsOf, requireKit, toBrandKit } from '../brand-rows.ts';
import type { CompositionContext } from '../composition-context.ts';
import { brandClips, takeBrandBack } from './apply-brand.ts';

export function brandHandlers({
  database,
  clock,
}: CompositionContext): OwnerHandlers<keyof typeof BRAND_OPERATIONS> {
  const shown = async (tx: Queries, accountId: string, id: string) => ({
    body: {
      brandKit: toBrandKit(await requireKit(tx, accountId, id), await defaultKit(tx, accountId)),
    },
  });
  /** One kit at most is the default. */
  const setDefault = async (tx: Queries, accountId: string, id: string, wanted: boolean): Promise<void> => {
    if (wanted) await tx.run('UPDATE brand_kit SET default_ms = NULL WHERE account_id = ?', [accountId]);
    await tx.run('UPDATE brand_kit SET default_ms = ? WHERE id = ?', [wanted ? clock.nowMs() : null, id]);
  };
  return {
    list_brand_kits: async ({ account }) => {
      const standing = await defaultKit(database, account.id);
      const rows = await kitsOf(database, account.id);
      return { body: { brandKits: rows.map((row) => toBrandKit(row, standing)) } };
    },

    create_brand_kit: ({ account, body, commit }) =>
      commit(async (tx) => {
        if ((await kitsOf(tx, account.id)).length >= BRAND_KITS_MAX)
          throw conflict(problem('too_many_brand_kits', { max: BRAND_KITS_MAX }), { max: BRAND_KITS_MAX });
        await requireFilesOfLook(tx, account.id, body.look);
        const id = newId('brandKit');
        const nowMs = clock.nowMs();
        await tx.run(
          `INSERT INTO brand_kit (id, account_id, name, revision, look, created_ms, updated_ms)
           VALUES (?, ?, ?, 1, ?, ?, ?)`,
          [id, account.id, body.name, JSON.stringify(body.look), nowMs, nowMs],
        );
        if (body.isDefault === true) await setDefault(tx, account.id, id, true);
        return shown(tx, account.id, id);
      }),

    update_brand_kit: ({ account, params, body, commit }) =>
      commit(async (tx) => {
        const row = await requireKit(tx, account.id, params.brandKitId);
        if (row.revision !== body.expectedRevision)
          throw revisionMismatch(row.revision, body.expectedRevision);
        if (body.look !== undefined) await requireFilesOfLook(tx, account.id, body.look);
        await tx.run('UPDATE brand_kit SET name = ?, look = ?, revision = ?, updated_ms = ? WHERE id = ?', [
          body.name ?? row.name,
          body.look === undefined ? row.look : JSON.stringify(body.look),
          row.revision + 1,
          clock.nowMs(),
          row.id,
        ]);
        if (body.isDefault !== undefined) await setDefault(tx, account.id, row.id, body.isDefault);
        return shown(tx, account.id, row.id);
      }),

    delete_brand_kit: ({ account, params, commit }) =>
      commit(async (tx) => {
        const row = await requireKit(tx, account.id, params.brandKitId);
        await tx.run('DELETE FROM brand_kit WHERE id = ?', [row.id]);
        return { body: { brandKitId: row.id, deleted: true as const } };
      }),

    apply_brand_kit: ({ account, body, commit }) =>
      commit(async (tx) => {
        const { brandKitId, projectId = null } = body;
        if (projectId !== null) await requireProject(tx, account.id, projectId);
        const brand = await chosenBrand(tx, account.id, brandKitId);
        return { body: await brandClips(tx, clock.nowMs(), { accountId: account.id, projectId, brand }) };
      }),

    undo_brand_kit: ({ account, body, commit }) =>
      commit(async (tx) => ({ body: await takeBrandBack(tx, clock.nowMs(), account.id, body) })),
  };
}
