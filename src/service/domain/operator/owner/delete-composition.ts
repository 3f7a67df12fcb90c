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
  const { database } = context;
  const row = requireComposition(database, account.id, params.compositionId);
  requireDeletable(database, row);
  const use = hasWork(database, row.id) ? undefined : 'skip';
  return deleteThing(context, thingOf(row), use, (keep, inBin) =>
    commit((tx) => {
      const clipId = requireDeletable(tx, requireComposition(tx, account.id, row.id));
      keep(tx);
      // Another analysis forgets clips that are not accepted.
      if (inBin) keepRows(tx, row.id, 'clip', `id = (SELECT clip_id FROM composition WHERE id = ?1)`);
      removeComposition(tx, row.id, clipId);
      const clip = toClip(requireClip(tx, account.id, clipId));
      return { body: { compositionId: row.id, deleted: true as const, clip, inBin } };
    }),
  );
}

function thingOf(row: CompositionRow): Thing {
  const { id, account_id: accountId, kind, project_id: projectId } = row;
  return { id, type: 'composition', accountId, kind, title: stateOf(row).title, projectId };
}
