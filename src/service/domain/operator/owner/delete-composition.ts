/** Deletes the composition of an accepted clip, which is proposed again. What nobody changed or exported is not kept. */
import type { Handlers } from '../../../kernel/call.ts';
import { requireClip, toClip } from '../../compositions/clip-rows.ts';
import { type CompositionRow, requireComposition, stateOf } from '../../compositions/composition-rows.ts';
import { hasWork, removeComposition, requireDeletable } from '../../compositions/removable-composition.ts';
import { keepRows, type Thing } from '../bin/bin-rows.ts';
import { deleteThing } from '../bin/delete-thing.ts';
import type { OperatorContext } from '../operator-context.ts';

type Handler = Handlers<'delete_composition'>['delete_composition'];

export async function deleteComposition(
  context: OperatorContext,
  { account, params, commit }: Parameters<Handler>[0],
): Promise<Awaited<ReturnType<Handler>>> {
  const { database, schema } = context;
  const row = await requireComposition(database, account.id, params.compositionId);
  await requireDeletable(database, row);
  const use = (await hasWork(database, row.id)) ? undefined : 'skip';
  return deleteThing(context, thingOf(row), use, (keep, inBin) =>
    commit(async (tx) => {
      const clipId = await requireDeletable(tx, await requireComposition(tx, account.id, row.id));
      await keep(tx);
      // Another analysis forgets clips that are not accepted.
      if (inBin)
        await keepRows(schema, tx, row.id, 'clip', 'id = (SELECT clip_id FROM composition WHERE id = ?1)');
      await removeComposition(tx, row.id, clipId);
      const clip = toClip(await requireClip(tx, account.id, clipId));
      return { body: { compositionId: row.id, deleted: true as const, clip, inBin } };
    }),
  );
}

function thingOf(row: CompositionRow): Thing {
  const { id, account_id: accountId, kind, project_id: projectId } = row;
  return { id, type: 'composition', accountId, kind, title: stateOf(row).title, projectId };
}
