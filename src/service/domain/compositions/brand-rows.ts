/** Brand kits as rows, and what of one a composition keeps. */
import type { BrandKit, CaptionLook, CompositionBrand } from '../../../contract/schemas/brand.ts';
import { notFound } from '../../kernel/api-error.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import type { CompositionState } from './composition-state.ts';

export interface BrandKitRow {
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** A CaptionLook. */
  readonly look: string;
  /** When it was made the default; the latest is, which a library that was brought in may make two of. */
  readonly default_ms: number | null;
  readonly created_ms: number;
  readonly updated_ms: number;
}

export function kitsOf(database: Queries, accountId: string): Promise<BrandKitRow[]> {
  return database.all<BrandKitRow>('SELECT * FROM brand_kit WHERE account_id = ? ORDER BY seq DESC', [
    accountId,
  ]);
}

/** @throws ApiError NOT_FOUND */
export async function requireKit(database: Queries, accountId: string, id: string): Promise<BrandKitRow> {
  const row = await database.get<BrandKitRow>('SELECT * FROM brand_kit WHERE id = ? AND account_id = ?', [
    id,
    accountId,
  ]);
  if (row === undefined) throw notFound('brand kit');
  return row;
}

/** null where none is. */
export async function defaultKit(database: Queries, accountId: string): Promise<BrandKitRow | null> {
  const row = await database.get<BrandKitRow>(
    `SELECT * FROM brand_kit WHERE account_id = ? AND default_ms IS NOT NULL
     ORDER BY default_ms DESC, seq DESC LIMIT 1`,
    [accountId],
  );
  return row ?? null;
}

export function toBrandKit(row: BrandKitRow, standing: BrandKitRow | null): BrandKit {
  return {
    id: row.id,
    name: row.name,
    revision: row.revision,
    look: lookOf(row),
    isDefault: row.id === standing?.id,
    createdAt: isoTime(row.created_ms),
    updatedAt: isoTime(row.updated_ms),
  };
}

export function brandOf(row: BrandKitRow): CompositionBrand {
  return { brandKitId: row.id, name: row.name, look: lookOf(row) };
}

/** @param kitId null for none. @throws ApiError NOT_FOUND */
export async function chosenBrand(
  database: Queries,
  accountId: string,
  kitId: string | null,
): Promise<CompositionBrand | null> {
  return kitId === null ? null : brandOf(await requireKit(database, accountId, kitId));
}

/** @param brand null for none. The same state where it has it already. */
export function withBrand<State extends CompositionState>(
  state: State,
  brand: CompositionBrand | null,
): State {
  if (sameBrand(state.brand ?? null, brand)) return state;
  const { brand: _, ...rest } = state;
  return (brand === null ? rest : { ...rest, brand }) as State;
}

export function sameBrand(a: CompositionBrand | null, b: CompositionBrand | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function lookOf(row: BrandKitRow): CaptionLook {
  return JSON.parse(row.look) as CaptionLook;
}
