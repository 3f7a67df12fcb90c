/** A brand on many clips at once, and off them again; both inside the caller's transaction. */
import { BRANDED_AT_ONCE_MAX } from '../../../../contract/limits.ts';
import type { OwnerAnswerOf, OwnerBodyOf } from '../../../../contract/owner-operations.ts';
import type { CompositionBrand } from '../../../../contract/schemas/brand.ts';
import type { Queries } from '../../../kernel/ports/database.ts';
import { sameBrand, withBrand } from '../brand-rows.ts';
import { rowAtRevision } from '../composition-revisions.ts';
import { type CompositionRow, findComposition, stateOf, writeRevision } from '../composition-rows.ts';

const BRANDED = { changes: ['brand' as const] };

interface Wanted {
  readonly accountId: string;
  /** null for all of them. */
  readonly projectId: string | null;
  readonly brand: CompositionBrand | null;
}

export async function brandClips(
  tx: Queries,
  nowMs: number,
  { accountId, projectId, brand }: Wanted,
): Promise<OwnerAnswerOf<'apply_brand_kit'>> {
  const rows = await tx.all<CompositionRow>(
    `SELECT * FROM composition WHERE account_id = ?1 AND clip_id IS NOT NULL AND (project_id = ?2 OR ?2 IS NULL)
     ORDER BY seq DESC LIMIT ?3`,
    [accountId, projectId, BRANDED_AT_ONCE_MAX],
  );
  const changed: { compositionId: string; revision: number }[] = [];
  for (const row of rows) {
    const before = stateOf(row);
    const state = withBrand(before, brand);
    if (state === before) continue;
    const { id, revision } = await writeRevision(tx, nowMs, row, state, BRANDED);
    changed.push({ compositionId: id, revision });
  }
  return { changed, unchanged: rows.length - changed.length };
}

/** What was changed since keeps its change; a clip that has another brand by now, or is gone, is left alone. */
export async function takeBrandBack(
  tx: Queries,
  nowMs: number,
  accountId: string,
  { changed }: OwnerBodyOf<'undo_brand_kit'>,
): Promise<OwnerAnswerOf<'undo_brand_kit'>> {
  let restored = 0;
  for (const { compositionId, revision } of changed) {
    const row = await findComposition(tx, accountId, compositionId);
    if (row === undefined) continue;
    const [given, earlier] = [await brandAt(tx, row, revision), await brandAt(tx, row, revision - 1)];
    const now = stateOf(row);
    if (!sameBrand(now.brand ?? null, given)) continue;
    const state = withBrand(now, earlier);
    if (state === now) continue;
    await writeRevision(tx, nowMs, row, state, BRANDED);
    restored += 1;
  }
  return { restored, skipped: changed.length - restored };
}

async function brandAt(tx: Queries, row: CompositionRow, revision: number): Promise<CompositionBrand | null> {
  return stateOf(await rowAtRevision(tx, row, revision)).brand ?? null;
}
