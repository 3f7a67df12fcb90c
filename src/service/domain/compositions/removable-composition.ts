/** Whether the composition of an accepted clip may go, what would go with it, and taking it away. */
import { problem } from '../../../contract/problems/problem.ts';
import { conflict } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import type { CompositionRow } from './composition-rows.ts';

/** The clip it is of. @throws ApiError CONFLICT */
export async function requireDeletable(
  database: Queries,
  { id, clip_id: clipId }: CompositionRow,
): Promise<string> {
  if (clipId === null) throw conflict(problem('not_a_clip'));
  const rendering = await database.get(
    "SELECT 1 FROM export WHERE composition_id = ? AND status IN ('queued', 'rendering')",
    [id],
  );
  if (rendering !== undefined) throw conflict(problem('being_exported'));
  return clipId;
}

/** Inside the caller's transaction. */
export async function removeComposition(database: Queries, id: string, clipId: string): Promise<void> {
  await database.run('DELETE FROM composition WHERE id = ?', [id]);
  await database.run("UPDATE clip SET status = 'proposed', composition_id = NULL WHERE id = ?", [clipId]);
}

/** Accepting the clip again makes what the service made by itself, but not what a person did. */
export async function hasWork(database: Queries, id: string): Promise<boolean> {
  const found = await database.get(
    `SELECT 1 FROM composition_revision WHERE composition_id = ?1 AND revision > 1
       AND coalesce(made_by, '') <> '{"changes":["framing"]}'
     UNION ALL SELECT 1 FROM export WHERE composition_id = ?1 AND file IS NOT NULL`,
    [id],
  );
  return found !== undefined;
}
