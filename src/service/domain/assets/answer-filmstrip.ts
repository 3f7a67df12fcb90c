/** The list of an asset's small pictures, as far as they are made; reading it has them made. */
import type { Filmstrip } from '../../../contract/schemas/asset.ts';
import { SHEET_COLUMNS } from '../../../media/vision/filmstrip/plan-filmstrip.ts';
import type { AssetContext } from './asset-context.ts';
import type { AssetRow } from './asset-rows.ts';
import { findFilmstrip, sheetFile } from './filmstrip-rows.ts';

/** null for an asset that is gone. */
export async function readFilmstrip(
  { database, filmstrips, links }: AssetContext,
  origin: string,
  assetId: string,
): Promise<Filmstrip | null> {
  const asset = await database.get<AssetRow>("SELECT * FROM asset WHERE id = ? AND kind = 'video'", [
    assetId,
  ]);
  if (asset === undefined) return null;
  const known = await findFilmstrip(database, assetId);
  const isMade = known !== null && known.made === known.plan.sheets.length;
  if (!isMade) filmstrips.demand(asset);
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
