/** Filmstrips as rows, and their sheets as files: a plan, and how many of its sheets are made, in its order. */
import type { FilmstripPlan } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import type { Queries } from '../../kernel/ports/database.ts';

export interface FilmstripRow {
  readonly plan: FilmstripPlan;
  readonly made: number;
}

export async function findFilmstrip(database: Queries, assetId: string): Promise<FilmstripRow | null> {
  const row = await database.get<{ plan: string; made: number }>(
    'SELECT plan, made FROM filmstrip WHERE asset_id = ?',
    [assetId],
  );
  return row === undefined ? null : { plan: JSON.parse(row.plan) as FilmstripPlan, made: row.made };
}

/** Writes nothing for an asset that was deleted meanwhile. */
export async function insertFilmstrip(
  database: Queries,
  assetId: string,
  plan: FilmstripPlan,
): Promise<void> {
  await database.run(
    'INSERT INTO filmstrip (asset_id, plan, made) SELECT id, ?2, 0 FROM asset WHERE id = ?1 ON CONFLICT DO NOTHING',
    [assetId, JSON.stringify(plan)],
  );
}

export async function setSheetsMade(database: Queries, assetId: string, made: number): Promise<void> {
  await database.run('UPDATE filmstrip SET made = ? WHERE asset_id = ?', [made, assetId]);
}

export function sheetFile(assetId: string, sheet: number): string {
  return `filmstrips/${assetId}-${sheet}.jpg`;
}

/** The sheets that are made, of all filmstrips. */
export async function madeSheetFiles(database: Queries): Promise<string[]> {
  const rows = await database.all<{ asset_id: string; made: number }>('SELECT asset_id, made FROM filmstrip');
  return rows.flatMap((row) =>
    Array.from({ length: row.made }, (_, sheet) => sheetFile(row.asset_id, sheet)),
  );
}

/** What may be in the store of the filmstrips of an account. */
export async function sheetFilesOfAccount(database: Queries, accountId: string): Promise<string[]> {
  const rows = await database.all<{ asset_id: string; made: number }>(
    'SELECT asset_id, made FROM filmstrip WHERE asset_id IN (SELECT id FROM asset WHERE account_id = ?)',
    [accountId],
  );
  return rows.flatMap((row) =>
    Array.from({ length: row.made + 1 }, (_, sheet) => sheetFile(row.asset_id, sheet)),
  );
}

/** What may be in the store of one filmstrip: its sheets, and the one whose making was stopped. */
export async function sheetFilesOf(database: Queries, assetId: string): Promise<string[]> {
  const made = (await findFilmstrip(database, assetId))?.made ?? -1;
  return Array.from({ length: made + 1 }, (_, sheet) => sheetFile(assetId, sheet));
}
