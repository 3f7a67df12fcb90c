/** Deletes the composition of an accepted clip, which is proposed again. What nobody changed or exported is not kept. */
import { conflict } from '../../api-error.ts';
import type { Handlers } from '../../kernel/call.ts';
import type { Database } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { keepRows, type Thing } from '../bin/bin-rows.ts';
import { deleteThing } from '../bin/delete-thing.ts';
import { requireClip, toClip } from './clip-rows.ts';
import { type CompositionRow, requireComposition, stateOf } from './composition-rows.ts';

type Handler = Handlers<'delete_composition'>['delete_composition'];

export async function deleteComposition(
  studio: Studio,
  { account, params, commit }: Parameters<Handler>[0],
): Promise<Awaited<ReturnType<Handler>>> {
  const { database } = studio;
  const row = requireComposition(database, account.id, params.compositionId);
  requireDeletable(database, row);
  const use = hasWork(database, row.id) ? undefined : 'skip';
  return deleteThing(studio, thingOf(row), use, (keep, inBin) =>
    commit(() => {
      const clipId = requireDeletable(database, requireComposition(database, account.id, row.id));
      keep();
      // Another analysis forgets clips that are not accepted.
      if (inBin) keepRows(database, row.id, 'clip', `id = (SELECT clip_id FROM composition WHERE id = ?1)`);
      removeComposition(database, row.id, clipId);
      const clip = toClip(requireClip(database, account.id, clipId));
      return { body: { compositionId: row.id, deleted: true as const, clip, inBin } };
    }),
  );
}

function thingOf(row: CompositionRow): Thing {
  const { id, account_id: accountId, kind, project_id: projectId } = row;
  return { id, type: 'composition', accountId, kind, title: stateOf(row).title, projectId };
}

/** The clip it is of. @throws ApiError CONFLICT */
export function requireDeletable(database: Database, { id, clip_id: clipId }: CompositionRow): string {
  if (clipId === null)
    throw conflict('not_a_clip', 'Only the composition of an Auto Clip clip can be deleted.');
  const rendering = database.get(
    "SELECT 1 FROM export WHERE composition_id = ? AND status IN ('queued', 'rendering')",
    [id],
  );
  if (rendering !== undefined)
    throw conflict(
      'being_exported',
      'This composition is being exported. Wait until that is done, or cancel it.',
    );
  return clipId;
}

/** Inside the caller's transaction. */
export function removeComposition(database: Database, id: string, clipId: string): void {
  database.run('DELETE FROM composition WHERE id = ?', [id]);
  database.run("UPDATE clip SET status = 'proposed', composition_id = NULL WHERE id = ?", [clipId]);
}

/** Accepting the clip again makes what the service made by itself, but not what a person did. */
export function hasWork(database: Database, id: string): boolean {
  const found = database.get(
    `SELECT 1 FROM composition_revision WHERE composition_id = ?1 AND revision > 1
       AND coalesce(made_by, '') <> '{"changes":["framing"]}'
     UNION ALL SELECT 1 FROM export WHERE composition_id = ?1 AND file IS NOT NULL`,
    [id],
  );
  return found !== undefined;
}
