/** Fonts and logos of one's own as rows, and a brand with what its files hold. */
import { BRAND_FILM_MAX_SEC } from '../../../contract/limits.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { BrandFile, BrandFileContent, CaptionLook } from '../../../contract/schemas/brand.ts';
import { type BrandFileFacts, filesOfLook, lookWithFiles } from '../../../media/captions/brand-files.ts';
import type { CaptionLook as DrawnLook } from '../../../media/captions/caption-look.ts';
import { invalid, notFound } from '../../kernel/api-error.ts';
import { inList } from '../../kernel/in-list.ts';
import type { Queries } from '../../kernel/ports/database.ts';
import { isoTime } from '../../kernel/time.ts';
import { requireVideo } from '../assets/asset-rows.ts';

export interface BrandFileRow {
  readonly id: string;
  readonly kind: BrandFile['kind'];
  readonly name: string;
  /** base64 */
  readonly data: string;
  /** BrandFileFacts */
  readonly facts: string;
  readonly size_bytes: number;
  readonly created_ms: number;
}

/** As the contract says them. */
type BrandFileFactsOfRow = Pick<BrandFileContent, keyof BrandFileFacts>;

export function toBrandFile(row: Omit<BrandFileRow, 'data' | 'facts'>): BrandFile {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    sizeBytes: row.size_bytes,
    createdAt: isoTime(row.created_ms),
  };
}

export function toBrandFileContent(row: BrandFileRow): BrandFileContent {
  return { ...toBrandFile(row), data: row.data, ...(JSON.parse(row.facts) as BrandFileFactsOfRow) };
}

async function filesNamed(
  database: Queries,
  accountId: string,
  look: CaptionLook,
): Promise<ReadonlyMap<string, BrandFileContent>> {
  const ids = [...new Set(filesOfLook(look))];
  if (ids.length === 0) return new Map();
  const rows = await database.all<BrandFileRow>(
    `SELECT * FROM brand_file WHERE account_id = ? AND id IN ${inList(ids)}`,
    [accountId, ...ids],
  );
  return new Map(rows.map((row) => [row.id, toBrandFileContent(row)]));
}

/** @throws ApiError NOT_FOUND for a file that is not there, or is of the other kind; CONFLICT for a film that is no video, VALIDATION_FAILED for a long one */
export async function requireFilesOfLook(
  database: Queries,
  accountId: string,
  look: CaptionLook,
): Promise<void> {
  const files = await filesNamed(database, accountId, look);
  const isThere = (kind: BrandFile['kind'], named: { readonly brandFileId: string } | undefined): boolean =>
    named === undefined || files.get(named.brandFileId)?.kind === kind;
  if (!isThere('font', look.ownFont) || !isThere('logo', look.logo)) throw notFound('brand file');
  for (const part of ['intro', 'outro'] as const) {
    const named = look[part];
    if (named === undefined) continue;
    const { duration_sec } = await requireVideo(database, accountId, named.assetId);
    if ((duration_sec ?? 0) > BRAND_FILM_MAX_SEC)
      throw invalid(`/look/${part}`, 'too_long', problem('brand_film_long', { seconds: BRAND_FILM_MAX_SEC }));
  }
}

/** A brand as planners take it; undefined for none. */
export async function drawnBrand(
  database: Queries,
  accountId: string,
  brand: { readonly look: CaptionLook } | undefined,
): Promise<{ readonly look: DrawnLook } | undefined> {
  if (brand === undefined) return undefined;
  return { look: lookWithFiles(brand.look, await filesNamed(database, accountId, brand.look)) };
}
