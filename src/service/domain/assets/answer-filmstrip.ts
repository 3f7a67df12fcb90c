/** The list of an asset's small pictures, as far as they are made; reading it has them made. */
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { SHEET_COLUMNS } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import type { AssetContext } from './asset-context.ts';
import type { AssetRow } from './asset-rows.ts';
import { findFilmstrip, sheetFile } from './filmstrip-rows.ts';
import { requireOriginal } from './require-original.ts';

/** null for an asset that is gone. @throws OriginalAwayError where pictures are missing and cannot be made */
export async function readFilmstrip(
  { database, files, filmstrips, links }: AssetContext,
  origin: string,
  assetId: string,
): Promise<Filmstrip | null> {
  const asset = await database.get<AssetRow>("SELECT * FROM asset WHERE id = ? AND kind = 'video'", [
    assetId,
  ]);
  if (asset === undefined) return null;
  const known = await findFilmstrip(database, assetId);
  const isMade = known !== null && known.made === known.plan.sheets.length;
  if (!isMade) {
    await requireOriginal(files, asset.file);
    filmstrips.demand(asset);
  }
  const { sheets = [], pictureWidthPx = 0, pictureHeightPx = 0 } = known?.plan ?? {};
  const addressOf = async (sheet: number): Promise<string> => {
    const target = { file: sheetFile(assetId, sheet) };
    const filename = `${assetId}-${sheet}.jpg`;
    return (await links.make(origin, { target, mimeType: 'image/jpeg', filename, attachment: false })).url;
  };
  return {
    pictureWidthPx,
    pictureHeightPx,
    columns: SHEET_COLUMNS,
    complete: isMade || filmstrips.hasGivenUp(assetId),
    sheets: await Promise.all(
      sheets.map(async ({ stepSec, timesSec }, at) => ({
        stepSec,
        timesSec: [...timesSec],
        url: at < (known?.made ?? 0) ? await addressOf(at) : null,
      })),
    ),
  };
}
